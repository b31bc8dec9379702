import { z } from 'zod';
import { RoleRef } from '#contracts/identity/membership/membership.roles';
import { entity } from '#contracts/kernel/entity';
import { Id } from '#contracts/kernel/id';
import { requiredText } from '#contracts/kernel/text';
import {
  MAX_FOLDER_NAME,
  MAX_SHARED_ROLES,
  MAX_SHARED_TEAMS,
  MAX_SHARED_USERS,
  systemFolders,
} from './folder.choices.ts';

/** Whom a folder below the policies folder is given to: accounts, everybody in teams, everybody with a role. */
export const folderReaders = {
  users: z.array(Id).max(MAX_SHARED_USERS),
  teams: z.array(Id).max(MAX_SHARED_TEAMS),
  roles: z.array(RoleRef).max(MAX_SHARED_ROLES),
};
export type FolderReaders = z.infer<z.ZodObject<typeof folderReaders>>;

/** Where files are. To the trash all in it goes with it, and comes back with it. */
export const folder = entity({
  name: 'folder',
  context: 'library',
  permissions: 'tenant.folders',
  fields: { name: requiredText(MAX_FOLDER_NAME), parentId: Id },
  defaults: { parentId: systemFolders.root },
  readOnly: {
    ...folderReaders,
    isTrashed: z.boolean(),
    trashedAt: z.iso.datetime().nullable(),
    /** The folder it was in before. */
    trashedFrom: Id.nullable(),
  },
  readOnlyDefaults: { users: [], teams: [], roles: [], isTrashed: false, trashedAt: null, trashedFrom: null },
  events: {
    /** All whom it is given to from now on; nobody of before who is not named. */
    FolderShared: folderReaders,
    /** From `parentId`. */
    FolderTrashed: { parentId: Id },
    /** To `parentId`, with what went to the trash with it at `trashedAt`. */
    FolderRestored: { parentId: Id, trashedAt: z.iso.datetime() },
  },
  apply: {
    FolderShared: ({ users, teams, roles }) => ({ users, teams, roles }),
    FolderTrashed: ({ parentId }, _, at) => ({
      parentId: systemFolders.trash,
      isTrashed: true,
      trashedAt: at,
      trashedFrom: parentId,
    }),
    FolderRestored: ({ parentId }) => ({ parentId, isTrashed: false, trashedAt: null, trashedFrom: null }),
  },
  commands: {
    ShareFolder: {
      data: z.strictObject(folderReaders),
      path: 'share',
      summary: 'Say whom a folder of policies, and the folders in it, are visible to',
    },
    TrashFolder: {
      data: z.strictObject({}),
      path: 'trash',
      summary: 'Move a folder to the trash with all that is in it, from where they can be restored together',
      right: 'delete',
    },
    RestoreFolder: {
      data: z.strictObject({}),
      path: 'restore',
      summary:
        'Restore a folder with what went to the trash with it to where it was, or to the root where that is gone',
      right: 'delete',
    },
    /** When its days in the trash end at `dueAt`. */
    PurgeFolder: { data: z.strictObject({ dueAt: z.iso.datetime() }) },
  },
  /** With the folder that it is in; after 30 days in the trash; for what a parent gives. */
  system: ['CreateFolder', 'RemoveFolder', 'TrashFolder', 'RestoreFolder', 'PurgeFolder'],
  filters: ['parentId', 'isTrashed'],
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
  | 'folder-in-trash' // it is to be restored first
  | 'folder-not-trashed' // what is in it goes to the trash only with it
  | 'folder-not-policies' // only what is below the policies folder is given to people
  | 'user-unknown' // does not work here
  | 'team-unknown'
  | 'role-unknown';
