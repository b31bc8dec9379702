import type { IRouter } from 'express';
import { type FileContext, fileRoutes } from './file/file.routes.ts';
import { folderRoutes } from './folder/folder.routes.ts';
import { quarantineRoutes } from './quarantine/quarantine.routes.ts';
import { uploadRoutes } from './upload/upload.routes.ts';
import type { UploadContext } from './upload/uploads.ts';

/** Declared aggregates whose routes are mounted here, since they do more than the usual ones. */
export const libraryMounted = ['file', 'folder'] as const;

export type LibraryContext = FileContext & UploadContext;

export const libraryRoutes = (router: IRouter, context: LibraryContext): void => {
  uploadRoutes(router, context);
  fileRoutes(router, context);
  folderRoutes(router, context);
  quarantineRoutes(router, context);
};
