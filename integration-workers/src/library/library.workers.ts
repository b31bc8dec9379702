import type { Workers } from '#integration-workers/engine/policy';
import { filePurge } from './file/file.due.ts';
import { filePolicy } from './file/file.policy.ts';
import { folderPolicy } from './folder/folder.policy.ts';

export const libraryWorkers: Workers = { policies: [filePolicy, folderPolicy], due: [filePurge] };
