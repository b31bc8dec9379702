import { z } from 'zod';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { liveInterview } from '#contracts/recruiting/live-interview/live-interview.entity';
import { interviewReview } from './interview-review.entity.ts';
import { saidOfLive } from './interview-review.events.ts';
import { LiveScorecards } from './interview-review.views.ts';

const { path } = liveInterview.endpoints.change;
/** Who was to talk with the candidate needs no other permission for a scorecard of their own. */
const access = 'tenant.interviews.lives.read';
const answer = interviewReview.view.omit({ reviewerName: true });
const own = { method: 'POST', params: ById, access, answer } as const;

export const showScorecards = endpoint({
  method: 'GET',
  path: `${path}/scorecards`,
  access,
  summary: 'Get what interviewers think of a live interview, as far as one may know of it',
  params: ById,
  answer: LiveScorecards,
});
/** Null takes the rating away. */
export const rateLiveInterview = endpoint({
  ...own,
  path: `${path}/rating`,
  summary: 'Rate a live interview at which one talked with the candidate, or take one’s rating of it away',
  body: z.strictObject({ ratingTypeId: Id.nullable() }),
});
const { text, mentions } = saidOfLive;
export const commentLiveInterview = endpoint({
  ...own,
  path: `${path}/comments`,
  summary: 'Comment on a live interview at which one talked with the candidate',
  body: z.strictObject({ text, mentions: mentions.default([]) }),
  status: 201,
});
export const removeLiveComment = endpoint({
  ...own,
  method: 'DELETE',
  path: `${path}/comments/:commentId`,
  summary: 'Remove a comment of one’s own on a live interview; its history stays',
  params: ById.extend({ commentId: Id }),
});
export const submitScorecard = endpoint({
  ...own,
  path: `${path}/scorecard/submit`,
  summary: 'Submit one’s scorecard of a live interview',
  body: z.strictObject({}),
});
export const reopenScorecard = endpoint({
  ...own,
  path: `${path}/scorecard/reopen`,
  summary: 'Reopen one’s submitted scorecard; what is changed then stays visible as a change',
  body: z.strictObject({}),
});
