import { createHmac } from 'node:crypto';
import { Rejection } from 'contracts/kernel/problem';
import type { ClientBase, Pool } from 'pg';
import { addressKey } from 'platform/http/rate-limit';

/** An email address that is logged in with, and the IP address it is tried from. */
export type Tried = { email: string; ip: string | null };

/**
 * Failed attempts to log in with an email address, whether or not it has an account, counted by where they come from: a stranger keeps
 * nobody out (docs/product.md ID-11).
 */
export type LoginAttempts = {
  /** Throws 429 while a pause lasts. */
  check(tried: Tried, now: Date): Promise<void>;
  failed(tried: Tried, now: Date): Promise<void>;
  succeeded(tried: Tried, now: Date): Promise<void>;
  /**
   * Before a code is looked at of somebody whose password was right: counts it, wherever it comes from, as wrong until `succeeded`. Throws
   * 429 while a pause lasts, and where another is looked at meanwhile (ID-28).
   */
  tryCode(email: string, now: Date): Promise<void>;
  /** The password is another now: what was tried with the one before counts no more. */
  forget(email: string): Promise<void>;
};

/** Failures in a row. */
export type Failures = { attempts: number; lastAt: Date };
/** `isKnown`: somebody was logged in from there lately. */
export type Place = Failures & { isKnown: boolean };

/** Attempts without a pause; the first pause; the longest. Milliseconds. After a day without one counting begins anew. */
const FREE = 5;
const FIRST_PAUSE = 15_000;
const LONGEST_PAUSE = 15 * 60_000;
const FORGOTTEN = 86_400_000;
/** Failures from places that are not known, all together, from which on each of these waits before every try. */
export const CROWD = 100;
const CROWD_PAUSE = 30_000;
const MOMENT = 1_000;
/** Milliseconds for which a place is known after a login. */
const KNOWN = 90 * 86_400_000;

/** Milliseconds to wait after so many failures in a row: 15 s, 30 s, 1 min, 2 min … 15 min. */
export const pauseAfter = (attempts: number): number =>
  attempts < FREE ? 0 : Math.min(FIRST_PAUSE * 2 ** (attempts - FREE), LONGEST_PAUSE);

const isFresh = ({ lastAt }: Failures, now: Date): boolean => now.getTime() - lastAt.getTime() < FORGOTTEN;

/**
 * Milliseconds until a place may try, never longer than its pause, though the clock was put back since. `crowd`: what failed from places
 * that are not known.
 */
export const waitOf = (place: Place | undefined, crowd: Failures | undefined, now: Date): number => {
  const isCrowded = crowd !== undefined && crowd.attempts >= CROWD && isFresh(crowd, now);
  const least = isCrowded && !place?.isKnown ? CROWD_PAUSE : 0;
  if (!place) return least;
  const own = isFresh(place, now) ? pauseAfter(place.attempts) : 0;
  const pause = Math.max(own, least);
  return Math.max(0, Math.min(pause, place.lastAt.getTime() + pause - now.getTime()));
};

export const refuseFor = (ms: number): void => {
  if (ms <= 0) return;
  const retryAfter = Math.ceil(ms / 1_000);
  throw new Rejection('too-many-requests', 429, { detail: `Try again in ${retryAfter} s.`, retryAfter });
};

type Row = { attempts: number; last_at: string; known_at: string | null };

const PLACE = 'select attempts, last_at, known_at from access.login_place where address = $1 and place = $2';
const CROWDED = 'select attempts, last_at, null as known_at from access.login_attempt where address = $1';
const FAIL = `with own as (
    insert into access.login_place as p (address, place, attempts, last_at) values ($1, $2, 1, $3)
    on conflict (address, place) do update
    set attempts = case when p.last_at < $4 then 1 else p.attempts + 1 end, last_at = excluded.last_at
    returning known_at
  )
  insert into access.login_attempt as t (address, attempts, last_at) select $1, 1, $3 from own
  where known_at is null or known_at < $5
  on conflict (address) do update
  set attempts = case when t.last_at < $4 then 1 else t.attempts + 1 end, last_at = excluded.last_at`;
/** Nothing where another code was counted since `attempts` was read. */
const COUNT_CODE = `insert into access.login_place as p (address, place, attempts, last_at) values ($1, $2, 1, $3)
  on conflict (address, place) do update
  set attempts = case when p.last_at < $4 then 1 else p.attempts + 1 end, last_at = excluded.last_at
  where p.attempts = $5`;
