/** Accounts, everybody in teams, everybody with a role, everybody with a label. */
export type Scheduled = {
  users: readonly string[];
  teams: readonly string[];
  roles: readonly string[];
  labels: readonly string[];
};

/** People of company $1 who are named, in a team, with a role or with a label; who is deactivated is left out. */
export const AMONG_SCHEDULED = `from access.membership m join access.account a on a.user_id = m.user_id
  where m.tenant_id = $1 and (m.user_id = any($2::uuid[]) or m.roles && $4::text[] or m.label_ids && $5::uuid[] or exists (
    select from access.team t where t.tenant_id = $1 and t.team_id = any($3::uuid[]) and m.user_id = any(t.user_ids)))`;

const WITHOUT = 'and m.user_id <> all($6::uuid[])';
/** How many they are, without $6. */
export const COUNT_SCHEDULED = `select count(*)::int as count ${AMONG_SCHEDULED} ${WITHOUT}`;
/** The first of them by name, without $6, $7 at most. */
export const FIRST_SCHEDULED = `select m.user_id as id, a.name ${AMONG_SCHEDULED} ${WITHOUT} order by a.name, m.user_id limit $7`;
/** Those after $6, $7 at most. */
export const NEXT_SCHEDULED = `select m.user_id as id ${AMONG_SCHEDULED} and ($6::uuid is null or m.user_id > $6)
  order by m.user_id limit $7`;

export const scheduledValues = (tenantId: string, { users, teams, roles, labels }: Scheduled): unknown[] => [
  tenantId,
  users,
  teams,
  roles,
  labels,
];
