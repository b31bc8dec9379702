import { deviceOf } from 'contracts/identity/session/device';
import type { SessionView, SignInView } from 'contracts/identity/session/security.views';
import { SIGN_IN_DAYS } from 'contracts/identity/session/session.limits';
import type { SessionAuth } from 'contracts/kernel/auth';
import type { Pool } from 'pg';

const SESSIONS = `
  select sid as id, user_agent as "userAgent", ip, started_at as "startedAt",
    coalesce(last_used_at, started_at) as "lastUsedAt", sid = $2 as "isCurrent"
  from access.session where user_id = $1 and ended_at is null and refreshable_until > $3
  order by sid = $2 desc, 5 desc, sid`;

const SIGN_INS = `
  select id, device as "userAgent", ip, at, outcome, is_new_device as "isNewDevice"
  from access.sign_in where user_id = $1 and at > $2 order by at desc, id limit 100`;

type StoredDevice<View> = Omit<View, 'browser' | 'system'> & { userAgent: string | null };

const withDevice = <View>({ userAgent, ...row }: StoredDevice<View>) => ({ ...row, ...deviceOf(userAgent) });

/** Where somebody is logged in. */
export const readSessions = async (pool: Pool, { userId, sid }: SessionAuth, now: Date): Promise<SessionView[]> => {
  const { rows } = await pool.query<StoredDevice<SessionView>>(SESSIONS, [userId, sid, now]);
  return rows.map((row) => withDevice<SessionView>(row));
};

/** Who logged in to somebody's account, and who tried. */
export const readSignIns = async (pool: Pool, { userId }: SessionAuth, now: Date): Promise<SignInView[]> => {
  const since = new Date(now.getTime() - SIGN_IN_DAYS * 86_400_000);
  const { rows } = await pool.query<StoredDevice<SignInView>>(SIGN_INS, [userId, since]);
  return rows.map((row) => withDevice<SignInView>(row));
};
