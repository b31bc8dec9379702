import { randomUUID } from 'node:crypto';
import { exampleCause } from 'contracts/kernel/examples';
import { newId } from 'contracts/kernel/id';
import type { JobEvent } from 'contracts/recruiting/job/job.entity';
import { describe, expect, it } from 'vitest';
import type { EventFeed } from '#platform/event-feed/feed';
import type { EventStore } from '#platform/event-store/event-store';

const WRITERS = 24;

const { now, ...cause } = exampleCause;

/** One more user of the same store, as another process would be. */
export type FeedUnderTest = { store: EventStore; feed: EventFeed; close(): Promise<void> };

const append = async (store: EventStore, jobId = newId(now)): Promise<bigint> => {
  const { lastEventGlobalPosition } = await store.appendToStream<JobEvent>(`job-${cause.tenantId}.${randomUUID()}`, [
    { type: 'JobPublished', data: { jobId }, metadata: cause },
  ]);
  return lastEventGlobalPosition;
};

const sorted = (positions: readonly bigint[]): bigint[] => positions.toSorted((a, b) => (a < b ? -1 : 1));

/** Positions of the next events, which come in order, with a fresh reader for each batch when `restart` is told. */
const readAlong = async (open: () => Promise<FeedUnderTest>, after: bigint, count: number, restart = false) => {
  const positions: bigint[] = [];
  let reader = await open();
  let checkpoint = after;
  while (positions.length < count) {
    await reader.feed.waitFor(checkpoint, new AbortController().signal);
    const { events, until } = await reader.feed.read(checkpoint, 700);
    positions.push(...events.map(({ position }) => position));
    checkpoint = until;
    if (!restart) continue;
    await reader.close();
    reader = await open();
  }
  await reader.close();
  expect(positions.every((position, n) => position > (positions[n - 1] ?? after))).toBe(true);
  return positions;
};

/** What every event feed must do. */
export const eventFeedConformance = (
  name: string,
  open: () => Promise<FeedUnderTest>,
  { appends = 20_000 } = {},
): void => {
  describe(`event feed: ${name}`, () => {
    it(`given ${WRITERS} writers, when ${appends} events are appended while readers follow, then each reader sees each once, in order`, async () => {
      const writers = await Promise.all([open(), open()]);
      const before = await writers[0].feed.head();
      const reading = [readAlong(open, before, appends), readAlong(open, before, appends)];
      const appended: bigint[] = [];
      await Promise.all(
        Array.from({ length: WRITERS }, async (_, writer) => {
          const store = writers[writer % 2]?.store ?? writers[0].store;
          for (let n = writer; n < appends; n += WRITERS) appended.push(await append(store));
        }),
      );
      const expected = sorted(appended);
      for (const seen of await Promise.all(reading)) expect(seen).toEqual(expected);
      for (const writer of writers) await writer.close();
    });

    it('given a reader that restarts between any two batches, then nothing is missed or repeated', async () => {
      const writer = await open();
      const before = await writer.feed.head();
      const reading = readAlong(open, before, 3_000, true);
      const appended: bigint[] = [];
      for (let n = 0; n < 3_000; n += 50)
        appended.push(...(await Promise.all(Array.from({ length: 50 }, () => append(writer.store)))));
      expect(await reading).toEqual(sorted(appended));
      await writer.close();
    });

    it('given wanted types, when a batch holds none of them, then the reader still moves on', async () => {
      const { store, feed, close } = await open();
      const before = await feed.head();
      await append(store);
      const until = await append(store);
      const batch = await feed.read(before, 10, new Set(['JobRemoved']));
      expect(batch).toEqual({ events: [], until });
      await close();
    });

    it('given events that one process appends, when it reads them at the head, then they are what another process reads', async () => {
      const [writer, reader] = await Promise.all([open(), open()]);
      const before = await writer.feed.head();
      await Promise.all([append(writer.store), append(writer.store), append(writer.store)]);
      const own = await writer.feed.read(before, 10);
      await reader.feed.head();
      expect(own.events).toHaveLength(3);
      expect(own).toEqual(await reader.feed.read(before, 10));
      await writer.close();
      await reader.close();
    });

    it('given nothing new, when a reader waits, then an append by another wakes it and an abort lets it go', async () => {
      const [reader, writer] = await Promise.all([open(), open()]);
      const before = await reader.feed.head();
      const woken = reader.feed.waitFor(before, new AbortController().signal);
      await append(writer.store);
      await woken;
      expect((await reader.feed.read(before, 10)).events).toHaveLength(1);
      const abort = new AbortController();
      const idle = reader.feed.waitFor(await reader.feed.head(), abort.signal);
      abort.abort();
      await idle;
      await reader.close();
      await writer.close();
    });
  });
};
