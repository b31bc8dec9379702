import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { MyProgress, MyQuestion } from '#contracts/recruiting/response/response.views';
import { MyCertificate } from '#contracts/training/certificate/certificate.endpoints';
import { LessonStep } from '#contracts/training/lesson/lesson.fields';
import { assignmentStatuses } from './assignment.choices.ts';
import { Watched } from './assignment.progress.ts';

const at = z.iso.datetime();

/** A training of mine in short. `id`: of the schedule. */
export const MyTraining = z.object({
  id: Id,
  programId: Id,
  programName: z.string(),
  status: z.enum(assignmentStatuses),
  startsAt: at,
  expiresAt: at.nullable(),
  startedAt: at.nullable(),
  completedAt: at.nullable(),
  lessonCount: z.int(),
  finishedLessons: z.int(),
  earned: z.int(),
  possible: z.int(),
  unreviewed: z.int(),
});
export type MyTraining = z.infer<typeof MyTraining>;

export const MyLessonLine = z.object({
  lessonId: Id,
  name: z.string(),
  startedAt: at.nullable(),
  finishedAt: at.nullable(),
  /** Opens when the one before it is finished. */
  isDisabled: z.boolean(),
});
export type MyLessonLine = z.infer<typeof MyLessonLine>;

/** Of a training that somebody from outside has joined: whether they may begin it again now, and the one that they have begun since. */
export const Renewal = z.object({ isOpen: z.boolean(), trainingId: Id.nullable() });
export type Renewal = z.infer<typeof Renewal>;

/** A training of mine with what it says. */
export const MyTrainingPage = MyTraining.extend({
  /** Null: there is nothing to renew. */
  renewal: Renewal.nullable(),
  serverTime: at,
  description: z.string(),
  /** As it is shown (docs/product.md REC-5). */
  descriptionHtml: z.string(),
  thumbnailId: Id.nullable(),
  instructionsVideoId: Id.nullable(),
  isSequential: z.boolean(),
  hasCertificate: z.boolean(),
  /** Of the points, for a certificate. */
  passPercent: z.int(),
  /** What was issued for it; null: none, or none yet. */
  certificate: MyCertificate.nullable(),
  lessons: z.array(MyLessonLine),
});
export type MyTrainingPage = z.infer<typeof MyTrainingPage>;

/** What a reviewer has said of an answer. */
export const Feedback = z.object({
  reviewerName: z.string().nullable(),
  ratingName: z.string().nullable(),
  text: z.string(),
  fileId: Id.nullable(),
  at,
});
export type Feedback = z.infer<typeof Feedback>;

/** A question as whoever learns sees it: what is right is told once it was answered, where the author wants that. */
export const MyLessonQuestion = MyQuestion.extend({
  /** What its reviewers agree on; null: nobody has reviewed it, or it counts for nothing. */
  awarded: z.int().nullable(),
  /** False: they say that they have not read the lesson yet, and it is not finished before they have. */
  isConfirmed: z.boolean().nullable(),
  feedback: z.array(Feedback),
});
export type MyLessonQuestion = z.infer<typeof MyLessonQuestion>;

export const MyLessonStep = z.object({
  ...LessonStep.shape,
  /** As it is shown (docs/product.md REC-5). */
  descriptionHtml: z.string(),
  watched: Watched,
  watchedPercent: z.int(),
  questions: z.array(MyLessonQuestion),
});
export type MyLessonStep = z.infer<typeof MyLessonStep>;

/** A lesson of a training of mine. */
export const MyLesson = MyLessonLine.extend({
  training: MyTraining,
  /** Sent back with what is done in it: what was moved meanwhile is refused. */
  lessonVersion: z.int(),
  serverTime: at,
  steps: z.array(MyLessonStep),
  /** What comes after it; null: nothing. */
  nextLessonId: Id.nullable(),
});
export type MyLesson = z.infer<typeof MyLesson>;

/** What a change of mine is answered with. */
export const MyLessonState = MyLessonLine.pick({ lessonId: true, startedAt: true, finishedAt: true }).extend({
  serverTime: at,
  training: MyTraining,
  /** Percent of each video, by its step. */
  watched: z.record(Id, z.int()),
  /** How far the question is that it was about; null: it was about none. */
  question: MyProgress.extend({ id: Id }).nullable(),
});
export type MyLessonState = z.infer<typeof MyLessonState>;
