/** Whom something concerns: everybody in the company, or accounts, everybody in teams and everybody with a role. */
export type Audience = {
  isEveryone: boolean;
  users: readonly string[];
  teams: readonly string[];
  roles: readonly string[];
};

/** People of company $1 whom it concerns; who is deactivated is left out. */
export const AUDIENCE = `from access.membership m
  where m.tenant_id = $1 and ($2::boolean or m.user_id = any($3::uuid[]) or m.roles && $5::text[] or exists (
    select from access.team t where t.tenant_id = $1 and t.team_id = any($4::uuid[]) and m.user_id = any(t.user_ids)))`;

/** Those after $6, $7 at most. */
export const NEXT_OF_AUDIENCE = `select m.user_id as id ${AUDIENCE} and ($6::uuid is null or m.user_id > $6)
  order by m.user_id limit $7`;
/** Whether $6 is one of them. */
export const IS_IN_AUDIENCE = `select m.user_id as id ${AUDIENCE} and m.user_id = $6`;

export const audienceValues = (tenantId: string, { isEveryone, users, teams, roles }: Audience): unknown[] => [
  tenantId,
  isEveryone,
  users,
  teams,
  roles,
];

/** Whom a document of the handbook concerns: its team, or everybody. */
export const audienceOf = ({ teamId }: { teamId: string | null }): Audience => ({
  ...{ isEveryone: teamId === null, users: [], roles: [] },
  teams: teamId === null ? [] : [teamId],
});

/** Whether document `d` still concerns whoever was asked by `a`: they work in the company, and in its team where it has one. */
export const IS_STILL_CONCERNED = `exists (select from access.membership m
    where m.tenant_id = a.tenant_id and m.user_id = a.user_id)
  and (d.team_id is null or exists (select from access.team t
    where t.tenant_id = d.tenant_id and t.team_id = d.team_id and a.user_id = any(t.user_ids)))`;
