import type pg from 'pg';
import type { Append, Expected, Seal } from '#platform/event-store/engine';

export type Judged = { taken: boolean; version: bigint; guardsHold: boolean; unsealable: string[] };

/** Of a person among the names that appends claim: no stream is called so. */
export const personName = (subject: string): string => `person ${subject}`;

export const erasesOf = ({ erases = [] }: Append): readonly string[] => [...new Set(erases)];

export const acceptedAt = (expected: Expected, version: bigint): boolean => {
  switch (expected) {
    case 'any':
      return true;
    case 'absent':
      return version === 0n;
    case 'present':
      return version > 0n;
    default:
      return version === expected;
  }
};

export type KeyRow = { subject: string; key_id: string | null; erased: boolean };

/** Whose data may not be sealed so: they were erased, or have another key. */
export const unsealableBy = (seals: readonly Seal[], rows: readonly KeyRow[]): string[] => {
  const known = new Map(rows.map((row) => [row.subject, row]));
  return seals.flatMap(({ subject, key }) => {
    const row = known.get(subject);
    return row && (row.erased || row.key_id !== key) ? [subject] : [];
  });
};

export const unsealableOf = async (pool: pg.Pool, seals: readonly Seal[]): Promise<string[]> => {
  if (seals.length === 0) return [];
  const { rows } = await pool.query<KeyRow>(
    'select subject, key_id, erased from event_store.subject_key where subject = any($1)',
    [seals.map(({ subject }) => subject)],
  );
  return unsealableBy(seals, rows);
};
