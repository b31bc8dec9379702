import { streamName } from 'contracts/kernel/id';
import type { Pool } from 'pg';
import type { EventStore } from 'platform/event-store/event-store';
import { teamDecider, usersOf } from './team.handler.ts';
import { teamTables } from './team.tables.ts';

/** Takes who is in a team from its stream, as it is now. */
export const repairTeam = async (
  { pool, store }: { pool: Pool; store: EventStore },
  tenantId: string,
  teamId: string,
): Promise<void> => {
  const stream = streamName('team', tenantId, teamId);
  const { state, currentStreamVersion } = await store.aggregateStream(stream, teamDecider);
  const version = Number(currentStreamVersion);
  await teamTables(pool, tenantId).saveTeam({ teamId, userIds: usersOf(state), version });
};
