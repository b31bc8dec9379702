import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'platform/telemetry/log';
import { createApplier } from './batch.ts';
import type { Cursor } from './commit.ts';
import { pastErasures } from './erasures.ts';
import { faultSentence, isEventFault, isPassing } from './fault.ts';
import { type FollowOptions, follow } from './follow.ts';
import { feedOf, lanesOf, wholeOf } from './lanes.ts';
import type { Locks } from './locks.ts';
import { requestAll } from './parked.ts';
import type { Projection } from './projection.ts';
import { rebuildTables } from './rebuild.ts';
import type { Memory } from './recent.ts';
import { readOrBegin, readServed } from './served.ts';

/** Milliseconds between the tries of an event that is refused. Then what refuses it waits. */
export const RETRY_DELAYS = [50, 200, 750];
/** Events behind from which a projection that has less than half of all is built anew, indexes last: that is sooner done. */
const FAR_BEHIND = 50_000;
/** Milliseconds before the database is asked again when it is away. */
const AWAY_MS = 500;
/** Milliseconds before a projection that stopped begins again, and after which it is believed to run. */
const HALTED_MS = 60_000;
const PROVEN_MS = 10_000;

export type RunnerState =
  | { state: 'standby' | 'running' }
  | { state: 'rebuilding' | 'down' | 'stopped'; detail: string };

export type RunnerOptions = Pick<FollowOptions, 'feed' | 'keys' | 'progress' | 'moveIdle'> & {
  pool: pg.Pool;
  /** Shared by all. */
  memory: Memory;
  /** For rebuilds, whose statements take as long as they need. */
  builders: pg.Pool;
  locks: Locks;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Rebuilds of one process take turns. */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  retryDelays?: readonly number[];
};

export type Runner = { projection: Projection; state(): RunnerState; close(): Promise<void> };

const sentenceOf = (error: unknown): string => (isEventFault(error) ? error.message : faultSentence(error, []));

/** Keeps the tables of one projection up to date, as long as this process is the one that does. */
export const startRunner = (projection: Projection, options: RunnerOptions): Runner => {
  const { pool, builders, memory, locks, progress, moveIdle, log, inTurn, retryDelays = RETRY_DELAYS } = options;
  const { name, version } = projection;
  const feed = feedOf(options.feed, projection);
  const lanes = lanesOf(projection);
  const stop = new AbortController();
  const applier = createApplier(pool, projection, 'read', { moveIdle, memory });
  let state: RunnerState = { state: 'standby' };
  let isFillable = true;

  /** What it is about, said at once unless it has just stopped there. */
  let phase: RunnerState = state;
  let doubt: NodeJS.Timeout | undefined;
  const enter = (next: RunnerState): void => {
    phase = next;
    if (state.state !== 'stopped') state = next;
  };

  const halt = (detail: string): void => {
    clearTimeout(doubt);
    state = { state: 'stopped', detail };
    log.error({ projection: name, detail }, 'projection stopped');
  };

  /** What stopped it may have been mended meanwhile: a thing that waits, a table. */
  const beginAgainLater = async (): Promise<void> => {
    await locks.release(projection);
    await sleep(HALTED_MS, undefined, { signal: stop.signal }).catch(() => undefined);
    doubt = setTimeout(() => {
      state = phase;
    }, PROVEN_MS).unref();
  };

  /** Where to go on from; undefined when a newer version of the program, or one with other lanes, has replaced the tables. */
  const current = async (): Promise<Cursor | undefined> => {
    applier.forget();
    const stored = await readOrBegin(pool, projection);
    if (stored?.version !== version) return undefined;
    const cursor = (await pastErasures(projection, stored, { pool, feed, applier, signal: stop.signal })) ?? undefined;
    if (cursor) progress.moved(name, cursor.position);
    return cursor ?? current();
  };

  const isFarBehind = async (position: bigint): Promise<boolean> => {
    const behind = feed.distance(position, await feed.head());
    return behind > FAR_BEHIND && behind > feed.distance(0n, position);
  };

  const isTooFarBehind = async (position: bigint): Promise<boolean> => isFillable && (await isFarBehind(position));

  /** Builds the tables beside those that serve, where these are of an older version, in other lanes, or have most still before them. */
  const upgrade = async (): Promise<void> => {
    const stored = await readServed(pool, projection);
    if (stored && stored.version > version) return;
    const isOlder = stored !== undefined && (stored.version < version || stored.lanes !== lanes);
    if (!isOlder && !(await isTooFarBehind(stored?.first ?? 0n))) return;
    enter({ state: 'rebuilding', detail: `version ${version} is being built` });
    log.info({ projection: name, version }, 'rebuilding');
    const instead = stored?.generation ?? null;
    try {
      const building = { pool: builders, feed: options.feed, signal: stop.signal, instead, lanes };
      await inTurn(() => rebuildTables(wholeOf(projection), building));
    } catch (error) {
      if (isOlder || isPassing(error)) throw error;
      // Event by event, up to the one that is refused.
      isFillable = false;
      log.warn({ projection: name, error: sentenceOf(error) }, 'could not be built beside');
    }
  };

  const run = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      try {
        await upgrade();
        enter({ state: 'standby' });
        const held = await locks.acquire(projection, stop.signal);
        if (!held) return;
        const signal = AbortSignal.any([stop.signal, held]);
        await requestAll(pool, projection);
        enter({ state: 'running' });
        const end = await follow(
          projection,
          { ...options, feed, applier, retryDelays, current, isTooFarBehind },
          signal,
        );
        if (end.because === 'replaced') {
          halt('a newer version of this projection, or one with other lanes, has taken over');
          return await locks.release(projection, true);
        }
        if (end.because === 'refused') {
          halt(end.sentence);
          await beginAgainLater();
        }
      } catch (error) {
        if (stop.signal.aborted) return;
        const detail = sentenceOf(error);
        if (!isPassing(error)) {
          halt(detail);
          await beginAgainLater();
          continue;
        }
        enter({ state: 'down', detail });
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
