import type { MembershipEvent } from 'contracts/identity/membership/membership.events';
import type { SessionEvent } from 'contracts/identity/session/session.events';
import type { TenantEvent } from 'contracts/identity/tenant/tenant.events';
import type { UserEvent } from 'contracts/identity/user/user.events';
import type { Recorded } from 'contracts/kernel/message';
import { isErased } from 'contracts/kernel/personal';
import type { CandidateEvent } from 'contracts/recruiting/candidate/candidate.events';
import type { Pool } from 'pg';
import type { EventFeed } from 'platform/event-feed/feed';
import type { KeyRing } from 'platform/event-store/keys';
import type { Readiness } from 'platform/service';
import type { Logger } from 'platform/telemetry/log';
import { saveAccount, saveMembership, saveTenant } from './access.tables.ts';

type Deps = { pool: Pool; feed: EventFeed; keys: Pick<KeyRing, 'destroy'> };
type Repaired = Extract<
  TenantEvent | UserEvent | MembershipEvent | SessionEvent | CandidateEvent,
  { type: 'TenantRegistered' | 'UserRegistered' | 'MembershipGranted' | 'SessionEnded' | 'CandidateErased' }
>;

const BATCH = 2_000;
const types: ReadonlySet<string> = new Set<Repaired['type']>([
  'TenantRegistered',
  'UserRegistered',
  'MembershipGranted',
  'SessionEnded',
  'CandidateErased',
]);

/** What should have followed the event at once, done (again). */
const follow = async (event: Recorded<Repaired>, { pool, keys }: Deps): Promise<void> => {
  const version = Number(event.streamVersion);
  switch (event.type) {
    case 'TenantRegistered':
      await saveTenant(pool, { ...event.data, version });
      return;
    case 'UserRegistered': {
      const { name, email, ...rest } = event.data;
      if (!isErased(name) && !isErased(email)) await saveAccount(pool, { ...rest, name, email, version });
      return;
    }
    case 'MembershipGranted':
      await saveMembership(pool, { tenantId: event.metadata.tenantId, ...event.data, version });
      return;
    case 'SessionEnded':
      await pool.query('update access.session set ended_at = $2 where sid = $1 and ended_at is null', [
        event.data.sessionId,
        event.metadata.occurredAt,
      ]);
      return;
    case 'CandidateErased':
      await keys.destroy({ tenantId: event.metadata.tenantId, subject: event.data.candidateId });
  }
};

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
  const { feed } = deps;
  const head = await feed.head();
  let position = await checkpoint(deps);
  while (position < head && !signal.aborted) {
    const { events, until } = await feed.read(position, BATCH, types);
    for (const event of events) await follow(event as Recorded<Repaired>, deps);
    if (until === position) break;
    position = until;
  }
  await saveCheckpoint(deps, position);
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
