import type { ListQuery } from 'contracts/kernel/paging';
import { type Permission, permissionGroups } from 'contracts/kernel/permission';
import { Rejection } from 'contracts/kernel/problem';
import { landlordRoles, listPermissions } from 'contracts/landlord/role/landlord-role.endpoints';
import type { LandlordRoleView } from 'contracts/landlord/role/landlord-role.views';
import { mount } from 'platform/http/route';
import { createFind } from '#projection-service/engine/list-find';
import { showQuery } from '#projection-service/engine/list-query';
import { askAsLandlord, type ReadResource, rangeHeaders } from '#projection-service/engine/list-resource';
import { projected } from '#projection-service/engine/list-source';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { ALL_COMPANIES } from '#projection-service/engine/projection';
import { withCompanyNames } from '#projection-service/landlord/company/company-names';
import { builtInRoles, builtInWithin } from './built-in-roles.ts';
import { landlordRoleProjection } from './landlord-role.projection.ts';

const source = projected(landlordRoleProjection);
const fields = Object.keys(source.columns);

const rolesOf = (rows: unknown[][]): Record<string, unknown>[] =>
  rows.map((cells) => ({
    ...Object.fromEntries(fields.map((field, index) => [field, cells[index]])),
    isBuiltIn: false,
  }));

/** Roles of all companies, the built-in ones before them, and the catalogue of what roles may hold. */
export const landlordRoleResource: ReadResource = (router, context) => {
  const ask = askAsLandlord(context.reader);
  const find = createFind({ resource: landlordRoles, source, fields, tieBreaker: 'id', sameWithin: {} }, ask);

  mount(
    router,
    landlordRoles.list,
    async ({ query: asked, minPosition }) => {
      await reachMinPosition(context, minPosition, source.projections);
      const query = asked as ListQuery;
      const [first, last] = query.range;
      const builtIn = builtInWithin(query.filter);
      const shown = builtIn.slice(first, last + 1);
      // Also where the page is full: the total is told with every page.
      const skip = Math.max(0, first - builtIn.length);
      const take = Math.max(1, last + 1 - first - shown.length);
      const sort = query.sort ?? (['name', 'ASC'] as const);
      const own = await find(ALL_COMPANIES, { ...query, sort: [...sort], range: [skip, skip + take - 1] });
      const room = own.rows.slice(0, last + 1 - first - shown.length);
      const rows = [...shown, ...((await withCompanyNames(rolesOf(room), context)) as LandlordRoleView[])];
      const total = builtIn.length + own.total;
      return {
        body: rows,
        headers: rangeHeaders('roles', { first, rows, total }),
      };
    },
    context.http,
  );
  mount(
    router,
    landlordRoles.show,
    async ({ params: { id }, minPosition }) => {
      const builtIn = builtInRoles.find((role) => role.id === id);
      if (builtIn) return { body: builtIn };
      await reachMinPosition(context, minPosition, source.projections);
      const [rows = []] = await ask(ALL_COMPANIES, [
        showQuery(source, { tenantId: ALL_COMPANIES, id: String(id) }, fields),
      ]);
      const [role] = await withCompanyNames(rolesOf(rows), context);
      if (!role) throw new Rejection('not-found', 404);
      return { body: role };
    },
    context.http,
  );
  mount(
    router,
    listPermissions,
    () => ({
      body: Object.entries(permissionGroups).map(([id, names]) => ({ id, permissions: [...names] as Permission[] })),
    }),
    context.http,
  );
};
