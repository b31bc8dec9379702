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

/** Who opens files to others can open them: by a folder that is shared, or moved to where readers are (docs/product.md FILE-8). */
export const folderRoutes = (router: IRouter, context: CommandContext & { store: EventStore }): void => {
  const { commands, store } = context;

  const opensFiles = async (tenantId: string, id: string, { type, data }: FolderCommand): Promise<boolean> => {
    if (type === 'ShareFolder') return true;
    if (type !== 'ChangeFolder' || data.parentId === undefined) return false;
    const before = await recordIn(store, folder, { tenantId, id });
    if (!before || before.parentId === data.parentId) return false;
    if (data.parentId === systemFolders.policies) return true;
    return (await policyWay(store, { tenantId, folderId: data.parentId })) !== undefined;
  };

  const send = async (id: string, command: FolderCommand, ifMatch: number | null, { auth }: Asking) => {
    if (!auth.permissions.includes(READ) && (await opensFiles(auth.tenantId, id, command)))
      throw new Rejection('forbidden', 403, { detail: `This takes the permission ${READ}.` });
    return commands.folder(id, command, ifMatch);
  };
  entityRoutes(router, context, { entity: folder, send });
};
