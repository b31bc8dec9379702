import { dashboardOf, type MeView, type Workspace } from 'contracts/identity/session/session.views';
import { DEFAULT_LOCALE, Locale } from 'contracts/kernel/locale';
import { Permission } from 'contracts/kernel/permission';
import { Rejection } from 'contracts/kernel/problem';
import type { Pool } from 'pg';
import type { SessionAuth } from '#platform/http/auth';

type AccountRow = {
  name: string;
  email: string;
  locale: string;
  time_zone: string | null;
  is_verified: boolean;
  has_two_factor: boolean;
  workspace: Workspace | null;
};
type MembershipRow = {
  id: string;
  name: string;
  subdomain: string;
  time_zone: string;
  roles: string[];
  permissions: string[];
};

const account = `
  select a.name, a.email, a.locale, a.time_zone, a.email_verified_at is not null as is_verified,
    a.two_factor_at is not null as has_two_factor, s.workspace
  from access.account a left join access.session s on s.sid = $2 where a.user_id = $1`;
const memberships = `
  select t.tenant_id as id, t.name, t.subdomain, t.time_zone, m.roles, m.permissions
  from access.membership m join access.tenant t using (tenant_id)
  where m.user_id = $1 order by t.name, t.tenant_id`;

/** The workspace of a session in which `chosen` was chosen. */
export const workspaceOf = (chosen: Workspace | null, isStaff: boolean): Workspace =>
  isStaff && chosen !== 'candidate' ? 'tenant' : 'candidate';

const companyOf = ({ id, name, subdomain }: MembershipRow) => ({ id, name, subdomain });

/** Who this is, and what they may do in `tenant` (uuid or subdomain); in the first of their companies when none is named. */
export const readMe = async (pool: Pool, { userId, sid }: SessionAuth, tenant?: string): Promise<MeView> => {
  const [accounts, members] = await Promise.all([
    pool.query<AccountRow>(account, [userId, sid]),
    pool.query<MembershipRow>(memberships, [userId]),
  ]);
  const [person] = accounts.rows;
  if (!person) throw new Rejection('unauthenticated', 401);
  const named = tenant?.toLowerCase();
  const found = members.rows.find(({ id, subdomain }) => !named || named === id || named === subdomain);
  if (named && !found) throw new Rejection('forbidden', 403, { detail: 'You are not a member of this company.' });
  const workspace = workspaceOf(person.workspace, members.rows.length > 0);
  const current = workspace === 'tenant' ? found : undefined;
  const permissions = Permission.options.filter((name) => current?.permissions.includes(name));
  return {
    data: {
      id: userId,
      name: person.name,
      email: person.email,
      isEmailVerified: person.is_verified,
      hasTwoFactor: person.has_two_factor,
      locale: Locale.catch(DEFAULT_LOCALE).parse(person.locale),
      roles: current?.roles ?? [],
      timeZone: person.time_zone,
      permissions,
      tenants: members.rows.map(companyOf),
      currentTenant: current ? { ...companyOf(current), timeZone: current.time_zone } : null,
      workspace,
      dashboard: dashboardOf[workspace],
    },
    meta: { permissions: Object.fromEntries(permissions.map((name) => [name, true])) },
  };
};
