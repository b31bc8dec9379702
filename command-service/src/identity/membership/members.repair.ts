import { type MembershipEvent, membershipEvents } from 'contracts/identity/membership/membership.events';
import { streamName } from 'contracts/kernel/id';
import type { Event, Recorded } from 'contracts/kernel/message';
import type { Permission } from 'contracts/kernel/permission';
import type { Pool } from 'pg';
import type { EventStore } from 'platform/event-store/event-store';
import { inTransaction } from 'platform/postgres/pool';
import { roleDecider } from '#command-service/identity/role/role.handler';
import { postgresMembers, spreadRights } from './members.postgres.ts';
import { membershipDecider } from './membership.decider.ts';

/** Each moves the version, if nothing else, that the access tables have of a membership. */
export const memberTypes: ReadonlySet<string> = new Set(Object.keys(membershipEvents.shapes));

type Deps = { pool: Pool; store: EventStore };

/** Takes somebody's membership from its stream, as it is now: whatever was missed, in whatever order. */
export const repairMember = ({ pool, store }: Deps, tenantId: string, userId: string): Promise<void> =>
  postgresMembers(pool).change(tenantId, async (tables) => {
    const stream = streamName('membership', tenantId, userId);
    const { state, currentStreamVersion } = await store.aggregateStream(stream, membershipDecider);
    const version = Number(currentStreamVersion);
    await tables.saveMember(userId, state.status === 'absent' ? null : { userId, ...state, version });
  });

const isOfMember = (event: Recorded<Event>): event is Recorded<MembershipEvent> => memberTypes.has(event.type);

/** What should have followed an event of a membership, done (again); false for all others. */
export const followMembers = async (event: Recorded<Event>, deps: Deps): Promise<boolean> => {
  if (!isOfMember(event)) return false;
  await repairMember(deps, event.metadata.tenantId, event.data.userId);
  return true;
};

/** … of a role, for everybody who holds it. */
export const repairRole = ({ pool, store }: Deps, tenantId: string, roleId: string): Promise<void> =>
  postgresMembers(pool).change(tenantId, async (tables) => {
    const stream = streamName('role', tenantId, roleId);
    const { state, currentStreamVersion } = await store.aggregateStream(stream, roleDecider);
    const permissions = state.status === 'kept' ? (state.record.permissions as Permission[]) : null;
    await tables.saveRole({ roleId, permissions, version: Number(currentStreamVersion) });
  });

/** What a built-in role may do comes with the program: everybody's rights follow the one that runs now. */
export const repairRights = async (pool: Pool): Promise<void> => {
  const { rows } = await pool.query<{ tenant_id: string }>('select tenant_id from access.tenant');
  for (const { tenant_id: tenantId } of rows) {
    await inTransaction(pool, async (client) => {
      await client.query('select from access.tenant where tenant_id = $1 for update', [tenantId]);
      await spreadRights(client, tenantId, null);
    });
  }
};
