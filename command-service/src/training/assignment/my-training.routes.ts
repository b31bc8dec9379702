import { recordIn } from 'access/recruiting/record-in';
import { type OwnLesson, type OwnTraining, ownTrainings } from 'access/training/own-training';
import { Rejection } from 'contracts/kernel/problem';
import { file } from 'contracts/library/file/file.entity';
import * as endpoints from 'contracts/training/assignment/assignment.endpoints';
import type { TrainingAssignmentCommand } from 'contracts/training/assignment/assignment.entity';
import { lessonsBefore, myLessonStateOf } from 'contracts/training/assignment/assignment.mine';
import type { IRouter } from 'express';
import { mount, type RequestOf } from 'platform/http/route';
import { answered } from '#command-service/http/answer';
import { causeOf } from '#command-service/http/cause';
import { assertCompleted, type FileContext, ticketAnswer } from '#command-service/library/file/file.routes';
import { refuse } from './assignment.rules.ts';

type Request = RequestOf<typeof endpoints.startMyLesson>;
type Step = TrainingAssignmentCommand extends infer C
  ? C extends TrainingAssignmentCommand
    ? Pick<C, 'type' | 'data'>
    : never
  : never;
type Mine = OwnTraining & { own: OwnLesson };

/** What people do in a training that is scheduled for them: theirs alone, by the server's clock (docs/product.md TRA-9). */
export const myTrainingRoutes = (router: IRouter, context: FileContext): void => {
  const { store, commands } = context;
  const trainings = ownTrainings(store);

  const mineOf = async ({ auth: { tenantId, userId }, params }: Request): Promise<Mine> => {
    const mine = await trainings.find({ tenantId, scheduleId: params.id, userId });
    const own = mine && (await trainings.lesson(tenantId, mine, params.lessonId));
    if (!own) throw new Rejection('not-found', 404);
    return { ...mine, own };
  };

  const serve = <E extends typeof endpoints.startMyLesson>(
    endpoint: Omit<E, 'path' | 'body'> & { path: string },
    stepOf: (mine: Mine, request: Request) => Step,
  ) =>
    mount(
      router,
      endpoint as unknown as typeof endpoints.startMyLesson,
      async (request) => {
        const mine = await mineOf(request);
        const step = stepOf(mine, request);
        const command = { ...step, metadata: causeOf(request) } as TrainingAssignmentCommand;
        const { state, position } = await commands.trainingAssignment(mine.record.id, command);
        if (state.status === 'absent') throw new Rejection('not-found', 404);
        const { steps } = mine.own.content;
        const { lessonId } = request.params;
        return answered(position, myLessonStateOf(state.record, { lessonId, steps }, request.now));
      },
      context,
    );

  serve(endpoints.startMyLesson, ({ content, own: { lesson } }) => ({
    type: 'StartTrainingLesson',
    data: {
      lessonId: lesson.lessonId,
      lessonVersion: lesson.lessonVersion,
      after: lessonsBefore(content, lesson.lessonId),
    },
  }));
  serve(endpoints.watchMyVideo, ({ own: { lesson, content } }, request) => {
    const part = request.body as unknown as RequestOf<typeof endpoints.watchMyVideo>['body'];
    const step = content.steps.find(({ id }) => id === part.stepId);
    if (!step || (step.videoFileId === null && step.videoUrl === null))
      throw refuse('step-without-video', 422, 'stepId');
    const { videoSeconds } = step;
    return { type: 'WatchTrainingVideo', data: { lessonId: lesson.lessonId, ...part, videoSeconds } };
  });
  serve(endpoints.answerMyQuestion, ({ own: { lesson, content } }, request) => {
    const given = request.body as unknown as RequestOf<typeof endpoints.answerMyQuestion>['body'];
    const question = content.steps.flatMap(({ questions }) => questions).find(({ id }) => id === given.questionId);
    if (!question) throw refuse('question-not-found', 404, 'questionId');
    const data = { lessonId: lesson.lessonId, question, given, isFile: false };
    return { type: 'AnswerTrainingQuestion', data };
  });
  serve(endpoints.finishMyLesson, ({ own: { lesson, content } }) => ({
    type: 'FinishTrainingLesson',
    data: { lessonId: lesson.lessonId, steps: content.steps },
  }));

  mount(
    router,
    endpoints.issueMyTrainingTicket,
    async ({ auth, params: { id: schedule, fileId }, body: { purpose }, now }) => {
      const { tenantId: tenant, userId: sub, sid } = auth;
      const mine = await trainings.find({ tenantId: tenant, scheduleId: schedule, userId: sub });
      const record =
        mine && (await trainings.shows(tenant, mine, fileId))
          ? await recordIn(store, file, { tenantId: tenant, id: fileId })
          : undefined;
      if (!record || record.isTrashed) throw new Rejection('not-found', 404);
      assertCompleted(record);
      return ticketAnswer(
        context,
        { sub, sid, right: { of: 'training', tenant, schedule }, file: fileId, purpose },
        now,
      );
    },
    context,
  );
};
