import { type FolderPlaces, postgresFolderPlaces } from 'access/library/folder-places';
import type { folder } from 'contracts/library/folder/folder.entity';
import type { StateOf } from '#command-service/entity/entity.decider';
import { accessProjection, type Written } from '#command-service/identity/access/access-projection';
import { folderDecider } from './folder.decider.ts';

/** Which folder each folder is in. */
export const folderAccess = accessProjection({
  types: [
    'FolderCreated',
    'FolderChanged',
    'FolderTrashed',
    'FolderRestored',
    'FolderRemoved',
  ] satisfies (typeof folder.types.event)['type'][],
  decider: folderDecider,
  open: (pool, _, work) => work(postgresFolderPlaces(pool)),
  save: async (
    places: Pick<FolderPlaces, 'put'>,
    { state, version }: Written<StateOf<typeof folder>>,
    of: { id: string; tenantId: string },
  ): Promise<void> => {
    if (state.status !== 'absent')
      await places.put(of, state.status === 'kept' ? state.record.parentId : null, version);
  },
});
