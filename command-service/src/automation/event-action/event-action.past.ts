import { parseStreamName } from 'contracts/kernel/id';
import type { Event } from 'contracts/kernel/message';
import type { Pool } from 'pg';
import type { EventFeed } from 'platform/event-feed/feed';
import type { EventStore } from 'platform/event-store/event-store';

/** An event of a stream: what it says, and where it is in the total order. */
export type Past = Event & { id: string; position: bigint };
type Read = { metadata: { messageId: string; globalPosition: bigint } };

export type Happened = { stream: string; position: bigint };
/** Events of one type in one company, from a moment on, in order. */
export type FindHappened = (of: {
  tenantId: string;
  aggregate: string;
  type: string;
  /** ISO 8601, UTC. */
  since: string;
  limit: number;
}) => Promise<Happened[]>;

const HAPPENED = `select stream_name as stream, position::text as position from event_store.events
  where stream_name like $1 and type = $2 and metadata ->> 'occurredAt' >= $3 order by events.position limit $4`;

/** By the names of the company's streams, which the store keeps in order. */
export const postgresHappened =
  (pool: Pool): FindHappened =>
  async ({ tenantId, aggregate, type, since, limit }) => {
    const values = [`${aggregate}-${tenantId}.%`, type, since, limit];
    const { rows } = await pool.query<{ stream: string; position: string }>(HAPPENED, values);
    return rows.map(({ stream, position }) => ({ stream, position: BigInt(position) }));
  };

/** Events looked at in one read. */
const BATCH = 5_000;

/** In a store that cannot be searched: reads it from the beginning until there are enough. */
export const happenedIn =
  (feed: Pick<EventFeed, 'head' | 'read'>): FindHappened =>
  async ({ tenantId, type, since, limit }) => {
    const types = new Set([type]);
    const head = await feed.head();
    const found: Happened[] = [];
    for (let after = 0n; after < head && found.length < limit; ) {
      const { events, until } = await feed.read(after, BATCH, types);
      const wanted = events.filter(({ metadata }) => metadata.tenantId === tenantId && metadata.occurredAt >= since);
      found.push(...wanted.map(({ streamName: stream, position }) => ({ stream, position })));
      after = until;
    }
    return found.slice(0, limit);
  };

/** Whose past is asked for. What a company has set up (templates, labels, teams) is as it is now. */
const records = new Set(['candidate', 'interview', 'response', 'pendingHire', 'job']);
const isRecord = (stream: string): boolean => records.has(parseStreamName(stream).aggregate);

/** The streams of records as they were, each read once. */
export const openPast = (store: EventStore) => {
  const streams = new Map<string, Promise<Past[]>>();
  const fetch = async (name: string): Promise<Past[]> => {
    const { events } = await store.readStream(name);
    return (events as unknown as (Event & Read)[]).map((event) =>
      Object.assign(event, { id: event.metadata.messageId, position: event.metadata.globalPosition }),
    );
  };
  const read = (name: string): Promise<Past[]> => {
    const known = streams.get(name) ?? fetch(name);
    streams.set(name, known);
    return known;
  };

  /** The store as it was with these events alone. What is appended to it is seen in it, and kept nowhere. */
  const where = (isPast: (event: Past) => boolean): EventStore => {
    const appended = new Map<string, Event[]>();
    const eventsOf = async (name: string): Promise<Event[]> => {
      const kept = isRecord(name)
        ? (await read(name)).filter(isPast)
        : ((await store.readStream(name)).events as unknown as Event[]);
      return [...kept, ...(appended.get(name) ?? [])];
    };
    const past = {
      ...store,
      readStream: async (name: string) => {
        const events = await eventsOf(name);
        return { events, currentStreamVersion: BigInt(events.length), streamExists: events.length > 0 };
      },
      aggregateStream: async <State>(
        name: string,
        options: { evolve: (state: State, event: Event) => State; initialState: () => State },
      ) => {
        if (!isRecord(name) && !appended.has(name)) return store.aggregateStream(name, options as never);
        const events = await eventsOf(name);
        return {
          state: events.reduce(options.evolve, options.initialState()),
          currentStreamVersion: BigInt(events.length),
          streamExists: events.length > 0,
        };
      },
      appendToStream: async (name: string, events: Event[]) => {
        appended.set(name, [...(appended.get(name) ?? []), ...events]);
        const version = BigInt((await eventsOf(name)).length);
        return { nextExpectedStreamVersion: version, createdNewStream: false, lastEventGlobalPosition: 0n };
      },
      streamExists: async (name: string) => (await eventsOf(name)).length > 0,
    };
    return past as unknown as EventStore;
  };

  return { read, where };
};
