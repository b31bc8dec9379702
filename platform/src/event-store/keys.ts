import type { KeyObject } from 'node:crypto';
import { Rejection } from 'contracts/kernel/problem';

/** Whose data a key protects: a person (`subject`) as one company (or `global`) knows them. */
export type Subject = { tenantId: string; subject: string };

/**
 * The key of somebody's data, 32 bytes for AES-256-GCM. Destroyed: they were erased, for ever. Missing: the key that their data was
 * sealed with is not in the keys' database, and may come back. One that a cache holds changes in place: look at it when it is used.
 */
export type SubjectKey = { id: string; of: Subject } & (
  | { status: 'active'; key: KeyObject }
  | { status: 'destroyed' | 'missing' }
);
export type ActiveKey = Extract<SubjectKey, { status: 'active' }>;

export const subjectName = ({ tenantId, subject }: Subject): string => `${tenantId}/${subject}`;

/** Seconds after which a key may have been restored. */
const RETRY_AFTER = 60;

/** What is about somebody whose key is missing: nothing is done with it until the key is back. */
export const unavailable = (): Rejection =>
  new Rejection('personal-data-unavailable', 503, { retryAfter: RETRY_AFTER });

/** The key, null where there is none any more or yet; throws where it is missing. */
export const activeKey = (key: SubjectKey | undefined): ActiveKey | null => {
  if (key?.status === 'missing') throw unavailable();
  return key?.status === 'active' ? key : null;
};

/** Keys of personal data. Results are by `subjectName`, or by the key's id. */
export type KeyRing = {
  /** Keys that people have; nothing for who never had one. */
  find(subjects: readonly Subject[]): Promise<ReadonlyMap<string, SubjectKey>>;
  /** Keys for reading what they sealed. */
  findById(ids: readonly string[]): Promise<ReadonlyMap<string, SubjectKey>>;
  /** Keys for writing: made where there never was one. */
  findOrCreate(subjects: readonly Subject[]): Promise<ReadonlyMap<string, SubjectKey>>;
  /** Destroys a key for ever: what it encrypted can never be read again. */
  destroy(subject: Subject): Promise<void>;
  /** These were erased by an event: what is in memory opens nothing of theirs any more. */
  erased(names: readonly string[]): void;
  /** The keys of these are looked for anew. */
  forget(names: readonly string[]): void;
  /** Whose keys were looked for and not found. */
  missing(): readonly Subject[];
  close(): Promise<void>;
};
