import { eventCatalogue } from 'contracts/events';
import { exampleCause } from 'contracts/kernel/examples';
import { newId } from 'contracts/kernel/id';
import { expect, it } from 'vitest';
import { createCodec } from '#platform/event-store/codec';
import { createEventStore } from '#platform/event-store/event-store';
import { memoryEngine } from '#platform/event-store/memory';
import { memoryKeyRing } from '#platform/event-store/memory-keys';
import { createEventFeed } from './event-feed.ts';

const READERS = 50;

const { now, ...metadata } = exampleCause;

/** Reads on as often as something has come, and says each time that there is nothing more. */
const follow = async (feed: ReturnType<typeof createEventFeed>, signal: AbortSignal, seen: bigint[]) => {
  for (let after = 0n; !signal.aborted; ) {
    const { events, until } = await feed.read(after, 1_000);
    seen.push(...events.map(({ position }) => position));
    if (until === after) await feed.waitFor(after, signal);
    after = until;
  }
};

it.each([
  ['another process', false, true],
  ['this process', true, false],
])(
  `given ${READERS} readers at the head, when events are appended one by one by %s, then the store is read for all of them together, or not at all`,
  async (_name, isOwn, isRead) => {
    const engine = memoryEngine();
    const reads: bigint[] = [];
    const codec = createCodec(eventCatalogue, memoryKeyRing());
    const readAll: typeof engine.readAll = (after, ...rest) => {
      reads.push(after);
      return engine.readAll(after, ...rest);
    };
    const onAppended: typeof engine.onAppended = (told) =>
      engine.onAppended((position, own) => told(position, isOwn ? own : undefined));
    const feed = createEventFeed({ ...engine, readAll, onAppended }, codec);
    const store = createEventStore(engine, codec);
    const stop = new AbortController();
    const readers = Array.from({ length: READERS }, () => {
      const seen: bigint[] = [];
      return { seen, done: follow(feed, stop.signal, seen) };
    });
    const appended: bigint[] = [];
    while (appended.length < 3) {
      const jobId = newId(now);
      const { lastEventGlobalPosition: last } = await store.appendToStream(`job-${metadata.tenantId}.${jobId}`, [
        { type: 'JobPublished', data: { jobId }, metadata },
      ]);
      appended.push(last);
      await expect.poll(() => readers.every(({ seen }) => seen.at(-1) === last)).toBe(true);
    }
    stop.abort();
    await Promise.all(readers.map(({ done }) => done));
    expect(reads).toEqual(isRead ? [0n, ...appended.slice(0, 2)] : []);
    for (const { seen } of readers) expect(seen).toEqual(appended);
    feed.close();
  },
);
