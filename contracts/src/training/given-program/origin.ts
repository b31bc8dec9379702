import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { requiredText } from '#contracts/kernel/text';

/** The parent that something comes from, by its name of that day. */
const parent = { companyId: Id, companyName: requiredText(200), version: z.int().min(1) };

/** Of a program that a parent gave: which of its programs and versions it says. */
export const ProgramOrigin = z.strictObject({
  ...parent,
  programId: Id,
  /** No newer version comes, and nobody is scheduled for it any more. */
  isWithdrawn: z.boolean(),
});
export type ProgramOrigin = z.infer<typeof ProgramOrigin>;

/** Of a lesson that came with such a program: `programId` is the company's own copy. */
export const LessonOrigin = z.strictObject({ ...parent, lessonId: Id, programId: Id });
export type LessonOrigin = z.infer<typeof LessonOrigin>;
