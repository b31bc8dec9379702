import { createSecretKey, type KeyObject, randomBytes, randomUUID } from 'node:crypto';
import { type Subject, subjectName } from './keys.ts';

const KEY_BYTES = 32;

/** A row of the keys' database; `key` is null once destroyed. */
export type KeyRow = { id: string; of: Subject; key: KeyObject | null };

/** The keys' database. Answers are in no order, and leave out what is not there. */
export type KeyRows = {
  bySubject(subjects: readonly Subject[]): Promise<KeyRow[]>;
  byId(ids: readonly string[]): Promise<KeyRow[]>;
  /** Makes a key for each that has no row. */
  create(subjects: readonly Subject[]): Promise<void>;
  destroy(subject: Subject): Promise<void>;
  close(): Promise<void>;
};

export const newKey = (): Buffer => randomBytes(KEY_BYTES);

/** Rows that live as long as the process: for specs. */
export const memoryKeyRows = (): KeyRows => {
  const rows = new Map<string, KeyRow>();
  const put = (of: Subject, key: KeyObject | null) => {
    const id = rows.get(subjectName(of))?.id ?? randomUUID();
    rows.set(subjectName(of), { id, of, key });
  };
  return {
    bySubject: async (subjects) => subjects.flatMap((subject) => rows.get(subjectName(subject)) ?? []),
    byId: async (ids) => [...rows.values()].filter(({ id }) => ids.includes(id)),
    create: async (subjects) => {
      for (const subject of subjects) if (!rows.has(subjectName(subject))) put(subject, createSecretKey(newKey()));
    },
    destroy: async (subject) => put(subject, null),
    close: async () => undefined,
  };
};
