import type { Command } from 'contracts/kernel/message';
import { previewTrainingSchedule } from 'contracts/training/schedule/schedule.endpoints';
import { trainingSchedule } from 'contracts/training/schedule/schedule.entity';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { CommandContext } from '#command-service/context';
import { type Asking, entityRoutes } from '#command-service/entity/entity.routes';
import type { TrainingPeople } from './people.ts';
import { refuseSchedule } from './schedule.decider.ts';

export type ScheduleContext = CommandContext & { trainingPeople: TrainingPeople };

/** Schedules are for people who work in the company; whom one would be for can be seen before. */
export const scheduleRoutes = (router: IRouter, context: ScheduleContext): void => {
  const { commands, trainingPeople } = context;
  mount(
    router,
    previewTrainingSchedule,
    async ({ auth, body }) => ({ body: await trainingPeople.preview(auth.tenantId, body) }),
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
