import { defaultSettings } from 'contracts/identity/company-settings/company-settings.events';
import type { OfferedRating } from 'contracts/recruiting/interview-review/interview-review.views';
import type pg from 'pg';
import { askAs } from '#projection-service/engine/list-resource';
import { prepared } from '#projection-service/engine/prepared';
import type { ReviewRow } from './in-sight.ts';

const REVIEWS = `select id, response_id, reviewer_id, reviewer_name, link_id,
    guest_name, status, ratings, comments, rated_count, submitted_at, changed_at
  from read.interview_review where tenant_id = $1`;
const OF_RESPONSES = `${REVIEWS} and response_id = any ($2::uuid[]) order by created_at, id`;
const OF_LIVE = `${REVIEWS} and live_interview_id = $2 order by created_at, id`;
const BLIND = 'select blind_reviews from read.company_settings where tenant_id = $1 and id = $1';
const SCORECARD = 'select rating_type_ids from read.job where tenant_id = $1 and id = $2';
const WORDS = 'select id, name, score from read.rating_type where tenant_id = $1 order by score desc, name, id';
const NAMES = 'select user_id as id, name from access.account where user_id = any($1::uuid[])';

type Cells = readonly unknown[];
const reviewOf = (cells: Cells): ReviewRow => {
  const [id, responseId, reviewerId, reviewerName, linkId, guestName, status, ratings, comments, ...rest] = cells;
  const [ratedCount, submittedAt, changedAt] = rest;
  return {
    ...{ id, responseId, reviewerId, reviewerName, linkId, guestName, status, ratings, comments },
    ...{ ratedCount: Number(ratedCount), submittedAt, changedAt },
  } as ReviewRow;
};

export const ask = (text: string, values: unknown[]) => ({ ...prepared(text), values, rowMode: 'array' as const });

type About = ({ responseIds: readonly string[] } | { liveInterviewId: string }) & { jobId: string | null };

/** What was said of these responses, or of a live interview; whether it is kept from who has not said theirs; and the words to choose from. */
export const readReviews = async (reader: pg.Pool, tenantId: string, { jobId, ...of }: About) => {
  const [found = [], [setting] = [], [scorecard] = [], words = []] = await askAs(reader)(tenantId, [
    'responseIds' in of ? ask(OF_RESPONSES, [tenantId, of.responseIds]) : ask(OF_LIVE, [tenantId, of.liveInterviewId]),
    ask(BLIND, [tenantId]),
    ask(SCORECARD, [tenantId, jobId]),
    ask(WORDS, [tenantId]),
  ]);
  const reviews = found.map(reviewOf);
  const chosen = (scorecard?.[0] ?? []) as string[];
  const offered = words
    .map(([wordId, name, score]) => ({ id: wordId, name, score: Number(score) }) as OfferedRating)
    .filter((word) => chosen.length === 0 || chosen.includes(word.id));
  const mentioned = [...new Set(reviews.flatMap(({ comments }) => comments.flatMap(({ mentions }) => mentions)))];
  const people =
    mentioned.length > 0 ? (await reader.query<{ id: string; name: string }>(NAMES, [mentioned])).rows : [];
  return {
    reviews,
    offered,
    isBlind: Boolean(setting?.[0] ?? defaultSettings.blindReviews),
    names: new Map(people.map((person) => [person.id, person.name])),
  };
};
