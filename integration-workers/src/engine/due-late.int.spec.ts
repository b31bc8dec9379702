import { exampleUserId } from 'contracts/kernel/examples';
import { newId } from 'contracts/kernel/id';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import type { EventFeed } from 'platform/event-feed/feed';
import { placeOf } from 'platform/event-store/memory';
import { unreadableEvent } from 'platform/event-store/unreadable';
import { openPool } from 'platform/postgres/pool';
import { memoryFeed } from 'platform/test/memory-feed.fixture';
import { expect, it } from 'vitest';
import { filePurge } from '#integration-workers/library/file/file.due';
import { recorded } from '#integration-workers/test/recorded.fixture';
import { eventually, openHarness, silent } from '#integration-workers/test/workers.harness';
import { postgresCheckpoints } from './checkpoint.ts';
import { postgresDueItems } from './due-items.ts';
import { DUE_CHECKPOINT, followDue } from './run-due.ts';
import { migrateWork } from './schema.ts';

it('given events that cannot be read for a while, and one that says nothing, when the others can, then they cancel and set, and a later word stays the last', async () => {
  const harness = await openHarness();
  await migrateWork(harness.urls.WORKER_DATABASE_URL);
  const pool = openPool(harness.urls.WORKER_DATABASE_URL, 2, silent);
  const [restored, again, gone] = [newId(new Date()), newId(new Date()), newId(new Date())];
  const event = (type: string, fileId: string) =>
    recorded(type, { fileId, folderId: systemFolders.root, userId: exampleUserId }, { stream: fileId });
  const memory = memoryFeed([
    event('FileTrashed', restored),
    event('FileRestored', restored),
    event('FileTrashed', again),
    event('FileTrashed', gone),
    event('FileRestored', gone),
    { ...event('FileTrashed', restored), data: {} },
  ]);
  const unread = new Set([2, 3, 4].map(placeOf));
  const hidden = <E extends Parameters<typeof unreadableEvent>[0]>(found: E) =>
    unread.has(found.position) ? unreadableEvent(found) : found;
  const feed = {
    ...memory,
    at: async (position: bigint) => {
      const found = await memory.at(position);
      return found && hidden(found as never);
    },
    read: async (...asked: Parameters<EventFeed['read']>) => {
      const { events, until } = await memory.read(...asked);
      return { events: events.map((found) => hidden(found as never)), until };
    },
  } as EventFeed;
  const checkpoints = postgresCheckpoints(pool);
  await checkpoints.load([DUE_CHECKPOINT], 0n);
  const items = postgresDueItems(pool);
  const subjects = async () => (await pool.query('select subject from work.due')).rows.map(({ subject }) => subject);
  const stop = new AbortController();
  const nobody = { ledger: { unhandled: async () => [] }, enqueue: async () => undefined };
  const following = followDue({ feed, declarations: [filePurge], checkpoints, items, ...nobody, log: silent });
  const running = following(stop.signal);
  await eventually(async () => (await items.late()).length === 4);
  expect(await subjects()).toEqual([restored]);
  unread.clear();
  await eventually(async () => (await items.late()).length === 1 && (await subjects())[0] === again);
  stop.abort();
  await running;
  expect([await subjects(), await items.late()]).toEqual([[again], [placeOf(6)]]);

  await pool.end();
  await harness.close();
});
