import { isSystemFolder, MAX_FOLDER_DEPTH, systemFolders } from 'contracts/library/folder/folder.choices';
import { type FolderReaders, folder } from 'contracts/library/folder/folder.entity';
import type { EventStore } from 'platform/event-store/event-store';
import { recordIn } from '#access/recruiting/record-in';
import type { IsAmong } from '#access/training/readable-document';

export type PolicyReading = { tenantId: string; userId: string; folderId: string };
type FolderRecord = typeof folder.types.record;

/** A folder below the policies folder and those above it, from the inside out; undefined: it is not below it. */
export const policyWay = async (
  store: EventStore,
  { tenantId, folderId }: Omit<PolicyReading, 'userId'>,
): Promise<FolderRecord[] | undefined> => {
  const way: FolderRecord[] = [];
  let at = folderId;
  while (!isSystemFolder(at)) {
    const record = way.length > MAX_FOLDER_DEPTH ? undefined : await recordIn(store, folder, { tenantId, id: at });
    if (!record) return undefined;
    way.push(record);
    at = record.parentId;
  }
  return at === systemFolders.policies ? way : undefined;
};

/** Whether somebody of the company may read what is in a folder because it is one of policies (docs/product.md FILE-8). */
export const mayReadPolicies =
  ({ store, isAmong }: { store: EventStore; isAmong: IsAmong }) =>
  async ({ tenantId, userId, folderId }: PolicyReading): Promise<boolean> => {
    if (folderId === systemFolders.policies) return true;
    const way = await policyWay(store, { tenantId, folderId });
    if (!way) return false;
    const given = (of: keyof FolderReaders) => way.flatMap((one): string[] => one[of]);
    return isAmong(tenantId, userId, {
      ...{ isEveryone: false, users: given('users') },
      ...{ teams: given('teams'), roles: given('roles') },
    });
  };
