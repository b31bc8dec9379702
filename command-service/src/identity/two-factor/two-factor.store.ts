import { GLOBAL } from 'contracts/kernel/id';
import type { Pool } from 'pg';
import { open, type Sealed, seal } from 'platform/event-store/cipher';
import { activeKey, type KeyRing, subjectName } from 'platform/event-store/keys';
import { inTransaction } from 'platform/postgres/pool';
import { newRecoveryCodes, newTwoFactorSecret, recoveryHash, stepOf } from './two-factor.codes.ts';

type CodeCheck = { userId: string; code: string; now: Date };

/** The second factor of accounts: a secret, sealed with the account's own key, and recovery codes, of which the hash is kept. */
export type TwoFactors = {
  isEnabled(userId: string): Promise<boolean>;
  /** A new secret, not asked for yet; null where one is in use. */
  begin(userId: string): Promise<string | null>;
  /** The recovery codes, now that it is in use; null where the code is not of the secret that is there. */
  confirm(asked: CodeCheck): Promise<string[] | null>;
  /** Whether the code lets somebody in, and by what. Each does once. */
  pass(asked: CodeCheck): Promise<'device' | 'recovery' | null>;
  remove(userId: string): Promise<void>;
};

type Row = { sealed: Sealed; enabled_at: string | null };

export const postgresTwoFactors = (pool: Pool, keys: KeyRing): TwoFactors => {
  const keyOf = async (userId: string) => {
    const subject = { tenantId: GLOBAL, subject: userId };
    const key = activeKey((await keys.findOrCreate([subject])).get(subjectName(subject)));
    if (!key) throw new Error('The account has no key: it was erased.');
    return key;
  };
  const find = async (userId: string): Promise<Row | undefined> =>
    (await pool.query<Row>('select sealed, enabled_at from secret.two_factor where user_id = $1', [userId])).rows[0];

  /** Uses the code's time step up: one that was used, or is older than one that was, is good no more. */
  const useStep = async ({ userId, code, now }: CodeCheck, row: Row): Promise<boolean> => {
    const step = stepOf(String(open(row.sealed, await keyOf(userId), userId)), code, now);
    if (step === null) return false;
    const { rowCount } = await pool.query(
      'update secret.two_factor set last_step = $2 where user_id = $1 and last_step < $2',
      [userId, step],
    );
    return rowCount === 1;
  };

  return {
    isEnabled: async (userId) => Boolean((await find(userId))?.enabled_at),
    begin: async (userId) => {
      const secret = newTwoFactorSecret();
      const { rowCount } = await pool.query(
        `insert into secret.two_factor as t (user_id, sealed) values ($1, $2)
         on conflict (user_id) do update set sealed = excluded.sealed, last_step = 0 where t.enabled_at is null`,
        [userId, seal(secret, await keyOf(userId), userId)],
      );
      return rowCount === 1 ? secret : null;
    },
    confirm: async (asked) => {
      const { userId, now } = asked;
      const row = await find(userId);
      if (!row || row.enabled_at || !(await useStep(asked, row))) return null;
      const codes = newRecoveryCodes();
      return inTransaction(pool, async (client) => {
        // Another may have been begun since the code was looked at: its owner has shown no code of it.
        const enabled = await client.query(
          'update secret.two_factor set enabled_at = $2 where user_id = $1 and enabled_at is null and sealed = $3',
          [userId, now, row.sealed],
        );
        if (enabled.rowCount === 0) return null;
        await client.query('delete from secret.recovery_code where user_id = $1', [userId]);
        await client.query('insert into secret.recovery_code (user_id, hash) select $1, unnest($2::bytea[])', [
          userId,
          codes.map((code) => recoveryHash(userId, code)),
        ]);
        await client.query('update access.account set two_factor_at = $2 where user_id = $1', [userId, now]);
        return codes;
      });
    },
    pass: async (asked) => {
      const { userId, code } = asked;
      const row = await find(userId);
      if (!row?.enabled_at) return null;
      if (await useStep(asked, row)) return 'device';
      const { rowCount } = await pool.query('delete from secret.recovery_code where user_id = $1 and hash = $2', [
        userId,
        recoveryHash(userId, code),
      ]);
      return rowCount === 1 ? 'recovery' : null;
    },
    remove: (userId) =>
      inTransaction(pool, async (client) => {
        await client.query('delete from secret.recovery_code where user_id = $1', [userId]);
        await client.query('delete from secret.two_factor where user_id = $1', [userId]);
        await client.query('update access.account set two_factor_at = null where user_id = $1', [userId]);
      }),
  };
};
