import { subAccountCompanies } from 'contracts/identity/sub-account-group/sub-account-group.endpoints';
import type { SubAccountCompanyView } from 'contracts/identity/sub-account-group/sub-account-group.views';
import type { ListQuery } from 'contracts/kernel/paging';
import { accessResource } from '#projection-service/engine/access-resource';
import { isoOf } from '#projection-service/engine/iso-of';

const SORTS: Record<string, string> = { name: 't.name collate "und-x-icu"', since: 'p.since' };

const pageOf = (parentId: string, { filter, sort = ['name', 'ASC'], range: [first, last] }: ListQuery) => ({
  text: `
    select t.tenant_id as id, t.name, t.subdomain, p.group_id as "groupId", ${isoOf('p.since')} as since,
      p.shares_candidates as "sharesCandidates", count(*) over () as total
    from access.partner p join access.tenant t on t.tenant_id = p.partner_id
    where p.parent_id = $1 and ($2::uuid[] is null or p.partner_id = any ($2)) and ($3::uuid is null or p.group_id = $3)
      and strpos(lower(t.name || ' ' || t.subdomain), lower($4)) > 0
    order by ${SORTS[sort[0]] ?? SORTS.name} ${sort[1] === 'DESC' ? 'desc' : 'asc'}, t.tenant_id
    offset $5 limit $6`,
  values: [parentId, filter.id ?? null, filter.groupId ?? null, filter.q ?? '', first, last - first + 1],
});

/** GET /api/tenant/sub-account-companies and one of them: who is under this parent. */
export const subAccountCompanyResource = accessResource<SubAccountCompanyView>(subAccountCompanies, { page: pageOf });
