import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { responseTypes } from '#contracts/recruiting/question/question.choices';
import { responseStatuses } from '#contracts/recruiting/response/response.choices';
import { Answer } from '#contracts/recruiting/response/response.events';
import { recordingFaults, reviewStatuses } from './interview-review.choices.ts';
import { AnswerComment, AnswerRating } from './interview-review.entity.ts';

const at = z.iso.datetime();
const by = { reviewId: Id, reviewerName: z.string().nullable(), isGuest: z.boolean(), isMine: z.boolean() };

export const ShownRating = AnswerRating.extend(by);
export type ShownRating = z.infer<typeof ShownRating>;
/** `mentioned`: names of those whom it is meant for. */
export const ShownComment = AnswerComment.extend({ ...by, mentioned: z.array(z.string()) });
export type ShownComment = z.infer<typeof ShownComment>;

/** A word that may be chosen, and what it counts. */
export const OfferedRating = z.object({ id: Id, name: z.string(), score: z.int() });
export type OfferedRating = z.infer<typeof OfferedRating>;

/** One question as it was asked, and what was answered. */
export const AskedAndAnswered = z.object({
  questionId: Id,
  text: z.string(),
  responseType: z.enum(responseTypes),
  choices: z.array(z.object({ id: Id, text: z.string(), isRight: z.boolean() })),
  points: z.int().nullable(),
  /** Null: not answered, or the candidate was erased. */
  answer: Answer.nullable(),
  answeredAt: at.nullable(),
  /** Of the recording. */
  captions: z.object({ language: z.string(), captions: z.string() }).nullable(),
});
export type AskedAndAnswered = z.infer<typeof AskedAndAnswered>;

export const ReviewedQuestion = AskedAndAnswered.extend({
  /** Milliseconds that the recording is longer than the time it was said to have taken; null: it is not, or nobody knows. */
  overtime: z.int().nullable(),
  /** Null: the recording is whole, or there is none. */
  recordingFault: z.enum(recordingFaults).nullable(),
  ratings: z.array(ShownRating),
  comments: z.array(ShownComment),
});
export type ReviewedQuestion = z.infer<typeof ReviewedQuestion>;

/** How far one reviewer is, without what they think. */
export const Reviewer = z.object({
  ...by,
  status: z.enum(reviewStatuses),
  ratedCount: z.int(),
  submittedAt: at.nullable(),
  changedAt: at.nullable(),
});
export type Reviewer = z.infer<typeof Reviewer>;

/** One step of an interview, with what reviewers say of it as far as whoever asks may know. */
export const ReviewedStep = z.object({
  responseId: Id,
  stepName: z.string(),
  status: z.enum(responseStatuses),
  submittedAt: at.nullable(),
  /** What others say is in sight once one's own review is submitted. */
  isHidden: z.boolean(),
  /** Words of the scorecard, best first. */
  offered: z.array(OfferedRating),
  reviewers: z.array(Reviewer),
  questions: z.array(ReviewedQuestion),
});
export type ReviewedStep = z.infer<typeof ReviewedStep>;

/** What those who talked with a candidate think of it, as far as whoever asks may know. */
export const LiveScorecards = z.object({
  liveInterviewId: Id,
  /** What others say is in sight once one's own scorecard is submitted. */
  isHidden: z.boolean(),
  /** Words of the scorecard, best first. */
  offered: z.array(OfferedRating),
  reviewers: z.array(Reviewer.extend({ userId: Id })),
  ratings: z.array(ShownRating),
  comments: z.array(ShownComment),
});
export type LiveScorecards = z.infer<typeof LiveScorecards>;

/** Everything that was answered in one interview, newest step first. */
export const ReviewedInterview = z.object({
  interviewId: Id,
  candidateName: z.string().nullable(),
  jobTitle: z.string(),
  steps: z.array(ReviewedStep),
  /** Interviews of the same job beside this one whose answers are to be reviewed. */
  previousId: Id.nullable(),
  nextId: Id.nullable(),
});
export type ReviewedInterview = z.infer<typeof ReviewedInterview>;
