import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { MAX_REVIEW_COMMENTS } from 'contracts/recruiting/interview-review/interview-review.choices';
import { interviewReview, type ReviewRejection } from 'contracts/recruiting/interview-review/interview-review.entity';
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
const rate: Decisions['RateAnswer'] = (command, { id: interviewReviewId, status, ratings }) => {
  if (status === 'submitted') throw refuse('review-submitted');
  const { questionId, ratingTypeId, score } = command.data;
  const before = ratings[questionId];
  if (before?.ratingTypeId === ratingTypeId && before.score === score) return [];
  return [caused(command, 'AnswerRated', { interviewReviewId, ...command.data })];
};

/** What was not rated cannot lose its rating. */
const withdraw: Decisions['WithdrawRating'] = (command, { id: interviewReviewId, status, ratings }) => {
  if (status === 'submitted') throw refuse('review-submitted');
  const { questionId } = command.data;
  return ratings[questionId] ? [caused(command, 'AnswerRatingWithdrawn', { interviewReviewId, questionId })] : [];
};

/** Said also after the ratings were submitted; a comment that is there is not said again. */
const comment: Decisions['CommentAnswer'] = (command, { id: interviewReviewId, candidateId, comments }) => {
  if (comments.some(({ id }) => id === command.data.commentId)) return [];
  if (comments.length >= MAX_REVIEW_COMMENTS) throw refuse('review-comment-limit');
  return [caused(command, 'AnswerCommented', { interviewReviewId, candidateId, ...command.data })];
};

/** Everybody removes their own. */
const removeComment: Decisions['RemoveAnswerComment'] = (command, { id: interviewReviewId, comments }) => {
  const { commentId } = command.data;
  if (!comments.some(({ id }) => id === commentId)) throw refuse('review-comment-not-found', 404);
  return [caused(command, 'AnswerCommentRemoved', { interviewReviewId, commentId })];
};

/** Once; without a rating there is nothing to submit. */
const submit: Decisions['SubmitReview'] = (command, { id: interviewReviewId, status, ratedCount: rated }) => {
  if (status === 'submitted') return [];
  if (rated === 0) throw refuse('review-empty');
  return [caused(command, 'InterviewReviewSubmitted', { interviewReviewId, rated })];
};

/** What was never submitted, or is open again, is open. */
const reopen: Decisions['ReopenReview'] = (command, { id: interviewReviewId, status }) =>
  status === 'draft' ? [] : [caused(command, 'InterviewReviewReopened', { interviewReviewId })];

export const interviewReviewDecider = entityDecider(interviewReview, {
  decide: {
    NameReviewer: name,
    RateAnswer: rate,
    WithdrawRating: withdraw,
    CommentAnswer: comment,
    RemoveAnswerComment: removeComment,
    SubmitReview: submit,
    ReopenReview: reopen,
  },
});
