import { Rejection } from 'contracts/kernel/problem';
import { permissionToRead } from 'contracts/reporting/kept-filter/kept-filter.commands';
import { showKeptFilter } from 'contracts/reporting/kept-filter/kept-filter.endpoints';
import type { KeptFilterView } from 'contracts/reporting/kept-filter/kept-filter.views';
import { mount } from 'platform/http/route';
import type { ReadResource } from '#projection-service/engine/list-resource';
import { createShowRow } from '#projection-service/engine/show-row';
import { keptFilterProjection } from './kept-filter.projection.ts';

/** GET /api/tenant/kept-filters/{hash}, for those who may read the list that it is of. */
export const keptFilterRoutes: ReadResource = (router, context) => {
  const show = createShowRow(keptFilterProjection, context);
  mount(
    router,
    showKeptFilter,
    async ({ auth: { tenantId, permissions }, params, minPosition }) => {
      const kept = (await show(tenantId, params.id, minPosition)) as KeptFilterView | undefined;
      if (!kept) throw new Rejection('filter-not-found', 404);
      if (!permissions.includes(permissionToRead[kept.resource])) throw new Rejection('forbidden', 403);
      return { body: kept };
    },
    context.http,
  );
};
