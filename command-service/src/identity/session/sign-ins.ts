import { deviceOf } from 'contracts/identity/session/device';
import { SIGN_IN_DAYS } from 'contracts/identity/session/session.limits';
import { newId } from 'contracts/kernel/id';
import type { Pool } from 'pg';

/** Somebody who came in, or tried to. */
export type SignIn = {
  userId: string;
  outcome: 'success' | 'failure';
  userAgent: string | null;
  ip: string | null;
  now: Date;
};

/** The history of who came in to an account. */
export type SignIns = { note(signIn: SignIn): Promise<void> };

const DAY = 86_400_000;

/** New where somebody came in before and never with this browser on this system: who signs up is not told of themselves. */
const NOTE = `
  insert into access.sign_in (id, user_id, at, outcome, device_key, device, ip, is_new_device)
  select $1, $2, $3, $4, $5, $6, $7,
    count(*) > 0 and count(*) filter (where device_key = $5) = 0
  from access.sign_in where user_id = $2 and outcome = 'success' and at > $8`;

export const postgresSignIns = (pool: Pool): SignIns => ({
  note: async ({ userId, outcome, userAgent, ip, now }) => {
    const since = new Date(now.getTime() - SIGN_IN_DAYS * DAY);
    const { browser, system } = deviceOf(userAgent);
    const values = [newId(now), userId, now, outcome, `${browser} ${system}`, userAgent ?? '', ip, since];
    await pool.query(NOTE, values);
    await pool.query('delete from access.sign_in where user_id = $1 and at <= $2', [userId, since]);
  },
});
