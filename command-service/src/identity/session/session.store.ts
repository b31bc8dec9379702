import type { Workspace } from 'contracts/identity/session/session.views';
import type { ClientBase, Pool } from 'pg';

/** Milliseconds that a rotated token lives on, for the tabs that still hold it. */
export const OVERLAP = 30_000;

/** What a session opens: the landlord area alone, or (null) everything but that. */
export type Area = 'landlord' | null;
export type Account = { userId: string; passwordHash: string | null; isStaff: boolean; isPlatformAdmin?: boolean };
/** `workspace`: the one chosen with this rotation; null leaves it as it was. */
type Rotation = {
  sid: string;
  gen: number;
  now: Date;
  refreshableUntil: Date;
  workspace: Workspace | null;
  /** That of the session, or it is not rotated. */
  area: Area;
};
/** The rotation that counts, and the workspace chosen in the session: null where none was. */
type Rotated = { gen: number; workspace: Workspace | null };

/** `keep`: the session that goes on; null: none does. */
export type Ending = { userId: string; keep: string | null; now: Date };

/** What signing in and out changes in the access tables. */
export type SessionStore = {
  accountByEmail(email: string): Promise<Account | null>;
  isStaff(userId: string): Promise<boolean>;
  /** Whether they are a platform admin. */
  isPlatformAdmin(userId: string): Promise<boolean>;
  /** False where the password by which it was asked for (null: by none) is not the account's any more. */
  start(session: {
    sid: string;
    userId: string;
    passwordHash: string | null;
    now: Date;
    refreshableUntil: Date;
    userAgent: string | null;
    ip: string | null;
    area: Area;
  }): Promise<boolean>;
  /** The rotation that counts after one from `gen`: one further, or the one that another tab has just made. Null: none. */
  rotate(rotation: Rotation): Promise<Rotated | null>;
  /** Ends the session whose token was rotated away longer ago than tabs hold on to it; false where it is not such a token. */
  endReused(of: Pick<Rotation, 'sid' | 'gen' | 'now'>): Promise<boolean>;
  end(sid: string, now: Date): Promise<void>;
  /** False where the account has no such session, or it has ended. */
  endOwn(of: { sid: string; userId: string; now: Date }): Promise<boolean>;
  /** Ends all sessions of an account but `keep`; answers which those were. */
  endAll(of: Ending): Promise<string[]>;
};

const ACCOUNT = `
  select a.user_id, a.password_hash,
    exists (select from access.membership m where m.user_id = a.user_id) as is_staff,
    exists (select from access.platform_admin l where l.user_id = a.user_id and l.granted_at is not null) as is_platform_admin
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
    and (gen = $2 or (gen = $2 + 1 and previous_until > $5)) and area is not distinct from $7
  returning gen, workspace`;

/** Somebody holds a token that its owner has exchanged: one of the two is a thief, and nobody knows which. */
const END_REUSED = `
  update access.session set ended_at = $3
  where sid = $1 and ended_at is null and gen > $2 and previous_until <= $3`;

/** The account's row is held as whoever changes its password holds it: of the two one comes first. */
const START = `
  insert into access.session (sid, user_id, refreshable_until, started_at, user_agent, ip, area)
  select $1::uuid, user_id, $3::timestamptz, $4::timestamptz, $5::text, $6::text, $7::text from access.account
  where user_id = $2 and ($8::text is null or password_hash = $8) for share`;

/** Sessions that end; which those are. */
export const endAll = async (db: Pool | ClientBase, { userId, keep, now }: Ending): Promise<string[]> => {
  const { rows } = await db.query<{ sid: string }>(
    `update access.session set ended_at = $3
     where user_id = $1 and sid is distinct from $2 and ended_at is null returning sid`,
    [userId, keep, now],
  );
  return rows.map(({ sid }) => sid);
};

export const postgresSessions = (pool: Pool): SessionStore => ({
  accountByEmail: async (email) => {
    type Row = { user_id: string; password_hash: string | null; is_staff: boolean; is_platform_admin: boolean };
    const [row] = (await pool.query<Row>(ACCOUNT, [email])).rows;
    if (!row) return null;
    const { user_id: userId, password_hash: passwordHash, is_staff: isStaff, is_platform_admin: isPlatformAdmin } = row;
    return { userId, passwordHash, isStaff, isPlatformAdmin };
  },
  isStaff: async (userId) => {
    const { rowCount } = await pool.query('select from access.membership where user_id = $1 limit 1', [userId]);
    return rowCount === 1;
  },
  isPlatformAdmin: async (userId) => {
    const { rowCount } = await pool.query(
      'select from access.platform_admin where user_id = $1 and granted_at is not null',
      [userId],
    );
    return rowCount === 1;
  },
  start: async ({ sid, userId, passwordHash, now, refreshableUntil, userAgent, ip, area }) => {
    const values = [sid, userId, refreshableUntil, now, userAgent, ip, area, passwordHash];
    return (await pool.query(START, values)).rowCount === 1;
  },
  rotate: async ({ sid, gen, now, refreshableUntil, workspace, area }) => {
    const previousUntil = new Date(now.getTime() + OVERLAP);
    const values = [sid, gen, previousUntil, refreshableUntil, now, workspace, area];
    const { rows } = await pool.query<Rotated>(ROTATE, values);
    return rows[0] ?? null;
  },
  endReused: async ({ sid, gen, now }) => {
    const { rowCount } = await pool.query(END_REUSED, [sid, gen, now]);
    return rowCount === 1;
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
  endAll: (ending) => endAll(pool, ending),
});
