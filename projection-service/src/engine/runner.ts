import { setTimeout as sleep } from 'node:timers/promises';
import type { Recorded } from 'contracts/kernel/message';
import type pg from 'pg';
import type { EventFeed, FeedBatch } from 'platform/event-feed/feed';
import type { Logger } from 'platform/telemetry/log';
import { type Cursor, createApplier } from './batch.ts';
import { beginTables, readCheckpoint } from './checkpoint.ts';
import { faultSentence, isEventFault, isPassing } from './fault.ts';
import { createTaker, type MoveIdle } from './idle-moves.ts';
import type { Locks } from './locks.ts';
import type { Progress } from './progress.ts';
import type { Projection } from './projection.ts';
import { rebuildTables } from './rebuild.ts';

/** Events of one batch at most: more makes no write cheaper and every transaction longer. */
export const MAX_BATCH = 5_000;
/** Milliseconds between the tries of an event that a handler throws at. Then its projection stops. */
export const RETRY_DELAYS = [200, 800, 2_000, 3_000, 4_000];
/** Events behind from which a projection that has less than half of all is built anew, indexes last: that is sooner done. */
const FAR_BEHIND = 50_000n;
/** Milliseconds before the database is asked again when it is away. */
const AWAY_MS = 500;
/** Milliseconds that a runner lets events gather, the longer the more come, where nobody waits for them. */
const MIN_IDLE_DELAY_MS = 15;
const MAX_IDLE_DELAY_MS = 40;

export type RunnerState =
  | { state: 'standby' | 'running' }
  | { state: 'rebuilding' | 'down' | 'stopped'; detail: string };

export type RunnerOptions = {
  pool: pg.Pool;
  feed: EventFeed;
  locks: Locks;
  progress: Progress;
  /** Moves a checkpoint past events that are not its projection's. */
  moveIdle: MoveIdle;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Rebuilds of one process take turns. */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  retryDelays?: readonly number[];
};

export type Runner = { projection: Projection; state(): RunnerState; close(): Promise<void> };

type End = 'lost' | 'stopped' | 'far-behind';
type Refused = { position: bigint; events: readonly Recorded[]; tries: number };

const sentenceOf = (error: unknown): string => (isEventFault(error) ? error.message : faultSentence(error, []));

