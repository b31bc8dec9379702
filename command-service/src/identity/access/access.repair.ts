import type { Pool } from 'pg';
import type { EventFeed } from 'platform/event-feed/feed';
import type { EventStore } from 'platform/event-store/event-store';
import type { KeyRing } from 'platform/event-store/keys';
import type { Clock, Readiness } from 'platform/service';
import type { Logger } from 'platform/telemetry/log';
import { repairRights } from '#command-service/identity/membership/members.repair';
import { followAccess, followedTypes } from './access.follow.ts';

type Deps = { pool: Pool; feed: EventFeed; store: EventStore; keys: Pick<KeyRing, 'destroy'>; clock: Clock };

const BATCH = 2_000;
/** Milliseconds that a sign-up which was left half done can be gone on with; then its address and password are forgotten. */
const SIGN_UP_LIFETIME = 7 * 24 * 60 * 60 * 1_000;

const checkpoint = async ({ pool, feed }: Deps): Promise<bigint> => {
  const { rows } = await pool.query<{ position: bigint }>('select position from access.repaired where store_id = $1', [
    feed.storeId,
  ]);
  return rows[0]?.position ?? 0n;
};

const saveCheckpoint = ({ pool, feed }: Deps, position: bigint) =>
  pool.query(
    `insert into access.repaired (store_id, position) values ($1, $2)
     on conflict (only_row) do update set store_id = excluded.store_id, position = excluded.position`,
    [feed.storeId, position],
  );

/**
 * Makes good what a process that died between an event and its consequence left undone: access tables without a row,
 * a session that still stands, a key that was to be destroyed. Reads what was appended since the last time.
 */
const repairAccess = async (deps: Deps, signal: AbortSignal): Promise<void> => {
  const { feed, pool, clock } = deps;
  const forgotten = new Date(clock().getTime() - SIGN_UP_LIFETIME);
  await pool.query('delete from access.sign_up where begun_at < $1', [forgotten]);
  const head = await feed.head();
  let position = await checkpoint(deps);
  while (position < head && !signal.aborted) {
    const { events, until } = await feed.read(position, BATCH, followedTypes);
    for (const event of events) await followAccess(event, deps);
    if (until === position) break;
    position = until;
  }
  await saveCheckpoint(deps, position);
  if (!signal.aborted) await repairRights(pool);
};

export type Repair = { readiness(): Readiness; close(): Promise<void> };

/** Repairs while the service already serves: a row that is newer than its event stays. */
export const startRepair = ({ log, ...deps }: Deps & { log: Logger }): Repair => {
  const name = 'access-repair';
  const stopping = new AbortController();
  let readiness: Readiness = { name, ready: true, state: 'behind' };
  const done = repairAccess(deps, stopping.signal).then(
    () => {
      readiness = { name, ready: true, state: 'running' };
    },
    (error) => {
      log.error({ err: error }, 'the access tables could not be repaired');
      readiness = { name, ready: false, state: 'stopped', detail: 'The access tables could not be repaired.' };
    },
  );
  return {
    readiness: () => readiness,
    close: () => {
      stopping.abort();
      return done;
    },
  };
};
