import type { Recorded } from 'contracts/kernel/message';
import { forgetMissing, isUnreadable } from 'platform/event-store/unreadable';
import { isErasing, leftBy } from './erasing.ts';
import { eventFault, rowFault } from './fault.ts';
import { type RefChanges, tenantOfRows } from './fold-refs.ts';
import {
  type Entry,
  entryOf,
  type FoldState,
  isHeld,
  isWaiting,
  markStale,
  putRow,
  type RefKey,
  type RefRecord,
  type RowKey,
  rowName,
  rowsBy,
  rowThing,
} from './fold-state.ts';
import type { Projection, Ref, Row, Target } from './projection.ts';
import { refKey, refsOf } from './ref-key.ts';
import { companyOf, reachOf, targetsOf } from './targets.ts';
import { holdRow, waitsForKey } from './unreadable.ts';

/** Rows that hold a value in a column; tenant null: of every company. */
export type Lookup = { column: string; tenantId: string | null; value: string };

/** What of the stored rows and refs a batch touches; rows that show changed refs come on top. */
export type Touched = { rows: Map<string, RowKey>; lookups: Lookup[]; refs: Map<string, RefKey> };

export const touchedBy = (projection: Projection, events: readonly Recorded[]): Touched => {
  const touched: Touched = { rows: new Map(), lookups: [], refs: new Map() };
  for (const event of events) {
    if (isUnreadable(event)) continue;
    const { tenantId } = event.metadata;
    for (const target of targetsOf(projection, event)) {
      if (typeof target !== 'string')
        touched.lookups.push({ column: target.by, tenantId: reachOf(event), value: target.value });
      else if (!projection.createdBy.includes(event.type)) {
        const company = companyOf(projection, event);
        const name = rowName(company, target);
        touched.rows.set(name, { name, tenantId: company, id: target });
      }
    }
    for (const [kind, ref] of refsOf(projection, event)) {
      const key = refKey(kind, ref, tenantId, ref.id(event));
      touched.refs.set(key.name, key);
    }
  }
  return touched;
};

const pointsElsewhere = (ref: Ref, entry: Entry, before: Entry['after']): boolean =>
  before === undefined || before[ref.column] !== entry.after?.[ref.column];

const evolved = (projection: Projection, entry: Entry, event: Recorded): Row | undefined => {
  try {
    return projection.evolve(entry.after, event, entry.id);
  } catch (error) {
    throw eventFault(error, event, rowThing(entry));
  }
};

/** Its position stays: the next try folds all that waits, the erasure too. */
const eraseWaiting = (projection: Projection, state: FoldState, entry: Entry, event: Recorded): void => {
  const before = entry.after;
  const after = before && leftBy(() => projection.evolve(before, event, entry.id));
  if (after !== before) putRow(state, entry, after, entry.position);
};

const evolveEntry = (projection: Projection, state: FoldState, entry: Entry, event: Recorded): void => {
  // Of an event that touches a great many rows, this one's part was written before it was interrupted.
  if (entry.position >= event.position) return;
  if (isHeld(state, rowThing(entry), event)) {
    if (isErasing(event)) eraseWaiting(projection, state, entry, event);
    return;
  }
  const before = entry.after;
  forgetMissing(event);
  const after = evolved(projection, entry, event);
  const isWhole = !waitsForKey(state, rowThing(entry), event);
  // A row that is there shows its last good value; one that is not, what there is, and is folded from nothing at the next try.
  if (after === before || (!isWhole && before)) return;
  putRow(state, entry, after, isWhole ? event.position : 0n);
  for (const kind in projection.refs) {
    const ref = projection.refs[kind];
    if (ref && after && pointsElsewhere(ref, entry, before)) markStale(entry, kind);
  }
};

const isOwn = (target: Target): target is string => typeof target === 'string';

/** What an event does to rows that it names by a value they hold, and to those that show what it changed. */
export const foldOthers = (projection: Projection, event: Recorded, state: FoldState, changes: RefChanges): void => {
  for (const target of targetsOf(projection, event)) {
    if (isOwn(target)) continue;
    for (const entry of rowsBy(state, target.by, target.value, reachOf(event)))
      evolveEntry(projection, state, entry, event);
  }
  for (const { key, ref } of changes.get(event) ?? [])
    for (const entry of rowsBy(state, ref.column, key.id, tenantOfRows(ref, key.tenantId))) {
      const isWaiting = isHeld(state, rowThing(entry), isErasing(event) ? event : null);
      if (isWaiting && !isErasing(event)) continue;
      putRow(state, entry, entry.after, isWaiting ? entry.position : event.position);
      markStale(entry, key.kind);
    }
};

const foldOwn = (projection: Projection, event: Recorded, state: FoldState): void => {
  for (const target of targetsOf(projection, event).filter(isOwn))
    evolveEntry(projection, state, entryOf(state, companyOf(projection, event), target), event);
};

/** Folds events in order into a state that holds all that they touch. Then `missingRefs` and `finish`. */
export const fold = (
  projection: Projection,
  events: readonly Recorded[],
  state: FoldState,
  changes: RefChanges,
): void => {
  for (const event of events) {
    if (isUnreadable(event)) {
      holdRow(projection, event, state);
      continue;
    }
    try {
      foldOwn(projection, event, state);
      foldOthers(projection, event, state, changes);
    } catch (error) {
      throw eventFault(error, event);
    }
  }
};

/** Refs that the folded rows point at; null where a stored row points at none any more. */
const pointers = function* (projection: Projection, state: FoldState): Generator<[Entry, Ref, RefKey | null]> {
  for (const entry of state.rows.values())
    for (const kind of (entry.after && entry.stale) ?? []) {
      const ref = projection.refs[kind];
      if (!ref) continue;
      const id = entry.after?.[ref.column];
      if (typeof id === 'string') yield [entry, ref, refKey(kind, ref, entry.tenantId, id)];
      else if (typeof entry.before?.[ref.column] === 'string') yield [entry, ref, null];
    }
};

/** Refs that the folded rows show and the state does not hold yet. */
export const missingRefs = (projection: Projection, state: FoldState): RefKey[] => {
  const missing = new Map<string, RefKey>();
  for (const [, , key] of pointers(projection, state)) {
    if (key && !state.refs.has(key.name)) missing.set(key.name, key);
  }
  return [...missing.values()];
};

/** Shows the refs in the rows; the state holds all that there are. */
export const finish = (projection: Projection, state: FoldState): void => {
  for (const [entry, ref, key] of pointers(projection, state))
    try {
      if (entry.after) entry.after = ref.show(entry.after, key ? state.refs.get(key.name)?.data : undefined);
    } catch (error) {
      if (!isWaiting(state, rowThing(entry))) throw rowFault(error, rowThing(entry), entry.position);
      entry.after = undefined;
    }
};

export const changedRows = (state: FoldState): Entry[] =>
  [...state.rows.values()].filter((entry) => entry.touched && (entry.before || entry.after));

export const changedRefs = (state: FoldState): RefRecord[] => [...state.refs.values()].filter(({ changed }) => changed);
