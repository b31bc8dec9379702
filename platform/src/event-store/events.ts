import type { EventDefinition } from 'contracts/kernel/message';
import type { Logger } from 'pino';
import { createEventFeed } from '#platform/event-feed/event-feed';
import type { EventFeed } from '#platform/event-feed/feed';
import { createCodec } from './codec.ts';
import type { EventEngine } from './engine.ts';
import { createEventStore, type EventStore } from './event-store.ts';
import { eventStoreDbEngine } from './eventstoredb.ts';
import type { KeyRing } from './keys.ts';
import { postgresEngine } from './postgres.ts';
import { postgresKeyRing } from './postgres-keys.ts';

/** One opened event database: what is read and written through, and what it stands on. */
export type Events = { engine: EventEngine; keys: KeyRing; store: EventStore; feed: EventFeed; close(): Promise<void> };

/** Puts store and feed, with one codec, over an engine and a key ring. */
export const eventsOver = (engine: EventEngine, keys: KeyRing, catalogue: readonly EventDefinition[]): Events => {
  const codec = createCodec(catalogue, keys);
  const feed = createEventFeed(engine, codec);
  return {
    engine,
    keys,
    store: createEventStore(engine, codec),
    feed,
    close: async () => {
      feed.close();
      await engine.close();
      await keys.close();
    },
  };
};

/** Keys are asked for many at a time. */
const KEY_CONNECTIONS = 2;

/** Opens the events, in EventStoreDB where `eventStoreUrl` says so, else in Postgres. One process opens them once, whatever services run in it. */
export const openEvents = async (options: {
  url: string;
  keysUrl: string;
  poolSize: number;
  log: Pick<Logger, 'warn' | 'error'>;
  catalogue: readonly EventDefinition[];
  eventStoreUrl?: string | undefined;
  /** See `postgresEngine`. */
  appendBatch?: number;
}): Promise<Events> => {
  const { eventStoreUrl } = options;
  const engine = eventStoreUrl
    ? await eventStoreDbEngine({ ...options, eventStoreUrl })
    : await postgresEngine(options);
  const keys = postgresKeyRing({ url: options.keysUrl, poolSize: KEY_CONNECTIONS, log: options.log, facts: engine });
  return eventsOver(engine, keys, options.catalogue);
};
