import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { text } from '#contracts/kernel/text';
import { MAX_CHOICES, MAX_POINTS } from '#contracts/recruiting/question/question.choices';
import { Question } from '#contracts/recruiting/question/question.fields';
import { MAX_ANSWER_LENGTH } from '#contracts/recruiting/response/response.choices';
import * as recorded from '#contracts/recruiting/response/response.steps';
import { MAX_VIDEO_SECONDS } from '#contracts/training/lesson/lesson.choices';
import { LessonStep } from '#contracts/training/lesson/lesson.fields';
import { MAX_FEEDBACK_LENGTH, MAX_REASON_LENGTH } from './assignment.choices.ts';

/** Milliseconds from the beginning of a video. */
const moment = z
  .int()
  .min(0)
  .max(MAX_VIDEO_SECONDS * 1_000);

/** A part of the video of a step that was played without a break. */
export const WatchedPart = z.strictObject({ stepId: Id, from: moment, to: moment });
export type WatchedPart = z.infer<typeof WatchedPart>;

/** `answerVersion`: of the answer that it takes the place of; left out: of whichever there is. */
const ofAnswer = { questionId: Id, answerVersion: z.int().min(0).optional() };
export const LessonAnswer = z.union([
  z.strictObject({ ...ofAnswer, text: text(MAX_ANSWER_LENGTH) }),
  z.strictObject({ ...ofAnswer, choiceIds: z.array(Id).min(1).max(MAX_CHOICES) }),
  z.strictObject({ ...ofAnswer, fileId: Id }),
  z.strictObject({ ...ofAnswer, takeId: Id }),
]);
export type LessonAnswer = z.infer<typeof LessonAnswer>;

/** The same as commands: with the lesson as it is learned, which the server looks up. */
const ofLesson = { lessonId: Id };
export const StartLesson = z.strictObject({
  ...ofLesson,
  lessonVersion: z.int(),
  /** Lessons that must be finished first. */
  after: z.array(Id),
});
export const WatchVideo = z.strictObject({ ...ofLesson, ...WatchedPart.shape, videoSeconds: z.int().nullable() });
/** `isFile`: the file was uploaded by them for this question. */
export const AnswerQuestion = z.strictObject({
  ...ofLesson,
  question: Question,
  given: LessonAnswer,
  isFile: z.boolean(),
});
export const FinishLesson = z.strictObject({ ...ofLesson, steps: z.array(LessonStep) });
/** Of questions that are answered by a recording: as those of interviews, in a lesson. */
export const OfQuestion = recorded.OfQuestion.extend(ofLesson);
export const StartTake = recorded.StartTake.extend(ofLesson);
export const StopTake = recorded.StopTake.extend(ofLesson);
export const RecordGap = recorded.RecordGap.extend(ofLesson);

/** A review as its reviewer sends it; `answerVersion`: of the answer that they have seen. */
export const ReviewBody = z.strictObject({
  ...ofLesson,
  answerVersion: z.int().min(1),
  points: z.int().min(0).max(MAX_POINTS).nullable().default(null),
  ratingTypeId: Id.nullable().default(null),
  feedback: text(MAX_FEEDBACK_LENGTH).default(''),
  feedbackFileId: Id.nullable().default(null),
});
export type ReviewBody = z.infer<typeof ReviewBody>;
export const ReopenBody = z.strictObject({ ...ofLesson, reason: text(MAX_REASON_LENGTH).default('') });
/** The same as commands. */
const ofReviewer = { questionId: Id, reviewerId: z.string() };
export const ReviewAnswer = ReviewBody.extend({
  ...ofReviewer,
  ratingName: z.string().nullable(),
  isFile: z.boolean(),
});
export const ReopenReview = ReopenBody.extend(ofReviewer);
