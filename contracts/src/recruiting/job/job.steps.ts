import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { requiredText, text } from '#contracts/kernel/text';
import { MAX_INSTRUCTIONS_LENGTH } from '#contracts/recruiting/open-interview/open-interview.choices';

export const MAX_JOB_STEPS = 20;

/** A step of a job's interview: the questions of a set as they were in one revision. */
export const JobStep = z.strictObject({
  id: Id,
  name: requiredText(100),
  questionSetId: Id,
  questionSetRevision: z.int().min(1),
  /** What is said before the first question, and a video of the library that says it; absent: nothing. */
  instructions: text(MAX_INSTRUCTIONS_LENGTH).optional(),
  instructionsVideoId: Id.nullable().optional(),
});
export type JobStep = z.infer<typeof JobStep>;
