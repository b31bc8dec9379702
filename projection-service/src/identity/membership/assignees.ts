import type { MemberAuth } from 'contracts/kernel/auth';
import type { ReadContext } from '#projection-service/engine/list-resource';

type Access = Pick<ReadContext, 'access'>;

const TEAMS = 'select team_id as id from access.team where tenant_id = $1 and $2::uuid = any (user_ids)';

/** The teams that somebody is in. */
export const teamsOf = async (
  { tenantId, userId }: Pick<MemberAuth, 'tenantId' | 'userId'>,
  { access }: Access,
): Promise<string[]> => {
  const { rows } = await access.query<{ id: string }>({ name: 'teams-of', text: TEAMS, values: [tenantId, userId] });
  return rows.map(({ id }) => id);
};

/** Those who work here, and teams that are there, today. */
const THERE = `select m.user_id as id from access.membership m
    where m.tenant_id = $1 and m.user_id = any($2::uuid[])
  union all select team_id from access.team where tenant_id = $1 and team_id = any($2::uuid[]) and user_ids is not null`;

/** Of people and teams to whom something is assigned, those who may still do it. */
export const thereOf = async (
  tenantId: string,
  ids: readonly string[],
  { access }: Access,
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const values = [tenantId, [...new Set(ids)]];
  const { rows } = await access.query<{ id: string }>({ name: 'assignees-there', text: THERE, values });
  return new Set(rows.map(({ id }) => id));
};