/** Keeps the tables of one projection up to date, as long as this process is the one that does. */
export const startRunner = (projection: Projection, options: RunnerOptions): Runner => {
  const { pool, feed, locks, progress, moveIdle, log, inTurn, retryDelays = RETRY_DELAYS } = options;
  const { name, version, allTypes } = projection;
  const stop = new AbortController();
  const applier = createApplier(pool, projection, 'read');
  const take = createTaker(projection, applier, moveIdle);
  let state: RunnerState = { state: 'standby' };
  let isFillable = true;

  const halt = (detail: string): End => {
    state = { state: 'stopped', detail };
    log.error({ projection: name, detail }, 'projection stopped');
    return 'stopped';
  };

  /** Where to go on from; undefined when a newer version of the program has replaced the tables. */
  const currentCursor = async (): Promise<Cursor | undefined> => {
    applier.forget();
    const stored = (await readCheckpoint(pool, 'read', name)) ?? (await beginTables(pool, projection, 'read'));
    if (stored.version !== version) return undefined;
    progress.moved(name, stored.position);
    return stored;
  };

  const isFarBehind = async (position: bigint): Promise<boolean> => {
    const behind = (await feed.head()) - position;
    return behind > FAR_BEHIND && behind > position;
  };

  /** Builds the tables beside those that serve, where these are of an older version or have most still before them. */
  const upgrade = async (): Promise<void> => {
    const stored = await readCheckpoint(pool, 'read', name);
    if (stored && stored.version > version) return;
    const isOlder = stored !== undefined && stored.version < version;
    if (!isOlder && !(isFillable && (await isFarBehind(stored?.position ?? 0n)))) return;
    state = { state: 'rebuilding', detail: `version ${version} is being built` };
    log.info({ projection: name, version }, 'rebuilding');
    const instead = stored?.generation ?? null;
    try {
      await inTurn(() => rebuildTables(projection, { pool, feed, signal: stop.signal, instead }));
    } catch (error) {
      if (isOlder || isPassing(error)) throw error;
      // Event by event, up to the one that is refused.
      isFillable = false;
      log.warn({ projection: name, error: sentenceOf(error) }, 'could not be built beside');
    }
  };

  const readAhead = (after: bigint, limit: number): Promise<FeedBatch> => {
    const reading = feed.read(after, limit, allTypes);
    // Its failure is met when it is awaited.
    reading.catch(() => undefined);
    return reading;
  };

  /** Waits before the next try; stops the projection when there were enough. */
  const refuse = async (
    error: unknown,
    { position, events, tries }: Refused,
    signal: AbortSignal,
  ): Promise<End | null> => {
    const sentence = isEventFault(error) ? error.message : `at event ${position}: ${faultSentence(error, events)}`;
    const delay = retryDelays[tries];
    if (delay === undefined) return halt(sentence);
    log.warn({ projection: name, error: sentence, tries }, 'event refused, trying again');
    await sleep(delay, undefined, { signal }).catch(() => undefined);
    return null;
  };

  const follow = async (signal: AbortSignal): Promise<End> => {
    let cursor = await currentCursor();
    let limit = MAX_BATCH;
    let tries = 0;
    let ahead: Promise<FeedBatch> | undefined;
    state = { state: 'running' };
    while (cursor && !signal.aborted) {
      const from: Cursor = cursor;
      const reading: Promise<FeedBatch> = ahead ?? feed.read(from.position, limit, allTypes);
      ahead = undefined;
      let batch: FeedBatch | undefined;
      try {
        batch = await reading;
        const taken = Number(batch.until - from.position);
        if (taken === 0) {
          await feed.waitFor(from.position, signal);
          continue;
        }
        if (taken >= limit) ahead = readAhead(batch.until, limit);
        const applied = await take(batch, from);
        if (!applied) ahead = undefined;
        cursor = applied ?? (await currentCursor());
        if (!applied) continue;
        tries = 0;
        limit = Math.min(limit * 2, MAX_BATCH);
        progress.moved(name, applied.position);
        if (isFillable && taken === MAX_BATCH && (await isFarBehind(applied.position))) return 'far-behind';
        if (!ahead) await progress.idleDelay(name, Math.min(MIN_IDLE_DELAY_MS + taken, MAX_IDLE_DELAY_MS), signal);
      } catch (error) {
        if (isPassing(error)) throw error;
        ahead = undefined;
        // One event at a time, until the one that is refused stands alone.
        if (limit > 1) limit = 1;
        else {
          const refused = { position: from.position + 1n, events: batch?.events ?? [], tries };
          const end = await refuse(error, refused, signal);
          if (end) return end;
          tries += 1;
        }
      }
    }
    return cursor ? 'lost' : halt('a newer version of this projection has taken over');
  };

  const run = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      try {
        await upgrade();
        state = { state: 'standby' };
        const held = await locks.acquire(name, stop.signal);
        if (!held) return;
        const signal = AbortSignal.any([stop.signal, held]);
        if ((await follow(signal)) === 'stopped') return await locks.release(name);
      } catch (error) {
        if (stop.signal.aborted) return;
        const detail = sentenceOf(error);
        if (!isPassing(error)) {
          halt(detail);
          return await locks.release(name);
        }
        state = { state: 'down', detail };
        log.warn({ projection: name, error: detail }, 'database away, trying again');
        await sleep(AWAY_MS, undefined, { signal: stop.signal }).catch(() => undefined);
      }
    }
  };

  const running = run();
  return {
    projection,
    state: () => state,
    close: async () => {
      stop.abort();
      await running;
    },
  };
};
