import { eventCatalogue } from 'contracts/events';
import { exampleCause } from 'contracts/kernel/examples';
import { newId } from 'contracts/kernel/id';
import { describe, expect, it } from 'vitest';
import { createCodec } from '#platform/event-store/codec';
import { createEventStore } from '#platform/event-store/event-store';
import { memoryEngine } from '#platform/event-store/memory';
import { memoryKeyRing } from '#platform/event-store/memory-keys';
import { skippedEvents } from '#platform/telemetry/metrics';
import { createEventFeed } from './event-feed.ts';

const { now, ...metadata } = exampleCause;
const stream = `job-${metadata.tenantId}.${newId(now)}`;

const anotherReleases = (type: string) => ({
  id: newId(now),
  type,
  data: { colour: 'red' },
  metadata: { ...metadata, version: 1 },
});

/** A store to which a later release has written events that this one does not know. */
const rolledBack = async (unknown: number) => {
  const engine = memoryEngine();
  const codec = createCodec(eventCatalogue, memoryKeyRing());
  const store = createEventStore(engine, codec);
  const publish = () => store.appendToStream(stream, [{ type: 'JobPublished', data: { jobId: newId(now) }, metadata }]);
  const { lastEventGlobalPosition: first } = await publish();
  for (let nth = 0; nth < unknown; nth += 1)
    await engine.append({ streamName: 'job-painted', expected: 'any', events: [anotherReleases('JobPainted')] });
  const { lastEventGlobalPosition: last } = await publish();
  return { engine, store, feed: createEventFeed(engine, codec), first, last };
};

const skipped = async () =>
  (await skippedEvents.get()).values.find(({ labels }) => labels.type === 'JobPainted')?.value ?? 0;

describe('the feed of a release that was rolled back', () => {
  it.each([
    ['a few', 3],
    ['more than it keeps in memory', 2_500],
  ])(
    'given %s events of types that it does not know, when read, then every reader passes them and they are counted',
    async (_name, unknown) => {
      const { feed, first, last } = await rolledBack(unknown);
      const before = await skipped();
      for (const types of [undefined, new Set(['JobPublished'])]) {
        const seen: bigint[] = [];
        let after = 0n;
        while (after < last) {
          const { events, until } = await feed.read(after, 1_000, types);
          expect(until).toBeGreaterThan(after);
          seen.push(...events.map(({ position }) => position));
          after = until;
        }
        expect(seen).toEqual([first, last]);
      }
      expect(await skipped()).toBeGreaterThanOrEqual(before + unknown);
      feed.close();
    },
  );

  it('given small batches, when read, then each ends where it was read to', async () => {
    const { feed, first, last } = await rolledBack(3);
    expect(await feed.read(0n, 1)).toMatchObject({ until: first });
    expect(await feed.read(first, 1)).toMatchObject({ events: [{ position: last }], until: last });
    feed.close();
  });

  it('given a stream that holds such an event, when a command loads it, then it is refused: it cannot be decided about', async () => {
    const { engine, store } = await rolledBack(0);
    await engine.append({ streamName: stream, expected: 'any', events: [anotherReleases('JobPainted')] });
    await expect(store.readStream(stream)).rejects.toMatchObject({ code: 'record-unavailable', status: 503 });
  });
});
