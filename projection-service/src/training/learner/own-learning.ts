import { recordIn } from 'access/recruiting/record-in';
import { type OwnTraining, ownTrainings } from 'access/training/own-training';
import { streamName } from 'contracts/kernel/id';
import type { Recorded } from 'contracts/kernel/message';
import { known } from 'contracts/kernel/personal';
import { myAnswerOf } from 'contracts/recruiting/response/response.mine';
import { type AcknowledgementEvent, acknowledgement } from 'contracts/training/acknowledgement/acknowledgement.entity';
import { type TrainingAssignmentEvent, trainingAssignment } from 'contracts/training/assignment/assignment.entity';
import { type AnswerProgress, watchedPercent } from 'contracts/training/assignment/assignment.progress';
import {
  certificateIdOf,
  type TrainingCertificateEvent,
  trainingCertificate,
} from 'contracts/training/certificate/certificate.entity';
import type pg from 'pg';
import { concurrencyLimit } from 'platform/concurrency-limit';
import type { EventStore } from 'platform/event-store/event-store';
import { askAs, askAsPerson } from '#projection-service/engine/list-resource';
import { prepared } from '#projection-service/engine/prepared';
import { type SaidReview, toldIn } from '#projection-service/training/assignment/lesson-reviews';

type Context = { reader: pg.Pool; access: pg.Pool; store: EventStore };
type Place = { tenantId: string; id: string };

const COMPANIES = 'select company_id from read.learner where user_id = $1 order by 1';
const NAMES = 'select tenant_id as id, name from access.tenant where tenant_id = any($1::uuid[])';
const TRAININGS = `select schedule_id from read.training_assignment
  where tenant_id = $1 and user_id = $2 and erased_at is null order by created_at, id`;
const DOCUMENTS = `select id, name, kind, handbook_version, asked_at, due_at, status from read.acknowledgement
  where tenant_id = $1 and user_id = $2 order by asked_at, id`;

const ask = (text: string, values: unknown[]) => ({ ...prepared(text), values, rowMode: 'array' as const });

/** Trainings whose histories are read at the same time. */
const TRAININGS_AT_ONCE = 4;

/** Of one reviewer; who that is is not said. */
const reviewOf = ({ reviews }: AnswerProgress, { reviewerId, feedback, feedbackFileId }: SaidReview) => {
  const mark = reviews[reviewerId];
  if (!mark) return [];
  const { submittedAt, points, ratingName: rating, isOpen: isReopened } = mark;
  return [{ submittedAt, isReopened, points, rating, feedback, feedbackFileId }];
};

/** Why a deadline was moved, a review opened again, a certificate withdrawn. */
type Reasoned = Recorded<TrainingAssignmentEvent | TrainingCertificateEvent>;
const reasonsIn = async (store: EventStore, stream: string) => {
  const { events } = await store.readStream(stream);
  return (events as unknown as Reasoned[]).flatMap(({ type, data, metadata: { occurredAt: at } }) => {
    const reason = 'reason' in data ? known(data.reason) : null;
    return reason ? [{ at, what: type, reason }] : [];
  });
};

const certificateOf = async (store: EventStore, place: Place) => {
  const issued = await recordIn(store, trainingCertificate, place);
  if (!issued) return null;
  const { id, userName, companyName, completedOn, validUntil, earned, possible, status, withdrawnAt } = issued;
  const reasons = await reasonsIn(store, streamName(trainingCertificate.name, place.tenantId, place.id));
  return { id, userName, companyName, completedOn, validUntil, earned, possible, status, withdrawnAt, reasons };
};

