import { GLOBAL } from 'contracts/kernel/id';
import type { Recorded } from 'contracts/kernel/message';
import { forgetMissing, isUnreadable } from 'platform/event-store/unreadable';
import { isErasing, leftBy } from './erasing.ts';
import { eventFault } from './fault.ts';
import { type FoldState, isHeld, type RefKey } from './fold-state.ts';
import type { Projection, Ref } from './projection.ts';
import { refKey, refsOf } from './ref-key.ts';
import { holdRefs, waitsForKey } from './unreadable.ts';

/** What rows show of a record is another from this event on. */
export type RefChange = { key: RefKey; ref: Ref };
export type RefChanges = ReadonlyMap<Recorded, readonly RefChange[]>;

/** The company whose rows show a ref; null: every one. */
export const tenantOfRows = ({ scope }: Ref, tenantId: string): string | null => (scope === GLOBAL ? null : tenantId);

/** A ref holds what rows show and nothing else: the same again is no change. */
const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (a !== undefined && b !== undefined && JSON.stringify(a) === JSON.stringify(b));

const valueAfter = (ref: Ref, key: RefKey, event: Recorded, known: unknown): unknown => {
  try {
    return ref.value(event, known);
  } catch (error) {
    throw eventFault(error, event, key);
  }
};

const changesOf = (projection: Projection, event: Recorded, state: FoldState): RefChange[] => {
  const changes: RefChange[] = [];
  for (const [kind, ref] of refsOf(projection, event)) {
    const key = refKey(kind, ref, event.metadata.tenantId, ref.id(event));
    const isWaiting = isHeld(state, key, event);
    if (isWaiting && !isErasing(event)) continue;
    const known = state.refs.get(key.name)?.data;
    forgetMissing(event);
    // A table keeps null and undefined alike.
    const data = (isWaiting ? leftBy(() => ref.value(event, known)) : valueAfter(ref, key, event, known)) ?? undefined;
    const isWhole = !waitsForKey(state, key, event);
    // Nothing known yet: what there is, folded from nothing at the next try.
    if (!isWhole && known !== undefined) continue;
    // In a rebuild the value reads as erased from the first event on: its rows still get the position they have elsewhere.
    if (isSame(data, known) && !ref.erasedBy?.includes(event.type)) continue;
    state.refs.set(key.name, { ...key, data, position: isWhole ? event.position : 0n, changed: true });
    changes.push({ key, ref });
  }
  return changes;
};

/** Folds events into the refs of a state, before any row is looked up: only those whose value changed concern rows. */
export const foldRefs = (projection: Projection, events: readonly Recorded[], state: FoldState): RefChanges => {
  const changes = new Map<Recorded, RefChange[]>();
  for (const event of events) {
    if (isUnreadable(event)) {
      holdRefs(projection, event, state);
      continue;
    }
    try {
      const ofEvent = changesOf(projection, event, state);
      if (ofEvent.length > 0) changes.set(event, ofEvent);
    } catch (error) {
      throw eventFault(error, event);
    }
  }
  return changes;
};
