import { setTimeout as sleep } from 'node:timers/promises';
import { parseStreamName } from 'contracts/kernel/id';
import type { Event, Recorded } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type { Pool } from 'pg';
import type { EventFeed } from 'platform/event-feed/feed';
import type { EventStore } from 'platform/event-store/event-store';
import type { KeyRing } from 'platform/event-store/keys';
import { isUnreadable } from 'platform/event-store/unreadable';
import { isPassing } from 'platform/postgres/away';
import type { Clock, Readiness } from 'platform/service';
import type { Logger } from 'platform/telemetry/log';
import { askedGauge } from 'platform/telemetry/metrics';
import type { Registry } from 'prom-client';
import { accessProjections } from './access.catalogue.ts';
import type { OfStream, Reconciled } from './identity/access/access-projection.ts';
import { spreadAllRights } from './identity/access/members.postgres.ts';
import { settleWithheld } from './identity/access/withheld.ts';
import { apiKeyAccess } from './identity/api-key/api-key.access.ts';
import { membershipAccess } from './identity/membership/membership.access.ts';
import { roleAccess } from './identity/role/role.access.ts';
import { suspensionAccess } from './landlord/company/suspension.access.ts';
import { platformAdminAccess } from './landlord/platform-admin/platform-admin.access.ts';

type Deps = {
  pool: Pool;
  feed: EventFeed;
  store: EventStore;
  keys: Pick<KeyRing, 'destroy'>;
  clock: Clock;
  log: Pick<Logger, 'error'>;
};

const BATCH = 2_000;
/** Milliseconds behind the feed, so that events come to it in batches and after the requests that appended them. */
const BEHIND_MS = 500;
/** Milliseconds between looks for rights that a failed change withheld, and for what can be read by now. */
const SETTLE_MS = 2_000;
/** Events after which the checkpoint moves although none was for it. */
const UNSAVED = 500;
const RETRY_MS = 1_000;
const UNREADABLE: ReadonlySet<string> = new Set(['record-unavailable', 'personal-data-unavailable']);
/** Milliseconds that a sign-up which was left half done can be gone on with; then its address and password are forgotten. */
const SIGN_UP_LIFETIME = 7 * 24 * 60 * 60 * 1_000;

/** What says by a stream what became of what was withheld. */
const settledBy: Record<string, OfStream> = {
  role: roleAccess,
  suspension: suspensionAccess,
  'api-key': apiKeyAccess,
  'platform-admin': platformAdminAccess,
};

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

/** False where the checkpoint is not at `from` any more: another process moved it, or the tables are to be made anew. */
const moveCheckpoint = async ({ pool, feed }: Deps, from: bigint, to: bigint): Promise<boolean> => {
  const { rowCount } = await pool.query(
    `insert into access.reconciled as r (store_id, position) select $1, $3::bigint where $2::bigint = 0
       or exists (select from access.reconciled where store_id = $1 and position = $2)
     on conflict (only_row) do update set store_id = excluded.store_id, position = excluded.position
       where r.store_id <> excluded.store_id or r.position = $2`,
    [feed.storeId, from, to],
  );
  return rowCount === 1;
};

const isReconciled = async (
  event: Recorded<Event>,
  projection: Reconciled,
  { store, failed, ...deps }: Pick<Deps, 'pool' | 'store' | 'keys'> & { failed?: (reason: unknown) => void },
): Promise<boolean> => {
  if (isUnreadable(event) && !projection.isOfStream) return false;
  return isDone(async () => projection.reconcile(event, deps, store), failed);
};

/** Whether a database or the store is away: then nothing else would be done either. */
const isEverybodys = (error: unknown): boolean =>
  isPassing(error) || (error instanceof Rejection && error.status === 503 && !UNREADABLE.has(error.code));

/** False where what it needs cannot be read, or is not in it: everything else goes on, and `failed` is told why. */
const isDone = async (reconciling: () => Promise<unknown>, failed?: (reason: unknown) => void): Promise<boolean> => {
  try {
    await reconciling();
    return true;
  } catch (error) {
    if (isEverybodys(error)) throw error;
    failed?.(error);
    return false;
  }
};

const reconcileBatch = async (events: readonly Recorded<Event>[], { pool, store, keys, log }: Deps): Promise<void> => {
  const written = new Set<string>();
  for (const event of events) {
    const projection = byType.get(event.type);
    if (!projection || (projection.isOfStream && written.has(event.streamName))) continue;
    if (projection.isOfStream) written.add(event.streamName);
    // Said once: it is tried again and again.
    const failed = (reason: unknown) =>
      log.error({ event: `${event.position}`, type: event.type, err: reason }, 'an event is not reconciled yet');
    if (await isReconciled(event, projection, { pool, store, keys, failed })) continue;
    await pool.query('insert into access.unreconciled values ($1) on conflict do nothing', [event.position]);
  }
};

