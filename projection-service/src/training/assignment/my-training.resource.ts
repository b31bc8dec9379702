import { recordIn } from 'access/recruiting/record-in';
import { postgresOutsideLearners } from 'access/training/outside-learner';
import { outsideRenewals } from 'access/training/outside-renewal';
import { type OwnTraining, ownTrainings } from 'access/training/own-training';
import type { MemberAuth, SessionAuth } from 'contracts/kernel/auth';
import { MAX_PAGE_ROWS } from 'contracts/kernel/paging';
import { Rejection } from 'contracts/kernel/problem';
import { richTextHtml } from 'contracts/kernel/rich-text';
import { type LearnerEndpoints, listMyTrainings, scheduled } from 'contracts/training/assignment/assignment.endpoints';
import type { TrainingAssignmentRecord } from 'contracts/training/assignment/assignment.entity';
import { myLessonLineOf, myStepOf, myTrainingOf } from 'contracts/training/assignment/assignment.mine';
import type { MyLesson, MyTrainingPage, Renewal } from 'contracts/training/assignment/assignment.views';
import { certificateIdOf, trainingCertificate } from 'contracts/training/certificate/certificate.entity';
import { listOutsideTrainings, outside } from 'contracts/training/public-training/public-training.endpoints';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { ProjectionContext } from '#projection-service/context';
import { askAs } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { prepared } from '#projection-service/engine/prepared';
import { readCompanyOf } from '#projection-service/recruiting/public/public.reads';
import { myCertificateOf } from '#projection-service/training/certificate/my-certificate.resource';
import { assignmentProjection } from './assignment.projection.ts';
import { toldIn } from './lesson-reviews.ts';
import { feedbackOf } from './reviewed-answer.ts';
import { namesOf } from './reviewer-names.ts';

const FIELDS = [
  ...['scheduleId', 'programId', 'programName', 'status', 'startsAt', 'expiresAt', 'startedAt', 'completedAt'],
  ...['lessonCount', 'finishedLessons', 'earned', 'possible', 'unreviewed'],
] as const;
const snake = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What is to be done first, by when it is due; what is over comes last, and what was cancelled does not. */
const LIST = `select ${FIELDS.map((field) => `${snake(field)} as "${field}"`).join(', ')} from read.training_assignment
  where tenant_id = $1 and user_id = $2 and status <> 'cancelled'
  order by status in ('completed', 'expired'), expires_at nulls last, id limit ${MAX_PAGE_ROWS}`;

const NUMBERS: ReadonlySet<string> = new Set(['lessonCount', 'finishedLessons', 'earned', 'possible', 'unreviewed']);
const recordOf = (cells: unknown[]): TrainingAssignmentRecord =>
  Object.fromEntries(
    FIELDS.map((field, at) => {
      const cell = cells[at];
      return [field, NUMBERS.has(field) ? Number(cell) : cell instanceof Date ? cell.toISOString() : cell];
    }),
  ) as unknown as TrainingAssignmentRecord;

/** Where people learn: their routes, and in which company it is. */
type Place = {
  endpoints: LearnerEndpoints;
  companyOf: (auth: SessionAuth | MemberAuth, scheduleId: string) => Promise<string>;
  renewalOf: (tenantId: string, record: TrainingAssignmentRecord, now: Date) => Promise<Renewal | null>;
};

