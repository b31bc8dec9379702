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

const declared = entityDecider(folder, { decide: { ShareFolder: share } });
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
