import { recordIn } from 'access/recruiting/record-in';
import type { Scheduled } from 'access/training/scheduled-people';
import type { Command } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import {
  addTrainingPeople,
  handOverTraining,
  moveTrainingSchedule,
  previewAddedPeople,
  previewTrainingSchedule,
} from 'contracts/training/schedule/schedule.endpoints';
import { type ScheduleRejection, trainingSchedule } from 'contracts/training/schedule/schedule.entity';
import type { IRouter } from 'express';
import type { EventStore } from 'platform/event-store/event-store';
import { mount } from 'platform/http/route';
import type { CommandContext } from '#command-service/context';
import { type Asking, answerOf, entityRoutes } from '#command-service/entity/entity.routes';
import { causeOf } from '#command-service/http/cause';
import type { TrainingPeople } from './people.ts';
import { requireAudience } from './schedule.audience.ts';
import { newestVersions, plannedTraining } from './schedule.program.ts';
import { refuseSchedule } from './schedule.rules.ts';

export type ScheduleContext = CommandContext & { store: EventStore; trainingPeople: TrainingPeople };

/** Schedules are for people who work in the company; whom one would be for can be seen before. */
export const scheduleRoutes = (router: IRouter, context: ScheduleContext): void => {
  const { commands, trainingPeople, store } = context;
  const newest = newestVersions(store);
  const planned = plannedTraining(store);
  const requireKnown = requireAudience(context);
  mount(
    router,
    previewTrainingSchedule,
    async ({ auth: { tenantId }, body, now }) => {
      const people = await trainingPeople.preview(tenantId, body);
      const training = body.programId && (await planned(tenantId, { ...body, programId: body.programId }, now));
      return { body: { ...people, training: training || null } };
    },
    context,
  );
  mount(
    router,
    moveTrainingSchedule,
    async (request) => {
      const { auth, params, body, ifMatch } = request;
      const schedule = await scheduleOf(auth.tenantId, params.id);
      const found = await newest(auth.tenantId, schedule.programId);
      if (found.programVersion !== body.programVersion)
        throw new Rejection<ScheduleRejection>('program-version-changed', 409);
      const data = { ...found, isTold: body.isTold };
      const command = { type: 'MoveTrainingSchedule' as const, data, metadata: causeOf(request) };
      return answerOf(trainingSchedule, await commands.trainingSchedule(params.id, command, ifMatch));
    },
    context,
  );
  const scheduleOf = async (tenantId: string, id: string) => {
    const schedule = await recordIn(store, trainingSchedule, { tenantId, id });
    if (!schedule) throw new Rejection('not-found', 404);
    return schedule;
  };
  mount(
    router,
    previewAddedPeople,
    async ({ auth: { tenantId }, params, body }) => {
      const { assigned } = await scheduleOf(tenantId, params.id);
      return { body: { ...(await trainingPeople.preview(tenantId, body, assigned)), training: null } };
    },
    context,
  );
  mount(
    router,
    addTrainingPeople,
    async (request) => {
      const { auth, params, body, ifMatch } = request;
      const { users, teams, roles, labels } = await scheduleOf(auth.tenantId, params.id);
      await requireKnown(auth.tenantId, body);
      const { count: expectedCount } = await trainingPeople.preview(auth.tenantId, {
        users: [...users, ...body.users],
        teams: [...teams, ...body.teams],
        roles: [...roles, ...body.roles],
        labels: [...labels, ...body.labels],
      });
      const data = { ...body, expectedCount };
      const command = { type: 'AddTrainingPeople' as const, data, metadata: causeOf(request) };
      return answerOf(trainingSchedule, await commands.trainingSchedule(params.id, command, ifMatch));
    },
    context,
  );
  mount(
    router,
    handOverTraining,
    async (request) => {
      const { auth, params, body, ifMatch } = request;
      await scheduleOf(auth.tenantId, params.id);
      const known = await trainingPeople.members(auth.tenantId, [body.toUserId]);
      if (!known.has(body.toUserId)) throw refuseSchedule('schedule-user-unknown', 'toUserId');
      const command = { type: 'ReplaceTrainingPerson' as const, data: body, metadata: causeOf(request) };
      return answerOf(trainingSchedule, await commands.trainingSchedule(params.id, command, ifMatch));
    },
    context,
  );
  entityRoutes(router, context, {
    entity: trainingSchedule,
    send: async (
      id: string,
      command: Command<string, Partial<Scheduled>>,
      ifMatch: number | null,
      { auth: { tenantId } }: Asking,
    ) => {
      if (command.type !== 'CreateTrainingSchedule') return commands.trainingSchedule(id, command as never, ifMatch);
      const { users = [], teams = [], roles = [], labels = [] } = command.data;
      const audience = { users, teams, roles, labels };
      await requireKnown(tenantId, audience);
      const { count: expectedCount } = await trainingPeople.preview(tenantId, audience);
      const counted = { ...command, data: { ...command.data, expectedCount } };
      return commands.trainingSchedule(id, counted as never, ifMatch);
    },
  });
};
