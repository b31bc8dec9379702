import { setTimeout as sleep } from 'node:timers/promises';
import { END, type ReadPosition } from '@eventstore/db-client';
import { parseStreamName } from 'contracts/kernel/id';
import type { Logger } from 'pino';
import { batchLoader } from '#platform/batch-loader';
import { openPool } from '#platform/postgres/pool';
import type { Append, Appended, AppendVerdict, EventEngine, Expected, StoredEvent } from './engine.ts';
import { isSystem, openCalls, placeAt } from './eventstoredb/calls.ts';
import { openClaims } from './eventstoredb/claims.ts';
import { tied } from './eventstoredb/identity.ts';
import { knownPositions } from './eventstoredb/known.ts';
import { followLive } from './eventstoredb/live.ts';
import { openSeals } from './eventstoredb/seals.ts';
import { readOn, streamsNamed } from './eventstoredb/subscription.ts';
import { happenedInPages, streamPrefix } from './happened.ts';
import { keyFactsIn } from './key-facts.ts';

/** Events of a stream, and of the log backwards, in one call. */
const PAGE = 2_000;
/** Events looked at from the end for the last that is not the server's own, at first. */
const FIRST_LOOK = 16;
/** Milliseconds between looks for appends that a process has left. */
const SWEEP_MS = 5_000;
/** Milliseconds that what this process has appended may take to come back to it before its readers are told. */
const OWN_MS = 100;

const revisionOf = (expected: Expected) => {
  switch (expected) {
    case 'any':
      return 'any' as const;
    case 'absent':
    case 0n:
      return 'no_stream' as const;
    case 'present':
      return 'stream_exists' as const;
    default:
      return expected - 1n;
  }
};

/**
 * The event store in EventStoreDB; keys' facts, and what one call cannot say of several streams there, in Postgres. Positions are
 * commit positions.
 */
