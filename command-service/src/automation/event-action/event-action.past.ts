import { parseStreamName } from 'contracts/kernel/id';
import type { Event } from 'contracts/kernel/message';
import type { EventStore } from 'platform/event-store/event-store';

/** An event of a stream: what it says, and where it is in the total order. */
export type Past = Event & { id: string; position: bigint };
type Read = { metadata: { messageId: string; globalPosition: bigint } };

/** Whose past is asked for. What a company has set up (templates, labels, teams) is as it is now. */
const records = new Set([
  ...['candidate', 'interview', 'response', 'liveInterview', 'interviewReview', 'pendingHire', 'contract', 'job'],
  ...['trainingAssignment', 'trainingCertificate', 'acknowledgement'],
]);
/** What is counted apart, over all runs that are tried (`openSpending`): here nothing is spent. */
const counters = new Set(['mailAllowance']);
const aggregateOf = (stream: string): string => parseStreamName(stream).aggregate;
const isReplaced = (stream: string): boolean => records.has(aggregateOf(stream)) || counters.has(aggregateOf(stream));

/** The streams of records as they were, each read once. */
export const openPast = (store: EventStore) => {
  const streams = new Map<string, Promise<Past[]>>();
  const fetch = async (name: string): Promise<Past[]> => {
    if (counters.has(aggregateOf(name))) return [];
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
      const kept = isReplaced(name)
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
        if (!isReplaced(name) && !appended.has(name)) return store.aggregateStream(name, options as never);
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
