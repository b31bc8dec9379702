import { Rejection } from 'contracts/kernel/problem';
import { type FileRejection, file } from 'contracts/library/file/file.entity';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { entityState } from '#command-service/entity/entity.state';
import { isOpenFolder } from '#command-service/library/folder/folder.handler';
import { fileDecider } from './file.decider.ts';

const sendFile = entityHandler(file, fileDecider);

/** Commands of files; one is put only into a folder that there is, and comes back to the root where its own is gone. */
export const fileHandler = (deps: HandlerDeps): SendEntity<typeof file> => {
  const { store } = deps;
  const send = sendFile(deps);

  const assertFolder = async (tenantId: string, folderId: string) => {
    if (await isOpenFolder(store, tenantId, folderId)) return;
    throw new Rejection<FileRejection>('folder-not-found', 422, { errors: { folderId: ['folder-not-found'] } });
  };

  /** Where a restored file goes. */
  const placeOf = async (tenantId: string, id: string): Promise<string> => {
    const state = await entityState(store, file, { tenantId, id });
    const before = state.status === 'kept' ? state.record.trashedFrom : null;
    return before !== null && (await isOpenFolder(store, tenantId, before)) ? before : systemFolders.root;
  };

  return async (id, command, ifMatch) => {
    const { tenantId } = command.metadata;
    if (command.type === 'CreateFile' || command.type === 'MoveFile')
      await assertFolder(tenantId, command.data.folderId);
    if (command.type !== 'RestoreFile') return send(id, command, ifMatch);
    return send(id, { ...command, data: { folderId: await placeOf(tenantId, id) } as never }, ifMatch);
  };
};