/** Trainings of whoever asks: a page from the history itself, so that it goes on where the server is. */
const learnerPages = (
  router: IRouter,
  context: ProjectionContext,
  { endpoints, companyOf, renewalOf }: Place,
): void => {
  const { store, reader, http } = context;
  const trainings = ownTrainings(store);

  const mineOf = async (tenantId: string, scheduleId: string, userId: string): Promise<OwnTraining> => {
    const mine = await trainings.find({ tenantId, scheduleId, userId });
    if (!mine || mine.record.status === 'cancelled') throw new Rejection('not-found', 404);
    return mine;
  };

  mount(
    router,
    endpoints.showTraining,
    async ({ auth, params, now }) => {
      const { userId } = auth;
      const tenantId = await companyOf(auth, params.id);
      const { record, content } = await mineOf(tenantId, params.id, userId);
      const { description, thumbnailId, instructionsVideoId, isSequential, hasCertificate, passPercent } = content;
      const issued = await recordIn(store, trainingCertificate, { tenantId, id: certificateIdOf(record.id) });
      const body: MyTrainingPage = {
        ...myTrainingOf(record, now),
        renewal: await renewalOf(tenantId, record, now),
        ...{ serverTime: now.toISOString(), description, thumbnailId, instructionsVideoId, isSequential },
        descriptionHtml: richTextHtml(description, 'h3'),
        ...{ hasCertificate, passPercent, certificate: issued ? myCertificateOf(issued, now) : null },
        lessons: content.lessons.map((lesson) => myLessonLineOf(lesson, record, content)),
      };
      return { body };
    },
    http,
  );
  mount(
    router,
    endpoints.showLesson,
    async ({ auth, params: { id, lessonId }, now }) => {
      const { userId } = auth;
      const tenantId = await companyOf(auth, id);
      const mine = await mineOf(tenantId, id, userId);
      const own = await trainings.lesson(tenantId, mine, lessonId);
      if (!own) throw new Rejection('not-found', 404);
      const { record, content } = mine;
      const training = myTrainingOf(record, now);
      const line = myLessonLineOf(own.lesson, record, content);
      const progress = record.progress[lessonId];
      const told = await toldIn(store, tenantId, record.id);
      const [answers, reviews] = [told.answers[lessonId] ?? {}, told.reviews[lessonId] ?? {}];
      const names = await namesOf(reader, Object.values(reviews).flat());
      const feedback: Parameters<typeof myStepOf>[1]['feedback'] = ({ id: questionId, lesson }) =>
        feedbackOf(reviews[questionId] ?? [], lesson?.answers[questionId], names);
      const at = content.lessons.findIndex((one) => one.lessonId === lessonId);
      // What is locked or comes later is not shown before.
      const isShown = !line.isDisabled && training.status !== 'waiting';
      const body: MyLesson = {
        ...line,
        training,
        lessonVersion: own.lesson.lessonVersion,
        serverTime: now.toISOString(),
        steps: isShown ? own.content.steps.map((step) => myStepOf(step, { progress, answers, feedback, now })) : [],
        nextLessonId: content.lessons[at + 1]?.lessonId ?? null,
      };
      return { body };
    },
    http,
  );
};

/** Of whoever works in the company that the request names, and of people from outside, whose requests name none. */
export const myTrainingResource = (router: IRouter, context: ProjectionContext): void => {
  const { store, reader, http } = context;
  const trainings = ownTrainings(store);
  const outsideLearners = postgresOutsideLearners(context.access);
  const renewals = outsideRenewals(store);
  const renewalOf: Place['renewalOf'] = async (tenantId, record, now) => {
    const { isDue, again } = await renewals.of(tenantId, record, now);
    if (again) return again.status === 'cancelled' ? null : { isOpen: false, trainingId: again.scheduleId };
    return isDue && (await renewals.isOpen(tenantId, record)) ? { isOpen: true, trainingId: null } : null;
  };
  learnerPages(router, context, {
    endpoints: scheduled,
    companyOf: async (auth) => ('tenantId' in auth ? auth.tenantId : ''),
    renewalOf: async () => null,
  });
  learnerPages(router, context, {
    endpoints: outside,
    companyOf: async ({ userId }, scheduleId) => {
      const company = await outsideLearners.companyOf(scheduleId, userId);
      if (company === null) throw new Rejection('not-found', 404);
      return company;
    },
    renewalOf,
  });
  mount(
    router,
    listMyTrainings,
    async ({ auth: { tenantId, userId }, minPosition, now }) => {
      await reachMinPosition(context, minPosition, [assignmentProjection.name]);
      const query = { ...prepared(LIST), values: [tenantId, userId], rowMode: 'array' as const };
      const [rows = []] = await askAs(reader)(tenantId, [query]);
      return { body: rows.map((row) => myTrainingOf(recordOf(row as unknown[]), now)) };
    },
    http,
  );
  mount(
    router,
    listOutsideTrainings,
    async ({ auth: { userId }, now }) => {
      const joined = await outsideLearners.of(userId);
      const body = await Promise.all(
        joined.map(async ({ tenantId, scheduleId }) => {
          const [mine, company] = await Promise.all([
            trainings.find({ tenantId, scheduleId, userId }),
            readCompanyOf(reader, tenantId),
          ]);
          if (!mine || mine.record.status === 'cancelled' || mine.record.erasedAt !== null) return [];
          const { publicTrainingId } = mine.record;
          const renewal = await renewalOf(tenantId, mine.record, now);
          return [{ ...myTrainingOf(mine.record, now), companyName: company?.name ?? '', publicTrainingId, renewal }];
        }),
      );
      return { body: body.flat() };
    },
    http,
  );
};
