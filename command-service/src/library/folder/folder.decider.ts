import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { purgeAt } from 'contracts/library/file/file.choices';
import { displayFolderName } from 'contracts/library/file/file-name';
import { type FolderRejection, folder } from 'contracts/library/folder/folder.entity';
import { type DecisionsOf, entityDecider } from '#command-service/entity/entity.decider';

type Decisions = DecisionsOf<typeof folder>;

const sorted = (ids: readonly string[]): string[] => [...new Set(ids)].sort();

/** The same people, teams and roles are no change. */
const share: Decisions['ShareFolder'] = (command, { id: folderId, ...before }) => {
  const { data } = command;
  const given = {
    users: sorted(data.users),
    teams: sorted(data.teams),
    roles: sorted(data.roles) as typeof data.roles,
  };
  const isSame = (['users', 'teams', 'roles'] as const).every((of) => String(given[of]) === String(before[of]));
  return isSame ? [] : [caused(command, 'FolderShared', { folderId, ...given })];
};

/** It is in the trash already. */
const trash: Decisions['TrashFolder'] = (command, { id: folderId, isTrashed, parentId }) =>
  isTrashed ? [] : [caused(command, 'FolderTrashed', { folderId, parentId })];

/** It is where it was. The handler says where it goes now. */
const restore: Decisions['RestoreFolder'] = (command, { id: folderId, trashedAt }) => {
  const { parentId } = command.data as { parentId?: string };
  return trashedAt === null
    ? []
    : [caused(command, 'FolderRestored', { folderId, parentId: String(parentId), trashedAt })];
};

/** It was restored meanwhile, and may have come back since: then it has its days anew. */
const purge: Decisions['PurgeFolder'] = (command, { id: folderId, trashedAt }) =>
  trashedAt !== null && purgeAt(trashedAt) === command.data.dueAt
    ? [caused(command, 'FolderRemoved', { folderId })]
    : [];

const declared = entityDecider(folder, {
  compute: ({ name }) => ({ name: displayFolderName(name) }),
  check: (_, __, before) => {
    if (before?.isTrashed) throw new Rejection<FolderRejection>('folder-in-trash', 409);
  },
  decide: { ShareFolder: share, TrashFolder: trash, RestoreFolder: restore, PurgeFolder: purge },
});
const NOBODY = { users: [], teams: [], roles: [] };

/** A change that takes a folder out of the policies. */
export type Leaving = { leavesPolicies?: true };

/** A folder that leaves the policies is given to nobody from then on. */
export const folderDecider: typeof declared = {
  ...declared,
  decide: (command, state) => {
    const events = [declared.decide(command, state)].flat();
    if (!(command as Leaving).leavesPolicies || events.length === 0 || state.status !== 'kept') return events;
    return [...events, ...share({ ...command, type: 'ShareFolder', data: NOBODY }, state.record, false)];
  },
};
