import { type MemberType, type RoleRef, rightsOf } from 'contracts/identity/membership/membership.roles';
import type { Permission } from 'contracts/kernel/permission';
import { Rejection } from 'contracts/kernel/problem';
import type { ClientBase, Pool } from 'pg';
import { inTransaction } from 'platform/postgres/pool';
import { holdAccount } from './account.lock.ts';
import { accountTables } from './account.tables.ts';
import { heldNow } from './held.tables.ts';
import { inTurn } from './in-turn.ts';
import type { Member, Members, MemberTables } from './members.ts';
import { ownRolesOf } from './own-roles.tables.ts';
import { teamTables } from './team.tables.ts';
import { openWithholding } from './withheld.ts';

type Held = { roles: RoleRef[]; permissions: Permission[]; type: MemberType };

const MEMBER = `
  select user_id as "userId", roles, private_permissions as permissions, label_ids as "labelIds", type, version,
    since, 'active' as status
  from access.membership where tenant_id = $1 and user_id = $2
  union all
  select user_id, roles, private_permissions, label_ids, type, version, since, 'deactivated'
  from access.inactive_membership where tenant_id = $1 and user_id = $2`;

const HOLDERS = `
  select (select count(*) from access.membership where tenant_id = $1 and roles @> array[$2::text])
    + (select count(*) from access.inactive_membership where tenant_id = $1 and roles @> array[$2::text]) as holders`;

/** Everybody in the company whose roles pass `which` may do what these say now: one statement for each set of rights there is. */
export const spreadRights = async (client: ClientBase, tenantId: string, role: string | null): Promise<void> => {
  const { rows } = await client.query<Held>(
    `select distinct roles, private_permissions as permissions, type from access.membership
     where tenant_id = $1 and ($2::text is null or roles @> array[$2])`,
    [tenantId, role],
  );
  const own = await ownRolesOf(client, tenantId);
  for (const held of rows) {
    await client.query(
      `update access.membership set permissions = $5
       where tenant_id = $1 and roles = $2 and private_permissions = $3 and type = $4 and permissions <> $5`,
      [tenantId, held.roles, held.permissions, held.type, rightsOf(held, own)],
    );
  }
};

/** An older version of somebody's stream never overwrites a newer one. */
export const saveMember = async (
  client: ClientBase,
  tenantId: string,
  { userId, ...member }: Member,
): Promise<void> => {
  await holdAccount(client, userId);
  const { roles, permissions: extraPermissions, labelIds, type, status, since, version } = member;
  const other = status === 'active' ? 'inactive_membership' : 'membership';
  await client.query(`delete from access.${other} where user_id = $1 and tenant_id = $2 and version <= $3`, [
    userId,
    tenantId,
    version,
  ]);
  if (
    (await client.query(`select from access.${other} where user_id = $1 and tenant_id = $2`, [userId, tenantId]))
      .rowCount
  )
    return;
  if (status === 'deactivated') {
    await client.query(
      `insert into access.inactive_membership
         (user_id, tenant_id, roles, private_permissions, type, since, version, label_ids)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (user_id, tenant_id) do update set roles = excluded.roles, type = excluded.type,
         private_permissions = excluded.private_permissions, since = excluded.since, version = excluded.version,
         label_ids = excluded.label_ids
       where inactive_membership.version <= excluded.version`,
      [userId, tenantId, roles, extraPermissions, type, since, version, labelIds],
    );
    return;
  }
  const permissions = rightsOf(member, await ownRolesOf(client, tenantId));
  await client.query(
    `insert into access.membership
       (user_id, tenant_id, roles, private_permissions, type, since, permissions, version, label_ids)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (user_id, tenant_id) do update set roles = excluded.roles, type = excluded.type,
       private_permissions = excluded.private_permissions, since = excluded.since,
       permissions = excluded.permissions, version = excluded.version, label_ids = excluded.label_ids
     where membership.version <= excluded.version`,
    [userId, tenantId, roles, extraPermissions, type, since, permissions, version, labelIds],
  );
};

const tablesOver = (client: ClientBase, tenantId: string): Omit<MemberTables, 'withhold'> => ({
  member: async (userId) => {
    const { rows } = await client.query<Member>(MEMBER, [tenantId, userId]);
    return rows[0] ?? null;
  },
  heldNow: (auth) => heldNow(client, auth),
  hasOtherOwner: async (userId) => {
    const { rowCount } = await client.query(
      `select from access.membership
       where tenant_id = $1 and user_id <> $2 and 'Owner' = any(roles) and type = 'regular' limit 1`,
      [tenantId, userId],
    );
    return rowCount === 1;
  },
  ownRoles: () => ownRolesOf(client, tenantId),
  ...accountTables(client, tenantId),
  ...teamTables(client, tenantId),
  holders: async (roleId) => {
    const { rows } = await client.query<{ holders: string }>(HOLDERS, [tenantId, roleId]);
    return Number(rows[0]?.holders ?? 0);
  },
  saveMember: async (userId, member) => {
    if (member) return saveMember(client, tenantId, member);
    for (const table of ['membership', 'inactive_membership']) {
      await client.query(`delete from access.${table} where user_id = $1 and tenant_id = $2`, [userId, tenantId]);
    }
  },
  saveRole: async ({ roleId, permissions, version }) => {
    await client.query(
      `insert into access.role (tenant_id, role_id, permissions, version) values ($1, $2, $3, $4)
       on conflict (tenant_id, role_id) do update set permissions = excluded.permissions, version = excluded.version
       where role.version <= excluded.version`,
      [tenantId, roleId, permissions, version],
    );
    await spreadRights(client, tenantId, roleId);
  },
});

/**
 * The company's row is the lock: erasing an account takes it too, so that the last owner cannot go in two ways at once. A change
 * waits for it on a connection of `changes`, one of each company in this process (`turn`), so that requests find one of `pool` free.
 */
export const postgresMembers = (pool: Pool, changes = pool, turn = inTurn()): Members => ({
  change: (tenantId, work) =>
    turn(tenantId, async () => {
      const { withhold, end } = openWithholding(pool, tenantId);
      try {
        return await inTransaction(changes, async (client) => {
          await client.query('select from access.tenant where tenant_id = $1 for update', [tenantId]);
          const result = await work({ ...tablesOver(client, tenantId), withhold });
          await end(client);
          return result;
        });
      } catch (error) {
        if (error instanceof Rejection) await end(pool);
        throw error;
      }
    }),
});

/** What a built-in role may do comes with the program: everybody's rights follow the one that runs now. */
export const spreadAllRights = async (pool: Pool): Promise<void> => {
  const { rows } = await pool.query<{ tenant_id: string }>('select tenant_id from access.tenant');
  for (const { tenant_id: tenantId } of rows) {
    await inTransaction(pool, async (client) => {
      await client.query('select from access.tenant where tenant_id = $1 for update', [tenantId]);
      await spreadRights(client, tenantId, null);
    });
  }
};
