import { createHmac } from 'node:crypto';
import { Rejection } from 'contracts/kernel/problem';
import type { Pool } from 'pg';

/** Failed attempts to log in with an address: each after the first few makes the next wait longer, whether or not it has an account. */
export type LoginAttempts = {
  /** Throws 429 while a pause lasts. */
  check(email: string, now: Date): Promise<void>;
  failed(email: string, now: Date): Promise<void>;
  succeeded(email: string): Promise<void>;
};

/** Attempts without a pause; the first pause; the longest. Milliseconds. After a day without one counting begins anew. */
const FREE = 5;
const FIRST_PAUSE = 15_000;
const LONGEST_PAUSE = 15 * 60_000;
const FORGOTTEN = 86_400_000;

/** Milliseconds to wait after so many failures in a row: 15 s, 30 s, 1 min, 2 min … 15 min. */
export const pauseAfter = (attempts: number): number =>
  attempts < FREE ? 0 : Math.min(FIRST_PAUSE * 2 ** (attempts - FREE), LONGEST_PAUSE);

export const refuseWithin = ({ attempts, lastAt }: { attempts: number; lastAt: Date }, now: Date): void => {
  const left = lastAt.getTime() + pauseAfter(attempts) - now.getTime();
  if (left <= 0) return;
  const retryAfter = Math.ceil(left / 1_000);
  throw new Rejection('too-many-requests', 429, { detail: `Try again in ${retryAfter} s.`, retryAfter });
};

/** `key` hides the addresses: the table is no list of who was tried. */
export const postgresLoginAttempts = (pool: Pool, key: Buffer): LoginAttempts => {
  const nameOf = (email: string) => createHmac('sha256', key).update(`attempts\n${email}`).digest();
  return {
    check: async (email, now) => {
      const { rows } = await pool.query<{ attempts: number; last_at: string }>(
        'select attempts, last_at from access.login_attempt where address = $1',
        [nameOf(email)],
      );
      const [row] = rows;
      if (row) refuseWithin({ attempts: row.attempts, lastAt: new Date(row.last_at) }, now);
    },
    failed: async (email, now) => {
      const forgotten = new Date(now.getTime() - FORGOTTEN);
      await pool.query(
        `insert into access.login_attempt as t (address, attempts, last_at) values ($1, 1, $2)
         on conflict (address) do update
         set attempts = case when t.last_at < $3 then 1 else t.attempts + 1 end, last_at = excluded.last_at`,
        [nameOf(email), now, forgotten],
      );
    },
    succeeded: async (email) => {
      await pool.query('delete from access.login_attempt where address = $1', [nameOf(email)]);
    },
  };
};
