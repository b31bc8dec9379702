import type { Workspace } from 'contracts/identity/session/session.views';
import type { Pool } from 'pg';

/** Milliseconds that a rotated token lives on, for the tabs that still hold it. */
export const OVERLAP = 30_000;

export type Account = { userId: string; passwordHash: string | null; isStaff: boolean };
/** `workspace`: the one chosen with this rotation; null leaves it as it was. */
type Rotation = { sid: string; gen: number; now: Date; refreshableUntil: Date; workspace: Workspace | null };
/** The rotation that counts, and the workspace chosen in the session: null where none was. */
type Rotated = { gen: number; workspace: Workspace | null };

/** What signing in and out changes in the access tables. */
export type SessionStore = {
  accountByEmail(email: string): Promise<Account | null>;
  isStaff(userId: string): Promise<boolean>;
  start(session: {
    sid: string;
    userId: string;
    now: Date;
    refreshableUntil: Date;
    userAgent: string | null;
    ip: string | null;
  }): Promise<void>;
  /** The rotation that counts after one from `gen`: one further, or the one that another tab has just made. Null: none. */
  rotate(rotation: Rotation): Promise<Rotated | null>;
  end(sid: string, now: Date): Promise<void>;
  /** False where the account has no such session, or it has ended. */
  endOwn(of: { sid: string; userId: string; now: Date }): Promise<boolean>;
  /** Ends all sessions of an account but `keep`; answers which those were. */
  endAll(of: { userId: string; keep: string | null; now: Date }): Promise<string[]>;
};

const ACCOUNT = `
  select a.user_id, a.password_hash,
    exists (select from access.membership m where m.user_id = a.user_id) as is_staff
  from access.account a where a.email = $1`;

/** Of tabs that refresh at once the first rotates; the row's lock lets the others see that and take its result. */
const ROTATE = `
  update access.session set
    gen = case when gen = $2 then gen + 1 else gen end,
    previous_until = case when gen = $2 then $3 else previous_until end,
    refreshable_until = case when gen = $2 then $4 else refreshable_until end,
    last_used_at = $5,
    workspace = coalesce($6, workspace)
  where sid = $1 and ended_at is null and refreshable_until > $5
    and (gen = $2 or (gen = $2 + 1 and previous_until > $5))
  returning gen, workspace`;

export const postgresSessions = (pool: Pool): SessionStore => ({
  accountByEmail: async (email) => {
    type Row = { user_id: string; password_hash: string | null; is_staff: boolean };
    const [row] = (await pool.query<Row>(ACCOUNT, [email])).rows;
    return row ? { userId: row.user_id, passwordHash: row.password_hash, isStaff: row.is_staff } : null;
  },
  isStaff: async (userId) => {
    const { rowCount } = await pool.query('select from access.membership where user_id = $1 limit 1', [userId]);
    return rowCount === 1;
  },
  start: async ({ sid, userId, now, refreshableUntil, userAgent, ip }) => {
    await pool.query(
      `insert into access.session (sid, user_id, refreshable_until, started_at, user_agent, ip)
       values ($1, $2, $3, $4, $5, $6) on conflict (sid) do nothing`,
      [sid, userId, refreshableUntil, now, userAgent, ip],
    );
  },
  rotate: async ({ sid, gen, now, refreshableUntil, workspace }) => {
    const previousUntil = new Date(now.getTime() + OVERLAP);
    const values = [sid, gen, previousUntil, refreshableUntil, now, workspace];
    const { rows } = await pool.query<Rotated>(ROTATE, values);
    return rows[0] ?? null;
  },
  end: async (sid, now) => {
    await pool.query('update access.session set ended_at = $2 where sid = $1 and ended_at is null', [sid, now]);
  },
  endOwn: async ({ sid, userId, now }) => {
    const { rowCount } = await pool.query(
      'update access.session set ended_at = $3 where sid = $1 and user_id = $2 and ended_at is null',
      [sid, userId, now],
    );
    return rowCount === 1;
  },
  endAll: async ({ userId, keep, now }) => {
    const { rows } = await pool.query<{ sid: string }>(
      `update access.session set ended_at = $3
       where user_id = $1 and sid is distinct from $2 and ended_at is null returning sid`,
      [userId, keep, now],
    );
    return rows.map(({ sid }) => sid);
  },
});
