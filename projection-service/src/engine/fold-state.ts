import type { Recorded } from 'contracts/kernel/message';
import { isErasing } from './erasing.ts';
import type { Row } from './projection.ts';

/** One row while a batch is folded. */
export type Entry = {
  name: string;
  tenantId: string;
  id: string;
  /** As stored; undefined when it is not. */
  before: Row | undefined;
  after: Row | undefined;
  /** Of the last event that touched it; 0n: none yet. */
  position: bigint;
  touched: boolean;
  /** Kinds of refs to be shown again. */
  stale: Set<string> | undefined;
};

/** A row as it lies in its table. */
export type StoredRow = { tenantId: string; row: Row; position: bigint };

export type RowKey = { name: string; tenantId: string; id: string };
export type RefKey = { name: string; kind: string; tenantId: string; id: string };
export type RefRecord = RefKey & { data: unknown; position: bigint; changed: boolean };

/** What can be refused: a row (kind ''), the record that rows show (its kind), or an event whose rows are not known. */
export type Thing = { kind: string; tenantId: string; id: string };
export const rowThing = ({ tenantId, id }: Pick<Thing, 'tenantId' | 'id'>): Thing => ({ kind: '', tenantId, id });
export const eventThing = ({ id, metadata: { tenantId } }: Recorded): Thing => ({ kind: 'event', tenantId, id });
export const thingName = ({ kind, tenantId, id }: Thing): string => `${kind} ${tenantId} ${id}`;
export const companyIn = (name: string): string => name.split(' ')[1] ?? '';

/** Why a thing begins to wait; `key`: until the key of this id is back. */
export type Reason = { error: string; key: string | null };

/** An event that waits, as what it is about does. `reason`: the thing waits from this event on. */
export type Held = { thing: Thing; position: bigint; isErasing: boolean; reason?: Reason };

const NOTHING: ReadonlySet<string> = new Set();

export type FoldState = {
  /** Names of things that wait until somebody has tried them again; and which of their events do so too. */
  parked: ReadonlySet<string>;
  /** Those that began to wait in this batch. */
  waiting: Set<string>;
  held: Held[];
  /** The one thing that is tried again. */
  only?: string;
  rows: Map<string, Entry>;
  refs: Map<string, RefRecord>;
  /** Column → value → rows that hold it now. Made when first asked for, then kept true by `putRow`. */
  lookups: Map<string, Map<unknown, Set<Entry>>>;
};

export const isWaiting = ({ parked, waiting }: FoldState, thing: Thing): boolean =>
  parked.size + waiting.size > 0 && (parked.has(thingName(thing)) || waiting.has(thingName(thing)));

const heldOf = (thing: Thing, event: Recorded): Held => ({
  thing,
  position: event.position,
  isErasing: isErasing(event),
});

/** Whether a thing is left as it is, and the event kept for later. */
export const isHeld = (state: FoldState, thing: Thing, event: Recorded | null): boolean => {
  if (state.only !== undefined) return state.only !== thingName(thing);
  if (!isWaiting(state, thing)) return false;
  if (event) state.held.push(heldOf(thing, event));
  return true;
};

/** From this event on a thing is left as it is. */
export const beginWaiting = (state: FoldState, thing: Thing, event: Recorded, reason: Reason): void => {
  state.held.push(isWaiting(state, thing) ? heldOf(thing, event) : { ...heldOf(thing, event), reason });
  state.waiting.add(thingName(thing));
};

export const emptyState = (parked = NOTHING): FoldState => ({
  parked,
  waiting: new Set(),
  held: [],
  rows: new Map(),
  refs: new Map(),
  lookups: new Map(),
});

export const rowName = (tenantId: string, id: string): string => `${tenantId}.${id}`;

const hold = (lookup: Map<unknown, Set<Entry>>, value: unknown, entry: Entry): void => {
  const known = lookup.get(value);
  if (known) known.add(entry);
  else lookup.set(value, new Set([entry]));
};

const move = (state: FoldState, entry: Entry, from: Row | undefined, to: Row | undefined): void => {
  for (const [column, lookup] of state.lookups) {
    if (from && to && from[column] === to[column]) continue;
    if (from) lookup.get(from[column])?.delete(entry);
    if (to) hold(lookup, to[column], entry);
  }
};

const newEntry = ({ name, tenantId, id }: RowKey, row: Row | undefined, position: bigint): Entry => ({
  name,
  tenantId,
  id,
  before: row,
  after: row,
  position,
  touched: false,
  stale: undefined,
});

/** Brings a stored row into the state. */
export const holdRow = (state: FoldState, { tenantId, row, position }: StoredRow): void => {
  const name = rowName(tenantId, row.id);
  if (state.rows.has(name)) return;
  const entry = newEntry({ name, tenantId, id: row.id }, row, position);
  state.rows.set(name, entry);
  move(state, entry, undefined, row);
};

export const entryOf = (state: FoldState, tenantId: string, id: string): Entry => {
  const name = rowName(tenantId, id);
  const known = state.rows.get(name);
  if (known) return known;
  const entry = newEntry({ name, tenantId, id }, undefined, 0n);
  state.rows.set(name, entry);
  return entry;
};

export const putRow = (state: FoldState, entry: Entry, row: Row | undefined, position: bigint): void => {
  const from = entry.after;
  entry.after = row;
  entry.position = position;
  entry.touched = true;
  move(state, entry, from, row);
};

export const markStale = (entry: Entry, kind: string): void => {
  if (entry.stale) entry.stale.add(kind);
  else entry.stale = new Set([kind]);
};

/** Rows that hold `value` in `column`, of one company, or of all when `tenantId` is null. */
export const rowsBy = (state: FoldState, column: string, value: string, tenantId: string | null): Entry[] => {
  let lookup = state.lookups.get(column);
  if (!lookup) {
    lookup = new Map();
    for (const entry of state.rows.values()) if (entry.after) hold(lookup, entry.after[column], entry);
    state.lookups.set(column, lookup);
  }
  const entries = lookup.get(value);
  if (!entries) return [];
  return [...entries].filter((entry) => tenantId === null || entry.tenantId === tenantId);
};
