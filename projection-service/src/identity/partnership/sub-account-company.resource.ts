import { subAccountCompanies } from 'contracts/identity/sub-account-group/sub-account-group.endpoints';
import type { SubAccountCompanyView } from 'contracts/identity/sub-account-group/sub-account-group.views';
import { type ListQuery, MAX_RANGE_START } from 'contracts/kernel/paging';
import { Rejection } from 'contracts/kernel/problem';
import type { IRouter } from 'express';
import type pg from 'pg';
import type { TenantAuth } from 'platform/http/auth';
import { mount } from 'platform/http/route';
import type { ReadContext } from '#projection-service/engine/list-resource';

type Row = SubAccountCompanyView & { total: string };
export type PartnerReads = Pick<ReadContext, 'http'> & { access: pg.Pool };

export const isoOf = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

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

const viewOf = ({ total: _, ...company }: Row): SubAccountCompanyView => company;

/** GET /api/tenant/sub-account-companies: who is under this parent, from the access tables, which are never behind. */
export const subAccountCompanyResource = (router: IRouter, { access, http }: PartnerReads): void => {
  const find = async (auth: unknown, query: ListQuery): Promise<Row[]> =>
    (await access.query<Row>(pageOf((auth as TenantAuth).tenantId, query))).rows;

  mount(
    router,
    subAccountCompanies.list,
    async ({ auth, query: asked }) => {
      const query = asked as ListQuery;
      const [first] = query.range;
      if (first > MAX_RANGE_START)
        throw new Rejection('range-too-deep', 422, { errors: { range: ['range-too-deep'] } });
      const rows = await find(auth, query);
      const [any] = rows.length > 0 ? rows : await find(auth, { ...query, range: [0, 0] });
      const range = rows.length > 0 ? `${first}-${first + rows.length - 1}` : '*';
      return {
        body: rows.map(viewOf),
        headers: {
          'Content-Range': `sub-account-companies ${range}/${any?.total ?? 0}`,
          'Access-Control-Expose-Headers': 'Content-Range',
        },
      };
    },
    http,
  );
  mount(
    router,
    subAccountCompanies.show,
    async ({ auth, params }) => {
      const [row] = await find(auth, { filter: { id: [params.id] }, range: [0, 0] });
      if (!row) throw new Rejection('not-found', 404);
      return { body: viewOf(row) };
    },
    http,
  );
};
