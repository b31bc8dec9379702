import { z } from 'zod';
import { entity } from '#contracts/kernel/entity';
import { Id } from '#contracts/kernel/id';
import { known } from '#contracts/kernel/personal';
import { reviewStatuses } from './interview-review.choices.ts';
import { rated, reviewEvents, reviewerName, said, saidOfLive } from './interview-review.events.ts';

const at = z.iso.datetime();

export const AnswerRating = z.strictObject({ ...rated, ratedAt: at });
export type AnswerRating = z.infer<typeof AnswerRating>;
/** `text`: null once the candidate was erased. */
export const AnswerComment = z.strictObject({ id: Id, ...said, text: z.string().nullable(), at });
export type AnswerComment = z.infer<typeof AnswerComment>;

const ofQuestion = z.strictObject({ questionId: Id });

type Review = { ratings: Record<string, AnswerRating>; submittedAt: string | null; changedAt: string | null };
type Word = { ratingTypeId: string; name: string; score: number };

const withRating = (
  { ratings, submittedAt, changedAt }: Review,
  of: string,
  { ratingTypeId, name, score }: Word,
  ratedAt: string,
) => ({
  ratings: { ...ratings, [of]: { ratingTypeId, name, score, ratedAt } },
  changedAt: submittedAt === null ? changedAt : ratedAt,
});
const withoutRating = ({ ratings, submittedAt, changedAt }: Review, of: string, withdrawnAt: string) => {
  const { [of]: _, ...others } = ratings;
  return { ratings: others, changedAt: submittedAt === null ? changedAt : withdrawnAt };
};

/**
 * What one person thinks of what a candidate answered in one step, or of a live interview with them: either a response or a live
 * interview is named. What is said of a live interview as a whole is kept under its id, where that of an answer is under its question's. Lists say who has reviewed and how far they are; what they
 * think is shown beside the answers alone, to whom it may be shown.
 */
export const interviewReview = entity({
  name: 'interviewReview',
  context: 'recruiting',
  plural: 'interview-reviews',
  permissions: 'tenant.interviews.ratings',
  operations: [],
  fields: {
    responseId: Id.nullable(),
    liveInterviewId: Id.nullable(),
    interviewId: Id,
    candidateId: Id,
    jobId: Id.nullable(),
    openInterviewId: Id.nullable(),
    /** The user, the key of a program, or who came by a link. */
    reviewerId: z.string(),
    /** The link that they came by. */
    linkId: Id.nullable(),
  },
  defaults: { liveInterviewId: null },
  readOnly: {
    /** Of somebody who came by a link. */
    guestName: z.string().nullable(),
    ratings: z.record(Id, AnswerRating),
    comments: z.array(AnswerComment),
    ratedCount: z.int(),
    /** When it was submitted first: from then on others' ratings are in sight. */
    submittedAt: at.nullable(),
    /** When a rating was changed after that. */
    changedAt: at.nullable(),
  },
  readOnlyDefaults: {
    ...{ guestName: null, ratings: {}, comments: [], ratedCount: 0 },
    ...{ submittedAt: null, changedAt: null },
  },
  hidden: ['ratings', 'comments'],
  joined: { reviewerName: z.string().nullable() },
  states: { values: reviewStatuses, initial: 'draft' },
  events: reviewEvents,
  apply: {
    InterviewReviewerNamed: ({ name }) => ({ guestName: known(name) }),
    AnswerRated: ({ questionId, ...word }, review, ratedAt) => withRating(review, questionId, word, ratedAt),
    AnswerRatingWithdrawn: ({ questionId }, review, at) => withoutRating(review, questionId, at),
    LiveInterviewRated: ({ liveInterviewId, ...word }, review, ratedAt) =>
      withRating(review, liveInterviewId, word, ratedAt),
    LiveInterviewRatingWithdrawn: ({ liveInterviewId }, review, at) => withoutRating(review, liveInterviewId, at),
    AnswerCommented: ({ commentId: id, questionId, second, text, mentions }, { comments }, saidAt) => ({
      comments: [...comments, { id, questionId, second, text: known(text), mentions, at: saidAt }],
    }),
    LiveInterviewCommented: ({ commentId: id, liveInterviewId, text, mentions }, { comments }, saidAt) => ({
      comments: [
        ...comments,
        { id, questionId: liveInterviewId, second: null, text: known(text), mentions, at: saidAt },
      ],
    }),
    AnswerCommentRemoved: ({ commentId }, { comments }) => ({
      comments: comments.filter(({ id }) => id !== commentId),
    }),
    InterviewReviewSubmitted: (_, { submittedAt }, now) => ({
      status: 'submitted' as const,
      submittedAt: submittedAt ?? now,
    }),
    InterviewReviewReopened: () => ({ status: 'draft' as const }),
  },
  follows: ({ ratings }) => ({ ratedCount: Object.keys(ratings).length }),
  commands: {
    NameReviewer: { data: z.strictObject({ name: reviewerName }) },
    RateAnswer: { data: z.strictObject({ questionId: Id, ...rated }) },
    WithdrawRating: { data: ofQuestion },
    CommentAnswer: { data: z.strictObject({ commentId: Id, ...said }) },
    RemoveAnswerComment: { data: z.strictObject({ commentId: Id }) },
    RateLiveInterview: { data: z.strictObject({ liveInterviewId: Id, ...rated }) },
    WithdrawLiveInterviewRating: { data: z.strictObject({ liveInterviewId: Id }) },
    CommentLiveInterview: { data: z.strictObject({ commentId: Id, ...saidOfLive }) },
    SubmitReview: {},
    ReopenReview: {},
    /** When all that was said by its link is taken away. */
    DiscardReview: {},
  },
  system: ['DiscardReview'],
  filters: ['status'],
  anyOf: ['interviewId', 'jobId', 'responseId', 'liveInterviewId', 'reviewerId'],
  sorts: ['updatedAt', 'createdAt'],
});
export type ReviewRecord = typeof interviewReview.types.record;
export type ReviewView = typeof interviewReview.types.view;
export type ReviewEvent = typeof interviewReview.types.event;
export type ReviewCommand = typeof interviewReview.types.command;

/** Every way a review may refuse beyond those of any entity. */
export type ReviewRejection =
  | 'review-too-early' // the candidate may still change their answers
  | 'review-submitted' // a rating changes once it is reopened
  | 'review-empty' // no answer was rated
  | 'answer-not-given' // there is nothing to rate
  | 'rating-type-not-found' // or not on the scorecard of the job
  | 'review-comment-not-found' // or somebody else's
  | 'review-mention-unknown' // nobody of the company
  | 'review-comment-limit';
