import type { KeyObject } from 'node:crypto';

/** Whose data a key protects: a person (`subject`) as one company (or `global`) knows them. */
export type Subject = { tenantId: string; subject: string };

/** A key of 32 bytes for AES-256-GCM, or null when it was destroyed. */
export type SubjectKey = KeyObject | null;

export const subjectName = ({ tenantId, subject }: Subject): string => `${tenantId}/${subject}`;

/** Keys of personal data, kept in a database of their own. Results are by `subjectName`. */
export type KeyRing = {
  /** Keys for reading: a subject that never had one reads as destroyed. */
  find(subjects: readonly Subject[]): Promise<ReadonlyMap<string, SubjectKey>>;
  /** Keys for writing: made where there was none; a destroyed one stays destroyed. */
  findOrCreate(subjects: readonly Subject[]): Promise<ReadonlyMap<string, SubjectKey>>;
  /** Destroys a key for ever: what it encrypted can never be read again. */
  destroy(subject: Subject): Promise<void>;
  close(): Promise<void>;
};
