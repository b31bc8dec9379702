import type { TenantAuth } from 'contracts/kernel/auth';
import type { Resource } from 'contracts/kernel/endpoint';
import type { ListQuery } from 'contracts/kernel/paging';
import { Rejection } from 'contracts/kernel/problem';
import type { IRouter } from 'express';
import type pg from 'pg';
import { mount } from 'platform/http/route';
import { type ReadContext, rangeHeaders } from './list-resource.ts';
import { assertNear } from './too-deep.ts';

export type AccessReads = Pick<ReadContext, 'http'> & { access: pg.Pool };

/** A row, and how many rows the whole list has. */
type Counted<View> = View & { total: string };

type Options<View> = {
  /** The page of `query` in one company; every row tells the total. */
  page: (tenantId: string, query: ListQuery, now: Date) => { text: string; values: unknown[] };
  /** The view of a row, where they differ. */
  present?: (row: View) => View;
};

/** Serves a resource of the contracts from the access tables, which are never behind. */
export const accessResource =
  <View extends { id: string; version?: number }>(
    resource: Resource,
    { page, present = (row) => row }: Options<View>,
  ) =>
  (router: IRouter, { access, http }: AccessReads): void => {
    const find = async ({ auth, now }: { auth: unknown; now: Date }, query: ListQuery): Promise<Counted<View>[]> =>
      (await access.query<Counted<View>>(page((auth as TenantAuth).tenantId, query, now))).rows;
    const viewOf = ({ total: _, ...row }: Counted<View>): View => present(row as unknown as View);

    mount(
      router,
      resource.list,
      async (request) => {
        const query = request.query as ListQuery;
        const [first] = query.range;
        assertNear(first);
        const rows = await find(request, query);
        // How many there are where the page itself is past the end.
        const [any] = rows.length > 0 ? rows : await find(request, { ...query, range: [0, 0] });
        const total = Number(any?.total ?? 0);
        return {
          body: rows.map(viewOf),
          headers: rangeHeaders(resource.name, { first, rows, total }),
        };
      },
      http,
    );
    mount(
      router,
      resource.show,
      async (request) => {
        const { id } = request.params as { id: string };
        const [row] = await find(request, { filter: { id: [id] }, range: [0, 0] });
        if (!row) throw new Rejection('not-found', 404);
        return {
          body: viewOf(row),
          ...(row.version !== undefined && { headers: { ETag: `"${row.version}"` } }),
        };
      },
      http,
    );
  };
