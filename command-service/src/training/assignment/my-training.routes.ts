import type { FileRight } from 'access/identity/session/tokens';
import { recordIn } from 'access/recruiting/record-in';
import type { OutsideLearners } from 'access/training/outside-learner';
import { type OwnLesson, type OwnTraining, ownTrainings } from 'access/training/own-training';
import type { MemberAuth, SessionAuth } from 'contracts/kernel/auth';
import { Rejection } from 'contracts/kernel/problem';
import { answersInLesson, file } from 'contracts/library/file/file.entity';
import { type LearnerEndpoints, scheduled } from 'contracts/training/assignment/assignment.endpoints';
import type { TrainingAssignmentCommand } from 'contracts/training/assignment/assignment.entity';
import { lessonsBefore, myLessonStateOf } from 'contracts/training/assignment/assignment.mine';
import type { LessonAnswer } from 'contracts/training/assignment/assignment.steps';
import { outside } from 'contracts/training/public-training/public-training.endpoints';
import type { IRouter } from 'express';
import { mount, type RequestOf } from 'platform/http/route';
import { answered } from '#command-service/http/answer';
import { causeOf, createdId } from '#command-service/http/cause';
import { assertCompleted, type FileContext, ticketAnswer } from '#command-service/library/file/file.routes';
import type { Uploads } from '#command-service/library/upload/uploads';
import { questionIn } from '#command-service/recruiting/response/asked';
import { videoSecondsOf } from '#command-service/recruiting/response/video-seconds';
import { refuse } from './assignment.rules.ts';

type Request = RequestOf<typeof scheduled.startLesson>;
type Step = TrainingAssignmentCommand extends infer C
  ? C extends TrainingAssignmentCommand
    ? Pick<C, 'type' | 'data'>
    : never
  : never;
type Mine = OwnTraining & { own: OwnLesson };

export type MyTrainingContext = FileContext & {
  uploads: Pick<Uploads, 'pieces' | 'settleAnswer'>;
  outsideLearners: Pick<OutsideLearners, 'companyOf'>;
};

/** Where people learn: their routes, in which company it is, and by what right they see its files. */
type Place = {
  endpoints: LearnerEndpoints;
  companyOf: (auth: SessionAuth | MemberAuth, scheduleId: string) => Promise<string>;
  rightOf: (of: { tenant: string; schedule: string }) => FileRight;
};

