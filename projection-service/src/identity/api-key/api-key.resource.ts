import { apiKeys } from 'contracts/identity/api-key/api-key.endpoints';
import type { ApiKeyView } from 'contracts/identity/api-key/api-key.views';
import { type ListQuery, MAX_RANGE_START } from 'contracts/kernel/paging';
import { Rejection } from 'contracts/kernel/problem';
import type { IRouter } from 'express';
import type pg from 'pg';
import type { TenantAuth } from 'platform/http/auth';
import { mount } from 'platform/http/route';
import type { ReadContext } from '#projection-service/engine/list-resource';
import { apiKeyQuery } from './api-key.query.ts';

type Row = ApiKeyView & { total: string };

const viewOf = ({ total: _, ...key }: Row): ApiKeyView => key;

/** GET /api/tenant/api-keys and one of them, from the access tables: the revoked ones too, and never a secret. */
export const apiKeyResource = (router: IRouter, context: Pick<ReadContext, 'http'> & { access: pg.Pool }): void => {
  const find = async ({ auth, now }: { auth: unknown; now: Date }, query: ListQuery): Promise<Row[]> =>
    (await context.access.query<Row>(apiKeyQuery((auth as TenantAuth).tenantId, now, query))).rows;

  mount(
    router,
    apiKeys.list,
    async (request) => {
      const query = request.query as ListQuery;
      const [first] = query.range;
      if (first > MAX_RANGE_START)
        throw new Rejection('range-too-deep', 422, { errors: { range: ['range-too-deep'] } });
      const rows = await find(request, query);
      const [any] = rows.length > 0 ? rows : await find(request, { ...query, range: [0, 0] });
      const range = rows.length > 0 ? `${first}-${first + rows.length - 1}` : '*';
      return {
        body: rows.map(viewOf),
        headers: {
          'Content-Range': `api-keys ${range}/${any?.total ?? 0}`,
          'Access-Control-Expose-Headers': 'Content-Range',
        },
      };
    },
    context.http,
  );
  mount(
    router,
    apiKeys.show,
    async (request) => {
      const [row] = await find(request, { filter: { id: [request.params.id] }, range: [0, 0] });
      if (!row) throw new Rejection('not-found', 404);
      return { body: viewOf(row) };
    },
    context.http,
  );
};
