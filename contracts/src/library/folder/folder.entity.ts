import { z } from 'zod';
import { RoleRef } from '#contracts/identity/membership/membership.roles';
import { entity } from '#contracts/kernel/entity';
import { Id } from '#contracts/kernel/id';
import { requiredText } from '#contracts/kernel/text';
import { MAX_SHARED_ROLES, MAX_SHARED_TEAMS, MAX_SHARED_USERS, systemFolders } from './folder.choices.ts';

/** Whom a folder below the policies folder is given to: accounts, everybody in teams, everybody with a role. */
export const folderReaders = {
  users: z.array(Id).max(MAX_SHARED_USERS),
  teams: z.array(Id).max(MAX_SHARED_TEAMS),
  roles: z.array(RoleRef).max(MAX_SHARED_ROLES),
};
export type FolderReaders = z.infer<z.ZodObject<typeof folderReaders>>;

/** Where files are. With it go the folders in it; the files in them go to the trash. */
export const folder = entity({
  name: 'folder',
  context: 'library',
  permissions: 'tenant.folders',
  fields: { name: requiredText(120), parentId: Id },
  defaults: { parentId: systemFolders.root },
  readOnly: folderReaders,
  readOnlyDefaults: { users: [], teams: [], roles: [] },
  events: {
    /** All whom it is given to from now on; nobody of before who is not named. */
    FolderShared: folderReaders,
  },
  apply: { FolderShared: ({ users, teams, roles }) => ({ users, teams, roles }) },
  commands: {
    ShareFolder: {
      data: z.strictObject(folderReaders),
      path: 'share',
      summary: 'Say whom a folder of policies, and the folders in it, are visible to',
    },
  },
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
  | 'folder-too-deep'
  | 'folder-not-policies' // only what is below the policies folder is given to people
  | 'user-unknown' // does not work here
  | 'team-unknown'
  | 'role-unknown';
