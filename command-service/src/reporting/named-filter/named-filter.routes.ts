import type { MemberAuth } from 'contracts/kernel/auth';
import { Rejection } from 'contracts/kernel/problem';
import { isList, mayOpen } from 'contracts/reporting/named-filter/named-filter.access';
import {
  type NamedFilterCommand,
  type NamedFilterRejection,
  namedFilter,
} from 'contracts/reporting/named-filter/named-filter.entity';
import type { IRouter } from 'express';
import type { EventStore } from 'platform/event-store/event-store';
import type { CommandContext } from '#command-service/context';
import { type Asking, entityRoutes } from '#command-service/entity/entity.routes';
import { entityState } from '#command-service/entity/entity.state';

const unknownList = () =>
  new Rejection<NamedFilterRejection>('filter-list-unknown', 422, { errors: { list: ['filter-list-unknown'] } });

/** Whoever may open a list names filters of it; others' are theirs to change alone who may change the company's settings (docs/product.md REP-14). */
export const namedFilterRoutes = (router: IRouter, context: CommandContext & { store: EventStore }): void => {
  const { commands, store } = context;

  const assertMay = async (auth: MemberAuth, id: string, command: NamedFilterCommand): Promise<void> => {
    if (command.type === 'CreateNamedFilter') {
      if (!isList(command.data.list)) throw unknownList();
      if (!mayOpen(auth, command.data.list)) throw new Rejection('forbidden', 403);
      return;
    }
    const state = await entityState(store, namedFilter, { tenantId: auth.tenantId, id });
    if (state.status !== 'kept') throw new Rejection('not-found', 404);
    const { ownerId, isShared, list } = state.record;
    if (ownerId === auth.userId) return;
    if (!isShared || !mayOpen(auth, list)) throw new Rejection('not-found', 404);
    const right = command.type === 'RemoveNamedFilter' ? 'tenant.settings.delete' : 'tenant.settings.update';
    if (!auth.permissions.includes(right)) throw new Rejection('forbidden', 403, { detail: right });
  };

  entityRoutes(router, context, {
    entity: namedFilter,
    send: async (id: string, command: NamedFilterCommand, ifMatch: number | null, { auth }: Asking) => {
      await assertMay(auth as MemberAuth, id, command);
      return commands.namedFilter(id, command, ifMatch);
    },
  });
};
