import {
  type AppendToStreamOptions,
  type AppendToStreamResultWithGlobalPosition,
  type Event as EmmettEvent,
  type EventStore as EmmettEventStore,
  type ExpectedStreamVersion,
  ExpectedVersionConflictError,
  type ReadEventMetadataWithGlobalPosition,
} from '@event-driven-io/emmett';
import { newId } from 'contracts/kernel/id';
import type { Event, Recorded } from 'contracts/kernel/message';
import { traced } from '#platform/telemetry/traces';
import type { Codec } from './codec.ts';
import type { EventEngine, Expected, Guard } from './engine.ts';
import { guardConflict } from './guard-conflict.ts';
import { createSnapshots } from './snapshots.ts';

/** Events of a stream fetched in one query; longer streams take several. */
const READ_BATCH = 2_000;

/** Emmett's EventStore over any engine, with the codec inside: nothing is read or written around it. */
export type EventStore = Omit<EmmettEventStore<ReadEventMetadataWithGlobalPosition>, 'appendToStream'> & {
  storeId: string;
  appendToStream<EventType extends EmmettEvent, Payload extends EmmettEvent = EventType>(
    streamName: string,
    events: EventType[],
    options?: AppendToStreamOptions<bigint, EventType, Payload> & { guards?: readonly Guard[] },
  ): Promise<AppendToStreamResultWithGlobalPosition>;
};

const engineExpectation = (expected: ExpectedStreamVersion | undefined): Expected => {
  switch (expected) {
    case undefined:
    case 'NO_CONCURRENCY_CHECK':
      return 'any';
    case 'STREAM_DOES_NOT_EXIST':
      return 'absent';
    case 'STREAM_EXISTS':
      return 'present';
    default:
      // Emmett names the version of a stream that does not exist 0.
      return expected === 0n ? 'absent' : BigInt(expected);
  }
};

/** Adds to an event what Emmett reads of it, in place: a copy would open every personal field. */
const asEmmettReads = (event: Recorded) => {
  const { id: messageId, position: globalPosition, streamName, streamVersion: streamPosition } = event;
  const metadata = Object.assign(event.metadata, { messageId, streamName, streamPosition, globalPosition });
  return Object.assign(event, { kind: 'Event' as const, metadata });
};

type Reading = { from?: bigint; to?: bigint; maxCount?: bigint };

export const createEventStore = (engine: EventEngine, codec: Codec): EventStore => {
  const snapshots = createSnapshots(codec.erasures);

  async function* batches(streamName: string, { from = 1n, to, maxCount }: Reading = {}) {
    const last = maxCount === undefined ? to : from + maxCount - 1n;
    const end = to !== undefined && last !== undefined && to < last ? to : last;
    for (let next = from; end === undefined || next <= end; next += BigInt(READ_BATCH)) {
      const most = end === undefined ? READ_BATCH : Math.min(READ_BATCH, Number(end - next) + 1);
      const stored = await engine.readStream(streamName, next, most);
      yield await codec.decode(stored, 'throws');
      if (stored.length < most) return;
    }
  }

  const assertExpected = (expected: ExpectedStreamVersion | undefined, current: bigint) => {
    const wanted = engineExpectation(expected);
    const matches =
      wanted === 'any' ||
      (wanted === 'absent' ? current === 0n : wanted === 'present' ? current > 0n : current === wanted);
    if (!matches) throw new ExpectedVersionConflictError(current, expected ?? 'NO_CONCURRENCY_CHECK');
  };

  const store = {
    storeId: engine.storeId,

    readStream: async (streamName: string, options?: Reading & { expectedStreamVersion?: ExpectedStreamVersion }) => {
      const events = [];
      for await (const batch of batches(streamName, options)) events.push(...batch.map(asEmmettReads));
      const currentStreamVersion = events.at(-1)?.metadata.streamPosition ?? 0n;
      assertExpected(options?.expectedStreamVersion, currentStreamVersion);
      return { events, currentStreamVersion, streamExists: events.length > 0 };
    },

    aggregateStream: async <State>(
      streamName: string,
      options: {
        evolve: (state: State, event: never) => State;
        initialState: () => State;
        read?: Reading & { expectedStreamVersion?: ExpectedStreamVersion };
      },
    ) => {
      const { evolve, read = {} } = options;
      const isWhole = read.from === undefined && read.to === undefined && read.maxCount === undefined;
      const known = isWhole ? snapshots.find(evolve, streamName) : undefined;
      let state = known ? (known.state as State) : options.initialState();
      let version = known?.version ?? 0n;
      let position = known?.position;
      const seen = codec.erasures();
      for await (const batch of batches(streamName, known ? { from: version + 1n } : read))
        for (const event of batch) {
          state = evolve(state, asEmmettReads(event) as never);
          version = event.streamVersion;
          position = event.position;
        }
      // Somebody may have been erased while it was folded.
      if (isWhole && position !== undefined && seen === codec.erasures())
        snapshots.keep(evolve, streamName, { state, version, position });
      assertExpected(read.expectedStreamVersion, version);
      return { state, currentStreamVersion: version, streamExists: version > 0n, lastEventGlobalPosition: position };
    },

    appendToStream: async (
      streamName: string,
      events: Event[],
      {
        expectedStreamVersion,
        guards,
      }: { expectedStreamVersion?: ExpectedStreamVersion; guards?: readonly Guard[] } = {},
    ) => {
      const identified = events.map((event) => ({ id: newId(new Date(event.metadata.occurredAt)), event }));
      const expected = engineExpectation(expectedStreamVersion);
      const types = events.map(({ type }) => type);
      const append = async () => engine.append({ streamName, expected, guards, ...(await codec.encode(identified)) });
      let verdict = await traced('append', { 'events.types': types }, append);
      if (!verdict.taken && verdict.unsealable.length > 0) {
        // Erased meanwhile, or with another key than the keys' database has: seen when it is looked for anew.
        codec.forget(verdict.unsealable);
        verdict = await append();
      }
      if (!verdict.taken && (!verdict.guardsHold || verdict.unsealable.length > 0)) throw guardConflict(streamName);
      if (!verdict.taken)
        throw new ExpectedVersionConflictError(verdict.version, expectedStreamVersion ?? 'NO_CONCURRENCY_CHECK');
      return {
        nextExpectedStreamVersion: verdict.version,
        createdNewStream: verdict.version === BigInt(events.length),
        lastEventGlobalPosition: verdict.position,
      };
    },

    streamExists: async (streamName: string) => (await engine.readStream(streamName, 1n, 1)).length > 0,
  };
  return store as unknown as EventStore;
};
