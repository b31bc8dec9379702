import { parseStreamName } from 'contracts/kernel/id';
import type { Recorded } from 'contracts/kernel/message';
import { isUnreadable, type MissingKey, missingSince } from 'platform/event-store/unreadable';
import { eventFault } from './fault.ts';
import { beginWaiting, eventThing, type FoldState, type Reason, rowThing, type Thing } from './fold-state.ts';
import type { Projection } from './projection.ts';
import { refKey, refsOf } from './ref-key.ts';
import { companyOf, targetsOf } from './targets.ts';

const unreadable = ({ position }: Recorded): Reason => ({
  error: `at event ${position}: it cannot be read`,
  key: null,
});

const missing = ({ position }: Recorded, { id, whose }: MissingKey): Reason => ({
  error: `at event ${position}: the key of ${whose} is missing`,
  key: id,
});

/** The event as far as its stream says what it is about: whatever names something names that. */
const guessed = (event: Recorded): { id: string; likely: Recorded } => {
  const { id } = parseStreamName(event.streamName);
  const data = new Proxy({}, { get: () => id });
  const { position, streamName, streamVersion, type, metadata } = event;
  return { id, likely: { position, streamName, streamVersion, type, metadata, id: event.id, data } };
};

/** The row of the stream, where rows are those of streams; else the event alone. */
const ownThing = (projection: Projection, event: Recorded): Thing => {
  const { id, likely } = guessed(event);
  try {
    const [target, ...others] = targetsOf(projection, likely);
    const isOfStream = target === id && others.length === 0;
    return isOfStream ? rowThing({ tenantId: companyOf(projection, event), id }) : eventThing(event);
  } catch {
    return eventThing(event);
  }
};

/** An event that cannot be read: what its stream is shown as waits from it on. */
export const holdRow = (projection: Projection, event: Recorded, state: FoldState): void => {
  if (projection.ownTypes.has(event.type)) beginWaiting(state, ownThing(projection, event), event, unreadable(event));
};

export const holdRefs = (projection: Projection, event: Recorded, state: FoldState): void => {
  const { id } = parseStreamName(event.streamName);
  for (const [kind, ref] of refsOf(projection, event))
    beginWaiting(state, refKey(kind, ref, event.metadata.tenantId, id), event, unreadable(event));
};

/** Whether another try can be made of these events. */
export const assertReadable = (events: readonly Recorded[]): void => {
  const broken = events.find(isUnreadable);
  if (broken) throw eventFault(new Error('it cannot be read'), broken);
};

/** The error of a key that is missing still. */
const keyFault = ({ error, key }: Reason): Error => Object.assign(new Error(error), { name: 'MissingKey', key });

/** Why another try failed, where it met a key that is missing still. */
export const missingKeyIn = (error: unknown): Reason | null => {
  const fault = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(fault instanceof Error) || fault.name !== 'MissingKey') return null;
  return { error: fault.message, key: (fault as Error & Pick<Reason, 'key'>).key };
};

/** Whether a missing key was met since `forgetMissing`: then the thing waits until that is back. */
export const waitsForKey = (state: FoldState, thing: Thing, event: Recorded): boolean => {
  const key = missingSince(event);
  if (!key) return false;
  const reason = missing(event, key);
  if (state.only !== undefined) throw keyFault(reason);
  beginWaiting(state, thing, event, reason);
  return true;
};
