import type { BuiltInRole } from 'contracts/identity/membership/membership.roles';
import { permissionsOf } from 'contracts/identity/membership/membership.roles';
import type { ClientBase, Pool } from 'pg';

type Db = Pool | ClientBase;
/** Version of the stream that the row says the state of: an older one never overwrites it. */
type Versioned = { version: number };
export type AccountRow = Versioned & { userId: string; email: string; name: string; locale: string };
export type CompanyRow = Versioned & { tenantId: string; name?: string | undefined; timeZone?: string | undefined };
export type TenantRow = Versioned & { tenantId: string; name: string; subdomain: string };
export type MembershipRow = Versioned & { tenantId: string; userId: string; roles: readonly BuiltInRole[] };

export const saveTenant = (db: Db, { tenantId, name, subdomain, version }: TenantRow) =>
  db.query(
    `insert into access.tenant (tenant_id, name, subdomain, version) values ($1, $2, $3, $4)
     on conflict (tenant_id) do update
     set name = case when tenant.profile_version = 0 then excluded.name else tenant.name end,
       subdomain = excluded.subdomain, version = excluded.version
     where tenant.version <= excluded.version`,
    [tenantId, name, subdomain, version],
  );

/** What the company's profile says that everybody is shown; `version` is that of the profile's stream. */
export const saveCompany = (db: Db, { tenantId, name, timeZone, version }: CompanyRow) =>
  db.query(
    `update access.tenant
     set name = coalesce($2, name), time_zone = coalesce($3, time_zone), profile_version = $4
     where tenant_id = $1 and profile_version <= $4`,
    [tenantId, name ?? null, timeZone ?? null, version],
  );

export const saveAccount = (db: Db, { userId, email, name, locale, version }: AccountRow) =>
  db.query(
    `insert into access.account (user_id, email, name, locale, version) values ($1, $2, $3, $4, $5)
     on conflict (user_id) do update
     set email = excluded.email, name = excluded.name, locale = excluded.locale, version = excluded.version
     where account.version <= excluded.version`,
    [userId, email, name, locale, version],
  );

export const saveName = (db: Db, { userId, name, version }: Pick<AccountRow, 'userId' | 'name' | 'version'>) =>
  db.query('update access.account set name = $2, version = $3 where user_id = $1 and version <= $3', [
    userId,
    name,
    version,
  ]);

export const savePassword = (db: Db, userId: string, passwordHash: string) =>
  db.query('update access.account set password_hash = $2 where user_id = $1', [userId, passwordHash]);

export const saveMembership = (db: Db, { tenantId, userId, roles, version }: MembershipRow) =>
  db.query(
    `insert into access.membership (user_id, tenant_id, roles, permissions, version) values ($1, $2, $3, $4, $5)
     on conflict (user_id, tenant_id) do update
     set roles = excluded.roles, permissions = excluded.permissions, version = excluded.version
     where membership.version <= excluded.version`,
    [userId, tenantId, roles, permissionsOf(roles), version],
  );

export const removeMembership = (db: Db, { tenantId, userId }: Pick<MembershipRow, 'tenantId' | 'userId'>) =>
  db.query('delete from access.membership where user_id = $1 and tenant_id = $2', [userId, tenantId]);

/** Everything of an erased person but their sessions, which end. */
export const removeAccount = async (db: Db, userId: string, erasedAt: string): Promise<void> => {
  await db.query('update access.session set ended_at = $2 where user_id = $1 and ended_at is null', [userId, erasedAt]);
  await db.query('delete from access.membership where user_id = $1', [userId]);
  await db.query('delete from access.sign_up where user_id = $1', [userId]);
  await db.query('delete from access.account where user_id = $1', [userId]);
};
