import { type FolderPlaces, memoryFolderPlaces } from 'access/library/folder-places';
import { policyWay } from 'access/library/policy-folder';
import { recordIn } from 'access/recruiting/record-in';
import { Rejection } from 'contracts/kernel/problem';
import { isSystemFolder, MAX_FOLDER_DEPTH, systemFolders } from 'contracts/library/folder/folder.choices';
import { type FolderRejection, folder } from 'contracts/library/folder/folder.entity';
import type { EventStore } from 'platform/event-store/event-store';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { entityState } from '#command-service/entity/entity.state';
import { folderAccess } from './folder.access.ts';
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

export type FolderDeps = HandlerDeps & { folderPlaces?: FolderPlaces };

/** Commands of folders; one is put only into a folder that there is and that is not below it. */
export const folderHandler = ({
  folderPlaces = memoryFolderPlaces(),
  ...deps
}: FolderDeps): SendEntity<typeof folder> => {
  const { store } = deps;
  const sendTo =
    (to: Store): SendEntity<typeof folder> =>
    async (id, command, ifMatch) => {
      const sent = await sendFolder({ ...deps, store: to })(id, command, ifMatch);
      await folderAccess.save(folderPlaces, sent, { id, tenantId: command.metadata.tenantId });
      return sent;
    };
  const send = sendTo(store);

  /** Folders from one up, as far as they are there, or up to the one with this id. */
  const wayUp = async (tenantId: string, id: string, from: string): Promise<string[]> => {
    const way: string[] = [];
    for (let at = from; !isSystemFolder(at) && !way.includes(id); ) {
      if (at !== id && way.length === MAX_FOLDER_DEPTH) throw refused('folder-too-deep');
      way.push(at);
      const found = await entityState(store, folder, { tenantId, id: at });
      if (found.status !== 'kept') break;
      at = found.record.parentId;
    }
    return way;
  };
  const isBelow = async (tenantId: string, id: string, above: string): Promise<boolean> =>
    (await wayUp(tenantId, id, above)).includes(id);

  /** Refused where it is put into itself, or where what is in it would then be too deep. */
  const assertPlace = async (tenantId: string, id: string, parentId: string): Promise<void> => {
    const way = await wayUp(tenantId, id, parentId);
    if (way.includes(id)) throw refused('folder-in-itself');
    const before = await recordIn(store, folder, { tenantId, id });
    if (!before || before.parentId === parentId) return;
    const height = await folderPlaces.heightOf({ tenantId, id }, MAX_FOLDER_DEPTH);
    if (way.length + height > MAX_FOLDER_DEPTH) throw refused('folder-too-deep');
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
      return goingWith(store, { folderId: parentId, command }, (resting, going) => sendTo(resting)(id, going, ifMatch));
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
    await assertPlace(tenantId, id, parentId);
    const leaving: Leaving = (await leavesPolicies(tenantId, id, parentId)) ? { leavesPolicies: true } : {};
    const sent = await send(id, { ...command, ...leaving }, ifMatch);
    if (!(await isBelow(tenantId, id, parentId))) return sent;
    // Two folders were put into each other at the same moment: whoever sees it takes theirs out again.
    return send(id, { ...command, type: 'ChangeFolder', data: { parentId: systemFolders.root } });
  };
};
