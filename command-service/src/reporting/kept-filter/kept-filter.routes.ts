import { Rejection } from 'contracts/kernel/problem';
import { filterIdOf, permissionToRead } from 'contracts/reporting/kept-filter/kept-filter.commands';
import { keepFilter } from 'contracts/reporting/kept-filter/kept-filter.endpoints';
import type { KeptFilterView } from 'contracts/reporting/kept-filter/kept-filter.views';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { CommandContext } from '#command-service/context';
import { answered } from '#command-service/http/answer';
import { causeOf } from '#command-service/http/cause';

export const keptFilterRoutes = (router: IRouter, context: CommandContext): void =>
  mount(
    router,
    keepFilter,
    async (request) => {
      const { auth, body } = request;
      if (!auth.permissions.includes(permissionToRead[body.resource])) throw new Rejection('forbidden', 403);
      const filterId = filterIdOf(auth.tenantId, body);
      const { position } = await context.commands.keptFilter(filterId, {
        type: 'KeepFilter',
        data: { filterId, ...body },
        metadata: causeOf(request),
      });
      const { resource, filter } = body;
      return answered(position, { id: filterId, resource, filter: filter as KeptFilterView['filter'] });
    },
    context,
  );
