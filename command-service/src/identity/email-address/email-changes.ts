import type { Pool } from 'pg';

/** Which of the two addresses has agreed to a change. */
export type Side = 'old' | 'new';
export type EmailChange = { email: string; hasOld: boolean; hasNew: boolean };

/** Changes of an address that are under way: one for each account, the last that was asked for. */
export type EmailChanges = {
  put(userId: string, email: string, until: Date): Promise<void>;
  find(userId: string, now: Date): Promise<EmailChange | null>;
  /** The change as it is once this side has agreed too; null where there is none. */
  agree(userId: string, side: Side, now: Date): Promise<EmailChange | null>;
  remove(userId: string): Promise<void>;
};

const AS_CHANGE = 'email, has_old as "hasOld", has_new as "hasNew"';

export const postgresEmailChanges = (pool: Pool): EmailChanges => ({
  put: async (userId, email, until) => {
    await pool.query(
      `insert into access.email_change (user_id, email, until) values ($1, $2, $3)
       on conflict (user_id) do update set email = excluded.email, until = excluded.until, has_old = false, has_new = false`,
      [userId, email, until],
    );
  },
  find: async (userId, now) => {
    const { rows } = await pool.query<EmailChange>(
      `select ${AS_CHANGE} from access.email_change where user_id = $1 and until > $2`,
      [userId, now],
    );
    return rows[0] ?? null;
  },
  agree: async (userId, side, now) => {
    const { rows } = await pool.query<EmailChange>(
      `update access.email_change set has_old = has_old or $2 = 'old', has_new = has_new or $2 = 'new'
       where user_id = $1 and until > $3 returning ${AS_CHANGE}`,
      [userId, side, now],
    );
    return rows[0] ?? null;
  },
  remove: async (userId) => {
    await pool.query('delete from access.email_change where user_id = $1', [userId]);
  },
});

/** Changes that live as long as a spec. */
export const memoryEmailChanges = (): EmailChanges => {
  const kept = new Map<string, EmailChange & { until: Date }>();
  const find: EmailChanges['find'] = async (userId, now) => {
    const change = kept.get(userId);
    return change && change.until > now ? change : null;
  };
  return {
    put: async (userId, email, until) => void kept.set(userId, { email, until, hasOld: false, hasNew: false }),
    find,
    agree: async (userId, side, now) => {
      const change = await find(userId, now);
      if (change) change[side === 'old' ? 'hasOld' : 'hasNew'] = true;
      return change;
    },
    remove: async (userId) => void kept.delete(userId),
  };
};
