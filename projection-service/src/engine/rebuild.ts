import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { EventFeed, FeedBatch } from 'platform/event-feed/feed';
import { inTransaction } from 'platform/postgres/pool';
import { applied } from './applied.ts';
import { type Applier, createApplier } from './batch.ts';
import { beginTables } from './checkpoint.ts';
import type { Cursor } from './commit.ts';
import { lastErasure } from './erasures.ts';
import { isPassing } from './fault.ts';
import { recountLatest } from './latest-recount.ts';
import type { Projection } from './projection.ts';
import { recountAll } from './rollup-recount.ts';
import { readServed, serveIn } from './served.ts';
import { tablesOf } from './sql-names.ts';
import { createIndexesOnceFilled, lockTables, swapTables } from './tables.ts';

/** Smaller than what the live runners take at most: what lives shortly is collected cheaply. */
const BATCH = 2_000;
/** Rows of one write of a spread: nobody waits behind it. */
const SPREAD_CHUNK = 2_000;
/** Events that may be missing when the tables are swapped: they are folded while readers wait. */
const TAIL = 200;
const REBUILD_LOCKS = 727_004;
const LOCK_RETRY_MS = 500;
/** Longest time that readers queue behind a swap that waits for a long read. */
const LOCK_TIMEOUT = '2s';
const SWAP_TRIES = 30;

export type RebuildOptions = {
  pool: pg.Pool;
  feed: EventFeed;
  signal?: AbortSignal;
  /** Told now and then how far it is. */
  onProgress?: (position: bigint, head: bigint) => void;
};

type Catching = RebuildOptions & { lanes: number; applier: Applier; projection: Projection };

const interrupted = () => new Error('The rebuild was interrupted; the tables that serve are as they were.');

/** Carries on whatever is being spread until every row shows it. */
const spreadAll = async (start: Cursor, { applier: { spreads }, signal }: Catching): Promise<Cursor> => {
  let cursor = start;
  while (await spreads.isOpen()) {
    if (signal?.aborted) throw interrupted();
    const next = await spreads.step(cursor);
    if (!next) throw new Error('Another process has written to the tables that are being rebuilt.');
    cursor = next;
    await spreads.arrival();
  }
  return cursor;
};

/** Folds on until fewer than `near` events are missing. */
const catchUp = async (start: Cursor, near: number, options: Catching): Promise<Cursor> => {
  const { feed, applier, projection, signal, onProgress } = options;
  let cursor = start;
  let head = await feed.head();
  let ahead: Promise<FeedBatch> | undefined;
  while (feed.distance(cursor.position, head) > near) {
    if (signal?.aborted) throw interrupted();
    const batch: FeedBatch = await (ahead ?? feed.read(cursor.position, BATCH, projection.allTypes));
    ahead = feed.read(batch.until, BATCH, projection.allTypes);
    ahead.catch(() => undefined);
    const next = await applied(applier, batch, cursor);
    if (!next) throw new Error('Another process has written to the tables that are being rebuilt.');
    cursor = next;
    onProgress?.(cursor.position, head);
    if (feed.distance(cursor.position, head) <= near) head = await feed.head();
  }
  return spreadAll(cursor, options);
};

/** Folds what is missing and puts the tables in place of those that serve, in one transaction. */
const swap = (start: Cursor, { pool, feed, applier, projection, lanes }: Catching): Promise<void> =>
  inTransaction(pool, async (client) => {
    await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
    await lockTables(client, projection);
    const served = await readServed(client, projection);
    const erased = await lastErasure(client);
    // So the feed knows of what stands there.
    await feed.head();
    let cursor: Cursor | null = start;
    for (;;) {
      const batch: FeedBatch = await feed.read(cursor.position, BATCH, projection.allTypes);
      if (batch.until === cursor.position && cursor.position >= erased) break;
      cursor = await applied(applier, batch, cursor, client);
      if (!cursor) throw new Error('Another process has written to the tables that are being rebuilt.');
      if (cursor.position >= erased && cursor.position >= (served?.last ?? 0n)) break;
    }
    await swapTables(client, projection);
    await client.query('delete from rebuild.checkpoint where name = $1', [projection.name]);
    await serveIn(client, projection, lanes, {
      version: projection.version,
      position: cursor.position,
      generation: (served?.generation ?? 0) + 1,
    });
  });

/** Readers walk indexes alone only where vacuum has seen the pages; the planner needs its statistics. */
const tidy = async (projection: Projection, pool: pg.Pool): Promise<void> => {
  await inTransaction(pool, async (client) => {
    // Brings the commits before it to disk, where they are not waited for: until then vacuum calls no row visible to all.
    await client.query('set local synchronous_commit = on');
    await client.query('update rebuild.checkpoint set position = position where name = $1', [projection.name]);
  });
  for (const table of tablesOf(projection)) await pool.query(`vacuum (analyze) rebuild.${table}`);
};

const build = async (projection: Projection, options: RebuildOptions & { lanes: number }): Promise<void> => {
  const { pool } = options;
  const begun = await beginTables(pool, projection, 'rebuild');
  const filling = {
    ...options,
    projection,
    applier: createApplier(pool, projection, 'rebuild', { isFilling: true, chunk: SPREAD_CHUNK }),
  };
  const filled = await catchUp(begun, BATCH, filling);
  await createIndexesOnceFilled(pool, projection);
  await inTransaction(pool, async (client) => {
    await recountAll(client, projection);
    await recountLatest(client, { projection, schema: 'rebuild' }, null);
  });
  const catching = {
    ...options,
    projection,
    applier: createApplier(pool, projection, 'rebuild', { chunk: SPREAD_CHUNK }),
  };
  let cursor = await catchUp(filled, TAIL, catching);
  await tidy(projection, pool);
  for (let tries = 1; ; tries += 1) {
    // What the database refuses inside the swap is met outside it.
    cursor = await catchUp(cursor, tries === 1 ? TAIL : 0, catching);
    try {
      return await swap(cursor, catching);
    } catch (error) {
      catching.applier.forget();
      if (!isPassing(error) || tries >= SWAP_TRIES) throw error;
      await sleep(tries * 50);
    }
  }
};

const acquire = async (client: pg.PoolClient, name: string, signal?: AbortSignal): Promise<void> => {
  for (;;) {
    if (signal?.aborted) throw interrupted();
    const { rows } = await client.query('select pg_try_advisory_lock($1, hashtext($2)) as got', [REBUILD_LOCKS, name]);
    if (rows[0].got) return;
    await sleep(LOCK_RETRY_MS, undefined, { signal }).catch(() => undefined);
  }
};

/**
 * Builds the tables of a projection anew from the first event, beside those that serve, and puts them in their place. Services
 * may run meanwhile; rebuilds of the same projection wait for each other. With `instead`, only where the tables that serve are
 * still of that generation (null: there are none). They serve in `lanes` afterwards; default: as before.
 */
export const rebuildTables = async (
  projection: Projection,
  options: RebuildOptions & { instead?: number | null; lanes?: number },
): Promise<void> => {
  const { name, version } = projection;
  const client = await options.pool.connect();
  try {
    await acquire(client, name, options.signal);
    const stored = await readServed(client, projection);
    if (options.instead !== undefined && options.instead !== (stored?.generation ?? null)) return;
    if (stored && stored.version > version)
      throw new Error(`${name} is at version ${stored.version}; this program knows version ${version}.`);
    await build(projection, { ...options, lanes: options.lanes ?? stored?.lanes ?? 1 });
  } finally {
    await client.query('select pg_advisory_unlock($1, hashtext($2))', [REBUILD_LOCKS, name]).then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    );
  }
};
