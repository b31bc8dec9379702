import type { TenantAuth } from 'contracts/kernel/auth';
import type { EntityCommand } from 'contracts/kernel/entity';
import type { Permission } from 'contracts/kernel/permission';
import { Rejection } from 'contracts/kernel/problem';
import { retryGivenProgram } from 'contracts/training/given-program/given-program.endpoints';
import { givenProgram } from 'contracts/training/given-program/given-program.entity';
import { trainingProgram } from 'contracts/training/program/program.entity';
import type { IRouter } from 'express';
import type { EventStore } from 'platform/event-store/event-store';
import { mount } from 'platform/http/route';
import type { CommandContext } from '#command-service/context';
import { type Asking, answerOf, entityRoutes } from '#command-service/entity/entity.routes';
import { entityState } from '#command-service/entity/entity.state';
import { causeOf } from '#command-service/http/cause';

const READ_GROUPS: Permission = 'tenant.integrations.subAccounts.group.read';

const assertReadsGroups = ({ permissions }: Pick<TenantAuth, 'permissions'>): void => {
  if (!permissions.includes(READ_GROUPS))
    throw new Rejection('forbidden', 403, { detail: `This takes the permission ${READ_GROUPS}.` });
};

/** The routes that write programs: whoever says to which partners one is given may read their groups (docs/product.md TRA-110). */
export const givenProgramRoutes = (router: IRouter, context: CommandContext & { store: EventStore }): void => {
  const { store, commands } = context;

  const changesGroups = async (tenantId: string, id: string, groupIds: readonly string[]): Promise<boolean> => {
    const state = await entityState(store, trainingProgram, { tenantId, id });
    const before = state.status === 'kept' ? state.record.groupIds : [];
    return String(groupIds) !== String(before);
  };

  entityRoutes(router, context, {
    entity: trainingProgram,
    send: async (id: string, command: EntityCommand<typeof trainingProgram>, ifMatch, { auth }: Asking) => {
      const isWritten = command.type === 'CreateTrainingProgram' || command.type === 'ChangeTrainingProgram';
      const groupIds = isWritten ? command.data.groupIds : undefined;
      if (groupIds && (await changesGroups(auth.tenantId, id, groupIds))) assertReadsGroups(auth);
      return commands.trainingProgram(id, command, ifMatch);
    },
  });
  mount(
    router,
    retryGivenProgram,
    async (request) => {
      assertReadsGroups(request.auth);
      const command = { type: 'RetryGivenProgram' as const, data: {}, metadata: causeOf(request) };
      return answerOf(givenProgram, await commands.givenProgram(request.params.id, command, request.ifMatch));
    },
    context,
  );
};
