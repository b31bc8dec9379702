import type { Event, Recorded } from 'contracts/kernel/message';
import type { Pool } from 'pg';
import type { EventFeed } from 'platform/event-feed/feed';
import type { EventStore } from 'platform/event-store/event-store';
import type { KeyRing } from 'platform/event-store/keys';
import type { Clock, Readiness } from 'platform/service';
import type { Logger } from 'platform/telemetry/log';
import { accessProjections } from './access.catalogue.ts';
import type { Reconciled } from './identity/access/access-projection.ts';
import { spreadAllRights } from './identity/access/members.postgres.ts';

type Deps = { pool: Pool; feed: EventFeed; store: EventStore; keys: Pick<KeyRing, 'destroy'>; clock: Clock };

const BATCH = 2_000;
/** Milliseconds that a sign-up which was left half done can be gone on with; then its address and password are forgotten. */
const SIGN_UP_LIFETIME = 7 * 24 * 60 * 60 * 1_000;

const byType = new Map<string, Reconciled>(
  accessProjections.flatMap((projection) => projection.types.map((type) => [type, projection] as const)),
);
const types: ReadonlySet<string> = new Set(byType.keys());

const checkpoint = async ({ pool, feed }: Deps): Promise<bigint> => {
  const { rows } = await pool.query<{ position: bigint }>(
    'select position from access.reconciled where store_id = $1',
    [feed.storeId],
  );
  return rows[0]?.position ?? 0n;
};

const saveCheckpoint = ({ pool, feed }: Deps, position: bigint) =>
  pool.query(
    `insert into access.reconciled (store_id, position) values ($1, $2)
     on conflict (only_row) do update set store_id = excluded.store_id, position = excluded.position`,
    [feed.storeId, position],
  );

const reconcileBatch = async (events: readonly Recorded<Event>[], { pool, store, keys }: Deps): Promise<void> => {
  const written = new Set<string>();
  for (const event of events) {
    const projection = byType.get(event.type);
    if (!projection || (projection.isOfStream && written.has(event.streamName))) continue;
    if (projection.isOfStream) written.add(event.streamName);
    await projection.reconcile(event, { pool, keys }, store);
  }
};

/**
 * Makes good what a process that died between an event and its consequence left undone: access tables without a row,
 * a session that still stands, a key that was to be destroyed. Reads what was appended since the last time.
 */
const reconcileAccess = async (deps: Deps, signal: AbortSignal): Promise<void> => {
  const { feed, pool, clock } = deps;
  const forgotten = new Date(clock().getTime() - SIGN_UP_LIFETIME);
  await pool.query('delete from access.sign_up where begun_at < $1', [forgotten]);
  const head = await feed.head();
  let position = await checkpoint(deps);
  while (position < head && !signal.aborted) {
    const { events, until } = await feed.read(position, BATCH, types);
    await reconcileBatch(events, deps);
    if (until === position) break;
    position = until;
  }
  await saveCheckpoint(deps, position);
  if (!signal.aborted) await spreadAllRights(pool);
};

export type Reconciler = { readiness(): Readiness; close(): Promise<void> };

/** Reconciles while the service already serves: a row that is newer than its event stays. */
export const startReconciler = ({ log, ...deps }: Deps & { log: Logger }): Reconciler => {
  const name = 'access-reconciler';
  const stopping = new AbortController();
  let readiness: Readiness = { name, ready: true, state: 'behind' };
  const done = reconcileAccess(deps, stopping.signal).then(
    () => {
      readiness = { name, ready: true, state: 'running' };
    },
    (error) => {
      log.error({ err: error }, 'the access tables could not be reconciled');
      readiness = { name, ready: false, state: 'stopped', detail: 'The access tables could not be reconciled.' };
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
