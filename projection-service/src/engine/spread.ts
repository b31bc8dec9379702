import type { Commit, Cursor } from './commit.ts';
import type { Lookup } from './fold.ts';
import { tenantOfRows } from './fold-refs.ts';
import { emptyState, type FoldState, isHeld, markStale, putRow, type RowKey } from './fold-state.ts';
import type { Db, Loader } from './load.ts';
import type { Parked } from './parked.ts';
import type { Projection } from './projection.ts';
import { refKey } from './ref-key.ts';
import { readSpreads, type Spread, type SpreadMove } from './spread-table.ts';
import type { Schema } from './sql-names.ts';
import type { Stored } from './stored.ts';

/** Rows of a spread whose keys are looked up at once. */
const WINDOW = 50_000;
/** Milliseconds that one chunk may take: as long as another company's change may have to wait for it. */
const CHUNK_MS = 5;
const MIN_CHUNK = 50;
const MAX_CHUNK = 2_000;

/** Carries changed refs to the rows that show them, chunk by chunk between batches. */
export type Spreads = {
  isOpen(db: Db): Promise<boolean>;
  /** Resolves once the next chunk can be written; undefined: it can be. */
  arrival(): Promise<void> | undefined;
  /** Writes the next chunk, or none where the keys of its rows are not there yet. */
  step(db: Db, cursor: Cursor): Promise<Cursor | null>;
  /** Shows in rows that a batch touches whatever is being spread: the chunk to come finds them as they should be. */
  markTouched(state: FoldState): void;
  /** What a batch has opened and ended, once it is written. */
  moved(moves: readonly SpreadMove[]): void;
  isSpreading(name: string): boolean;
  forget(): void;
};

type Parts = { schema: Schema; parked: Parked; loader: Loader; stored: Stored; commit: Commit; chunk?: number };
type Window = { keys: RowKey[]; isLast: boolean };

export const createSpreads = (
  projection: Projection,
  { schema, parked, loader, stored, commit, chunk }: Parts,
): Spreads => {
  let open: Map<string, Spread> | undefined;
  let window: Window | undefined;
  let fetching: Promise<void> | undefined;
  let failed: unknown;
  let size = chunk ?? MIN_CHUNK;

  const drop = () => {
    window = undefined;
    fetching = undefined;
    failed = undefined;
  };

  const load = async (db: Db): Promise<Map<string, Spread>> => {
    open ??= new Map((await readSpreads(db, projection, schema)).map((spread) => [spread.key.name, spread]));
    return open;
  };

  const lookupOf = ({ key }: Spread): Lookup | undefined => {
    const ref = projection.refs[key.kind];
    return ref && { column: ref.column, tenantId: tenantOfRows(ref, key.tenantId), value: key.id };
  };

  /** Looks the next keys up while batches go on. */
  const fetch = (db: Db, spread: Spread): void => {
    const lookup = lookupOf(spread);
    const reading = (lookup ? loader.keysBy(db, lookup, spread.after, WINDOW) : Promise.resolve([])).then(
      (keys) => {
        if (fetching === reading) window = { keys, isLast: keys.length < WINDOW };
      },
      (error: unknown) => {
        if (fetching === reading) failed = error;
      },
    );
    fetching = reading;
  };

  const markTouched = (state: FoldState): void => {
    if (!open || open.size === 0) return;
    for (const entry of state.rows.values())
      for (const [kind, ref] of entry.touched ? Object.entries(projection.refs) : []) {
        const id = entry.after?.[ref.column];
        if (typeof id === 'string' && open.has(refKey(kind, ref, entry.tenantId, id).name)) markStale(entry, kind);
      }
  };

  const moved = (moves: readonly SpreadMove[]): void => {
    for (const { isDone, ...spread } of moves) {
      if (open?.keys().next().value === spread.key.name) drop();
      if (isDone) open?.delete(spread.key.name);
      else open?.set(spread.key.name, spread);
    }
  };

  const writeChunk = async (db: Db, cursor: Cursor, spread: Spread, { keys, isLast }: Window) => {
    const started = performance.now();
    const state = emptyState(parked.names());
    const taken = keys.splice(0, size);
    await stored.rows(db, state, taken);
    for (const entry of state.rows.values()) {
      if (entry.position > spread.position || isHeld(state, { ...entry, kind: '' }, null)) continue;
      putRow(state, entry, entry.after, spread.position);
      markStale(entry, spread.key.kind);
    }
    markTouched(state);
    const after = taken.at(-1) ?? spread.after;
    const move = { ...spread, after, isDone: isLast && keys.length === 0 };
    const next = await commit(db, state, { events: [], from: cursor, until: cursor.position, spreads: [move] });
    if (!next) return null;
    if (move.isDone) moved([move]);
    else open?.set(spread.key.name, { ...spread, after });
    if (keys.length === 0) drop();
    const wanted = (size * CHUNK_MS) / Math.max(performance.now() - started, 1);
    if (chunk === undefined) size = Math.round(Math.min(Math.max(wanted, MIN_CHUNK), MAX_CHUNK, size * 2));
    return next;
  };

  return {
    isOpen: async (db) => (await load(db)).size > 0,
    arrival: () => (window || failed ? undefined : fetching),
    step: async (db, cursor) => {
      const [spread] = (await load(db)).values();
      if (!spread) return cursor;
      if (failed) throw failed;
      if (window) return writeChunk(db, cursor, spread, window);
      if (!fetching) fetch(db, spread);
      return cursor;
    },
    markTouched,
    moved,
    isSpreading: (name) => open?.has(name) ?? false,
    forget: () => {
      open = undefined;
      drop();
    },
  };
};
