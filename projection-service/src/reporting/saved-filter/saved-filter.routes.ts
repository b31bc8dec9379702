import { Rejection } from 'contracts/kernel/problem';
import { permissionToRead } from 'contracts/reporting/saved-filter/saved-filter.commands';
import { showSavedFilter } from 'contracts/reporting/saved-filter/saved-filter.endpoints';
import type { SavedFilterView } from 'contracts/reporting/saved-filter/saved-filter.views';
import { mount } from 'platform/http/route';
import type { ReadResource } from '#projection-service/engine/list-resource';
import { createShowRow } from '#projection-service/engine/show-row';
import { savedFilterProjection } from './saved-filter.projection.ts';

/** GET /api/tenant/saved-filters/{hash}, for those who may read the list that it is of. */
export const savedFilterRoutes: ReadResource = (router, context) => {
  const show = createShowRow(savedFilterProjection, context);
  mount(
    router,
    showSavedFilter,
    async ({ auth: { tenantId, permissions }, params, minPosition }) => {
      const saved = (await show(tenantId, params.id, minPosition)) as SavedFilterView | undefined;
      if (!saved) throw new Rejection('filter-not-found', 404);
      if (!permissions.includes(permissionToRead[saved.resource])) throw new Rejection('forbidden', 403);
      return { body: saved };
    },
    context.http,
  );
};
