import type { Row } from './projection.ts';

/** One row while a batch is folded. */
export type Entry = {
  tenantId: string;
  id: string;
  /** As stored; undefined when it is not. */
  before: Row | undefined;
  after: Row | undefined;
  /** Of the last event that touched it. */
  position: bigint;
  touched: boolean;
  /** Kinds of refs to be shown again. */
  stale: Set<string>;
};

export type RefKey = { kind: string; tenantId: string; id: string };
export type RefRecord = RefKey & { data: unknown; position: bigint; changed: boolean };

export type FoldState = {
  rows: Map<string, Entry>;
  refs: Map<string, RefRecord>;
  /** Column → value → rows that hold it now. Made when first asked for, then kept true by `putRow`. */
  lookups: Map<string, Map<unknown, Set<Entry>>>;
};

export const emptyState = (): FoldState => ({ rows: new Map(), refs: new Map(), lookups: new Map() });

export const rowName = (tenantId: string, id: string): string => `${tenantId}.${id}`;
export const refName = ({ kind, tenantId, id }: RefKey): string => `${kind}.${tenantId}.${id}`;

const list = (lookup: Map<unknown, Set<Entry>>, value: unknown): Set<Entry> => {
  const known = lookup.get(value);
  if (known) return known;
  const entries = new Set<Entry>();
  lookup.set(value, entries);
  return entries;
};

const move = (state: FoldState, entry: Entry, from: Row | undefined, to: Row | undefined): void => {
  for (const [column, lookup] of state.lookups) {
    if (from && to && from[column] === to[column]) continue;
    if (from) lookup.get(from[column])?.delete(entry);
    if (to) list(lookup, to[column]).add(entry);
  }
};

/** Brings a stored row into the state. */
export const holdRow = (state: FoldState, tenantId: string, row: Row, position = 0n): void => {
  const name = rowName(tenantId, row.id);
  if (state.rows.has(name)) return;
  const entry = { tenantId, id: row.id, before: row, after: row, position, touched: false, stale: new Set<string>() };
  state.rows.set(name, entry);
  move(state, entry, undefined, row);
};

export const entryOf = (state: FoldState, tenantId: string, id: string): Entry => {
  const name = rowName(tenantId, id);
  const known = state.rows.get(name);
  if (known) return known;
  const entry: Entry = {
    tenantId,
    id,
    before: undefined,
    after: undefined,
    position: 0n,
    touched: false,
    stale: new Set(),
  };
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

/** Rows that hold `value` in `column`, of one company, or of all when `tenantId` is null. */
export const rowsBy = (state: FoldState, column: string, value: string, tenantId: string | null): Entry[] => {
  let lookup = state.lookups.get(column);
  if (!lookup) {
    lookup = new Map();
    for (const entry of state.rows.values()) if (entry.after) list(lookup, entry.after[column]).add(entry);
    state.lookups.set(column, lookup);
  }
  const entries = [...(lookup.get(value) ?? [])];
  return tenantId === null ? entries : entries.filter((entry) => entry.tenantId === tenantId);
};
