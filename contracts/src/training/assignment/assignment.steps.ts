import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { text } from '#contracts/kernel/text';
import { MAX_CHOICES, MAX_POINTS } from '#contracts/recruiting/question/question.choices';
import { Question } from '#contracts/recruiting/question/question.fields';
import { MAX_ANSWER_LENGTH } from '#contracts/recruiting/response/response.choices';
import * as recorded from '#contracts/recruiting/response/response.steps';
import { MAX_VIDEO_SECONDS } from '#contracts/training/lesson/lesson.choices';
import { LessonStep } from '#contracts/training/lesson/lesson.fields';
import { MAX_FEEDBACK_LENGTH, MAX_REASON_LENGTH, MAX_TOLD_PARTS } from './assignment.choices.ts';

/** Milliseconds from the beginning of a video. */
const moment = z
  .int()
  .min(0)
  .max(MAX_VIDEO_SECONDS * 1_000);

/** `lessonVersion`: in which it was seen; left out: as the lesson is now. */
const seen = { lessonVersion: z.int().min(1).optional() };
/** A part of a video that was played without a break. */
const PlayedPart = z.strictObject({ from: moment, to: moment });
export type PlayedPart = z.infer<typeof PlayedPart>;
const parts = z.array(PlayedPart).min(1).max(MAX_TOLD_PARTS);

/** What was played of the video of a step: one part, or several that could not be told before. */
export const Watched = z.union([
  z.strictObject({ stepId: Id, ...PlayedPart.shape, ...seen }),
  z.strictObject({ stepId: Id, parts, ...seen }),
]);
export type Watched = z.infer<typeof Watched>;

/** `answerVersion`: of the answer that it takes the place of; left out: of whichever there is. */
const ofAnswer = { questionId: Id, answerVersion: z.int().min(0).optional(), ...seen };
export const LessonAnswer = z.union([
  z.strictObject({ ...ofAnswer, text: text(MAX_ANSWER_LENGTH) }),
  z.strictObject({ ...ofAnswer, choiceIds: z.array(Id).min(1).max(MAX_CHOICES) }),
  z.strictObject({ ...ofAnswer, fileId: Id }),
  z.strictObject({ ...ofAnswer, takeId: Id }),
]);
export type LessonAnswer = z.infer<typeof LessonAnswer>;
export const Finish = z.strictObject(seen);
export const QuestionStep = recorded.QuestionStep.extend(seen);

/** The same as commands: with the lesson as it is learned, which the server looks up. */
const ofLesson = { lessonId: Id };
const asSeen = { ...ofLesson, lessonVersion: z.int() };
export const StartLesson = z.strictObject({
  ...asSeen,
  /** Of which the lesson is. */
  programVersion: z.int(),
  /** Lessons that must be finished first. */
  after: z.array(Id),
});
export const WatchVideo = z.strictObject({ ...asSeen, stepId: Id, parts, videoSeconds: z.int().nullable() });
/** `isFile`: the file was uploaded by them for this question. */
export const AnswerQuestion = z.strictObject({
  ...asSeen,
  question: Question,
  given: LessonAnswer,
  isFile: z.boolean(),
});
export const FinishLesson = z.strictObject({ ...asSeen, steps: z.array(LessonStep) });
/**
 * Of questions that are answered by a recording: as those of interviews, in a lesson. One that was begun is told of in whichever
 * version: it is there as long as its question asks the same.
 */
export const OfQuestion = recorded.OfQuestion.extend(asSeen);
export const StartThinking = recorded.StartThinking.extend(asSeen);
export const StartTake = recorded.StartTake.extend(asSeen);
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
