import type { HandlerDeps } from '#command-service/entity/entity.handler';
import { fileHandler } from './file/file.handler.ts';
import { folderHandler } from './folder/folder.handler.ts';

export const libraryCommands = (deps: HandlerDeps) => ({
  file: fileHandler(deps),
  folder: folderHandler(deps),
});
