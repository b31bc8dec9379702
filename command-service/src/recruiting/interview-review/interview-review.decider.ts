import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { MAX_REVIEW_COMMENTS } from 'contracts/recruiting/interview-review/interview-review.choices';
import {
  type AnswerRating,
  interviewReview,
  type ReviewRecord,
  type ReviewRejection,
} from 'contracts/recruiting/interview-review/interview-review.entity';
import { type DecisionsOf, entityDecider } from '#command-service/entity/entity.decider';

type Decisions = DecisionsOf<typeof interviewReview>;

export const refuse = (code: ReviewRejection, status = 409, field?: string): Rejection =>
  new Rejection(code, status, field === undefined ? {} : { errors: { [field]: [code] } });

/** By the same name already, nothing is said. */
const name: Decisions['NameReviewer'] = (command, { id: interviewReviewId, candidateId, guestName }) =>
  guestName === command.data.name
    ? []
    : [caused(command, 'InterviewReviewerNamed', { interviewReviewId, candidateId, name: command.data.name })];

/** The same word again is no change, unless it counts something else now. */
const isRatedAnew = (
  { status, ratings }: ReviewRecord,
  of: string,
  { ratingTypeId, score }: Pick<AnswerRating, 'ratingTypeId' | 'score'>,
): boolean => {
  if (status === 'submitted') throw refuse('review-submitted');
  return ratings[of]?.ratingTypeId !== ratingTypeId || ratings[of].score !== score;
};

const rate: Decisions['RateAnswer'] = (command, review) =>
  isRatedAnew(review, command.data.questionId, command.data)
    ? [caused(command, 'AnswerRated', { interviewReviewId: review.id, ...command.data })]
    : [];

const rateLive: Decisions['RateLiveInterview'] = (command, review) =>
  isRatedAnew(review, command.data.liveInterviewId, command.data)
    ? [caused(command, 'LiveInterviewRated', { interviewReviewId: review.id, ...command.data })]
    : [];

/** What was not rated cannot lose its rating. */
const losesRating = ({ status, ratings }: ReviewRecord, of: string): boolean => {
  if (status === 'submitted') throw refuse('review-submitted');
  return ratings[of] !== undefined;
};

const withdraw: Decisions['WithdrawRating'] = (command, review) => {
  const { questionId } = command.data;
  return losesRating(review, questionId)
    ? [caused(command, 'AnswerRatingWithdrawn', { interviewReviewId: review.id, questionId })]
    : [];
};

const withdrawLive: Decisions['WithdrawLiveInterviewRating'] = (command, review) => {
  const { liveInterviewId } = command.data;
  return losesRating(review, liveInterviewId)
    ? [caused(command, 'LiveInterviewRatingWithdrawn', { interviewReviewId: review.id, liveInterviewId })]
    : [];
};

/** Said also after the ratings were submitted; a comment that is there is not said again. */
const isSaidAnew = ({ comments }: ReviewRecord, commentId: string): boolean => {
  if (comments.some(({ id }) => id === commentId)) return false;
  if (comments.length >= MAX_REVIEW_COMMENTS) throw refuse('review-comment-limit');
  return true;
};

const comment: Decisions['CommentAnswer'] = (command, review) => {
  const { id: interviewReviewId, candidateId } = review;
  return isSaidAnew(review, command.data.commentId)
    ? [caused(command, 'AnswerCommented', { interviewReviewId, candidateId, ...command.data })]
    : [];
};

const commentLive: Decisions['CommentLiveInterview'] = (command, review) => {
  const { id: interviewReviewId, candidateId } = review;
  return isSaidAnew(review, command.data.commentId)
    ? [caused(command, 'LiveInterviewCommented', { interviewReviewId, candidateId, ...command.data })]
    : [];
};

/** Everybody removes their own. */
const removeComment: Decisions['RemoveAnswerComment'] = (command, { id: interviewReviewId, comments }) => {
  const { commentId } = command.data;
  if (!comments.some(({ id }) => id === commentId)) throw refuse('review-comment-not-found', 404);
  return [caused(command, 'AnswerCommentRemoved', { interviewReviewId, commentId })];
};

/** Once; without a rating there is nothing to submit, nor of a live interview where nothing was said either. */
const submit: Decisions['SubmitReview'] = (command, review) => {
  const { id: interviewReviewId, status, ratedCount: rated, liveInterviewId, comments } = review;
  if (status === 'submitted') return [];
  if (rated === 0 && (liveInterviewId === null || comments.length === 0)) throw refuse('review-empty');
  return [caused(command, 'InterviewReviewSubmitted', { interviewReviewId, rated })];
};

/** What was never submitted, or is open again, is open. */
const reopen: Decisions['ReopenReview'] = (command, { id: interviewReviewId, status }) =>
  status === 'draft' ? [] : [caused(command, 'InterviewReviewReopened', { interviewReviewId })];

/** A member's stays: nobody takes away what a colleague thinks. */
const discard: Decisions['DiscardReview'] = (command, { id: interviewReviewId, linkId }) =>
  linkId === null ? [] : [caused(command, 'InterviewReviewRemoved', { interviewReviewId })];

export const interviewReviewDecider = entityDecider(interviewReview, {
  check: ({ responseId, liveInterviewId }) => {
    if ((responseId === null) === (liveInterviewId === null))
      throw new Error('A review is of answers or of a live interview.');
  },
  decide: {
    NameReviewer: name,
    RateAnswer: rate,
    WithdrawRating: withdraw,
    CommentAnswer: comment,
    RateLiveInterview: rateLive,
    WithdrawLiveInterviewRating: withdrawLive,
    CommentLiveInterview: commentLive,
    RemoveAnswerComment: removeComment,
    SubmitReview: submit,
    ReopenReview: reopen,
    DiscardReview: discard,
  },
});
