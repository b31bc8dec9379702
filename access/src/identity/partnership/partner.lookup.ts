import { partnerPermissions, SWITCH } from 'contracts/identity/partnership/partner.rights';
import type { ClientBase, Pool } from 'pg';
import type { Membership } from '#access/identity/membership/membership';

/** Somebody who names a company that they are no member of. `tenant`: uuid or subdomain, also a former one. */
export type Outsider = { userId: string; tenant: string };

const UUID = "'^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'";

const ASK = {
  name: 'access-partner',
  text: `
    select distinct on (k.ordinal) k.ordinal, p.partner_id, p.parent_id, parent.name as parent_name,
      t.suspended_at is not null as is_suspended
    from unnest($1::uuid[], $2::text[]) with ordinality as k(user_id, tenant, ordinal)
    join lateral (
      select tenant_id, suspended_at from access.tenant
      where tenant_id = case when k.tenant ~ ${UUID} then k.tenant::uuid end
      union all select tenant_id, suspended_at from access.tenant where subdomain = k.tenant
      union all select tenant_id, suspended_at from access.tenant where former_subdomains @> array[k.tenant]
      limit 1
    ) t on true
    join access.membership m on m.user_id = k.user_id and '${SWITCH}' = any (m.permissions)
      and not exists (select from access.withheld w
        where w.tenant_id = m.tenant_id and (w.user_id = m.user_id or w.role_id = any (m.roles))
          and (w.permissions is null or '${SWITCH}' = any (w.permissions)))
    join access.partner p on p.parent_id = m.tenant_id and p.partner_id = t.tenant_id
    join access.tenant parent on parent.tenant_id = p.parent_id and parent.suspended_at is null
    order by k.ordinal, p.parent_id`,
};

type Row = { ordinal: bigint; partner_id: string; parent_id: string; parent_name: string; is_suspended: boolean };

const membershipOf = ({ partner_id: tenantId, parent_id, parent_name, is_suspended }: Row): Membership => {
  if (is_suspended) return { tenantId, roles: [], permissions: [], isSuspended: true };
  const partnerOf = { companyId: parent_id, name: parent_name };
  return { tenantId, roles: [], permissions: partnerPermissions, partnerOf };
};

/**
 * What each may do as an admin of a parent of the company; undefined: no parent lets them in. A question of its own, so that members
 * do not pay for it.
 */
export const askPartners = async (
  db: Pool | ClientBase,
  outsiders: readonly Outsider[],
): Promise<(Membership | undefined)[]> => {
  const values = [outsiders.map(({ userId }) => userId), outsiders.map(({ tenant }) => tenant)];
  const { rows } = await db.query<Row>({ ...ASK, values });
  const byOrdinal = new Map(rows.map((row) => [Number(row.ordinal), membershipOf(row)]));
  return outsiders.map((_, index) => byOrdinal.get(index + 1));
};
