import { z } from 'zod';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { interviewReview } from './interview-review.entity.ts';
import { said } from './interview-review.events.ts';
import { ReviewedInterview } from './interview-review.views.ts';

const answer = interviewReview.view.omit({ reviewerName: true });
const ofStep = '/api/tenant/responses/:id';
const rating = { method: 'POST' as const, params: ById, answer };

export const showInterviewReview = endpoint({
  method: 'GET',
  path: '/api/tenant/interviews/:id/review',
  access: 'tenant.interviews.responses.read',
  summary: 'Get what was answered in an interview, with ratings and comments as far as one may know of them',
  params: ById,
  answer: ReviewedInterview,
});
/** Null takes the rating away. */
export const RateBody = z.strictObject({ questionId: Id, ratingTypeId: Id.nullable() });
export const rateAnswer = endpoint({
  ...rating,
  path: `${ofStep}/rating`,
  access: 'tenant.interviews.ratings.create',
  summary: 'Rate an answer, or take one’s rating of it away',
  body: RateBody,
});
export const submitReview = endpoint({
  ...rating,
  path: `${ofStep}/review/submit`,
  access: 'tenant.interviews.ratings.create',
  summary: 'Submit one’s ratings of a step',
  body: z.strictObject({}),
});
export const reopenReview = endpoint({
  ...rating,
  path: `${ofStep}/review/reopen`,
  access: 'tenant.interviews.ratings.update',
  summary: 'Reopen one’s submitted ratings of a step; what is changed then stays visible as a change',
  body: z.strictObject({}),
});
export const CommentBody = z.strictObject({
  ...said,
  second: said.second.default(null),
  mentions: said.mentions.default([]),
});
export const commentAnswer = endpoint({
  ...rating,
  path: `${ofStep}/comments`,
  access: 'tenant.interviews.comments.create',
  summary: 'Comment on an answer, or on a moment of its recording',
  body: CommentBody,
  status: 201,
});
export const removeAnswerComment = endpoint({
  method: 'DELETE',
  path: `${ofStep}/comments/:commentId`,
  access: 'tenant.interviews.comments.create',
  summary: 'Remove a comment of one’s own; its history stays',
  params: ById.extend({ commentId: Id }),
  answer,
});