export const eventStoreDbEngine = async (options: {
  eventStoreUrl: string;
  /** The database of the facts. */
  url: string;
  poolSize: number;
  log: Pick<Logger, 'warn'>;
}): Promise<EventEngine> => {
  const pool = openPool(options.url, options.poolSize, options.log);
  const calls = openCalls(options.eventStoreUrl);
  const closeBoth = () => Promise.all([calls.close(), pool.end()]);
  const storeId = await tied(pool, calls).catch(async (error: unknown) => {
    await closeBoth();
    throw error;
  });
  const positions = knownPositions();
  const listeners = new Set<Appended>();
  const stop = new AbortController();
  /** Up to where this process was told of everything. */
  let known = 0n;
  let ownLast = 0n;
  let isOwnWaiting = false;

  const tell: Appended = (position, more) => {
    for (const listener of listeners) listener(position, more);
  };

  const findHead = async (): Promise<bigint> => {
    let limit = FIRST_LOOK;
    for (let from: ReadPosition = END; ; limit = Math.min(limit * 8, PAGE)) {
      const page = await calls.readAll(from, { limit, back: true });
      const last = page.find((event) => !isSystem(event));
      if (last) return last.position;
      const first = page.at(-1);
      if (!first || page.length < limit || first.position <= known) return known;
      from = placeAt(first.position);
    }
  };
  const headOnce = batchLoader(
    async (asked: null[]) => {
      const head = await findHead();
      return asked.map(() => head);
    },
    { maxBatch: Number.MAX_SAFE_INTEGER },
  );
  const head = () => headOnce(null);

  known = await head();
  positions.note(known, []);
  const live = followLive(calls, {
    from: known,
    head,
    log: options.log,
    told: (more) => {
      known = more.events.at(-1)?.position ?? known;
      positions.note(
        more.after,
        more.events.map(({ position }) => position),
      );
      tell(known, more);
    },
  });

  /** What this process has appended comes back to it by itself; where it does not, its readers are told to go and look. */
  const appended = (position: bigint): void => {
    if (position > ownLast) ownLast = position;
    if (isOwnWaiting) return;
    isOwnWaiting = true;
    setTimeout(() => {
      isOwnWaiting = false;
      if (ownLast > known) tell(ownLast);
    }, OWN_MS).unref();
  };

  const readStream: EventEngine['readStream'] = async (streamName, from, limit) => {
    if (streamName === '' || streamName.includes('\0') || limit <= 0) return [];
    const events = [];
    for (let next = from; events.length < limit; next += BigInt(PAGE)) {
      const most = Math.min(PAGE, limit - events.length);
      const page = await calls.readStream(streamName, next - 1n, { limit: most });
      events.push(...page);
      if (page.length < most) break;
    }
    // Older servers do not say where events of a stream stand: nowhere after the head.
    const place = events.every(({ position }) => position !== undefined) ? 0n : await head();
    return events.map(({ position = place, ...event }): StoredEvent => ({ position, ...event }));
  };

  const positionOf = async (streamName: string, version: bigint): Promise<bigint> =>
    (await calls.eventAt(streamName, version))?.position ?? head();

  const plain = async ({ streamName, expected, events }: Append): Promise<AppendVerdict> => {
    const outcome = await calls.append(streamName, events, revisionOf(expected));
    if (!outcome.taken) return { ...outcome, guardsHold: true, unsealable: [] };
    return { ...outcome, position: outcome.position ?? (await positionOf(streamName, outcome.version)) };
  };
  const claims = openClaims(pool, { ...calls, positionOf });
  const sealing = openSeals(pool, { claims, plain, connections: Math.max(1, Math.floor(options.poolSize / 2)) });

  const sweeping = (async () => {
    const { rows } = await pool.query<{ may: boolean }>(
      `select has_table_privilege('event_store.claim', 'insert') as may`,
    );
    while (rows[0]?.may && !stop.signal.aborted) {
      await claims.sweep().catch((error: Error) => options.log.warn({ error: error.message }, 'claims not swept'));
      await sleep(SWEEP_MS, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  })();

  return {
    storeId,
    append: async (asked) => {
      const way = asked.guards?.length || asked.erases?.length ? claims.append : asked.seals?.length ? sealing : plain;
      const verdict = await way(asked);
      if (verdict.taken) appended(verdict.position);
      return verdict;
    },
    readStream,
    readAll: async (after, limit, types) => {
      const end = after < known ? known : await head();
      if (end <= after) return { events: [], until: after };
      const page = await readOn(calls, { after, until: end, limit });
      const places = page.map(({ position }) => position);
      positions.note(after, places);
      const events = types ? page.filter(({ type }) => types.has(type)) : page;
      return { events, until: page.length < limit ? end : (places.at(-1) ?? end) };
    },
    at: async (position) => {
      const [event] = await calls.readAll(placeAt(position), { limit: 1 });
      return event?.position === position ? event : undefined;
    },
    distance: positions.distance,
    earlier: async (position, events) => {
      let left = events;
      for (let from = position; ; ) {
        const page = await calls.readAll(placeAt(from), { limit: PAGE, back: true });
        const ours = page.filter((event) => !isSystem(event));
        const found = ours[left - 1];
        if (found) return found.position;
        left -= ours.length;
        const last = page.at(-1);
        if (!last || page.length < PAGE) return 0n;
        from = last.position;
      }
    },
    tenantsOf: async (aggregate) => {
      const until = await head();
      const [last] = await calls.readAll(placeAt(until), { limit: 1 });
      if (!last) return [];
      const streams = streamsNamed(`${aggregate}-`, last.streamName);
      const events = await readOn(calls, { after: 0n, until, streams });
      const found = events.map(({ streamName }) => parseStreamName(streamName));
      return [...new Set(found.filter((of) => of.aggregate === aggregate).map(({ tenantId }) => tenantId))];
    },
    happened: async (of) => {
      const until = await head();
      const [last] = await calls.readAll(placeAt(until), { limit: 1 });
      if (!last) return [];
      // The server looks at all there is; what comes over the line are the streams that are asked about.
      const streams = streamsNamed(streamPrefix(of), last.streamName);
      return happenedInPages((after, limit) => readOn(calls, { after, until, limit, streams }), of);
    },
    keyFacts: keyFactsIn(pool),
    head,
    onAppended: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {
      stop.abort();
      await Promise.all([live.close(), sweeping]);
      await closeBoth();
    },
  };
};
