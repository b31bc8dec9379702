import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { AskedAndAnswered, OfferedRating } from '#contracts/recruiting/interview-review/interview-review.views';
import { assignmentStatuses } from '#contracts/training/assignment/assignment.choices';

const at = z.iso.datetime();

/** A training of somebody, some of whose answers wait for a review, or have one. */
export const ReviewLine = z.object({
  /** Of the assignment. */
  id: Id,
  scheduleId: Id,
  programName: z.string(),
  userName: z.string().nullable(),
  /** Answers that wait. */
  unreviewed: z.int(),
  /** Null: it would tell points of others to somebody who has not submitted theirs. */
  earned: z.int().nullable(),
  possible: z.int(),
  /** Since when the oldest of them waits, or when the last one was reviewed. */
  at,
});
export type ReviewLine = z.infer<typeof ReviewLine>;

/** One page of them, `total`: of all pages. */
export const ReviewLines = z.object({ lines: z.array(ReviewLine), total: z.int() });
export type ReviewLines = z.infer<typeof ReviewLines>;

/** What one reviewer says of an answer. */
export const Opinion = z.object({
  reviewerName: z.string().nullable(),
  isMine: z.boolean(),
  points: z.int().nullable(),
  ratingTypeId: Id.nullable(),
  ratingName: z.string().nullable(),
  feedback: z.string(),
  feedbackFileId: Id.nullable(),
  submittedAt: at,
  /** It was reopened, and is to be submitted again. */
  isOpen: z.boolean(),
});
export type Opinion = z.infer<typeof Opinion>;

export const ReviewedAnswer = AskedAndAnswered.extend({
  answerVersion: z.int(),
  hint: z.string(),
  /** It may be reviewed: it is final, and nobody but people can judge it. */
  isOpen: z.boolean(),
  /** What its reviewers agree on. */
  awarded: z.int().nullable(),
  opinions: z.array(Opinion),
  /** Submitted reviews of others; what they say is in sight once one's own is submitted. */
  others: z.int(),
});
export type ReviewedAnswer = z.infer<typeof ReviewedAnswer>;

/** What somebody answered in a training, lesson by lesson. */
export const TrainingReview = z.object({
  id: Id,
  scheduleId: Id,
  programName: z.string(),
  userName: z.string().nullable(),
  status: z.enum(assignmentStatuses),
  completedAt: at.nullable(),
  /** Null: as in the list. */
  earned: z.int().nullable(),
  possible: z.int(),
  unreviewed: z.int(),
  /** Nobody reviews what they answered themselves. */
  isMine: z.boolean(),
  offered: z.array(OfferedRating),
  lessons: z.array(z.object({ lessonId: Id, name: z.string(), questions: z.array(ReviewedAnswer) })),
  /** Whose answers wait next. */
  nextId: Id.nullable(),
});
export type TrainingReview = z.infer<typeof TrainingReview>;
