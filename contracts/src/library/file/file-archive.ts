import { z } from 'zod';
import { Id } from '#contracts/kernel/id';

/** Files that are chosen by themselves for one archive, files in an archive, and their bytes together: what the ZIP format has without extensions. */
export const MAX_CHOSEN_FILES = 100;
export const MAX_ARCHIVE_FILES = 5_000;
export const MAX_ARCHIVE_BYTES = 4_000_000_000;

/** What is saved as one ZIP: all in a folder and in those below it, or files. */
export const ArchiveOf = z.union([
  z.strictObject({ folderId: Id }),
  z.strictObject({ fileIds: z.array(Id).min(1).max(MAX_CHOSEN_FILES) }),
]);
export type ArchiveOf = z.infer<typeof ArchiveOf>;

/** Every way an archive may be refused. */
export type ArchiveRejection =
  | 'archive-empty' // nothing in it that is there and whole
  | 'archive-too-large';
