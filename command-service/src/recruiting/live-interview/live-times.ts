import { BUSY } from 'access/recruiting/live-times';
import type { Pool } from 'pg';
import { inTransaction } from 'platform/postgres/pool';

type Of = { tenantId: string; id: string };
/** From when to when these people talk with a candidate. */
export type LiveTime = { interviewerIds: readonly string[]; from: Date; to: Date };

/** When people of a company are busy with live interviews: held before a candidate's choice is written, kept once it is. */
export type LiveTimes = {
  /** Holds a time for a minute; false where one of these people is busy then. */
  hold(of: Of, time: LiveTime, now: Date): Promise<boolean>;
  /** What a live interview takes as of a version of it; null: nothing. */
  put(of: Of, time: LiveTime | null, version: number): Promise<void>;
};

/** Milliseconds after which a choice counts no more that nobody wrote down: its process died. */
const HELD_MS = 60_000;

const HOLD = `insert into access.live_time (live_interview_id, tenant_id, interviewer_ids, starts_at, ends_at, held_until)
  values ($1, $2, $3, $4, $5, $6) on conflict (live_interview_id) do update
  set interviewer_ids = excluded.interviewer_ids, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
    held_until = excluded.held_until`;
const PUT = `insert into access.live_time (live_interview_id, tenant_id, interviewer_ids, starts_at, ends_at, version)
  values ($1, $2, $3, $4, $5, $6) on conflict (live_interview_id) do update
  set interviewer_ids = excluded.interviewer_ids, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
    held_until = null, version = excluded.version
  where live_time.version <= excluded.version`;

export const postgresLiveTimes = (pool: Pool): LiveTimes => ({
  hold: ({ tenantId, id }, { interviewerIds, from, to }, now) =>
    inTransaction(pool, async (client) => {
      await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`live-time ${tenantId}`]);
      const busy = await client.query(BUSY, [tenantId, interviewerIds, id, from, to, now]);
      if (busy.rows.length > 0) return false;
      await client.query(HOLD, [id, tenantId, interviewerIds, from, to, new Date(now.getTime() + HELD_MS)]);
      return true;
    }),
  put: async ({ tenantId, id }, time, version) => {
    if (time) {
      await pool.query(PUT, [id, tenantId, time.interviewerIds, time.from, time.to, version]);
      return;
    }
    await pool.query('delete from access.live_time where live_interview_id = $1 and version <= $2', [id, version]);
  },
});

type Kept = LiveTime & Of & { heldUntil: number; version: number };

export const memoryLiveTimes = (): LiveTimes => {
  const times = new Map<string, Kept>();
  return {
    hold: async ({ tenantId, id }, time, now) => {
      const isInTheWay = (other: Kept) =>
        other.tenantId === tenantId &&
        other.id !== id &&
        other.from < time.to &&
        other.to > time.from &&
        other.heldUntil > now.getTime() &&
        other.interviewerIds.some((userId) => time.interviewerIds.includes(userId));
      if ([...times.values()].some(isInTheWay)) return false;
      const version = times.get(id)?.version ?? 0;
      times.set(id, { ...time, tenantId, id, heldUntil: now.getTime() + HELD_MS, version });
      return true;
    },
    put: async ({ tenantId, id }, time, version) => {
      if ((times.get(id)?.version ?? 0) > version) return;
      if (time) times.set(id, { ...time, tenantId, id, heldUntil: Number.POSITIVE_INFINITY, version });
      else times.delete(id);
    },
  };
};
