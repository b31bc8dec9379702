import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { text } from '#contracts/kernel/text';
import { Sha256 } from '#contracts/library/file/file.entity';
import { MAX_CHOICES } from '#contracts/recruiting/question/question.choices';
import { Question } from '#contracts/recruiting/question/question.fields';
import { MAX_ANSWER_LENGTH, MAX_CHUNKS, MAX_LISTED_PIECES } from './response.choices.ts';

const at = z.iso.datetime();

/** What the candidate's browser says of one question. */
export const QuestionStep = z.strictObject({ questionId: Id });
export const OfTake = z.strictObject({ questionId: Id, takeId: Id });
/** `stoppedAt`: when recording ended, by the server's clock; left out: now. Needed where the server is told after the time is over. */
export const Stop = z.strictObject({
  questionId: Id,
  takeId: Id,
  sha256: Sha256,
  chunks: z.int().min(0).max(MAX_CHUNKS),
  stoppedAt: at.optional(),
});
export type Stop = z.infer<typeof Stop>;
export const Gap = z.strictObject({ questionId: Id, takeId: Id, from: at, to: at });
export type Gap = z.infer<typeof Gap>;
const ofAnswer = { questionId: Id, answerVersion: z.int().min(0) };
/** `answerVersion`: of the answer that it takes the place of, 0 for the first. */
export const GivenAnswer = z.union([
  z.strictObject({ ...ofAnswer, text: text(MAX_ANSWER_LENGTH) }),
  z.strictObject({ ...ofAnswer, choiceIds: z.array(Id).min(1).max(MAX_CHOICES) }),
  z.strictObject({ ...ofAnswer, fileId: Id }),
  z.strictObject({ ...ofAnswer, takeId: Id }),
]);
export type GivenAnswer = z.infer<typeof GivenAnswer>;

/** The same as commands: with the question as it is asked, which the server looks up. */
const question = { question: Question };
export const OfQuestion = z.strictObject(question);
/** `videoSeconds`: of the video that is watched first, as the server measured it. */
export const StartThinking = z.strictObject({ ...question, videoSeconds: z.int().min(0).default(0) });
export const StartTake = z.strictObject({ ...question, takeId: Id });
export const StopTake = z.strictObject({ ...question, ...Stop.omit({ questionId: true }).shape });
export const RecordGap = z.strictObject({ ...question, ...Gap.omit({ questionId: true }).shape });
/** The handler has seen that nothing comes of it any more. `isOfStaff`: who ends it is of the company. */
export const EndTake = z.strictObject({ ...OfTake.shape, isOfStaff: z.boolean() });
/** `at`: when each had come. */
export const ReceiveTake = z.strictObject({
  ...{ questionId: Id, takeId: Id, size: z.int(), pieceCount: z.int(), root: Sha256 },
  pieces: z.array(z.strictObject({ size: z.int().min(1), sha256: Sha256, at })).max(MAX_LISTED_PIECES),
});
/** `lastAt`: when the last of it had come. */
export const InterruptTake = z.strictObject({
  ...{ questionId: Id, takeId: Id, size: z.int(), sha256: Sha256, lastAt: at },
});
/** `isFile`: the file was uploaded for this question. */
export const GiveAnswer = z.strictObject({ ...question, given: GivenAnswer, isFile: z.boolean() });