/** How somebody came along in each lesson that they began: what they watched and answered, and what was said of that. */
const lessonsOf = async ({ store }: Pick<Context, 'store'>, tenantId: string, mine: OwnTraining) => {
  const { record, content } = mine;
  const { answers, reviews } = await toldIn(store, tenantId, record.id);
  const trainings = ownTrainings(store);
  const lessons = await Promise.all(
    content.lessons.map(async ({ lessonId, name }) => {
      const progress = record.progress[lessonId];
      const shown = progress && (await trainings.lesson(tenantId, mine, lessonId));
      if (!shown) return [];
      const { startedAt, finishedAt } = progress;
      const steps = shown.content.steps.map((step) => {
        const parts = progress.watched[step.id] ?? [];
        const percent = step.videoSeconds === null ? null : watchedPercent(parts, step.videoSeconds);
        const answered = step.questions.flatMap((question) => {
          const given = progress.answers[question.id];
          const answer = myAnswerOf(question, answers[lessonId]?.[question.id] ?? null);
          if (!given || !answer) return [];
          const points = question.responseType === 'multiple-choice' ? {} : { points: given.points };
          const said = (reviews[lessonId]?.[question.id] ?? []).flatMap((one) => reviewOf(given, one));
          const { answeredAt, possible } = given;
          return [{ question: question.text, answer, answeredAt, ...points, possible, reviews: said }];
        });
        return { step: step.name, watched: { percent, milliseconds: parts }, answers: answered };
      });
      return [{ lesson: name, startedAt, finishedAt, steps }];
    }),
  );
  return lessons.flat();
};

const trainingOf = async (context: Context, tenantId: string, mine: OwnTraining) => {
  const { id, programName, programVersion, status, startsAt, expiresAt, firstExpiresAt, createdAt, ...record } =
    mine.record;
  const { source, startedAt, completedAt, finishedLessons, lessonCount, earned, possible, unreviewed } = record;
  const { store } = context;
  return {
    ...{ id, programName, programVersion, givenAt: createdAt, source, status, startsAt, expiresAt, firstExpiresAt },
    ...{ startedAt, completedAt, finishedLessons, lessonCount, earned, possible, unreviewed },
    lastLateReminderOn: record.lateRemindedOn,
    lessons: await lessonsOf(context, tenantId, mine),
    reasons: await reasonsIn(store, streamName(trainingAssignment.name, tenantId, id)),
    certificate: await certificateOf(store, { tenantId, id: certificateIdOf(id) }),
  };
};

/** When a document was confirmed, in which version, with how many right answers of its test. */
const confirmationsOf = async (store: EventStore, { tenantId, id }: Place) => {
  const { events } = await store.readStream(streamName(acknowledgement.name, tenantId, id));
  return (events as unknown as Recorded<AcknowledgementEvent>[]).flatMap(({ type, data, metadata: { occurredAt } }) =>
    type === 'DocumentAcknowledged'
      ? [{ at: occurredAt, version: data.handbookVersion, rightAnswers: data.rightAnswers }]
      : [],
  );
};

/**
 * What each company that ever gave somebody a training or a document to confirm has of that, those that they have left too: for
 * the copy of their data (docs/product.md POR-18). Who of its staff reviewed what is not said.
 */
export const ownLearning = async (context: Context, userId: string) => {
  const { reader, access, store } = context;
  const [rows = []] = await askAsPerson(reader)(userId, [ask(COMPANIES, [userId])]);
  const companyIds = rows.map(([id]) => String(id));
  const { rows: named } = await access.query<{ id: string; name: string }>(NAMES, [companyIds]);
  const names = new Map(named.map(({ id, name }) => [id, name]));
  const trainings = ownTrainings(store);
  const limited = concurrencyLimit(TRAININGS_AT_ONCE);
  return Promise.all(
    companyIds.map(async (tenantId) => {
      const of = [tenantId, userId];
      const [given = [], documents = []] = await askAs(reader)(tenantId, [ask(TRAININGS, of), ask(DOCUMENTS, of)]);
      const learned = given.map(([scheduleId]) =>
        limited(async () => {
          const mine = await trainings.find({ tenantId, scheduleId: String(scheduleId), userId });
          return mine ? [await trainingOf(context, tenantId, mine)] : [];
        }),
      );
      const confirmed = documents.map(([id, name, kind, version, askedAt, dueAt, status]) =>
        limited(async () => ({
          ...{ name, kind, version: Number(version), askedAt, dueAt, status },
          confirmed: await confirmationsOf(store, { tenantId, id: String(id) }),
        })),
      );
      return {
        ...{ companyId: tenantId, companyName: names.get(tenantId) ?? null },
        trainings: (await Promise.all(learned)).flat(),
        documents: await Promise.all(confirmed),
      };
    }),
  );
};
