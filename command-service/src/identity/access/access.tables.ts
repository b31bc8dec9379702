import type { MutableMail } from 'contracts/identity/user/user.choices';
import type { Locale } from 'contracts/kernel/locale';
import type { ClientBase, Pool } from 'pg';
import { removeLoginAttempts } from '#command-service/identity/login-attempts/login-attempts';
import { type Ending, endAll } from '#command-service/identity/session/session.store';

type Db = Pool | ClientBase;
/** Version of the stream that the row says the state of: an older one never overwrites it. */
type Versioned = { version: number };
export type AccountRow = Versioned & {
  userId: string;
  email: string;
  name: string;
  locale: Locale;
  timeZone: string | null;
  mutedMails: readonly MutableMail[];
  avatar: string | null;
  /** Null: it is the address of the registration. Another one was confirmed before it was written. */
  emailChangedAt: string | null;
};
export type CompanyRow = Versioned & { tenantId: string; name: string; timeZone: string; logo: string | null };
export type TenantRow = { tenantId: string; name: string; subdomain: string; registeredAt: string };

/** What a statement answers is of no interest. */
export const none = async (query: Promise<unknown>): Promise<void> => {
  await query;
};

/** A company as it was registered; what it says of itself since then stands. */
export const saveTenant = (db: Db, { tenantId, name, subdomain, registeredAt }: TenantRow): Promise<void> =>
  none(
    db.query(
      `insert into access.tenant (tenant_id, name, subdomain, version, registered_at) values ($1, $2, $3, 1, $4)
       on conflict do nothing`,
      [tenantId, name, subdomain, registeredAt],
    ),
  );

/** What the company's profile says that everybody is shown; `version` is that of the profile's stream. */
export const saveCompany = (db: Db, { tenantId, name, timeZone, logo, version }: CompanyRow): Promise<void> =>
  none(
    db.query(
      `update access.tenant set name = $2, time_zone = $3, logo = $4, profile_version = $5
       where tenant_id = $1 and profile_version <= $5`,
      [tenantId, name, timeZone, logo, version],
    ),
  );

const valuesOf = ({
  userId,
  email,
  name,
  locale,
  timeZone,
  mutedMails,
  avatar,
  emailChangedAt,
  version,
}: AccountRow) => [userId, email, name, locale, timeZone, avatar, emailChangedAt, version, mutedMails];

/** An account that is new, or was lost. */
export const addAccount = (db: Db, row: AccountRow): Promise<void> =>
  none(
    db.query(
      `insert into access.account (user_id, email, name, locale, time_zone, avatar, email_verified_at, version, muted_mails)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (user_id) do update
       set email = excluded.email, name = excluded.name, locale = excluded.locale, time_zone = excluded.time_zone,
         avatar = excluded.avatar, muted_mails = excluded.muted_mails, version = excluded.version,
         email_verified_at = coalesce(excluded.email_verified_at, account.email_verified_at)
       where account.version <= excluded.version`,
      valuesOf(row),
    ),
  );

/** An account that is there: one that was erased meanwhile does not come back. */
export const saveAccount = (db: Db, row: AccountRow): Promise<void> =>
  none(
    db.query(
      `update access.account
       set email = $2, name = $3, locale = $4, time_zone = $5, avatar = $6, muted_mails = $9, version = $8,
         email_verified_at = coalesce($7, email_verified_at)
       where user_id = $1 and version <= $8`,
      valuesOf(row),
    ),
  );

export const savePassword = (db: Db, userId: string, passwordHash: string): Promise<void> =>
  none(db.query('update access.account set password_hash = $2 where user_id = $1', [userId, passwordHash]));

export type NewPassword = Ending & { passwordHash: string };

/** A new password, and the end of the sessions that the one before began; which those are. Both or none: within a transaction. */
export const changePassword = async (
  client: ClientBase,
  { passwordHash, ...ending }: NewPassword,
): Promise<string[]> => {
  await savePassword(client, ending.userId, passwordHash);
  return endAll(client, ending);
};

/** The address is known to be theirs. */
export const saveVerified = (db: Db, userId: string, at: string): Promise<void> =>
  none(
    db.query('update access.account set email_verified_at = $2 where user_id = $1 and email_verified_at is null', [
      userId,
      at,
    ]),
  );

/** Somebody who looks for work. */
export const saveCandidate = (db: Db, userId: string): Promise<void> =>
  none(db.query('insert into access.candidate (user_id) values ($1) on conflict do nothing', [userId]));

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
  await db.query('delete from access.form_draft where user_id = $1', [userId]);
  await db.query('delete from access.document_text where user_id = $1 and tenant_id is null', [userId]);
  await db.query('delete from access.email_change where user_id = $1', [userId]);
  await db.query('delete from secret.two_factor where user_id = $1', [userId]);
  await db.query('delete from secret.recovery_code where user_id = $1', [userId]);
  await db.query('delete from access.mail_token where subject_id = $1', [userId]);
  await db.query('delete from access.candidate where user_id = $1', [userId]);
  await db.query('delete from access.platform_admin where user_id = $1', [userId]);
  await removeLoginAttempts(db, userId);
  await db.query('delete from access.account where user_id = $1', [userId]);
};
