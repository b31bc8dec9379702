import { BuiltInRole } from 'contracts/identity/membership/membership.roles';
import type { MeView } from 'contracts/identity/session/session.views';
import { DEFAULT_LOCALE, Locale } from 'contracts/kernel/locale';
import { Permission } from 'contracts/kernel/permission';
import { Rejection } from 'contracts/kernel/problem';
import type { Pool } from 'pg';

/** Route names of the two dashboards (spec section 6). */
const TENANT_DASHBOARD = 'tenant.dashboard';
const CANDIDATE_DASHBOARD = 'candidate.dashboard.index';

type AccountRow = { name: string; email: string; locale: string };
type MembershipRow = { id: string; name: string; subdomain: string; roles: string[]; permissions: string[] };

const memberships = `
  select t.tenant_id as id, t.name, t.subdomain, m.roles, m.permissions
  from access.membership m join access.tenant t using (tenant_id)
  where m.user_id = $1 order by t.name, t.tenant_id`;

/** Who this is, and what they may do in `tenant` (uuid or subdomain); in the first of their companies when none is named. */
export const readMe = async (pool: Pool, userId: string, tenant?: string): Promise<MeView> => {
  const [accounts, members] = await Promise.all([
    pool.query<AccountRow>('select name, email, locale from access.account where user_id = $1', [userId]),
    pool.query<MembershipRow>(memberships, [userId]),
  ]);
  const [account] = accounts.rows;
  if (!account) throw new Rejection('unauthenticated', 401);
  const named = tenant?.toLowerCase();
  const current = members.rows.find(({ id, subdomain }) => !named || named === id || named === subdomain);
  if (named && !current) throw new Rejection('forbidden', 403, { detail: 'You are not a member of this company.' });
  const permissions = Permission.options.filter((name) => current?.permissions.includes(name));
  return {
    data: {
      id: userId,
      name: account.name,
      email: account.email,
      locale: Locale.catch(DEFAULT_LOCALE).parse(account.locale),
      roles: BuiltInRole.options.filter((role) => current?.roles.includes(role)),
      permissions,
      tenants: members.rows.map(({ id, name, subdomain }) => ({ id, name, subdomain })),
      currentTenant: current ? { id: current.id, name: current.name, subdomain: current.subdomain } : null,
      dashboard: current ? TENANT_DASHBOARD : CANDIDATE_DASHBOARD,
    },
    meta: { permissions: Object.fromEntries(permissions.map((name) => [name, true])) },
  };
};
