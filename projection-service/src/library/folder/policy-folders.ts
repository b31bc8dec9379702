import { MAX_FOLDER_DEPTH, systemFolders } from 'contracts/library/folder/folder.choices';
import type pg from 'pg';

/** Whether folder `f` is given to person $2 itself, to a team ($3) or a role ($4) of theirs. */
const IS_GIVEN = '(f.users ? $2::text or f.teams ?| $3::text[] or f.roles ?| $4::text[])';
const IS_SHARED = "f.users <> '[]' or f.teams <> '[]' or f.roles <> '[]'";

/** Folders below the policies folder that somebody may read; $5: all of them, since they may read the whole library. */
export const READABLE_POLICIES = `with recursive below as (
    select f.id, f.name, f.parent_id, 1 as depth, $5::boolean or ${IS_GIVEN} as is_readable, ${IS_SHARED} as is_shared
    from read.folder f where f.tenant_id = $1 and f.parent_id = '${systemFolders.policies}'
    union all
    select f.id, f.name, f.parent_id, b.depth + 1, b.is_readable or ${IS_GIVEN}, b.is_shared or ${IS_SHARED}
    from below b join read.folder f on f.tenant_id = $1 and f.parent_id = b.id where b.depth <= ${MAX_FOLDER_DEPTH}),
  readable as (select id, name, parent_id, is_shared from below where is_readable)`;

const MINE = `select m.roles, array(select t.team_id::text from access.team t
    where t.tenant_id = m.tenant_id and m.user_id = any(t.user_ids)) as teams
  from access.membership m where m.tenant_id = $1 and m.user_id = $2`;

type Reader = { tenantId: string; userId: string; permissions: readonly string[] };

/** Values of `READABLE_POLICIES`: teams and roles are asked where each change of them is before it is answered. */
export const readerValues = async (access: pg.Pool, { tenantId, userId, permissions }: Reader) => {
  const { rows } = await access.query<{ roles: string[]; teams: string[] }>(MINE, [tenantId, userId]);
  const { roles = [], teams = [] } = rows[0] ?? {};
  return [tenantId, userId, teams, roles, permissions.includes('tenant.files.read')] as [string, ...unknown[]];
};
