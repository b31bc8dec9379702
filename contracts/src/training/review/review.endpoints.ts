import { z } from 'zod';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { FileTicketAnswer, TicketRequest } from '#contracts/library/file/file.ticket';
import { trainingAssignment } from '#contracts/training/assignment/assignment.entity';
import { ReopenBody, ReviewBody } from '#contracts/training/assignment/assignment.steps';
import { reviewStates } from './review.choices.ts';
import { ReviewLines, TrainingReview } from './review.views.ts';

const all = '/api/tenant/training-reviews';
const one = `${all}/:id`;
const answer = trainingAssignment.view.omit({ userName: true });
const ofAnswer = ById.extend({ questionId: Id });
const MAX_PAGE = 400;

export const listTrainingReviews = endpoint({
  method: 'GET',
  path: all,
  access: 'tenant.training.reviews.read',
  summary: 'List trainings whose answers wait for a review, the oldest first, or that were reviewed, 25 at once',
  query: z.strictObject({
    state: z.enum(reviewStates).default('open'),
    schedule: Id.optional(),
    page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1),
  }),
  answer: ReviewLines,
});

export const showTrainingReview = endpoint({
  method: 'GET',
  path: one,
  access: 'tenant.training.reviews.read',
  summary: 'Get what somebody answered in a training, with reviews as far as one may know of them',
  params: ById,
  answer: TrainingReview,
});

export const reviewTrainingAnswer = endpoint({
  method: 'POST',
  path: `${one}/answers/:questionId/review`,
  access: 'tenant.training.reviews.create',
  summary: 'Submit one’s review of an answer: points, a word, what is to be said about it',
  params: ofAnswer,
  body: ReviewBody,
  answer,
});

export const reopenTrainingReview = endpoint({
  method: 'POST',
  path: `${one}/answers/:questionId/reopen`,
  access: 'tenant.training.reviews.update',
  summary: 'Reopen one’s submitted review of an answer; its points count no more until it is submitted again',
  params: ofAnswer,
  body: ReopenBody,
  answer,
});

export const issueTrainingReviewTicket = endpoint({
  method: 'POST',
  path: `${one}/files/:fileId/ticket`,
  access: 'member',
  summary:
    'Get an address of 60 seconds for a file of answers in a training, or of their reviews; takes tenant.training.reviews.read',
  params: ById.extend({ fileId: Id }),
  body: TicketRequest,
  answer: FileTicketAnswer,
});
