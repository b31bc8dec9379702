import { type MemberType, type RoleRef, rightsOf } from 'contracts/identity/membership/membership.roles';
import type { Locale } from 'contracts/kernel/locale';
import type { ClientBase, Pool } from 'pg';
import { ownRolesOf } from '#command-service/identity/membership/own-roles.tables';
import { holdAccount } from './account.lock.ts';

type Db = Pool | ClientBase;
/** Version of the stream that the row says the state of: an older one never overwrites it. */
type Versioned = { version: number };
export type AccountRow = Versioned & { userId: string; email: string; name: string; locale: string };
export type PersonRow = Versioned & {
  userId: string;
  name: string;
  locale: Locale;
  timeZone: string | null;
  avatar: string | null;
};
export type CompanyRow = Versioned & {
  tenantId: string;
  name?: string | undefined;
  timeZone?: string | undefined;
  logo?: string | null | undefined;
};
export type TenantRow = Versioned & { tenantId: string; name: string; subdomain: string; registeredAt: string };
export type MembershipRow = Versioned & {
  tenantId: string;
  userId: string;
  roles: readonly RoleRef[];
  type: MemberType;
  since: string;
};

export const saveTenant = (db: Db, { tenantId, name, subdomain, registeredAt, version }: TenantRow) =>
  db.query(
    `insert into access.tenant (tenant_id, name, subdomain, version, registered_at) values ($1, $2, $3, $4, $5)
     on conflict (tenant_id) do update
     set name = case when tenant.profile_version = 0 then excluded.name else tenant.name end,
       subdomain = case when tenant.domains_version = 0 then excluded.subdomain else tenant.subdomain end,
       version = excluded.version
     where tenant.version <= excluded.version`,
    [tenantId, name, subdomain, version, registeredAt],
  );

/** What the company's profile says that everybody is shown; `version` is that of the profile's stream. */
export const saveCompany = (db: Db, { tenantId, name, timeZone, logo, version }: CompanyRow) =>
  db.query(
    `update access.tenant
     set name = coalesce($2, name), time_zone = coalesce($3, time_zone), profile_version = $4,
       logo = case when $5 then $6 else logo end
     where tenant_id = $1 and profile_version <= $4`,
    [tenantId, name ?? null, timeZone ?? null, version, logo !== undefined, logo ?? null],
  );

export const saveAccount = (db: Db, { userId, email, name, locale, version }: AccountRow) =>
  db.query(
    `insert into access.account (user_id, email, name, locale, version) values ($1, $2, $3, $4, $5)
     on conflict (user_id) do update
     set email = excluded.email, name = excluded.name, locale = excluded.locale, version = excluded.version
     where account.version <= excluded.version`,
    [userId, email, name, locale, version],
  );

/** All that an account's stream says of the person beside the address, whichever event was the last. */
export const savePerson = (db: Db, { userId, name, locale, timeZone, avatar, version }: PersonRow) =>
  db.query(
    `update access.account set name = $2, locale = $3, time_zone = $4, version = $5, avatar = $6
     where user_id = $1 and version <= $5`,
    [userId, name, locale, timeZone, version, avatar],
  );

/** An address that both sides have confirmed. */
export const saveEmail = (
  db: Db,
  { userId, email, version, verifiedAt }: Pick<AccountRow, 'userId' | 'email' | 'version'> & { verifiedAt: Date },
) =>
  db.query(
    `update access.account set email = $2, version = $3, email_verified_at = $4 where user_id = $1 and version <= $3`,
    [userId, email, version, verifiedAt],
  );

export const savePassword = (db: Db, userId: string, passwordHash: string) =>
  db.query('update access.account set password_hash = $2 where user_id = $1', [userId, passwordHash]);

export const saveVerified = (db: Db, userId: string, at: string) =>
  db.query('update access.account set email_verified_at = $2 where user_id = $1 and email_verified_at is null', [
    userId,
    at,
  ]);

/** Somebody who looks for work. */
export const saveCandidate = (db: Db, userId: string) =>
  db.query('insert into access.candidate (user_id) values ($1) on conflict do nothing', [userId]);

/** Of somebody new, in a transaction: a role that changes meanwhile waits, and then finds them. */
export const saveMembership = async (
  client: ClientBase,
  { tenantId, userId, roles, type, since, version }: MembershipRow,
): Promise<void> => {
  await client.query('select from access.tenant where tenant_id = $1 for share', [tenantId]);
  await holdAccount(client, userId);
  const permissions = rightsOf({ roles, type, permissions: [] }, await ownRolesOf(client, tenantId));
  await client.query(
    `insert into access.membership (user_id, tenant_id, roles, permissions, since, version, type)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (user_id, tenant_id) do update
     set roles = excluded.roles, type = excluded.type, permissions = excluded.permissions, version = excluded.version
     where membership.version <= excluded.version`,
    [userId, tenantId, roles, permissions, since, version, type],
  );
};

/** Everything of an erased person but their sessions, which end. */
export const removeAccount = async (db: Db, userId: string, erasedAt: string): Promise<void> => {
  await db.query('update access.session set ended_at = $2 where user_id = $1 and ended_at is null', [userId, erasedAt]);
  await db.query('delete from access.membership where user_id = $1', [userId]);
  await db.query('delete from access.inactive_membership where user_id = $1', [userId]);
  await db.query('delete from access.sign_up where user_id = $1', [userId]);
  await db.query('delete from access.invitation i using access.account a where a.user_id = $1 and i.email = a.email', [
    userId,
  ]);
  await db.query('delete from access.sign_in where user_id = $1', [userId]);
  await db.query('delete from access.email_change where user_id = $1', [userId]);
  await db.query('delete from secret.two_factor where user_id = $1', [userId]);
  await db.query('delete from secret.recovery_code where user_id = $1', [userId]);
  await db.query('delete from access.mail_token where subject_id = $1', [userId]);
  await db.query('delete from access.candidate where user_id = $1', [userId]);
  await db.query('delete from access.platform_admin where user_id = $1', [userId]);
  await db.query('delete from access.account where user_id = $1', [userId]);
};
