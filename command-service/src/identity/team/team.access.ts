import type { TeamEvent, team } from 'contracts/identity/team/team.entity';
import type { StateOf } from '#command-service/entity/entity.decider';
import { accessProjection, type StreamId, type Written } from '#command-service/identity/access/access-projection';
import type { MemberTables } from '#command-service/identity/access/members';
import { postgresMembers } from '#command-service/identity/access/members.postgres';
import { teamDecider, usersOf } from './team.handler.ts';

/** Who is in a team. */
export const teamAccess = accessProjection({
  types: ['TeamCreated', 'TeamChanged', 'TeamRemoved'] satisfies TeamEvent['type'][],
  decider: teamDecider,
  open: (pool, tenantId, work) => postgresMembers(pool).change(tenantId, work),
  save: (
    tables: Pick<MemberTables, 'saveTeam'>,
    { state, version }: Written<StateOf<typeof team>>,
    { id }: Pick<StreamId, 'id'>,
  ) => tables.saveTeam({ teamId: id, userIds: usersOf(state), version }),
});
