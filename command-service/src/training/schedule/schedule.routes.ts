import { recordIn } from 'access/recruiting/record-in';
import type { Command } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { moveTrainingSchedule, previewTrainingSchedule } from 'contracts/training/schedule/schedule.endpoints';
import { type ScheduleRejection, trainingSchedule } from 'contracts/training/schedule/schedule.entity';
import type { IRouter } from 'express';
import type { EventStore } from 'platform/event-store/event-store';
import { mount } from 'platform/http/route';
import type { CommandContext } from '#command-service/context';
import { type Asking, answerOf, entityRoutes } from '#command-service/entity/entity.routes';
import { causeOf } from '#command-service/http/cause';
import type { TrainingPeople } from './people.ts';
import { refuseSchedule } from './schedule.decider.ts';
import { newestVersions } from './schedule.program.ts';

export type ScheduleContext = CommandContext & { store: EventStore; trainingPeople: TrainingPeople };

/** Schedules are for people who work in the company; whom one would be for can be seen before. */
export const scheduleRoutes = (router: IRouter, context: ScheduleContext): void => {
  const { commands, trainingPeople, store } = context;
  const newest = newestVersions(store);
  mount(
    router,
    previewTrainingSchedule,
    async ({ auth, body }) => ({ body: await trainingPeople.preview(auth.tenantId, body) }),
    context,
  );
  mount(
    router,
    moveTrainingSchedule,
    async (request) => {
      const { auth, params, body, ifMatch } = request;
      const schedule = await recordIn(store, trainingSchedule, { tenantId: auth.tenantId, id: params.id });
      if (!schedule) throw new Rejection('not-found', 404);
      const found = await newest(auth.tenantId, schedule.programId);
      if (found.programVersion !== body.programVersion)
        throw new Rejection<ScheduleRejection>('program-version-changed', 409);
      const data = { ...found, isTold: body.isTold };
      const command = { type: 'MoveTrainingSchedule' as const, data, metadata: causeOf(request) };
      return answerOf(trainingSchedule, await commands.trainingSchedule(params.id, command, ifMatch));
    },
    context,
  );
  entityRoutes(router, context, {
    entity: trainingSchedule,
    send: async (
      id: string,
      command: Command<string, { users?: string[] }>,
      ifMatch: number | null,
      asking: Asking,
    ) => {
      const { users = [] } = command.data;
      const known = users.length > 0 ? await trainingPeople.members(asking.auth.tenantId, users) : new Set();
      if (users.some((user) => !known.has(user))) throw refuseSchedule('schedule-user-unknown', 'users');
      return commands.trainingSchedule(id, command as never, ifMatch);
    },
  });
};
