import { recordIn } from 'access/recruiting/record-in';
import { type OwnLesson, type OwnTraining, ownTrainings } from 'access/training/own-training';
import { Rejection } from 'contracts/kernel/problem';
import { answersInLesson, file } from 'contracts/library/file/file.entity';
import * as endpoints from 'contracts/training/assignment/assignment.endpoints';
import type { TrainingAssignmentCommand } from 'contracts/training/assignment/assignment.entity';
import { lessonsBefore, myLessonStateOf } from 'contracts/training/assignment/assignment.mine';
import type { LessonAnswer } from 'contracts/training/assignment/assignment.steps';
import type { IRouter } from 'express';
import { mount, type RequestOf } from 'platform/http/route';
import { answered } from '#command-service/http/answer';
import { causeOf, createdId } from '#command-service/http/cause';
import { assertCompleted, type FileContext, ticketAnswer } from '#command-service/library/file/file.routes';
import type { Uploads } from '#command-service/library/upload/uploads';
import { questionIn } from '#command-service/recruiting/response/asked';
import { refuse } from './assignment.rules.ts';

type Request = RequestOf<typeof endpoints.startMyLesson>;
type Step = TrainingAssignmentCommand extends infer C
  ? C extends TrainingAssignmentCommand
    ? Pick<C, 'type' | 'data'>
    : never
  : never;
type Mine = OwnTraining & { own: OwnLesson };

export type MyTrainingContext = FileContext & { uploads: Pick<Uploads, 'pieces' | 'settleAnswer'> };

/** What people do in a training that is scheduled for them: theirs alone, by the server's clock (docs/product.md TRA-9). */
export const myTrainingRoutes = (router: IRouter, context: MyTrainingContext): void => {
  const { store, commands, uploads } = context;
  const trainings = ownTrainings(store);

  const mineOf = async ({ auth: { tenantId, userId }, params }: Request): Promise<Mine> => {
    const mine = await trainings.find({ tenantId, scheduleId: params.id, userId });
    const own = mine && (await trainings.lesson(tenantId, mine, params.lessonId));
    if (!own) throw new Rejection('not-found', 404);
    return { ...mine, own };
  };

  /** Bytes that came before their hash was known are looked at now; what is wrong with them, their upload says. */
  const settle = async (request: Request, fileId: string | undefined) => {
    const note = fileId === undefined ? undefined : await uploads.pieces.find(fileId);
    if (!note) return;
    await uploads.settleAnswer(note, causeOf(request)).catch((error: unknown) => {
      if (!(error instanceof Rejection)) throw error;
    });
  };

  type Body<E> = E extends { body: { parse(value: unknown): infer B } } ? B : never;
  const serve = <E extends Omit<typeof endpoints.startMyLesson, 'path' | 'body'> & { path: string }>(
    endpoint: E,
    stepOf: (mine: Mine, body: Body<E>, request: Request) => Step | Promise<Step>,
  ) =>
    mount(
      router,
      endpoint as unknown as typeof endpoints.startMyLesson,
      async (request) => {
        const mine = await mineOf(request);
        const body = request.body as Body<E> & { questionId?: string };
        const step = await stepOf(mine, body, request);
        const command = { ...step, metadata: causeOf(request) } as TrainingAssignmentCommand;
        const { state, position } = await commands.trainingAssignment(mine.record.id, command);
        if (state.status === 'absent') throw new Rejection('not-found', 404);
        const { steps } = mine.own.content;
        const { lessonId } = request.params;
        if (step.type === 'StopTrainingTake') {
          const { question, takeId } = step.data;
          const takes = state.record.progress[lessonId]?.recorded[question.id]?.takes ?? [];
          await settle(request, takes.find((take) => take.takeId === takeId)?.fileId);
        }
        const asked = { now: request.now, questionId: body.questionId };
        return answered(position, myLessonStateOf(state.record, { lessonId, steps }, asked));
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
  serve(endpoints.watchMyVideo, ({ own: { lesson, content } }, part) => {
    const step = content.steps.find(({ id }) => id === part.stepId);
    if (!step || (step.videoFileId === null && step.videoUrl === null))
      throw refuse('step-without-video', 422, 'stepId');
    const { videoSeconds } = step;
    return { type: 'WatchTrainingVideo', data: { lessonId: lesson.lessonId, ...part, videoSeconds } };
  });

  const questionOf = ({ own: { lesson, content } }: Mine, questionId: string) => ({
    lessonId: lesson.lessonId,
    question: questionIn(
      content.steps.flatMap(({ questions }) => questions),
      questionId,
    ),
  });
  serve(endpoints.showMyLessonQuestion, (mine, { questionId }) => ({
    type: 'ShowTrainingQuestion',
    data: questionOf(mine, questionId),
  }));
  serve(endpoints.startMyLessonThinking, (mine, { questionId }) => ({
    type: 'StartTrainingThinking',
    data: questionOf(mine, questionId),
  }));
  serve(endpoints.recordMyLessonAnswer, (mine, { questionId }, request) => ({
    type: 'StartTrainingTake',
    data: { ...questionOf(mine, questionId), takeId: createdId('take', request) },
  }));
  serve(endpoints.stopMyLessonTake, (mine, { questionId, ...told }) => ({
    type: 'StopTrainingTake',
    data: { ...questionOf(mine, questionId), ...told },
  }));
  serve(endpoints.tellMyLessonGap, (mine, { questionId, ...told }) => ({
    type: 'RecordTrainingGap',
    data: { ...questionOf(mine, questionId), ...told },
  }));

  /** Whether a file was uploaded by them for this question of this lesson. */
  const isFileOf = async ({ auth: { tenantId, userId } }: Request, { record, own }: Mine, given: LessonAnswer) => {
    if (!('fileId' in given)) return false;
    const found = await recordIn(store, file, { tenantId, id: given.fileId });
    if (found?.status !== 'completed' || found.uploadedBy !== userId) return false;
    return answersInLesson(found.answer, { assignmentId: record.id, lessonId: own.lesson.lessonId, ...given });
  };
  serve(endpoints.answerMyQuestion, async (mine, given, request) => ({
    type: 'AnswerTrainingQuestion',
    data: { ...questionOf(mine, given.questionId), given, isFile: await isFileOf(request, mine, given) },
  }));
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
      const record = mine && (await trainings.file(tenant, mine, fileId));
      if (!record) throw new Rejection('not-found', 404);
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
