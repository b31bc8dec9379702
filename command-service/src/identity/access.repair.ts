import type { CompanyEvent } from 'contracts/identity/company/company.events';
import type { EmailAddressEvent } from 'contracts/identity/email-address/email-address.events';
import type { MembershipEvent } from 'contracts/identity/membership/membership.events';
import type { RoleEvent } from 'contracts/identity/role/role.setting';
import type { SessionEvent } from 'contracts/identity/session/session.events';
import type { TenantEvent } from 'contracts/identity/tenant/tenant.events';
import type { UserEvent } from 'contracts/identity/user/user.events';
import { GLOBAL } from 'contracts/kernel/id';
import type { Recorded } from 'contracts/kernel/message';
import { isErased } from 'contracts/kernel/personal';
import type { CandidateEvent } from 'contracts/recruiting/candidate/candidate.events';
import type { JobEvent } from 'contracts/recruiting/job/job.events';
import type { Pool } from 'pg';
import type { EventFeed } from 'platform/event-feed/feed';
import type { EventStore } from 'platform/event-store/event-store';
import type { KeyRing } from 'platform/event-store/keys';
import type { Clock, Readiness } from 'platform/service';
import type { Logger } from 'platform/telemetry/log';
import { stateOf } from '#command-service/command';
import { postgresJobPlaces } from '#command-service/recruiting/job/job.places';
import {
  removeAccount,
  saveAccount,
  saveCompany,
  saveEmail,
  savePerson,
  saveTenant,
  saveVerified,
} from './access.tables.ts';
import { repairMember, repairRights, repairRole } from './membership/members.repair.ts';
import { personOf } from './user/person.ts';
import { userDecider } from './user/user.decider.ts';

type Deps = { pool: Pool; feed: EventFeed; store: EventStore; keys: Pick<KeyRing, 'destroy'>; clock: Clock };
/** Events with a consequence in the access tables. */
const repaired = [
  'TenantRegistered',
  'CompanyRegistered',
  'CompanyChanged',
  'UserRegistered',
  'UserRenamed',
  'UserPreferencesChanged',
  'UserErased',
  'EmailVerified',
  'EmailChanged',
  'MembershipGranted',
  'PermissionsGiven',
  'MembershipDeactivated',
  'MembershipReactivated',
  'MembershipRevoked',
  'RoleCreated',
  'RoleChanged',
  'RoleRemoved',
  'SessionEnded',
  'CandidateErased',
  'JobCreated',
] as const;
type Repaired = Extract<
  | TenantEvent
  | CompanyEvent
  | UserEvent
  | EmailAddressEvent
  | MembershipEvent
  | RoleEvent
  | SessionEvent
  | CandidateEvent
  | JobEvent,
  { type: (typeof repaired)[number] }
>;
const types: ReadonlySet<string> = new Set(repaired);

const BATCH = 2_000;
/** Milliseconds that a sign-up which was left half done can be gone on with; then its address and password are forgotten. */
const SIGN_UP_LIFETIME = 7 * 24 * 60 * 60 * 1_000;

/** What should have followed the event at once, done (again). */
const follow = async (event: Recorded<Repaired>, { pool, keys, store }: Deps): Promise<void> => {
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
    case 'CompanyRegistered':
    case 'CompanyChanged': {
      const { name, timeZone } = event.type === 'CompanyRegistered' ? event.data : event.data.to;
      await saveCompany(pool, { tenantId: event.data.companyId, name, timeZone, version });
      return;
    }
    case 'UserRenamed':
    case 'UserPreferencesChanged': {
      // As the whole stream has it: an event before this one may have been lost on its way too.
      const state = await stateOf(store, event.streamName, userDecider);
      const person = personOf({ state, version });
      if (person) await savePerson(pool, person);
      return;
    }
    case 'EmailChanged': {
      const { userId, to: email } = event.data;
      const verifiedAt = new Date(event.metadata.occurredAt);
      if (!isErased(email)) await saveEmail(pool, { userId, email, version, verifiedAt });
      return;
    }
    case 'EmailVerified':
      await saveVerified(pool, event.data.userId, event.metadata.occurredAt);
      return;
    case 'UserErased':
      await keys.destroy({ tenantId: GLOBAL, subject: event.data.userId });
      await removeAccount(pool, event.data.userId, event.metadata.occurredAt);
      return;
    case 'MembershipGranted':
    case 'PermissionsGiven':
    case 'MembershipDeactivated':
    case 'MembershipReactivated':
    case 'MembershipRevoked':
      await repairMember({ pool, store }, event.metadata.tenantId, event.data.userId);
      return;
    case 'RoleCreated':
    case 'RoleChanged':
    case 'RoleRemoved':
      await repairRole({ pool, store }, event.metadata.tenantId, event.data.roleId);
      return;
    case 'SessionEnded':
      await pool.query('update access.session set ended_at = $2 where sid = $1 and ended_at is null', [
        event.data.sessionId,
        event.metadata.occurredAt,
      ]);
      return;
    case 'CandidateErased':
      await keys.destroy({ tenantId: event.metadata.tenantId, subject: event.data.candidateId });
      return;
    case 'JobCreated':
      await postgresJobPlaces(pool).put(event.data.jobId, event.metadata.tenantId);
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
  const { feed, pool, clock } = deps;
  const forgotten = new Date(clock().getTime() - SIGN_UP_LIFETIME);
  await pool.query('delete from access.sign_up where begun_at < $1', [forgotten]);
  const head = await feed.head();
  let position = await checkpoint(deps);
  while (position < head && !signal.aborted) {
    const { events, until } = await feed.read(position, BATCH, types);
    for (const event of events) await follow(event as Recorded<Repaired>, deps);
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
