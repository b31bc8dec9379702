import { Rejection } from 'contracts/kernel/problem';
import { publishTrainingProgram } from 'contracts/training/program/program.endpoints';
import { trainingProgram } from 'contracts/training/program/program.entity';
import type { IRouter } from 'express';
import type { EventStore } from 'platform/event-store/event-store';
import { mount } from 'platform/http/route';
import type { CommandContext } from '#command-service/context';
import { answerOf } from '#command-service/entity/entity.routes';
import { entityState } from '#command-service/entity/entity.state';
import { causeOf } from '#command-service/http/cause';
import { takeLessons } from './program.publish.ts';

/** A program is published with a version of each of its lessons. */
export const programRoutes = (router: IRouter, context: CommandContext & { store: EventStore }): void => {
  const { store, commands } = context;
  mount(
    router,
    publishTrainingProgram,
    async (request) => {
      const { auth, params, ifMatch } = request;
      const { note, lessons: taken } = request.body;
      const metadata = causeOf(request);
      const state = await entityState(store, trainingProgram, { tenantId: auth.tenantId, id: params.id });
      if (state.status !== 'kept') throw new Rejection('not-found', 404);
      const lessons = await takeLessons({ store, commands }, state.record.lessonIds, {
        ...{ metadata, note, areDraftsTaken: taken === 'drafts' },
        mayPublish: auth.permissions.includes('tenant.training.lessons.update'),
      });
      const command = { type: 'PublishTrainingProgram' as const, data: { note, lessons }, metadata };
      return answerOf(trainingProgram, await commands.trainingProgram(params.id, command, ifMatch));
    },
    context,
  );
};
