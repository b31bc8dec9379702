import { once } from 'node:events';
import type pg from 'pg';
import type { EventFeed } from 'platform/event-feed/feed';
import { inTransaction } from 'platform/postgres/pool';
import { applied } from './applied.ts';
import type { Applier } from './batch.ts';
import type { Cursor } from './commit.ts';
import type { Db } from './load.ts';
import { prepared } from './prepared.ts';
import type { Projection } from './projection.ts';

const BATCH = 5_000;
/** Times that erasures are run after before they have to wait; and milliseconds that they then wait at most. */
const CHASES = 3;
const HOLD_MS = 1_000;

/** Where the last erasure stands. None that comes later is answered before the transaction ends. */
export const lastErasure = async (db: Db): Promise<bigint> => {
  const { rows } = await db.query<{ position: bigint }>(prepared('select erasure.last() as position'));
  return rows[0]?.position ?? 0n;
};

/** Where the last erasure stands; the next may be answered at any time. */
const lastErasureSoFar = async (db: Db): Promise<bigint> => {
  const { rows } = await db.query<{ position: bigint }>(prepared('select erasure.last_so_far() as position'));
  return rows[0]?.position ?? 0n;
};

/** Fails, as if the database had not answered, once `signal` says so. */
const interrupted = async (signal: AbortSignal): Promise<never> => {
  if (!signal.aborted) await once(signal, 'abort');
  throw Object.assign(new Error('interrupted on the way past an erasure'), { code: '57014' });
};

type Options = { pool: pg.Pool; feed: EventFeed; applier: Applier; signal: AbortSignal };

/**
 * Takes the tables past every erasure that they have before them in one transaction: what was written about somebody before they
 * were erased is seen by nobody. Null when somebody else has moved the checkpoint. The transaction asks on its own connection alone:
 * all projections do this at once, and are more than the pool has connections.
 */
export const pastErasures = async (
  { allTypes }: Projection,
  start: Cursor,
  { pool, feed, applier, signal }: Options,
): Promise<Cursor | null> => {
  if ((await lastErasureSoFar(pool)) <= start.position) return start;
  try {
    return await inTransaction(pool, async (client) => {
      let cursor: Cursor | null = start;
      const reach = async (goal: bigint, until: AbortSignal) => {
        const stopped = interrupted(until);
        stopped.catch(() => undefined);
        // So the feed knows of what stands there.
        if (cursor && cursor.position < goal) await feed.head();
        while (cursor && cursor.position < goal) {
          const batch = await Promise.race([feed.read(cursor.position, BATCH, allTypes), stopped]);
          cursor = await applied(applier, batch, cursor, client);
        }
      };
      for (let chases = 0; cursor; chases += 1) {
        const goal = await lastErasureSoFar(client);
        if (cursor.position >= goal || (chases >= CHASES && feed.distance(cursor.position, goal) <= BATCH)) break;
        await reach(goal, signal);
      }
      await reach(await lastErasure(client), AbortSignal.any([signal, AbortSignal.timeout(HOLD_MS)]));
      return cursor;
    });
  } catch (error) {
    applier.forget();
    throw error;
  }
};
