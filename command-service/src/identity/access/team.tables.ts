import type { ClientBase, Pool } from 'pg';
import type { MemberTables } from './members.ts';

type TeamTables = Pick<MemberTables, 'teamsOf' | 'team' | 'saveTeam'>;

/** Who is in which team of a company. */
export const teamTables = (db: Pool | ClientBase, tenantId: string): TeamTables => ({
  teamsOf: async (userId) => {
    const { rows } = await db.query<{ id: string }>(
      'select team_id as id from access.team where tenant_id = $1 and user_ids @> array[$2::uuid] order by 1',
      [tenantId, userId],
    );
    return rows.map(({ id }) => id);
  },
  team: async (teamId) => {
    const { rows } = await db.query<{ userIds: string[] | null }>(
      'select user_ids as "userIds" from access.team where tenant_id = $1 and team_id = $2',
      [tenantId, teamId],
    );
    return rows[0]?.userIds ?? null;
  },
  saveTeam: async ({ teamId, userIds, version }) => {
    await db.query(
      `insert into access.team (tenant_id, team_id, user_ids, version) values ($1, $2, $3, $4)
       on conflict (tenant_id, team_id) do update set user_ids = excluded.user_ids, version = excluded.version
       where team.version <= excluded.version`,
      [tenantId, teamId, userIds, version],
    );
  },
});
