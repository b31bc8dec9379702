import { LOCAL, productDomain } from 'contracts/identity/company-domains/product-domain';
import { SWITCH } from 'contracts/identity/partnership/partner.rights';
import { dashboardOf, type MeView, type PartnerOfUser, type Workspace } from 'contracts/identity/session/session.views';
import { mutableMails } from 'contracts/identity/user/user.choices';
import type { SessionAuth } from 'contracts/kernel/auth';
import { avatarPath, logoPath } from 'contracts/kernel/image';
import { DEFAULT_LOCALE, Locale } from 'contracts/kernel/locale';
import { Permission } from 'contracts/kernel/permission';
import { Rejection } from 'contracts/kernel/problem';
import type { Pool } from 'pg';
import { type MembershipRow, notInCompany } from '#access/identity/membership/membership';
import { type PartnerRow, readPartners } from '#access/identity/partnership/partners';

type AccountRow = {
  name: string;
  email: string;
  locale: string;
  avatar: string | null;
  time_zone: string | null;
  muted_mails: string[];
  is_verified: boolean;
  has_two_factor: boolean;
  workspace: Workspace | null;
};

const account = `
  select a.name, a.email, a.locale, a.time_zone, a.muted_mails, a.avatar, a.email_verified_at is not null as is_verified,
    a.two_factor_at is not null as has_two_factor, s.workspace
  from access.account a left join access.session s on s.sid = $2 where a.user_id = $1`;
const memberships = `
  select t.tenant_id as id, t.name, t.subdomain, t.time_zone, t.logo, t.former_subdomains, t.domains, m.roles,
    t.suspended_at is not null as is_suspended,
    case when t.suspended_at is null then m.permissions else '{}' end as permissions
  from access.membership m join access.tenant t using (tenant_id)
  where m.user_id = $1 order by t.suspended_at is not null, t.name, t.tenant_id`;

/** A company's uuid or subdomain; anything else names none. */
const COMPANY = /^[a-z0-9-]{1,63}$/;

/** The workspace of a session in which `chosen` was chosen. */
export const workspaceOf = (chosen: Workspace | null, isStaff: boolean): Workspace =>
  isStaff && chosen !== 'candidate' ? 'tenant' : 'candidate';

const companyOf = ({ id, name, subdomain, logo, is_suspended }: MembershipRow) => ({
  ...{ id, name, subdomain, logo: logo && logoPath(id, logo) },
  ...(is_suspended && { isSuspended: true as const }),
});

const partnerOf = (row: PartnerRow): PartnerOfUser => ({ ...companyOf(row), parent: row.parent });

/** Of the companies that somebody may enter as an admin of their parent, those whose name has this in it. */
export const findPartnersOf = async (pool: Pool, userId: string, sought: string): Promise<PartnerOfUser[]> =>
  (await readPartners(pool, userId, { sought })).map(partnerOf);

type Options = {
  /** Uuid or subdomain of the company that the page shows. */
  tenant?: string | undefined;
  /** Workspace that the token was given for. */
  tokenFor?: Workspace | undefined;
  /** Companies have their first domain below it. */
  base?: string;
};

/**
 * Who this is, and what they may do in `tenant`, wherever their session was moved by another tab (docs/product.md WS-12). When none
 * is named: in the session's workspace, which is the first of their companies unless they left for the candidate's.
 */
export const readMe = async (
  pool: Pool,
  { userId, sid }: SessionAuth,
  { tenant, tokenFor, base = LOCAL }: Options = {},
): Promise<MeView> => {
  const [accounts, members] = await Promise.all([
    pool.query<AccountRow>(account, [userId, sid]),
    pool.query<MembershipRow>(memberships, [userId]),
  ]);
  const [person] = accounts.rows;
  if (!person) throw new Rejection('unauthenticated', 401);
  const named = tenant?.toLowerCase();
  const own = members.rows.find(
    ({ id, subdomain, former_subdomains: former }) => !named || [id, subdomain, ...former].includes(named),
  );
  const mayEnter = members.rows.some((member) => member.permissions.includes(SWITCH));
  const partners = mayEnter ? await readPartners(pool, userId) : [];
  const [entered] = mayEnter && named && !own && COMPANY.test(named) ? await readPartners(pool, userId, { named }) : [];
  const found = own ?? entered;
  if (named && !found) throw notInCompany();
  const ofSession = workspaceOf(person.workspace, members.rows.length > 0);
  const workspace = named ? 'tenant' : ofSession;
  const current = workspace === 'tenant' ? found : undefined;
  const permissions = Permission.options.filter((name) => current?.permissions.includes(name));
  return {
    data: {
      id: userId,
      name: person.name,
      email: person.email,
      avatar: person.avatar && avatarPath(userId, person.avatar),
      isEmailVerified: person.is_verified,
      hasTwoFactor: person.has_two_factor,
      locale: Locale.catch(DEFAULT_LOCALE).parse(person.locale),
      roles: current?.roles ?? [],
      timeZone: person.time_zone,
      mutedMails: mutableMails.filter((mail) => person.muted_mails.includes(mail)),
      permissions,
      tenants: members.rows.map(companyOf),
      partners: partners.map(partnerOf),
      currentTenant: current
        ? {
            ...companyOf(current),
            domains: [productDomain(current.subdomain, base), ...current.domains],
            timeZone: current.time_zone,
            parent: own ? null : (entered?.parent ?? null),
          }
        : null,
      workspace,
      dashboard: dashboardOf[workspace],
      offer_id: null,
      refresh_token: tokenFor !== undefined && tokenFor !== ofSession,
    },
    meta: { permissions: Object.fromEntries(permissions.map((name) => [name, true])) },
  };
};
