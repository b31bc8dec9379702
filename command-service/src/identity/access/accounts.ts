import { setTimeout as sleep } from 'node:timers/promises';
import { Rejection } from 'contracts/kernel/problem';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from 'platform/postgres/pool';
import {
  type AccountRow,
  addAccount,
  type CompanyRow,
  changePassword,
  type NewPassword,
  none,
  removeAccount,
  saveAccount,
  saveCandidate,
  saveCompany,
  savePassword,
  saveTenant,
  saveVerified,
  type TenantRow,
} from './access.tables.ts';
import { holdCandidate } from './account.lock.ts';
import { saveMember } from './members.postgres.ts';
import type { Member } from './members.ts';

/** An account as somebody who shows that it is theirs meets it. */
export type Credentials = {
  email: string;
  name: string;
  locale: string;
  passwordHash: string | null;
  isVerified: boolean;
};

type Known = { userId: string; passwordHash: string | null };

/** What signing up under one address reads and writes. */
export type SignUp = {
  account(): Promise<Known | null>;
  /** Those that began under this address and have not come to an end, newest first. */
  begun(): Promise<Known[]>;
  begin(person: { userId: string; passwordHash: string; now: Date }): Promise<void>;
  /** The names it asked for were taken: as if it had not begun. */
  abandon(userId: string): Promise<void>;
  subdomainOf(tenantId: string): Promise<string | null>;
  saveTenant(row: TenantRow): Promise<void>;
  saveCompany(row: CompanyRow): Promise<void>;
  /** From here on the person can log in. */
  finish(account: NewAccountRow): Promise<void>;
};

export type NewAccountRow = {
  account: AccountRow;
  passwordHash: string;
  verifiedAt: Date | null;
  isCandidate: boolean;
  membership: { tenantId: string; member: Member } | null;
};

/** A company of somebody who wants to go, and whether they are its only owner. */
export type Belonging = { tenantId: string; isLastOwner: boolean };

/** The access tables as registration, profiles and erasure change them. */
export type Accounts = {
  /** Runs `work` while nobody else signs up under this address. */
  signUp<T>(email: string, work: (tables: SignUp) => Promise<T>): Promise<T>;
  find(userId: string): Promise<Credentials | null>;
  /** Whoever has shown that an address is theirs. */
  ownerOf(email: string): Promise<string | null>;
  /** Ends sessions together with the password that began them; answers which. */
  changePassword(changed: NewPassword): Promise<string[]>;
  /** The address is known to be theirs. */
  saveVerified(userId: string, now: Date): Promise<void>;
  saveCompany(row: CompanyRow): Promise<void>;
  saveAccount(row: AccountRow): Promise<void>;
  /** Runs `work`, by which the person looks for work, while they are not erased: no company has the account for itself from then on. */
  asCandidate<T>(userId: string, work: () => Promise<T>): Promise<T>;
  /** Runs `work` while no other owner of the same companies goes; afterwards nothing of the account is left. */
  leave(userId: string, now: Date, work: (companies: Belonging[]) => Promise<void>): Promise<void>;
};

/** Namespace of the locks of addresses. */
const SIGN_UP_LOCKS = 727_004;
/** Milliseconds between tries for an address that is being signed up, and tries. */
const LOCK_RETRY_MS = 50;
const LOCK_TRIES = 200;
/** Sign-ups under one address that are looked at: each costs a check of the password. */
const MAX_BEGUN = 3;

