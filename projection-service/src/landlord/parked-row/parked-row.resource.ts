import { setTimeout as sleep } from 'node:timers/promises';
import { GLOBAL } from 'contracts/kernel/id';
import type { ListQuery } from 'contracts/kernel/paging';
import { Rejection } from 'contracts/kernel/problem';
import { parkedRows, retryParkedRow } from 'contracts/landlord/parked-row/parked-row.endpoints';
import type { ParkedRowView, RetryOutcome } from 'contracts/landlord/parked-row/parked-row.views';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { ProjectionContext } from '#projection-service/context';
import { askAsLandlord, rangeHeaders } from '#projection-service/engine/list-resource';
import { prepared } from '#projection-service/engine/prepared';
import { ALL_COMPANIES, NO_COMPANY } from '#projection-service/engine/projection';
import { assertNear } from '#projection-service/engine/too-deep';
import { withCompanyNames } from '#projection-service/landlord/company/company-names';

/** Milliseconds that another try is waited for, and between two looks at what came of it. */
const OUTCOME_MS = 3_000;
const LOOK_MS = 100;

const OF_NO_COMPANY: readonly unknown[] = [GLOBAL, NO_COMPANY, ALL_COMPANIES];

const rowOf = (cells: unknown[]) => {
  const [id, projection, record, tenantId, rowId, events, error, parkedAt, isRequested] = cells;
  const companyId = OF_NO_COMPANY.includes(tenantId) ? null : tenantId;
  return { id, projection, record, companyId, rowId, events, error, parkedAt, isRequested };
};

const pageQuery = ({ filter, range: [first, last], sort: [, direction] = ['parkedAt', 'DESC'] }: ListQuery) => ({
  ...prepared(`select id, projection, nullif(kind, ''), tenant_id, row_id, cardinality(positions), error, parked_at, is_requested
    from read.parked where $1::uuid[] is null or id = any($1)
    order by parked_at ${direction === 'ASC' ? 'asc' : 'desc'}, id offset $2 limit $3`),
  values: [filter.id ?? null, first, last - first + 1],
  rowMode: 'array' as const,
});
const totalQuery = { ...prepared('select count(*) from read.parked'), values: [], rowMode: 'array' as const };

/** Rows that wait beside the projections, and their retry: the one request here that appends no event. */
export const parkedRowResource = (router: IRouter, context: ProjectionContext): void => {
  const ask = askAsLandlord(context.reader);

  const viewsOf = async (rows: unknown[][]) =>
    (await withCompanyNames(rows.map(rowOf), context)) as unknown as ParkedRowView[];

  const rowsById = async (id: string): Promise<unknown[][]> => {
    const [rows = []] = await ask('', [pageQuery({ filter: { id: [id] }, range: [0, 0] })]);
    return rows;
  };

  const outcomeOf = async (id: string): Promise<RetryOutcome> => {
    for (const asked = performance.now(); performance.now() < asked + OUTCOME_MS; await sleep(LOOK_MS)) {
      const [cells] = await rowsById(id);
      if (!cells) return 'applied';
      if (!rowOf(cells).isRequested) return 'refused';
    }
    return 'requested';
  };

  mount(
    router,
    parkedRows.list,
    async ({ query: asked }) => {
      const query = asked as ListQuery;
      assertNear(query.range[0]);
      const [rows = [], totals] = await ask('', [pageQuery(query), totalQuery]);
      const found = { first: query.range[0], rows, total: Number(totals?.[0]?.[0] ?? 0) };
      return { body: await viewsOf(rows), headers: rangeHeaders(parkedRows.name, found) };
    },
    context.http,
  );
  mount(
    router,
    parkedRows.show,
    async ({ params: { id } }) => {
      const [row] = await viewsOf(await rowsById(String(id)));
      if (!row) throw new Rejection('not-found', 404);
      return { body: row };
    },
    context.http,
  );
  mount(
    router,
    retryParkedRow,
    async ({ params: { id } }) => {
      if (!(await context.requestRetry(id))) throw new Rejection('not-found', 404);
      return { body: { outcome: await outcomeOf(String(id)) } };
    },
    context.http,
  );
};
