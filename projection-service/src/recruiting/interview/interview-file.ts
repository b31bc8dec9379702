import type pg from 'pg';
import type { EventStore } from 'platform/event-store/event-store';
import { askAs } from '#projection-service/engine/list-resource';
import { prepared } from '#projection-service/engine/prepared';
import { interviewReviewProjection } from '#projection-service/recruiting/interview-review/interview-review.projection';
import { liveInterviewProjection } from '#projection-service/recruiting/live-interview/live-interview.projection';
import { askLives, ownLives } from '#projection-service/recruiting/live-interview/own-lives';
import { ownSteps, type StepReview } from '#projection-service/recruiting/response/own-answers';
import { interviewProjection } from './interview.projection.ts';
import { interviewLogProjection } from './interview-log.projection.ts';

/** What is read for it. */
export const INTERVIEW_SOURCES = [
  interviewProjection,
  interviewLogProjection,
  interviewReviewProjection,
  liveInterviewProjection,
].map(({ name }) => name);

const INTERVIEWS = `select id, job_title, status, created_at, updated_at
  from read.interview where tenant_id = $1 and id = any($2::uuid[]) order by created_at, id`;
const LOG = `select interview_id, occurred_at, "from", "to", comment
  from read.interview_log where tenant_id = $1 and interview_id = any($2::uuid[]) order by occurred_at, event_position`;
const REVIEWS = `select response_id, ratings, comments, submitted_at from read.interview_review
  where tenant_id = $1 and interview_id = any($2::uuid[]) order by id`;

const lineOf = ([, at, from, to, comment]: unknown[]) => ({ at, from, to, comment });
const reviewOf = ([responseId, ratings, comments, submittedAt]: unknown[]) =>
  ({ responseId, ratings, comments, submittedAt }) as StepReview;

/**
 * Interviews of somebody for the copy of their data: what became of them, what they were asked and answered, when they met the company,
 * and what was said of all that; who of its staff said it is not told.
 */
export const readInterviewFile = async (
  { reader, store }: { reader: pg.Pool; store: EventStore },
  tenantId: string,
  interviewIds: readonly string[],
) => {
  const ask = (text: string) => ({ ...prepared(text), values: [tenantId, interviewIds], rowMode: 'array' as const });
  const [interviews = [], log = [], reviewed = [], lives = []] = await askAs(reader)(tenantId, [
    ask(INTERVIEWS),
    ask(LOG),
    ask(REVIEWS),
    askLives(tenantId, interviewIds),
  ]);
  const reviews = reviewed.map(reviewOf);
  return Promise.all(
    interviews.map(async ([id, jobTitle, status, createdAt, updatedAt]) => ({
      ...{ id, jobTitle, status, createdAt, updatedAt },
      log: log.filter(([of]) => of === id).map(lineOf),
      steps: await ownSteps(store, { tenantId, id: String(id) }, reviews),
      lives: ownLives(lives, { interviewId: id, reviews }),
    })),
  );
};
