import { parseStreamName } from 'contracts/kernel/id';
import type { Metadata, Recorded } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type { StoredEvent } from './engine.ts';
import { type SubjectKey, subjectName } from './keys.ts';

/** Seconds after which what cannot be read may have been mended. */
const RETRY_AFTER = 60;

const unreadable = new WeakSet<object>();

/** Nothing is decided by a stream one of whose events cannot be read. */
export const recordUnavailable = (): Rejection => new Rejection('record-unavailable', 503, { retryAfter: RETRY_AFTER });

/** Whether an event lies in the store and cannot be decoded: it is broken, or a later release wrote it. Of it only what its columns say is known. */
export const isUnreadable = (event: object): boolean => unreadable.has(event);

/** Stands for an event that cannot be decoded. Whoever looks at its data meets an error. */
export const unreadableEvent = ({ position, id, streamName, streamVersion, type }: StoredEvent): Recorded => {
  const { tenantId } = parseStreamName(streamName);
  const nobody: Metadata['actor'] = { type: 'system', id: 'unknown' };
  const occurredAt = new Date(0).toISOString();
  const metadata: Metadata = { tenantId, actor: nobody, ip: null, occurredAt, correlationId: id, causationId: id };
  const event = {
    ...{ position, id, streamName, streamVersion, type, metadata },
    get data(): never {
      throw Object.assign(new Error(`the event at ${position} cannot be read`), { name: 'Unreadable' });
    },
  };
  unreadable.add(event);
  return event;
};

const partly = new WeakSet<object>();

/** The key of one of its values is missing. */
export const notePartly = (event: object): void => void partly.add(event);

/** Whether an event may read otherwise later on. */
export const isWholeLater = (event: object): boolean => unreadable.has(event) || partly.has(event);

const met = new WeakMap<object, SubjectKey | string>();
const metByAll = new WeakMap<object, SubjectKey | string>();
/** Nobody pays for what almost never happens. */
let isAnyMissing = false;

/** Notes that somebody looked at a value of an event whose key is missing; by its id alone where nobody knows whose it is. */
export const noteMissing = (event: object, key: SubjectKey | string): void => {
  isAnyMissing = true;
  met.set(event, key);
};

/** An upcast has looked at everything: whoever looks at the event has met what it met. */
export const keepMissing = (event: object): void => {
  const key = isAnyMissing ? met.get(event) : undefined;
  if (key !== undefined) metByAll.set(event, key);
};

export type MissingKey = { id: string; whose: string };

/** Before one looks at an event. */
export const forgetMissing = (event: object): void => {
  if (isAnyMissing) met.delete(event);
};

/** The missing key of a value that was looked at since. */
export const missingSince = (event: object): MissingKey | null => {
  const key = isAnyMissing ? (met.get(event) ?? metByAll.get(event)) : undefined;
  if (key === undefined) return null;
  return typeof key === 'string' ? { id: key, whose: key } : { id: key.id, whose: subjectName(key.of) };
};
