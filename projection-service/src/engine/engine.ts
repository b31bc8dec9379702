import type pg from 'pg';
import { concurrencyLimit } from 'platform/concurrency-limit';
import type { EventFeed } from 'platform/event-feed/feed';
import type { KeyRing } from 'platform/event-store/keys';
import { openPatientPool, openPool } from 'platform/postgres/pool';
import type { Readiness } from 'platform/service';
import type { Logger } from 'platform/telemetry/log';
import { askedGauge } from 'platform/telemetry/metrics';
import type { Registry } from 'prom-client';
import { prepareEngine, readPositions } from './checkpoint.ts';
import { openIdleMoves } from './idle-moves.ts';
import { divided } from './lanes.ts';
import { openLocks } from './locks.ts';
import { readParked, requestOne } from './parked.ts';
import { createProgress, type Progress } from './progress.ts';
import type { Projection } from './projection.ts';
import { readinessOf } from './readiness.ts';
import { openMemory } from './recent.ts';
import { startRunner } from './runner.ts';

/** Rebuilds under way at the same time in one process: each takes a core and memory. */
const REBUILDS_AT_ONCE = 2;
/** A rebuild holds one connection for its lock while it works with another. */
const BUILDERS = REBUILDS_AT_ONCE * 2;
const MIN_POOL_SIZE = 5;
/** Rows and refs that all projections of a process keep between batches. */
const MEMORY_BYTES = 256_000_000;

const SETTINGS = '-c synchronous_commit=off -c plan_cache_mode=force_generic_plan';

/**
 * A lost commit of a read model is written again from the feed: nobody has to wait for the disk. The engine's few statements are
 * planned once: planning the write anew takes longer than writing a row.
 */
export const openProjectorPool = (url: string, size: number, log: Pick<Logger, 'warn'>): pg.Pool =>
  openPool(url, size, log, SETTINGS);

export type EngineOptions = {
  /** Database, as the projector. */
  url: string;
  poolSize: number;
  feed: EventFeed;
  keys: Pick<KeyRing, 'findById'>;
  log: Logger;
  /** Milliseconds between the tries of an event that a handler throws at. */
  retryDelays?: readonly number[];
  /** In how many lanes the companies' projections are; the same in every process. */
  lanes?: number;
};

export type Engine = {
  progress: Progress;
  readiness(): Promise<Readiness[]>;
  /** Asks for what waits under this id to be tried again; false: nothing does. */
  requestRetry(id: string): Promise<boolean>;
  /** Adds how far the projections are to a service's metrics. */
  report(registry: Registry): void;
  close(): Promise<void>;
};

/** Runs every projection of `projections` that no other process runs, and stands by for the others. */
export const startEngine = async (whole: readonly Projection[], options: EngineOptions): Promise<Engine> => {
  const { url, poolSize, feed, keys, log, retryDelays, lanes = 1 } = options;
  const projections = whole.flatMap((projection) => divided(projection, lanes));
  const pool = openProjectorPool(url, Math.max(poolSize, MIN_POOL_SIZE), log);
  const builders = openPatientPool(url, BUILDERS, log, SETTINGS);
  await prepareEngine(builders);
  const locks = openLocks(url, log);
  const progress = createProgress(() => readPositions(pool), lanes);
  const moveIdle = openIdleMoves(pool);
  const memory = openMemory(MEMORY_BYTES);
  const inTurn = concurrencyLimit(REBUILDS_AT_ONCE);
  const runners = projections.map((projection) =>
    startRunner(projection, {
      pool,
      builders,
      memory,
      feed,
      keys,
      locks,
      progress,
      moveIdle,
      log,
      inTurn,
      retryDelays,
    }),
  );

  return {
    progress,
    requestRetry: (id) => requestOne(pool, id),
    readiness: () => readinessOf(runners, { pool, feed }),
    report: (registry) => {
      askedGauge(registry, {
        name: 'projection_events_behind',
        help: 'Events that a projection has not folded yet',
        labelNames: ['projection'],
        ask: async (gauge) => {
          const [head, positions] = await Promise.all([feed.head(), readPositions(pool)]);
          for (const { name } of projections)
            gauge.set({ projection: name }, feed.distance(positions.get(name) ?? 0n, head));
        },
      });
      askedGauge(registry, {
        name: 'projection_parked',
        help: 'Rows and records of a projection that wait until somebody has tried them again',
        labelNames: ['projection'],
        ask: async (gauge) => {
          const counts = await readParked(pool);
          for (const { name } of projections) gauge.set({ projection: name }, counts.get(name) ?? 0);
        },
      });
    },
    close: async () => {
      await Promise.all(runners.map((runner) => runner.close()));
      await locks.close();
      await Promise.all([pool.end(), builders.end()]);
    },
  };
};
