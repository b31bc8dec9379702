import { asyncRetry } from '@event-driven-io/emmett';
import { recordIn } from 'access/recruiting/record-in';
import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { isSystemFolder, systemFolders } from 'contracts/library/folder/folder.choices';
import { type FolderRejection, folder } from 'contracts/library/folder/folder.entity';
import type { EventStore } from 'platform/event-store/event-store';
import { isGuardConflict } from 'platform/event-store/guard-conflict';
import { guarded, observed } from 'platform/event-store/guards';

/** Again where the folder changed meanwhile. Milliseconds. */
const RETRY = { retries: 6, minTimeout: 5, maxTimeout: 100, randomize: true, shouldRetryError: isGuardConflict };

/**
 * Does what rests on streams being as they were asked of `asked`: appends to the store of `rested` are taken only while they are. It
 * is done again where one of them changed meanwhile.
 */
export const resting = <T>(
  store: EventStore,
  work: (asked: EventStore, rested: () => EventStore) => Promise<T>,
): Promise<T> =>
  asyncRetry(async () => {
    const { store: asked, seen } = observed(store);
    return work(asked, () => guarded(store, seen));
  }, RETRY);

type Going<C> = { folderId: string; command: C };

/**
 * Sends what the system puts in the trash after the folder that it is in, resting on that folder being gone: where it is restored at
 * the same moment, what went before comes back with it, and nothing goes after (docs/product.md FILE-11). By its time nothing went
 * earlier than its folder, whose processor's clock may be ahead.
 */
export const goingWith = <C extends { metadata: CommandMetadata }, T>(
  store: EventStore,
  { folderId, command }: Going<C>,
  send: (store: EventStore, command: C) => Promise<T>,
): Promise<T> =>
  resting(store, async (asked, rested) => {
    const { metadata } = command;
    const isGoneAlready = folderId === systemFolders.trash;
    const above = isSystemFolder(folderId)
      ? undefined
      : await recordIn(asked, folder, { tenantId: metadata.tenantId, id: folderId });
    const isThere = isSystemFolder(folderId) ? !isGoneAlready : above?.isTrashed === false;
    if (isThere) throw new Rejection<FolderRejection>('folder-not-trashed', 409);
    const since = Date.parse(above?.trashedAt ?? metadata.occurredAt);
    const occurredAt = new Date(Math.max(since, Date.parse(metadata.occurredAt))).toISOString();
    return send(rested(), { ...command, metadata: { ...metadata, occurredAt } });
  });
