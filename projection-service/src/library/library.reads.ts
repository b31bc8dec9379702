import type { Reads } from '#projection-service/context';
import { answerFileProjection } from './file/answer-file.projection.ts';
import { fileProjection } from './file/file.projection.ts';
import { fileArchiveResource } from './file/file-archive.resource.ts';
import { fileContentResource } from './file/file-content.resource.ts';
import { fileUsesRoutes } from './file/file-uses.routes.ts';
import { folderProjection } from './folder/folder.projection.ts';
import { policyFilesRoutes } from './folder/policy-files.routes.ts';
import { quarantineProjection, quarantineResource } from './quarantine/quarantine.projection.ts';
import { storageUsageRoutes } from './storage/storage-usage.routes.ts';

export const libraryReads: Reads = {
  entities: { file: { rows: fileProjection }, folder: { rows: folderProjection } },
  projections: [answerFileProjection, quarantineProjection],
  resources: [
    quarantineResource,
    fileContentResource,
    fileArchiveResource,
    fileUsesRoutes,
    policyFilesRoutes,
    storageUsageRoutes,
  ],
};
