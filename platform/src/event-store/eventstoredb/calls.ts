import { setTimeout as sleep } from 'node:timers/promises';
import {
  type AllStreamResolvedEvent,
  type AppendExpectedRevision,
  BACKWARDS,
  type Direction,
  END,
  ErrorType,
  EventStoreDBClient,
  FORWARDS,
  isCommandError,
  jsonEvent,
  type ReadPosition,
  type ReadRevision,
  type ResolvedEvent,
  type StreamingRead,
  type WrongExpectedVersionError,
} from '@eventstore/db-client';
import type { NewEvent, StoredEvent } from '#platform/event-store/engine';
import { isAway } from '#platform/postgres/away';
import { failureOf, isPassing, storeAway } from './failure.ts';

/** Milliseconds that one call may take, and all tries of one append together. */
const DEADLINE = 4_000;
const ALL_TRIES = 8_000;
/** Milliseconds before an append is tried again. */
const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 1_000;
/** Events looked back for one that may have been appended before an answer was lost. */
const LOOK_BACK = 200;
/** What the server answers where it does not say a position. */
const NO_POSITION = 2n ** 63n - 1n;

/** `position` where the server says that of the last event for certain. */
export type Outcome =
  | { taken: true; version: bigint; position: bigint | undefined }
  /** 0 where the stream does not exist. */
  | { taken: false; version: bigint };

export type Calls = ReturnType<typeof openCalls>;

/** In the order of the log; `position` undefined where the server does not say it of a stream's events. */
export type ReadEvent = Omit<StoredEvent, 'position'> & { position: bigint | undefined };

const positionOf = ({ event, commitPosition }: ResolvedEvent): bigint | undefined => {
  const position = commitPosition ?? event?.position?.commit;
  return position === undefined || position >= NO_POSITION ? undefined : position;
};

export const fromResolved = (resolved: ResolvedEvent): ReadEvent[] => {
  const { event } = resolved;
  if (!event) return [];
  const { id, streamId: streamName, revision, type, data, metadata } = event;
  const json = { data, metadata: metadata ?? {} } as unknown as Pick<StoredEvent, 'data' | 'metadata'>;
  return [{ position: positionOf(resolved), id, streamName, streamVersion: revision + 1n, type, ...json }];
};

/** A stream of the store's own, with one event that names it. */
export const STORE_STREAM = 'onrecord-store';

/** What the server, or the store, says of itself. */
export const isSystem = ({ type, streamName }: Pick<StoredEvent, 'type' | 'streamName'>): boolean =>
  type.startsWith('$') || streamName.startsWith('$') || streamName === STORE_STREAM;

/** A place in the log. In what is appended by the gRPC protocol both numbers of a position are the same. */
export const placeAt = (position: bigint) => ({ commit: position, prepare: position });

/** Once more where a connection broke, or another node leads now; not where nobody answered in time. */
const twice = async <T>(read: () => Promise<T>): Promise<T> => {
  try {
    return await read();
  } catch (error) {
    if (!isPassing(error) || isAway(error)) throw error;
    await sleep(FIRST_PAUSE);
    return read();
  }
};

/** Everything that a read brings, within the deadline of a call: those that stream have none of their own. */
const collect = <E>(open: () => StreamingRead<E>): Promise<E[]> =>
  new Promise((resolve, reject) => {
    const found: E[] = [];
    const read = open();
    const timer = setTimeout(() => over(storeAway()), DEADLINE);
    const over = (error?: unknown) => {
      clearTimeout(timer);
      read.removeAllListeners('data');
      // What fails once it is over concerns nobody.
      read.on('error', () => undefined);
      if (error === undefined) return resolve(found);
      read.cancel().catch(() => undefined);
      reject(error);
    };
    read.on('data', (event: E) => void found.push(event));
    read.on('error', over);
    read.on('end', () => over());
  });

const typeOf = (error: unknown): string | undefined =>
  error instanceof Error && isCommandError(error) ? (error as { type: string }).type : undefined;

const within = async <T>(ms: number, work: Promise<T>): Promise<T> => {
  const timer = new AbortController();
  try {
    const late = sleep(ms, undefined, { signal: timer.signal, ref: false }).then((): never => {
      throw storeAway();
    });
    late.catch(() => undefined);
    return await Promise.race([work, late]);
  } finally {
    timer.abort();
  }
};

const directionOf = (back: boolean): Direction => (back ? BACKWARDS : FORWARDS);