const SUCCEED = `with codes as (update access.login_place set attempts = 0 where address = $1 and place = $4 and attempts > 0)
  insert into access.login_place (address, place, attempts, last_at, known_at) values ($1, $2, 0, $3, $3)
  on conflict (address, place) do update set attempts = 0, last_at = excluded.last_at, known_at = excluded.known_at`;
const ASK = `insert into access.login_place (address, place, attempts, last_at) values ($1, $2, 0, $3) on conflict do nothing`;

const hiddenBy =
  (key: Buffer) =>
  (...parts: string[]): Buffer =>
    createHmac('sha256', key)
      .update(['attempts', ...parts].join('\n'))
      .digest();

/** `key` hides the addresses: the tables are no list of who was tried, and from where. */
export const postgresLoginAttempts = (pool: Pool, key: Buffer): LoginAttempts => {
  const hidden = hiddenBy(key);
  const namesOf = ({ email, ip }: Tried): [Buffer, Buffer] => [hidden(email), hidden(email, addressKey(ip ?? ''))];
  /** Of the codes tried with an address, from everywhere. */
  const codesOf = (email: string): Buffer => hidden(email, 'code');
  const before = (now: Date, ms: number) => new Date(now.getTime() - ms);
  const failuresOf = (row: Row | undefined): Failures | undefined =>
    row && { attempts: row.attempts, lastAt: new Date(row.last_at) };

  const read = async ([address, place]: [Buffer, Buffer], now: Date) => {
    const [own, crowd] = await Promise.all([
      pool.query<Row>(PLACE, [address, place]),
      pool.query<Row>(CROWDED, [address]),
    ]);
    const known = own.rows[0]?.known_at;
    const isKnown = known != null && new Date(known) >= before(now, KNOWN);
    const failures = failuresOf(own.rows[0]);
    return { place: failures && { ...failures, isKnown }, crowd: failuresOf(crowd.rows[0]) };
  };

  return {
    check: async (tried, now) => {
      const names = namesOf(tried);
      const { place, crowd } = await read(names, now);
      const wait = waitOf(place, crowd, now);
      if (wait > 0 && !place) await pool.query(ASK, [...names, now]);
      refuseFor(wait);
    },
    failed: async (tried, now) => {
      await pool.query(FAIL, [...namesOf(tried), now, before(now, FORGOTTEN), before(now, KNOWN)]);
    },
    succeeded: async (tried, now) => {
      await pool.query(SUCCEED, [...namesOf(tried), now, codesOf(tried.email)]);
    },
    tryCode: async (email, now) => {
      const names: [Buffer, Buffer] = [hidden(email), codesOf(email)];
      const codes = failuresOf((await pool.query<Row>(PLACE, names)).rows[0]);
      refuseFor(waitOf(codes && { ...codes, isKnown: true }, undefined, now));
      const values = [...names, now, before(now, FORGOTTEN), codes?.attempts ?? 0];
      if ((await pool.query(COUNT_CODE, values)).rowCount === 0) refuseFor(MOMENT);
    },
    forget: async (email) => {
      await pool.query(
        `with places as (update access.login_place set attempts = 0 where address = $1 and place <> $2)
         delete from access.login_attempt where address = $1`,
        [hidden(email), codesOf(email)],
      );
    },
  };
};

/** Whoever is erased leaves none: while their account still says under which address they logged in. */
export const removeLoginAttempts = async (db: Pool | ClientBase, userId: string): Promise<void> => {
  const { rows } = await db.query<{ email: string; key: Buffer }>(
    'select a.email, k.key from access.account a, secret.reservation_key k where a.user_id = $1',
    [userId],
  );
  for (const { email, key } of rows) {
    const address = hiddenBy(key)(email);
    await db.query('delete from access.login_place where address = $1', [address]);
    await db.query('delete from access.login_attempt where address = $1', [address]);
  }
};

/** What is too old to count goes. */
export const sweepLoginAttempts = async (pool: Pool, now: Date): Promise<void> => {
  const [quarter, day] = [KNOWN, FORGOTTEN].map((ms) => new Date(now.getTime() - ms));
  await pool.query('delete from access.login_place where last_at < $1 or (known_at is null and last_at < $2)', [
    quarter,
    day,
  ]);
  await pool.query('delete from access.login_attempt where last_at < $1', [day]);
};
