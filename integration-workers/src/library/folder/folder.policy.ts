import type { folder } from 'contracts/library/folder/folder.entity';
import { policy } from '#integration-workers/engine/policy';
import { emptyFolder, restoreWithFolder, trashWithFolder } from './empty-folder.job.ts';

/** Whenever a folder is removed, or goes to the trash, what is in it goes with it; it comes back with it. */
export const folderPolicy = policy<typeof folder.types.event>({
  name: 'library.folder',
  jobs: [emptyFolder, trashWithFolder, restoreWithFolder],
  on: {
    FolderRemoved: ({ data: { folderId } }) => [emptyFolder.request(folderId, { folderId })],
    FolderTrashed: ({ data: { folderId } }) => [trashWithFolder.request(folderId, { folderId })],
    FolderRestored: ({ data: { folderId, trashedAt } }) => [
      restoreWithFolder.request(folderId, { folderId, trashedAt }),
    ],
  },
});