/** The calls that the store makes of a server, each with a deadline, and the errors that others know. */
export const openCalls = (url: string) => {
  const client = EventStoreDBClient.connectionString(url);
  // Appends in one call for all would be lost together with a connection that breaks, and those of the next one with them: in this
  // release their answers then end the process. Each in its own has a deadline of its own, too.
  Object.assign(client, { supports: async () => false });

  const readStream = async (
    streamName: string,
    from: ReadRevision,
    { limit, back = false }: { limit: number; back?: boolean },
  ): Promise<ReadEvent[]> => {
    try {
      const options = {
        fromRevision: from,
        maxCount: limit,
        requiresLeader: true,
        direction: directionOf(back),
      };
      return (await twice(() => collect(() => client.readStream(streamName, options)))).flatMap(fromResolved);
    } catch (error) {
      if (typeOf(error) === ErrorType.STREAM_NOT_FOUND) return [];
      throw failureOf(error);
    }
  };

  const readAll = async (
    from: ReadPosition,
    { limit, back = false }: { limit: number; back?: boolean },
  ): Promise<StoredEvent[]> => {
    try {
      const options = { fromPosition: from, maxCount: limit, direction: directionOf(back) };
      const found: AllStreamResolvedEvent[] = await twice(() => collect(() => client.readAll(options)));
      return found.flatMap(fromResolved).map((event) => ({ ...event, position: event.position ?? 0n }));
    } catch (error) {
      throw failureOf(error);
    }
  };

  const versionOf = async (streamName: string): Promise<bigint> =>
    (await readStream(streamName, END, { limit: 1, back: true }))[0]?.streamVersion ?? 0n;

  /** The event of a stream with this version, and where it is that it would be. */
  const eventAt = async (streamName: string, version: bigint): Promise<ReadEvent | undefined> =>
    (await readStream(streamName, version - 1n, { limit: 1 }))[0];

  /** Where these events lie in a stream, if an answer to their append was lost: after `version`, or else among the last. */
  const found = async (
    streamName: string,
    events: readonly NewEvent[],
    version?: bigint,
  ): Promise<Outcome | undefined> => {
    const [first] = events;
    const near =
      version === undefined
        ? await readStream(streamName, END, { limit: LOOK_BACK, back: true })
        : await readStream(streamName, version, { limit: 1 });
    const mine = near.find(({ id }) => id === first?.id);
    if (!mine) return undefined;
    return { taken: true, version: mine.streamVersion + BigInt(events.length) - 1n, position: undefined };
  };

  const appendOnce = async (
    streamName: string,
    events: readonly NewEvent[],
    expectedRevision: AppendExpectedRevision,
  ): Promise<Outcome> => {
    const proposed = events.map(({ id, type, data, metadata }) => jsonEvent({ id, type, data, metadata }));
    try {
      const { nextExpectedRevision, position } = await within(
        DEADLINE + FIRST_PAUSE,
        client.appendToStream(streamName, proposed, {
          ...{ expectedRevision, deadline: DEADLINE, requiresLeader: true, throwOnAppendFailure: true },
        }),
      );
      // Of several events servers of some versions may say another's.
      const said = events.length === 1 && position && position.commit < NO_POSITION ? position.commit : undefined;
      return { taken: true, version: nextExpectedRevision + 1n, position: said };
    } catch (error) {
      if (typeOf(error) !== ErrorType.WRONG_EXPECTED_VERSION) throw error;
      const { actualVersion } = error as WrongExpectedVersionError;
      // What the first releases say of it is not read.
      const version = typeof actualVersion === 'bigint' ? actualVersion + 1n : await versionOf(streamName);
      return { taken: false, version };
    }
  };

  /**
   * Appends, and tries again where no answer came: the events' ids tell whether they are there already. Where anything is expected,
   * nobody knows whether the first try is still under way: then it is only looked for.
   */
  const append = async (
    streamName: string,
    events: readonly NewEvent[],
    expected: AppendExpectedRevision,
  ): Promise<Outcome> => {
    const version = expected === 'no_stream' ? 0n : typeof expected === 'bigint' ? expected + 1n : undefined;
    const until = performance.now() + ALL_TRIES;
    let pause = FIRST_PAUSE;
    for (let tries = 0; ; tries += 1) {
      try {
        const outcome = await appendOnce(streamName, events, expected);
        if (outcome.taken || tries === 0 || version === undefined) return outcome;
        return (await found(streamName, events, version)) ?? outcome;
      } catch (error) {
        const isLeadersMatter = typeOf(error) === ErrorType.NOT_LEADER;
        if (!isPassing(error) || performance.now() + pause > until) throw failureOf(error);
        await sleep(pause);
        pause = Math.min(pause * 2, LONGEST_PAUSE);
        if (version !== undefined || isLeadersMatter) continue;
        const there = await found(streamName, events).catch(() => undefined);
        if (there) return there;
        throw failureOf(error);
      }
    }
  };

  return {
    client,
    readStream,
    readAll,
    versionOf,
    eventAt,
    append,
    close: async () => {
      await client.dispose();
      // Which no method ends.
      const { getChannel } = client as unknown as { getChannel(): Promise<{ close(): void }> };
      const channel = await getChannel().catch(() => undefined);
      channel?.close();
    },
  };
};
