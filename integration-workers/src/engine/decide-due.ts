import { eventCatalogue } from 'contracts/events';
import { Id } from 'contracts/kernel/id';
import type { Recorded } from 'contracts/kernel/message';
import { isUnreadable } from 'platform/event-store/unreadable';
import { z } from 'zod';
import type { Due } from './due.ts';
import type { DueChange, DueChanges, Erased } from './due-item.ts';
import type { WorkItem } from './work-item.ts';
import { workItems } from './work-item.ts';

/** Event type → its field that names the person whom it erases. */
const erasures: ReadonlyMap<string, string> = new Map(
  eventCatalogue.flatMap(({ type, erases }) => (erases === null ? [] : [[type, erases] as const])),
);

/** Types of the events that declarations of due work have to see. */
export const dueTypes = (declarations: readonly Due[]): ReadonlySet<string> =>
  new Set([...declarations.flatMap(({ types }) => [...types]), ...erasures.keys()]);

/** What the table takes: a subject, and a moment or none. */
const DueRequest = z.object({ subject: Id, at: z.string().nullable(), personId: Id.nullable() });

const askedBy = ({ name, decide, whenMoved }: Due, event: Recorded): DueChange[] => {
  const { position, metadata } = event;
  const { tenantId, correlationId } = metadata;
  return decide(event).map(({ personId = null, ...asked }) => ({
    ...DueRequest.parse({ ...asked, personId }),
    ...{ name, tenantId, position, correlationId },
    ...(whenMoved && { whenMoved: workItems(event, name, whenMoved(event)) }),
  }));
};

const erasedBy = ({ type, data, metadata: { tenantId } }: Recorded): Erased[] => {
  const field = erasures.get(type);
  return field === undefined ? [] : [{ tenantId, personId: Id.parse(data[field]) }];
};

/** What comes of an event that may lack anything: undefined where nothing can be made of it. */
const orLate = <T>(ask: () => T): T | undefined => {
  try {
    return ask();
  } catch {
    return undefined;
  }
};

/** Whether the table can hold a moment: a year of four digits, and one of them is not 0. */
const isHeld = (at: string): boolean => /^(?!0000)\d{4}-/.test(at) && !Number.isNaN(Date.parse(at));

/**
 * What a batch of events makes due, moves or cancels. Imported history makes nothing due. An event that cannot be read, at which a
 * declaration throws, or that names no subject or moment, is late: it is shown again, and the rest goes on.
 * A moment that cannot be held never comes: what waited is cancelled, and `onNever` is told.
 */
export const decideDue = (
  declarations: readonly Due[],
  events: readonly Recorded[],
  onNever: (change: DueChange) => void = () => undefined,
): DueChanges => {
  const latest = new Map<string, DueChange>();
  const moved: WorkItem[] = [];
  const late = new Set<bigint>();
  const askedOf = <T>(event: Recorded, ask: () => T[]): T[] => {
    const asked = isUnreadable(event) ? undefined : orLate(ask);
    if (!asked) late.add(event.position);
    return asked ?? [];
  };
  const changesOf = (event: Recorded) =>
    declarations
      .filter(({ types }) => types.has(event.type) && !event.metadata.imported)
      .flatMap((declaration) => askedOf(event, () => askedBy(declaration, event)));
  for (const change of events.flatMap(changesOf)) {
    const isNever = change.at !== null && !isHeld(change.at);
    if (isNever) onNever(change);
    const key = `${change.name} ${change.tenantId} ${change.subject}`;
    const before = latest.get(key);
    if (before?.at) moved.push(...(change.whenMoved ?? []));
    // Of the table the first of them knows: what the others find was set in this batch.
    const { whenMoved } = before ?? change;
    latest.set(key, { ...change, ...(isNever && { at: null }), ...(whenMoved && { whenMoved }) });
  }
  const erased = events.flatMap((event) => askedOf(event, () => erasedBy(event)));
  return {
    ...{ changes: [...latest.values()], erased },
    ...(moved.length > 0 && { moved }),
    ...(late.size > 0 && { late: [...late] }),
  };
};
