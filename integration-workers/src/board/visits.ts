import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';

/** Who looks at the board, and for which company. */
export type Visit = { userId: string; sid: string; tenantId: string };

/** Milliseconds a visit lasts at most; it ends with the session before that. */
export const VISIT_MS = 8 * 60 * 60 * 1_000;
const COOKIE_BYTES = 32;

const sha256 = (value: string): Buffer => createHash('sha256').update(value).digest();

export type Visits = {
  /** Begins a visit and gives its cookie; null where the ticket has been used. */
  begin(ticket: string, visit: Visit, now: Date): Promise<string | null>;
  find(cookie: string, now: Date): Promise<Visit | null>;
};

export const postgresVisits = (pool: pg.Pool): Visits => ({
  begin: async (ticket, { userId, sid, tenantId }, now) => {
    const cookie = randomBytes(COOKIE_BYTES).toString('base64url');
    await pool.query('delete from work.board_visit where expires_at < $1', [now]);
    const { rowCount } = await pool.query(
      `insert into work.board_visit (cookie, ticket, user_id, session_id, tenant_id, expires_at)
       values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      [sha256(cookie), sha256(ticket), userId, sid, tenantId, new Date(now.getTime() + VISIT_MS)],
    );
    return rowCount === 1 ? cookie : null;
  },
  find: async (cookie, now) => {
    const { rows } = await pool.query<Visit>(
      `select user_id as "userId", session_id as sid, tenant_id as "tenantId"
       from work.board_visit where cookie = $1 and expires_at > $2`,
      [sha256(cookie), now],
    );
    return rows[0] ?? null;
  },
});
