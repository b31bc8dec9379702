import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { personal } from '#contracts/kernel/personal';
import { requiredText } from '#contracts/kernel/text';
import {
  MAX_MOMENT,
  MAX_REVIEW_COMMENT_LENGTH,
  MAX_REVIEW_MENTIONS,
  MAX_REVIEWER_NAME_LENGTH,
} from './interview-review.choices.ts';

const ofCandidate = <S extends z.ZodType>(schema: S) => personal(schema, 'candidateId');

/** The word that was chosen, and what it counted then: rating types change. */
export const rated = { ratingTypeId: Id, name: z.string(), score: z.int() };
const remark = {
  text: requiredText(MAX_REVIEW_COMMENT_LENGTH),
  /** Users of the company. */
  mentions: z
    .array(Id)
    .max(MAX_REVIEW_MENTIONS)
    .refine((ids) => new Set(ids).size === ids.length, { message: 'choices-repeated' }),
};
/** What is said of one answer. `second`: the moment of the recording that it is about. */
export const said = { questionId: Id, second: z.int().min(0).max(MAX_MOMENT).nullable(), ...remark };
/** What is said of a live interview. */
export const saidOfLive = { liveInterviewId: Id, ...remark };
export const reviewerName = requiredText(MAX_REVIEWER_NAME_LENGTH);

// Stored for ever: rename or retype nothing here without an upcast.
export const reviewEvents = {
  /** Of somebody without an account. */
  InterviewReviewerNamed: { candidateId: Id, name: ofCandidate(reviewerName) },
  AnswerRated: { questionId: Id, ...rated },
  AnswerRatingWithdrawn: { questionId: Id },
  AnswerCommented: { candidateId: Id, commentId: Id, ...said, text: ofCandidate(said.text) },
  AnswerCommentRemoved: { commentId: Id },
  LiveInterviewRated: { liveInterviewId: Id, ...rated },
  LiveInterviewRatingWithdrawn: { liveInterviewId: Id },
  LiveInterviewCommented: { candidateId: Id, commentId: Id, ...saidOfLive, text: ofCandidate(remark.text) },
  /** `rated`: answers that had a rating, or the live interview. */
  InterviewReviewSubmitted: { rated: z.int() },
  InterviewReviewReopened: {},
  /** Of somebody who came by a link: staff have taken away all that was said by it. Its history stays. */
  InterviewReviewRemoved: {},
};
