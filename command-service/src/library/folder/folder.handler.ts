import { policyWay } from 'access/library/policy-folder';
import { recordIn } from 'access/recruiting/record-in';
import { Rejection } from 'contracts/kernel/problem';
import { isSystemFolder, MAX_FOLDER_DEPTH, systemFolders } from 'contracts/library/folder/folder.choices';
import { type FolderRejection, folder } from 'contracts/library/folder/folder.entity';
import type { EventStore } from 'platform/event-store/event-store';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { entityState } from '#command-service/entity/entity.state';
import { folderDecider, type Leaving } from './folder.decider.ts';
import { assertReaders } from './folder-readers.ts';
import { goingWith } from './going-with.ts';

type Store = EventStore;

/** Whether something can be put into a folder. */
export const isOpenFolder = async (store: Store, tenantId: string, id: string): Promise<boolean> =>
  isSystemFolder(id)
    ? id !== systemFolders.trash && id !== systemFolders.answers && id !== systemFolders.contracts
    : (await recordIn(store, folder, { tenantId, id }))?.isTrashed === false;

const refused = (code: FolderRejection) => new Rejection(code, 422, { errors: { parentId: [code] } });

const sendFolder = entityHandler(folder, folderDecider);

/** Commands of folders; one is put only into a folder that there is and that is not below it. */
export const folderHandler = (deps: HandlerDeps): SendEntity<typeof folder> => {
  const { store } = deps;
  const send = sendFolder(deps);

  const isBelow = async (tenantId: string, id: string, above: string): Promise<boolean> => {
    let at = above;
    for (let depth = 0; !isSystemFolder(at); depth += 1) {
      if (at === id) return true;
      if (depth === MAX_FOLDER_DEPTH) throw refused('folder-too-deep');
      const found = await entityState(store, folder, { tenantId, id: at });
      if (found.status !== 'kept') return false;
      at = found.record.parentId;
    }
    return false;
  };

  const isOfPolicies = async (tenantId: string, folderId: string): Promise<boolean> =>
    folderId === systemFolders.policies || (await policyWay(store, { tenantId, folderId })) !== undefined;

  const leavesPolicies = async (tenantId: string, id: string, parentId: string): Promise<boolean> =>
    (await isOfPolicies(tenantId, id)) && !(await isOfPolicies(tenantId, parentId));

  /** Where a restored folder goes. */
  const placeOf = async (tenantId: string, id: string): Promise<string> => {
    const before = (await recordIn(store, folder, { tenantId, id }))?.trashedFrom;
    return before && (await isOpenFolder(store, tenantId, before)) ? before : systemFolders.root;
  };

  return async (id, command, ifMatch) => {
    if (isSystemFolder(id)) throw new Rejection<FolderRejection>('folder-is-system', 409);
    const { tenantId } = command.metadata;
    if (command.type === 'TrashFolder' && command.metadata.actor.type === 'system') {
      const parentId = (await recordIn(store, folder, { tenantId, id }))?.parentId ?? systemFolders.trash;
      return goingWith(store, { folderId: parentId, command }, (resting, going) =>
        sendFolder({ ...deps, store: resting })(id, going, ifMatch),
      );
    }
    if (command.type === 'ShareFolder') await assertReaders(store, { tenantId, id, given: command.data });
    if (command.type === 'RestoreFolder') {
      const place = await placeOf(tenantId, id);
      const leaving: Leaving = (await isOfPolicies(tenantId, place)) ? {} : { leavesPolicies: true };
      return send(id, { ...command, ...leaving, data: { parentId: place } as never }, ifMatch);
    }
    const parentId =
      command.type === 'CreateFolder' || command.type === 'ChangeFolder' ? command.data.parentId : undefined;
    if (parentId === undefined) return send(id, command, ifMatch);
    if (!(await isOpenFolder(store, tenantId, parentId))) throw refused('folder-not-found');
    if (await isBelow(tenantId, id, parentId)) throw refused('folder-in-itself');
    const leaving: Leaving = (await leavesPolicies(tenantId, id, parentId)) ? { leavesPolicies: true } : {};
    const sent = await send(id, { ...command, ...leaving }, ifMatch);
    if (!(await isBelow(tenantId, id, parentId))) return sent;
    // Two folders were put into each other at the same moment: whoever sees it takes theirs out again.
    return send(id, { ...command, type: 'ChangeFolder', data: { parentId: systemFolders.root } });
  };
};