const signUpOver = (client: PoolClient, email: string): SignUp => ({
  account: async () => {
    const { rows } = await client.query<Known>(
      'select user_id as "userId", password_hash as "passwordHash" from access.account where email = $1',
      [email],
    );
    return rows[0] ?? null;
  },
  begun: async () => {
    const { rows } = await client.query<Known>(
      `select user_id as "userId", password_hash as "passwordHash" from access.sign_up
       where email = $1 order by begun_at desc limit $2`,
      [email, MAX_BEGUN],
    );
    return rows;
  },
  begin: ({ userId, passwordHash, now }) =>
    none(
      client.query(
        `insert into access.sign_up (email, user_id, password_hash, begun_at) values ($1, $2, $3, $4)
         on conflict (user_id) do update set password_hash = excluded.password_hash`,
        [email, userId, passwordHash, now],
      ),
    ),
  abandon: (userId) => none(client.query('delete from access.sign_up where user_id = $1', [userId])),
  subdomainOf: async (tenantId) => {
    const { rows } = await client.query<{ subdomain: string }>(
      'select subdomain from access.tenant where tenant_id = $1',
      [tenantId],
    );
    return rows[0]?.subdomain ?? null;
  },
  saveTenant: (row) => saveTenant(client, row),
  saveCompany: (row) => saveCompany(client, row),
  finish: async ({ account, passwordHash, verifiedAt, isCandidate, membership }) => {
    const { userId } = account;
    await client.query('begin');
    // A role that changes meanwhile waits, and then finds them. The company before the account, as all who lock both.
    if (membership)
      await client.query('select from access.tenant where tenant_id = $1 for share', [membership.tenantId]);
    await addAccount(client, account);
    await savePassword(client, userId, passwordHash);
    if (verifiedAt) await saveVerified(client, userId, verifiedAt.toISOString());
    if (isCandidate) await saveCandidate(client, userId);
    if (membership) await saveMember(client, membership.tenantId, membership.member);
    await client.query('delete from access.sign_up where user_id = $1', [userId]);
    await client.query('commit');
  },
});

const BELONGINGS = `
  select m.tenant_id as "tenantId", 'Owner' = any(m.roles) and m.type = 'regular' and not exists (
    select from access.membership o
    where o.tenant_id = m.tenant_id and o.user_id <> m.user_id and 'Owner' = any(o.roles) and o.type = 'regular'
  ) as "isLastOwner"
  from access.membership m where m.user_id = $1
  union all select i.tenant_id, false from access.inactive_membership i where i.user_id = $1 order by 1`;

/** `sessions`: connections that hold a lock beyond a transaction. */
export const postgresAccounts = (pool: Pool, sessions = pool): Accounts => ({
  signUp: async (email, work) => {
    for (let tries = 1; tries <= LOCK_TRIES; tries += 1) {
      const client = await sessions.connect();
      let broken: Error | undefined;
      try {
        const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as got', [
          SIGN_UP_LOCKS,
          email,
        ]);
        if (rows[0]?.got) return await work(signUpOver(client, email));
      } finally {
        // Also ends a transaction that was broken off.
        await client.query('rollback').catch((error: Error) => {
          broken = error;
        });
        await client.query('select pg_advisory_unlock_all()').catch((error: Error) => {
          broken = error;
        });
        client.release(broken);
      }
      await sleep(LOCK_RETRY_MS);
    }
    throw new Rejection('concurrent-change', 409);
  },
  ownerOf: async (email) => {
    const shown = 'select user_id from access.account where email = $1 and email_verified_at is not null';
    const { rows } = await pool.query<{ user_id: string }>(shown, [email]);
    return rows[0]?.user_id ?? null;
  },
  find: async (userId) => {
    const { rows } = await pool.query<Credentials>(
      `select email, name, locale, password_hash as "passwordHash", email_verified_at is not null as "isVerified"
       from access.account where user_id = $1`,
      [userId],
    );
    return rows[0] ?? null;
  },
  changePassword: (changed) => inTransaction(pool, (client) => changePassword(client, changed)),
  saveVerified: (userId, now) => saveVerified(pool, userId, now.toISOString()),
  saveCompany: (row) => saveCompany(pool, row),
  saveAccount: (row) => saveAccount(pool, row),
  asCandidate: (userId, work) =>
    inTransaction(pool, async (client) => {
      await holdCandidate(client, userId);
      return work();
    }),
  leave: (userId, now, work) =>
    inTransaction(pool, async (client) => {
      await client.query(
        `select from access.tenant t where t.tenant_id in (
           select tenant_id from access.membership where user_id = $1
           union all select tenant_id from access.inactive_membership where user_id = $1
         ) order by t.tenant_id for update of t`,
        [userId],
      );
      // Who does something as a candidate has done it by then, or is nobody any more.
      await client.query('select from access.account where user_id = $1 for update', [userId]);
      await work((await client.query<Belonging>(BELONGINGS, [userId])).rows);
      await removeAccount(client, userId, now.toISOString());
    }),
});
