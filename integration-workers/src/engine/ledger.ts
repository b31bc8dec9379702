import type pg from 'pg';
import type { Cause, WorkItem } from './work-item.ts';

/** Remembers for ever what was done about which event: a replayed feed and a repeated job find it here. */
export type Ledger = {
  /** The items of which nothing is recorded yet. */
  unhandled(items: readonly WorkItem[]): Promise<WorkItem[]>;
  record(cause: Cause): Promise<void>;
};

const columns = (causes: Cause[]) => [
  causes.map(({ eventId }) => eventId),
  causes.map(({ policy }) => policy),
  causes.map(({ target }) => target),
];

export const postgresLedger = (pool: pg.Pool): Ledger => ({
  unhandled: async (items) => {
    if (items.length === 0) return [];
    const { rows } = await pool.query<{ ordinal: bigint }>({
      name: 'unhandled',
      text: `select a.ordinal from unnest($1::uuid[], $2::text[], $3::text[]) with ordinality as a(event_id, policy, target, ordinal)
        where not exists (select from work.handled h
          where h.event_id = a.event_id and h.policy = a.policy and h.target = a.target) order by a.ordinal`,
      values: columns(items.map(({ cause }) => cause)),
    });
    return rows.flatMap(({ ordinal }) => items[Number(ordinal) - 1] ?? []);
  },
  record: async (cause) => {
    await pool.query({
      name: 'handled',
      text: `insert into work.handled (event_id, policy, target) select * from unnest($1::uuid[], $2::text[], $3::text[])
        on conflict do nothing`,
      values: columns([cause]),
    });
  },
});
