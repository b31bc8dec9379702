import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { requiredText } from '#contracts/kernel/text';

export const MAX_JOB_STEPS = 20;

/** A step of a job's interview: the questions of a set as they were in one revision. */
export const JobStep = z.strictObject({
  id: Id,
  name: requiredText(100),
  questionSetId: Id,
  questionSetRevision: z.int().min(1),
});
export type JobStep = z.infer<typeof JobStep>;
