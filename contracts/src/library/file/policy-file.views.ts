import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { file } from './file.entity.ts';

/** A folder below the policies folder. `parentId`: the one that it is in; null where that is not visible, or the policies folder. */
export const PolicyFolder = z.object({
  id: Id,
  name: z.string(),
  parentId: Id.nullable(),
  /** It, or one above it, is given to somebody. */
  isShared: z.boolean(),
});
export type PolicyFolder = z.infer<typeof PolicyFolder>;

const shown = { id: true, folderId: true, name: true, size: true, type: true, mime: true, updatedAt: true } as const;

/** A file of policies, for those whom it is visible to. */
export const PolicyFile = file.view.pick(shown);
export type PolicyFile = Pick<typeof file.types.view, keyof typeof shown>;
