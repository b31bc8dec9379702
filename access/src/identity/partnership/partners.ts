import { partnerPermissions, SWITCH } from 'contracts/identity/partnership/partner.rights';
import { MAX_PARTNERS_LISTED } from 'contracts/identity/session/session.views';
import type { Pool } from 'pg';
import type { MembershipRow } from '#access/identity/membership/membership';

/** A company that somebody may enter as an admin of its parent. */
export type PartnerRow = MembershipRow & { parent: string };

const PARTNERS = `
  select distinct on (t.name, t.tenant_id) t.tenant_id as id, t.name, t.subdomain, t.time_zone, t.logo, t.former_subdomains,
    t.domains, t.suspended_at is not null as is_suspended, parent.name as parent
  from access.membership m join access.tenant parent on parent.tenant_id = m.tenant_id and parent.suspended_at is null
    join access.partner p on p.parent_id = m.tenant_id join access.tenant t on t.tenant_id = p.partner_id
  where m.user_id = $1 and '${SWITCH}' = any (m.permissions)
    and ($2::text is null or t.tenant_id::text = $2 or t.subdomain = $2 or t.former_subdomains @> array[$2])
    and strpos(lower(t.name || ' ' || t.subdomain), lower($3)) > 0
    and not exists (select from access.membership own where own.user_id = $1 and own.tenant_id = t.tenant_id)
  order by t.name, t.tenant_id, parent.name limit ${MAX_PARTNERS_LISTED}`;

/** `named`: by uuid or subdomain; `sought`: a part of name or subdomain. */
type PartnerQuery = { named?: string; sought?: string };

/** Companies that this person may enter though they do not work there, by name. */
export const readPartners = async (pool: Pool, userId: string, asked: PartnerQuery = {}): Promise<PartnerRow[]> => {
  const { named = null, sought = '' } = asked;
  const { rows } = await pool.query<PartnerRow>(PARTNERS, [userId, named, sought]);
  return rows.map((row) => ({ ...row, roles: [], permissions: row.is_suspended ? [] : partnerPermissions }));
};
