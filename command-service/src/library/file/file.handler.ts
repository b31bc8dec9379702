import { recordIn } from 'access/recruiting/record-in';
import { GLOBAL, streamName } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import { type FileRejection, file, keptWith } from 'contracts/library/file/file.entity';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import type { EventStore } from 'platform/event-store/event-store';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { entityState } from '#command-service/entity/entity.state';
import { stateOf } from '#command-service/kernel/command';
import { isOpenFolder } from '#command-service/library/folder/folder.handler';
import { goingWith, resting } from '#command-service/library/folder/going-with';
import { profileDecider } from '#command-service/recruiting/profile/profile.decider';
import { fileDecider } from './file.decider.ts';

/** Commands on files of the library alone. */
const ofLibrary: ReadonlySet<string> = new Set(['RenameFile', 'MoveFile', 'TrashFile', 'RestoreFile', 'RemoveFile']);

const sendFile = entityHandler(file, fileDecider);

/** Commands of files; one is put only into a folder that there is, and comes back to the root where its own is gone. */
export const fileHandler = (deps: HandlerDeps): SendEntity<typeof file> => {
  const { store } = deps;
  const send = sendFile(deps);

  const assertFolder = async (asked: EventStore, tenantId: string, folderId: string) => {
    if (await isOpenFolder(asked, tenantId, folderId)) return;
    throw new Rejection<FileRejection>('folder-not-found', 422, { errors: { folderId: ['folder-not-found'] } });
  };

  /** Where a restored file goes. */
  const placeOf = async (asked: EventStore, tenantId: string, id: string): Promise<string> => {
    const state = await entityState(store, file, { tenantId, id });
    const before = state.status === 'kept' ? state.record.trashedFrom : null;
    return before !== null && (await isOpenFolder(asked, tenantId, before)) ? before : systemFolders.root;
  };

  /** Whether the file is a document of its person's profile, or one that is kept with a candidate, as these are now. */
  const isHeldNow = async (tenantId: string, id: string): Promise<boolean> => {
    const state = await entityState(store, file, { tenantId, id });
    if (state.status !== 'kept') return false;
    const candidateId = keptWith(state.record.answer);
    if (candidateId !== undefined) {
      const holder = await recordIn(store, candidate, { tenantId, id: candidateId });
      return holder?.documents.some((document) => document.id === id) ?? false;
    }
    if (tenantId !== GLOBAL) return false;
    const profile = await stateOf(store, streamName('profile', GLOBAL, state.record.uploadedBy), profileDecider);
    return profile.status === 'created' && profile.documents.some((document) => document.id === id);
  };

  /** What a candidate answered with is no file of the library. */
  const assertInLibrary = async (tenantId: string, id: string) => {
    const state = await entityState(store, file, { tenantId, id });
    if (state.status === 'kept' && state.record.answer !== null) throw new Rejection('not-found', 404);
  };

  return async (id, command, ifMatch) => {
    const { tenantId } = command.metadata;
    if (ofLibrary.has(command.type)) await assertInLibrary(tenantId, id);
    if (command.type === 'DiscardFile') {
      const isHeld = command.data.isHeld ?? (await isHeldNow(tenantId, id));
      return send(id, { ...command, data: { isHeld } }, ifMatch);
    }
    // A folder that goes to the trash at the same moment takes along what was put into it before, and nothing comes after.
    if ((command.type === 'CreateFile' && !command.data.answer) || command.type === 'MoveFile') {
      const { folderId } = command.data;
      return resting(store, async (asked, rested) => {
        await assertFolder(asked, tenantId, folderId);
        return sendFile({ ...deps, store: rested() })(id, command, ifMatch);
      });
    }
    if (command.type === 'TrashFile' && command.metadata.actor.type === 'system') {
      const folderId = (await recordIn(store, file, { tenantId, id }))?.folderId ?? systemFolders.trash;
      return goingWith(store, { folderId, command }, (resting, going) =>
        sendFile({ ...deps, store: resting })(id, going, ifMatch),
      );
    }
    if (command.type !== 'RestoreFile') return send(id, command, ifMatch);
    return resting(store, async (asked, rested) => {
      const data = { folderId: await placeOf(asked, tenantId, id) };
      return sendFile({ ...deps, store: rested() })(id, { ...command, data: data as never }, ifMatch);
    });
  };
};