/** Tries again what could not be read. */
const reconcileLate = async ({ pool, feed, store, keys }: Deps): Promise<number> => {
  const { rows } = await pool.query<{ position: bigint }>(
    'select position from access.unreconciled order by position limit 500',
  );
  let left = rows.length;
  for (const { position } of rows) {
    const event = await feed.at(position);
    const projection = event && byType.get(event.type);
    if (!projection || !(await isReconciled(event, projection, { pool, store, keys }))) continue;
    await pool.query('delete from access.unreconciled where position = $1', [position]);
    left -= 1;
  }
  return left;
};

/** How far it came, and how far the checkpoint says it came: events that are nobody's here need no write. */
type Place = { position: bigint; saved: bigint };

const savedPlace = async (deps: Deps): Promise<Place> => {
  const saved = await checkpoint(deps);
  return { position: saved, saved };
};

/** Reads on to the head; answers how far it came. */
const catchUp = async (deps: Deps, from: Place, signal: AbortSignal): Promise<Place> => {
  let { position, saved } = from;
  while (!signal.aborted) {
    const { events, until } = await deps.feed.read(position, BATCH, types);
    if (until === position) break;
    await reconcileBatch(events, deps);
    if (events.length > 0 || deps.feed.distance(saved, until) >= UNSAVED) {
      if (!(await moveCheckpoint(deps, saved, until))) return savedPlace(deps);
      saved = until;
    }
    position = until;
  }
  return { position, saved };
};

/**
 * Makes good what a process that died, or a database that failed, between an event and its consequence left undone: access tables
 * without a row, a session that still stands, a key that was to be destroyed. Follows the feed from where it was left.
 */
const reconcile = async (
  deps: Deps,
  moved: (position: bigint, late: number) => void,
  signal: AbortSignal,
): Promise<void> => {
  const { feed, pool, store, keys, clock } = deps;
  const settle = (streamName: string) => {
    const projection = settledBy[parseStreamName(streamName).aggregate] ?? membershipAccess;
    return isDone(async () => projection.reconcile({ streamName }, { pool, keys }, store));
  };
  await pool.query('delete from access.sign_up where begun_at < $1', [new Date(clock().getTime() - SIGN_UP_LIFETIME)]);
  let place = await catchUp(deps, await savedPlace(deps), signal);
  if (!signal.aborted) await spreadAllRights(pool);
  let late = await reconcileLate(deps);
  let lookedAt = performance.now();
  while (!signal.aborted) {
    moved(place.position, late);
    await feed.waitFor(place.position, AbortSignal.any([signal, AbortSignal.timeout(SETTLE_MS)]));
    // What was just appended is written by its own request: that is done by now, or has failed.
    await sleep(BEHIND_MS, undefined, { signal }).catch(() => undefined);
    place = await catchUp(deps, place, signal);
    if (performance.now() < lookedAt + SETTLE_MS) continue;
    late = await reconcileLate(deps);
    await settleWithheld(pool, settle);
    lookedAt = performance.now();
  }
};

export type Reconciler = {
  readiness(): Readiness;
  /** Events between the head of the feed and what it has looked at; null before its first round. */
  lag(): Promise<number | null>;
  close(): Promise<void>;
};

/** Reconciles while the service already serves: a row that is newer than its event stays. */
export const startReconciler = (deps: Deps): Reconciler => {
  const name = 'access-reconciler';
  const stopping = new AbortController();
  const { signal } = stopping;
  let readiness: Readiness = { name, ready: true, state: 'behind' };
  let reached: bigint | null = null;
  const moved = (position: bigint, late: number) => {
    reached = position;
    const waiting = { state: 'degraded' as const, detail: `events that are not reconciled yet: ${late}` };
    readiness = { name, ready: true, ...(late > 0 ? waiting : { state: 'running' }) };
  };
  const run = async () => {
    while (!signal.aborted)
      try {
        await reconcile(deps, moved, signal);
      } catch (error) {
        deps.log.error({ err: error }, 'the access tables could not be reconciled; it will be tried again');
        readiness = { name, ready: false, state: 'stopped', detail: 'The access tables could not be reconciled.' };
        await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined);
      }
  };
  const done = run();
  return {
    readiness: () => readiness,
    lag: async () => (reached === null ? null : deps.feed.distance(reached, await deps.feed.head())),
    close: () => {
      stopping.abort();
      return done;
    },
  };
};

export const reconcilerMetric = (registry: Registry, { lag }: Pick<Reconciler, 'lag'>): void =>
  askedGauge(registry, {
    name: 'access_reconciler_lag_events',
    help: 'Events between the head of the feed and what the access tables were compared with; absent before the first time',
    ask: async (gauge) => {
      const events = await lag();
      if (events !== null) gauge.set(events);
    },
  });
