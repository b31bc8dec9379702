import { z } from 'zod';
import { Id } from '#contracts/kernel/id';

/**
 * What uses files. In the root of the policies folder all users of the company read them, in a folder below it those it is given to;
 * everything else shows them in what it says. Whatever comes to use files adds its name here.
 */
export const fileUsers = [
  'policies',
  'policy-folder',
  'lesson',
  'program',
  'policy',
  'document',
  'question',
  'question-set',
  'job',
  'job-template',
  'open-interview',
  'email-template',
] as const;

/** Where a file is used: asked before it goes to the trash. */
export const FileUse = z.object({
  by: z.enum(fileUsers),
  id: Id,
  /** What it is called, where people gave it a name; null also for a job that only its team may see. */
  name: z.string().nullable(),
});
export type FileUse = z.infer<typeof FileUse>;
