import { z } from 'zod';
import { Id } from '#contracts/kernel/id';

/** Where a file is used: asked before it goes to the trash. Whatever comes to use files adds its name here. */
export const FileUse = z.object({
  /** In the root of the policies folder all users of the company read it, in a folder below it those it is given to. */
  by: z.enum(['policies', 'policy-folder']),
  id: Id,
  /** What it is called, where people gave it a name. */
  name: z.string().nullable(),
});
export type FileUse = z.infer<typeof FileUse>;