/** What people do in a training of theirs: theirs alone, by the server's clock (docs/product.md TRA-9). */
const learnerRoutes = (router: IRouter, context: MyTrainingContext, { endpoints, companyOf, rightOf }: Place): void => {
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
  type Served = Omit<LearnerEndpoints['startLesson'], 'path' | 'body' | 'access'> & { path: string; access: string };
  const serve = <E extends Served>(
    endpoint: E,
    stepOf: (mine: Mine, body: Body<E>, request: Request) => Step | Promise<Step>,
  ) =>
    mount(
      router,
      endpoint as unknown as typeof scheduled.startLesson,
      async (asked) => {
        const tenantId = await companyOf(asked.auth, asked.params.id);
        const request = { ...asked, auth: { ...asked.auth, tenantId } };
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
        const about = { now: request.now, questionId: body.questionId };
        return answered(position, myLessonStateOf(state.record, { lessonId, steps }, about));
      },
      context,
    );

  /** The lesson as it was seen, which is asked again when it is written down: they may be moved at any moment (docs/product.md TRA-76). */
  const seenOf = ({ own: { lesson } }: Mine, { lessonVersion: seen }: { lessonVersion?: number | undefined }) => {
    const { lessonId, lessonVersion } = lesson;
    if (seen !== undefined && seen !== lessonVersion) throw refuse('lesson-changed', 409, 'lessonVersion');
    return { lessonId, lessonVersion };
  };
  serve(endpoints.startLesson, ({ content, record: { programVersion }, own: { lesson } }) => ({
    type: 'StartTrainingLesson',
    data: {
      lessonId: lesson.lessonId,
      lessonVersion: lesson.lessonVersion,
      programVersion,
      after: lessonsBefore(content, lesson.lessonId),
    },
  }));
  serve(endpoints.watchVideo, (mine, body) => {
    const { stepId } = body;
    const seen = seenOf(mine, body);
    const step = mine.own.content.steps.find(({ id }) => id === stepId);
    if (!step || (step.videoFileId === null && step.videoUrl === null))
      throw refuse('step-without-video', 422, 'stepId');
    const { videoSeconds } = step;
    const parts = 'parts' in body ? body.parts : [{ from: body.from, to: body.to }];
    return { type: 'WatchTrainingVideo', data: { ...seen, stepId, parts, videoSeconds } };
  });

  const videoSeconds = videoSecondsOf(store);
  const questionOf = ({ own: { lesson, content } }: Mine, questionId: string) => ({
    lessonId: lesson.lessonId,
    question: questionIn(
      content.steps.flatMap(({ questions }) => questions),
      questionId,
    ),
  });
  const askedAsSeen = (mine: Mine, body: { questionId: string; lessonVersion?: number | undefined }) => ({
    ...seenOf(mine, body),
    ...questionOf(mine, body.questionId),
  });
  serve(endpoints.showQuestion, (mine, body) => ({ type: 'ShowTrainingQuestion', data: askedAsSeen(mine, body) }));
  serve(endpoints.startThinking, async (mine, body, { auth: { tenantId }, now }) => {
    const asked = askedAsSeen(mine, body);
    const data = { ...asked, videoSeconds: await videoSeconds(tenantId, asked.question, now) };
    return { type: 'StartTrainingThinking', data };
  });
  serve(endpoints.recordAnswer, (mine, body, request) => ({
    type: 'StartTrainingTake',
    data: { ...askedAsSeen(mine, body), takeId: createdId('take', request) },
  }));
  serve(endpoints.stopTake, (mine, { questionId, ...told }) => ({
    type: 'StopTrainingTake',
    data: { ...questionOf(mine, questionId), ...told },
  }));
  serve(endpoints.tellGap, (mine, { questionId, ...told }) => ({
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
  serve(endpoints.answerQuestion, async (mine, given, request) => {
    const asked = askedAsSeen(mine, given);
    const isFile = await isFileOf(request, mine, given);
    return { type: 'AnswerTrainingQuestion', data: { ...asked, given, isFile } };
  });
  serve(endpoints.finishLesson, (mine, body) => ({
    type: 'FinishTrainingLesson',
    data: { ...seenOf(mine, body), steps: mine.own.content.steps },
  }));

  mount(
    router,
    endpoints.issueTicket,
    async ({ auth, params: { id: schedule, fileId }, body: { purpose }, now }) => {
      const { userId: sub, sid } = auth;
      const tenant = await companyOf(auth, schedule);
      const mine = await trainings.find({ tenantId: tenant, scheduleId: schedule, userId: sub });
      const record = mine && (await trainings.file(tenant, mine, fileId));
      if (!record) throw new Rejection('not-found', 404);
      assertCompleted(record);
      return ticketAnswer(context, { sub, sid, right: rightOf({ tenant, schedule }), file: fileId, purpose }, now);
    },
    context,
  );
};

/** Of whoever works in the company that the request names, and of people from outside, whose requests name none. */
export const myTrainingRoutes = (router: IRouter, context: MyTrainingContext): void => {
  const { outsideLearners } = context;
  learnerRoutes(router, context, {
    endpoints: scheduled,
    companyOf: async (auth) => ('tenantId' in auth ? auth.tenantId : ''),
    rightOf: (of) => ({ of: 'training', ...of }),
  });
  learnerRoutes(router, context, {
    endpoints: outside,
    companyOf: async ({ userId }, scheduleId) => {
      const company = await outsideLearners.companyOf(scheduleId, userId);
      if (company === null) throw new Rejection('not-found', 404);
      return company;
    },
    rightOf: ({ schedule }) => ({ of: 'outside-training', schedule }),
  });
};
