import { purgeAt } from 'contracts/library/file/file.choices';
import type { folder } from 'contracts/library/folder/folder.entity';
import { due } from '#integration-workers/engine/due';

/** At the end of its days in the trash, a folder is deleted for good (docs/product.md FILE-10). */
export const folderPurge = due<typeof folder.types.event>({
  name: 'library.folder.purge',
  on: {
    FolderTrashed: ({ data: { folderId }, metadata }) => [{ subject: folderId, at: purgeAt(metadata.occurredAt) }],
    FolderRestored: ({ data: { folderId } }) => [{ subject: folderId, at: null }],
    FolderRemoved: ({ data: { folderId } }) => [{ subject: folderId, at: null }],
  },
  command: ({ subject, at }) => ({ aggregate: 'folder', id: subject, type: 'PurgeFolder', data: { dueAt: at } }),
});
