import type { EventFeed } from 'platform/event-feed/feed';
import type { EventEngine } from 'platform/event-store/engine';
import type { Checkpoints } from '#integration-workers/engine/checkpoint';
import type { Publisher } from './publisher.ts';

/** Name of its checkpoint. */
export const RELAY = 'relay';
/** Events of one transaction. */
const BATCH = 1_000;

export type Relay = {
  /** Publishes what was appended until `signal` aborts. Rejects when store, cluster or another relay is in the way. */
  run(signal: AbortSignal): Promise<void>;
  /** Events that are not published yet; undefined on a standby. */
  lag(): Promise<number | undefined>;
};

/**
 * Publishes every event of the store, from the first on, in its order. Its checkpoint moves after the cluster has taken them: whatever a
 * crash cuts off in between is published again, under the same ids.
 */
export const createRelay = (options: {
  engine: Pick<EventEngine, 'readAll'>;
  feed: Pick<EventFeed, 'head' | 'waitFor' | 'distance'>;
  checkpoints: Checkpoints;
  openPublisher: () => Promise<Publisher>;
}): Relay => {
  const { engine, feed, checkpoints, openPublisher } = options;
  let reached: bigint | undefined;

  const relayTo = async ({ publish }: Publisher, signal: AbortSignal) => {
    let position = (await checkpoints.load([RELAY], 0n)).get(RELAY) ?? 0n;
    await feed.head();
    while (!signal.aborted) {
      reached = position;
      const { events, until } = await engine.readAll(position, BATCH);
      if (until === position) {
        await feed.waitFor(position, signal);
        continue;
      }
      await publish(events);
      await checkpoints.move([{ name: RELAY, from: position, to: until }]);
      position = until;
    }
  };

  return {
    run: async (signal) => {
      const publisher = await openPublisher();
      try {
        await relayTo(publisher, signal);
      } finally {
        reached = undefined;
        await publisher.close();
      }
    },
    lag: async () => (reached === undefined ? undefined : feed.distance(reached, await feed.head())),
  };
};
