import type { Guard } from './engine.ts';
import type { EventStore } from './event-store.ts';

/** The store, with appends that are taken only while other streams are where they were. */
export const guarded = (store: EventStore, guards: readonly Guard[]): EventStore => ({
  ...store,
  appendToStream: (streamName, events, options) => store.appendToStream(streamName, events, { ...options, guards }),
});

/** The store, and where the streams were whose state was asked of it. */
export const observed = (store: EventStore): { store: EventStore; seen: Guard[] } => {
  const seen: Guard[] = [];
  const aggregateStream: EventStore['aggregateStream'] = async (streamName, options) => {
    const result = await store.aggregateStream(streamName, options);
    seen.push({ streamName, version: result.currentStreamVersion });
    return result;
  };
  return { store: { ...store, aggregateStream }, seen };
};
