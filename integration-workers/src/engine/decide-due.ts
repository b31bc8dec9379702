import { eventCatalogue } from 'contracts/events';
import type { Recorded } from 'contracts/kernel/message';
import { isUnreadable } from 'platform/event-store/unreadable';
import type { Due } from './due.ts';
import type { DueChange, DueChanges } from './due-item.ts';
import type { WorkItem } from './work-item.ts';
import { workItems } from './work-item.ts';

/** Event type → its field that names the person whom it erases. */
const erasures: ReadonlyMap<string, string> = new Map(
  eventCatalogue.flatMap(({ type, erases }) => (erases === null ? [] : [[type, erases] as const])),
);

/** Types of the events that declarations of due work have to see. */
export const dueTypes = (declarations: readonly Due[]): ReadonlySet<string> =>
  new Set([...declarations.flatMap(({ types }) => [...types]), ...erasures.keys()]);

const changesOf = (declarations: readonly Due[], event: Recorded): DueChange[] => {
  const { position, metadata } = event;
  if (metadata.imported) return [];
  const { tenantId, correlationId } = metadata;
  return declarations
    .filter(({ types }) => types.has(event.type))
    .flatMap(({ name, decide, whenMoved }) =>
      decide(event).map(({ personId = null, ...asked }) => ({
        ...asked,
        name,
        tenantId,
        personId,
        position,
        correlationId,
        ...(whenMoved && { whenMoved: workItems(event, name, whenMoved(event)) }),
      })),
    );
};

/** Whether the table can hold a moment: a year of four digits, and one of them is not 0. */
const isHeld = (at: string): boolean => /^(?!0000)\d{4}-/.test(at) && !Number.isNaN(Date.parse(at));

/**
 * What a batch of events makes due, moves or cancels. Imported history makes nothing due, nor, until it
 * can be read, does an event that cannot.
 * A moment that cannot be held never comes: what waited is cancelled, and `onNever` is told.
 */
export const decideDue = (
  declarations: readonly Due[],
  batch: readonly Recorded[],
  onNever: (change: DueChange) => void = () => undefined,
): DueChanges => {
  const events = batch.filter((event) => !isUnreadable(event));
  const latest = new Map<string, DueChange>();
  const moved: WorkItem[] = [];
  for (const change of events.flatMap((event) => changesOf(declarations, event))) {
    const isNever = change.at !== null && !isHeld(change.at);
    if (isNever) onNever(change);
    const key = `${change.name} ${change.tenantId} ${change.subject}`;
    const before = latest.get(key);
    if (before?.at) moved.push(...(change.whenMoved ?? []));
    // Of the table the first of them knows: what the others find was set in this batch.
    const { whenMoved } = before ?? change;
    latest.set(key, { ...change, ...(isNever && { at: null }), ...(whenMoved && { whenMoved }) });
  }
  const erased = events.flatMap(({ type, data, metadata: { tenantId } }) => {
    const field = erasures.get(type);
    return field === undefined ? [] : [{ tenantId, personId: String(data[field]) }];
  });
  return { changes: [...latest.values()], erased, ...(moved.length > 0 && { moved }) };
};
