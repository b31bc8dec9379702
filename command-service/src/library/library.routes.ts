import type { IRouter } from 'express';
import { type FileContext, fileRoutes } from './file/file.routes.ts';
import { quarantineRoutes } from './quarantine/quarantine.routes.ts';
import { type UploadContext, uploadRoutes } from './upload/upload.routes.ts';

export type LibraryContext = FileContext & UploadContext;

export const libraryRoutes = (router: IRouter, context: LibraryContext): void => {
  uploadRoutes(router, context);
  fileRoutes(router, context);
  quarantineRoutes(router, context);
};
