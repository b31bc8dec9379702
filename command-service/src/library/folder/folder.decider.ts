import { caused } from 'contracts/kernel/message';
import { folder } from 'contracts/library/folder/folder.entity';
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

export const folderDecider = entityDecider(folder, { decide: { ShareFolder: share } });
