import type { folder } from 'contracts/library/folder/folder.entity';
import { policy } from '#integration-workers/engine/policy';
import { emptyFolder } from './empty-folder.job.ts';

/** Whenever a folder is removed, what is in it goes with it. */
export const folderPolicy = policy<typeof folder.types.event>({
  name: 'library.folder',
  jobs: [emptyFolder],
  on: { FolderRemoved: ({ data: { folderId } }) => [emptyFolder.request(folderId, { folderId })] },
});
