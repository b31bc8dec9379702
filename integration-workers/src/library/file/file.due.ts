import { purgeAt } from 'contracts/library/file/file.choices';
import type { file } from 'contracts/library/file/file.entity';
import { due } from '#integration-workers/engine/due';

/** At the end of its days in the trash, a file is deleted for good (docs/product.md FILE-10). */
export const filePurge = due<typeof file.types.event>({
  name: 'library.file.purge',
  on: {
    FileTrashed: ({ data: { fileId }, metadata }) => [{ subject: fileId, at: purgeAt(metadata.occurredAt) }],
    FileRestored: ({ data: { fileId } }) => [{ subject: fileId, at: null }],
    FileRemoved: ({ data: { fileId } }) => [{ subject: fileId, at: null }],
  },
  command: ({ subject, at }) => ({ aggregate: 'file', id: subject, type: 'PurgeFile', data: { dueAt: at } }),
});
