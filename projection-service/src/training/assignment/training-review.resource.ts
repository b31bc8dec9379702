import { recordIn } from 'access/recruiting/record-in';
import { ownTrainings } from 'access/training/own-training';
import type { TenantAuth } from 'contracts/kernel/auth';
import { Rejection } from 'contracts/kernel/problem';
import type { OfferedRating } from 'contracts/recruiting/interview-review/interview-review.views';
import { isOver } from 'contracts/training/assignment/assignment.choices';
import { trainingAssignment } from 'contracts/training/assignment/assignment.entity';
import { REVIEWS_AT_ONCE } from 'contracts/training/review/review.choices';
import { listTrainingReviews, showTrainingReview } from 'contracts/training/review/review.endpoints';
import type { ReviewLine, TrainingReview } from 'contracts/training/review/review.views';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { ProjectionContext } from '#projection-service/context';
import { askAs } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { ask } from '#projection-service/recruiting/interview-review/review-rows';
import { assignmentProjection } from './assignment.projection.ts';
import { toldIn } from './lesson-reviews.ts';
import { earnedFor, reviewedAnswerOf } from './reviewed-answer.ts';
import { namesOf } from './reviewer-names.ts';

const COUNTED = 10_000;
const among = (column: string) => `from read.training_assignment
  where tenant_id = $1 and ${column} is not null and ($2::uuid is null or schedule_id = $2)`;
const page = (column: string, order: string) => `select id, schedule_id, program_name, user_name, unreviewed, earned,
    possible, ${column}, user_id, progress, erased_at ${among(column)} order by ${column} ${order}, id limit ${REVIEWS_AT_ONCE} offset $3`;
const count = (column: string) => `select count(*) from (select ${among(column)} limit ${COUNTED}) counted`;
const lists = {
  open: { page: page('open_since', 'asc'), count: count('open_since') },
  done: { page: page('reviewed_at', 'desc'), count: count('reviewed_at') },
};
const NEXT = `select id from read.training_assignment where tenant_id = $1 and open_since is not null and id <> $2
    and user_id::text <> $3 order by open_since, id limit 1`;
const NAME = 'select user_name from read.training_assignment where tenant_id = $1 and id = $2';
const WORDS = 'select id, name, score from read.rating_type where tenant_id = $1 order by score desc, name, id';

type Scored = Parameters<typeof earnedFor>[0];
const lineOf = (cells: readonly unknown[], auth: TenantAuth): ReviewLine => {
  const [id, scheduleId, programName, userName, unreviewed, points, possible, at, userId, progress, erasedAt] = cells;
  const earned = earnedFor({ userId, progress, earned: Number(points), erasedAt } as Scored, auth);
  const numbers = { unreviewed: Number(unreviewed), earned, possible: Number(possible) };
  return { id, scheduleId, programName, userName, ...numbers, at: new Date(at as string).toISOString() } as ReviewLine;
};

/** What waits for a review, and one training with all that was answered in it (docs/product.md TRA-13). */
export const trainingReviewResource = (router: IRouter, context: ProjectionContext): void => {
  const { store, reader, http } = context;
  const trainings = ownTrainings(store);

  const show = async (auth: TenantAuth, id: string): Promise<TrainingReview> => {
    const { tenantId } = auth;
    const viewer = 'userId' in auth ? auth.userId : '';
    const record = await recordIn(store, trainingAssignment, { tenantId, id });
    const mine = record && (await trainings.find({ tenantId, scheduleId: record.scheduleId, userId: record.userId }));
    if (!record || !mine) throw new Rejection('not-found', 404);
    const [[name] = [], [next] = [], words = []] = await askAs(reader)(tenantId, [
      ask(NAME, [tenantId, id]),
      ask(NEXT, [tenantId, id, viewer]),
      ask(WORDS, [tenantId]),
    ]);
    const { answers, reviews } = await toldIn(store, tenantId, id);
    const names = await namesOf(
      reader,
      Object.values(reviews).flatMap((one) => Object.values(one).flat()),
    );
    const isMine = record.userId === viewer;
    const lessons = await Promise.all(
      mine.content.lessons.map(async (lesson) => {
        const { lessonId, name: lessonName } = lesson;
        const content = (await trainings.lesson(tenantId, mine, lessonId))?.content;
        const progress = record.progress[lessonId];
        const isFinal = progress !== undefined && (progress.finishedAt !== null || isOver(record.status));
        // Of one's own training, what is not over says nothing: it may still be answered.
        const isHidden = isMine && !isFinal;
        const questions = isHidden ? [] : (content?.steps ?? []).flatMap((step) => step.questions);
        const seen = { progress, isFinal: isFinal && !isMine, isErased: record.erasedAt !== null, viewer, names };
        return {
          ...{ lessonId, name: lessonName },
          questions: questions.map((question) =>
            reviewedAnswerOf(question, {
              ...seen,
              answer: answers[lessonId]?.[question.id] ?? null,
              said: reviews[lessonId]?.[question.id] ?? [],
            }),
          ),
        };
      }),
    );
    const { scheduleId, programName, status, completedAt, possible, unreviewed } = record;
    const earned = earnedFor(record, auth);
    return {
      ...{ id, scheduleId, programName, status, completedAt, earned, possible, unreviewed, isMine, lessons },
      userName: (name?.[0] as string | null | undefined) ?? null,
      offered: words.map((word) => ({ id: word[0], name: word[1], score: Number(word[2]) }) as OfferedRating),
      nextId: (next?.[0] as string | undefined) ?? null,
    };
  };

  mount(
    router,
    listTrainingReviews,
    async ({ auth, query: { state, schedule, page: number }, minPosition }) => {
      const { tenantId } = auth;
      await reachMinPosition(context, minPosition, [assignmentProjection.name], tenantId);
      const of = [tenantId, schedule ?? null];
      const [rows = [], [counted] = []] = await askAs(reader)(tenantId, [
        ask(lists[state].page, [...of, (number - 1) * REVIEWS_AT_ONCE]),
        ask(lists[state].count, of),
      ]);
      return { body: { lines: rows.map((row) => lineOf(row as unknown[], auth)), total: Number(counted?.[0] ?? 0) } };
    },
    http,
  );
  mount(
    router,
    showTrainingReview,
    async ({ auth, params: { id }, minPosition }) => {
      await reachMinPosition(context, minPosition, [assignmentProjection.name], auth.tenantId);
      return { body: await show(auth, id) };
    },
    http,
  );
};
