import { fileHandler } from './file/file.handler.ts';
import { type FolderDeps, folderHandler } from './folder/folder.handler.ts';

export const libraryCommands = (deps: FolderDeps) => ({
  file: fileHandler(deps),
  folder: folderHandler(deps),
});
