import { entity } from '#contracts/kernel/entity';
import { Id } from '#contracts/kernel/id';
import { requiredText } from '#contracts/kernel/text';
import { systemFolders } from './folder.choices.ts';

/** Where files are. With it go the folders in it; the files in them go to the trash. */
export const folder = entity({
  name: 'folder',
  context: 'library',
  permissions: 'tenant.folders',
  fields: { name: requiredText(120), parentId: Id },
  defaults: { parentId: systemFolders.root },
  system: ['RemoveFolder'],
  filters: ['parentId'],
  sorts: ['name', 'updatedAt'],
  search: ['name'],
});
export type FolderView = typeof folder.types.view;

/** Every way a folder may refuse beyond those of any entity. */
export type FolderRejection =
  | 'folder-is-system' // root, policies and trash are no company's to change
  | 'folder-not-found' // the one that it is to be put into
  | 'folder-in-itself'
  | 'folder-too-deep';
