import { policyWay } from 'access/library/policy-folder';
import { recordIn } from 'access/recruiting/record-in';
import type { EntityCommand } from 'contracts/kernel/entity';
import type { Permission } from 'contracts/kernel/permission';
import { Rejection } from 'contracts/kernel/problem';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import { folder } from 'contracts/library/folder/folder.entity';
import type { IRouter } from 'express';
import type { EventStore } from 'platform/event-store/event-store';
import type { CommandContext } from '#command-service/context';
import { type Asking, entityRoutes } from '#command-service/entity/entity.routes';

type FolderCommand = EntityCommand<typeof folder>;

const READ: Permission = 'tenant.files.read';

/** Who opens files to others can open them themselves (docs/product.md FILE-8). */
export const assertCanOpen = (permissions: readonly Permission[], opensFiles: boolean): void => {
  if (opensFiles && !permissions.includes(READ))
    throw new Rejection('forbidden', 403, { detail: `This takes the permission ${READ}.` });
};

/** Whether people read what lies in a folder: everybody, or those who are given it or one above it. */
export const hasReaders = async (store: EventStore, tenantId: string, folderId: string): Promise<boolean> =>
  folderId === systemFolders.policies || (await policyWay(store, { tenantId, folderId })) !== undefined;

/** Who opens files to others can open them: by a folder that is shared, or moved to where readers are (docs/product.md FILE-8). */
export const folderRoutes = (router: IRouter, context: CommandContext & { store: EventStore }): void => {
  const { commands, store } = context;

  const opensFiles = async (tenantId: string, id: string, { type, data }: FolderCommand): Promise<boolean> => {
    if (type === 'ShareFolder') return true;
    if (type !== 'ChangeFolder' || data.parentId === undefined) return false;
    const before = await recordIn(store, folder, { tenantId, id });
    if (!before || before.parentId === data.parentId) return false;
    return hasReaders(store, tenantId, data.parentId);
  };

  const send = async (id: string, command: FolderCommand, ifMatch: number | null, { auth }: Asking) => {
    assertCanOpen(auth.permissions, await opensFiles(auth.tenantId, id, command));
    return commands.folder(id, command, ifMatch);
  };
  entityRoutes(router, context, { entity: folder, send });
};
