import { Rejection } from 'contracts/kernel/problem';
import { filterIdOf, permissionToRead } from 'contracts/reporting/saved-filter/saved-filter.commands';
import { saveFilter } from 'contracts/reporting/saved-filter/saved-filter.endpoints';
import type { SavedFilterView } from 'contracts/reporting/saved-filter/saved-filter.views';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { CommandContext } from '#command-service/context';
import { answered } from '#command-service/http/answer';
import { causeOf } from '#command-service/http/cause';

export const savedFilterRoutes = (router: IRouter, context: CommandContext): void =>
  mount(
    router,
    saveFilter,
    async (request) => {
      const { auth, body } = request;
      if (!auth.permissions.includes(permissionToRead[body.resource])) throw new Rejection('forbidden', 403);
      const filterId = filterIdOf(auth.tenantId, body);
      const { position } = await context.commands.savedFilter(filterId, {
        type: 'SaveFilter',
        data: { filterId, ...body },
        metadata: causeOf(request),
      });
      const { resource, filter } = body;
      return answered(position, { id: filterId, resource, filter: filter as SavedFilterView['filter'] });
    },
    context,
  );
