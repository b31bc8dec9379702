import type { Workers } from '#integration-workers/engine/policy';
import { filePurge, quarantineEnd, unclaimedFile } from './file/file.due.ts';
import { filePolicy, ownFilePolicy, videoPolicy } from './file/file.policy.ts';
import { folderPurge } from './folder/folder.due.ts';
import { folderPolicy } from './folder/folder.policy.ts';

export const libraryWorkers: Workers = {
  policies: [filePolicy, videoPolicy, ownFilePolicy, folderPolicy],
  due: [filePurge, unclaimedFile, quarantineEnd, folderPurge],
};
