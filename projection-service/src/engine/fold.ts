import { GLOBAL } from 'contracts/kernel/id';
import type { Recorded } from 'contracts/kernel/message';
import { eventFault } from './fault.ts';
import {
  type Entry,
  entryOf,
  type FoldState,
  markStale,
  putRow,
  type RefKey,
  type RefRecord,
  type RowKey,
  rowName,
  rowsBy,
} from './fold-state.ts';
import { ALL_COMPANIES, NO_COMPANY, type Projection, type Ref, type Target } from './projection.ts';

/** What of the stored rows and refs a batch touches. */
export type Touched = {
  rows: Map<string, RowKey>;
  /** Column → rows that hold one of these values; tenant null: of every company. */
  lookups: Map<string, Map<string, { tenantId: string | null; value: string }>>;
  refs: Map<string, RefKey>;
};

/** What belongs to no company makes rows for its person alone; rows that were there before it may change in every company. */
const targetsOf = (projection: Projection, event: Recorded): Target[] => {
  if (!projection.ownTypes.has(event.type)) return [];
  const key = projection.key(event);
  const targets = key === null ? [] : Array.isArray(key) ? key : [key];
  if (event.metadata.tenantId !== GLOBAL || projection.scope === 'person') return targets;
  return targets.filter((target) => typeof target !== 'string');
};

/** The company that the event's rows are kept under. */
const companyOf = ({ scope }: Projection, { metadata: { tenantId } }: Recorded): string => {
  if (scope === 'landlord') return ALL_COMPANIES;
  return tenantId === GLOBAL ? NO_COMPANY : tenantId;
};
/** The company in which an event looks for rows; null: in every one. */
const reachOf = ({ metadata: { tenantId } }: Recorded): string | null => (tenantId === GLOBAL ? null : tenantId);

const refKey = (kind: string, { scope }: Ref, tenantOfRow: string, id: string): RefKey => {
  const tenantId = scope === GLOBAL ? GLOBAL : tenantOfRow;
  return { name: `${kind}.${tenantId}.${id}`, kind, tenantId, id };
};

const NONE: readonly [string, Ref][] = [];
const refsOf = (projection: Projection, { type }: Recorded) => projection.refsOfType.get(type) ?? NONE;

const tenantOfRows = ({ scope }: Ref, tenantId: string): string | null => (scope === GLOBAL ? null : tenantId);

export const touchedBy = (projection: Projection, events: readonly Recorded[]): Touched => {
  const touched: Touched = { rows: new Map(), lookups: new Map(), refs: new Map() };
  const lookUp = (column: string, tenantId: string | null, value: string) => {
    const wanted = touched.lookups.get(column) ?? new Map();
    touched.lookups.set(column, wanted.set(`${tenantId}.${value}`, { tenantId, value }));
  };
  for (const event of events) {
    const { tenantId } = event.metadata;
    for (const target of targetsOf(projection, event)) {
      if (typeof target !== 'string') lookUp(target.by, reachOf(event), target.value);
      else if (!projection.createdBy.includes(event.type)) {
        const company = companyOf(projection, event);
        const name = rowName(company, target);
        touched.rows.set(name, { name, tenantId: company, id: target });
      }
    }
    for (const [kind, ref] of refsOf(projection, event)) {
      const key = refKey(kind, ref, tenantId, ref.id(event));
      touched.refs.set(key.name, key);
      lookUp(ref.column, tenantOfRows(ref, tenantId), key.id);
    }
  }
  return touched;
};

const pointsElsewhere = (ref: Ref, entry: Entry, before: Entry['after']): boolean =>
  before === undefined || before[ref.column] !== entry.after?.[ref.column];

const evolveEntry = (projection: Projection, state: FoldState, entry: Entry, event: Recorded): void => {
  const before = entry.after;
  const after = projection.evolve(before, event);
  if (after === before) return;
  putRow(state, entry, after, event.position);
  for (const kind in projection.refs) {
    const ref = projection.refs[kind];
    if (ref && after && pointsElsewhere(ref, entry, before)) markStale(entry, kind);
  }
};

const evolveRef = (state: FoldState, key: RefKey, ref: Ref, event: Recorded): void => {
  const known = state.refs.get(key.name);
  const data = ref.value(event, known?.data);
  if (data === known?.data) return;
  state.refs.set(key.name, { ...key, data, position: event.position, changed: true });
  for (const entry of rowsBy(state, ref.column, key.id, tenantOfRows(ref, key.tenantId))) {
    putRow(state, entry, entry.after, event.position);
    markStale(entry, key.kind);
  }
};

const foldOne = (projection: Projection, event: Recorded, state: FoldState): void => {
  const { tenantId } = event.metadata;
  for (const target of targetsOf(projection, event)) {
    if (typeof target === 'string')
      evolveEntry(projection, state, entryOf(state, companyOf(projection, event), target), event);
    else
      for (const entry of rowsBy(state, target.by, target.value, reachOf(event)))
        evolveEntry(projection, state, entry, event);
  }
  for (const [kind, ref] of refsOf(projection, event))
    evolveRef(state, refKey(kind, ref, tenantId, ref.id(event)), ref, event);
};

/** Folds events in order into a state that holds all that `touchedBy` named. Then `missingRefs` and `finish`. */
export const fold = (projection: Projection, events: readonly Recorded[], state: FoldState): void => {
  for (const event of events) {
    try {
      foldOne(projection, event, state);
    } catch (error) {
      throw eventFault(error, event);
    }
  }
};

const pointers = function* (projection: Projection, state: FoldState): Generator<[Entry, Ref, RefKey]> {
  for (const entry of state.rows.values())
    for (const kind of (entry.after && entry.stale) ?? []) {
      const ref = projection.refs[kind];
      const id = entry.after?.[ref?.column ?? ''];
      if (ref && typeof id === 'string') yield [entry, ref, refKey(kind, ref, entry.tenantId, id)];
    }
};

/** Refs that the folded rows show and the state does not hold yet. */
export const missingRefs = (projection: Projection, state: FoldState): RefKey[] => {
  const missing = new Map<string, RefKey>();
  for (const [, , key] of pointers(projection, state)) {
    if (!state.refs.has(key.name)) missing.set(key.name, key);
  }
  return [...missing.values()];
};

/** Shows the refs in the rows; the state holds all that there are. */
export const finish = (projection: Projection, state: FoldState): void => {
  for (const [entry, ref, key] of pointers(projection, state))
    if (entry.after) entry.after = ref.show(entry.after, state.refs.get(key.name)?.data);
};

export const changedRows = (state: FoldState): Entry[] =>
  [...state.rows.values()].filter((entry) => entry.touched && (entry.before || entry.after));

export const changedRefs = (state: FoldState): RefRecord[] => [...state.refs.values()].filter(({ changed }) => changed);
