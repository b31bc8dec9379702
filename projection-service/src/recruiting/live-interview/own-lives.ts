import { prepared } from '#projection-service/engine/prepared';
import { reviewsOf, type StepReview } from '#projection-service/recruiting/response/own-answers';

const LIVES = `select interview_id, id, title, status, created_at, starts_at, slots, minutes, time_zone, place, answer, reason
  from read.live_interview where tenant_id = $1 and interview_id = any($2::uuid[]) and not erased order by created_at, id`;

/** The live interviews of these interviews. */
export const askLives = (tenantId: string, interviewIds: readonly string[]) => ({
  ...prepared(LIVES),
  values: [tenantId, interviewIds],
  rowMode: 'array' as const,
});

/** How a company and somebody met, or were to, and what was said of it, for the copy of their data; whom they met is not told. */
export const ownLives = (
  rows: readonly (readonly unknown[])[],
  { interviewId, reviews }: { interviewId: unknown; reviews: readonly StepReview[] },
) =>
  rows
    .filter(([of]) => of === interviewId)
    .map(([, id, title, status, plannedAt, startsAt, slots, minutes, timeZone, place, answer, reason]) => {
      const { ratings, comments } = reviewsOf(reviews, String(id));
      return {
        ...{ title, status, plannedAt, startsAt, minutes: Number(minutes), timeZone, place, answer, reason, ratings },
        offered: (slots as { startsAt: string }[]).map((slot) => slot.startsAt),
        comments: comments.map(({ text, at }) => ({ text, at })),
      };
    });
