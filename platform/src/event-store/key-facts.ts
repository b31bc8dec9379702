import type pg from 'pg';
import type { EventEngine } from './engine.ts';

/** What the appends have said of people's keys lies in Postgres, wherever the events are. */
export const keyFactsIn =
  (pool: pg.Pool): EventEngine['keyFacts'] =>
  async (of) => {
    const [column, wanted] = 'ids' in of ? ['key_id', of.ids] : ['subject', of.names];
    const { rows } = await pool.query<[string, string | null, boolean]>({
      name: `key-facts-by-${column}`,
      text: `select subject, key_id, erased from event_store.subject_key where ${column} = any($1::text[])`,
      values: [wanted],
      rowMode: 'array',
    });
    return rows.map(([subject, keyId, erased]) => ({ subject, keyId, erased }));
  };
