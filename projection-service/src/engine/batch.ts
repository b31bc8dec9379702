import type { Recorded } from 'contracts/kernel/message';
import type pg from 'pg';
import { counterDeltas } from './counters.ts';
import { changedRefs, changedRows, finish, fold, missingRefs, touchedBy } from './fold.ts';
import { emptyState, type FoldState, holdRow, type RefKey, refName, rowName } from './fold-state.ts';
import { createLoader, type Db, type LoadedRef } from './load.ts';
import type { Projection, Row } from './projection.ts';
import { recent, weightOf } from './recent.ts';
import type { Schema } from './sql-names.ts';
import { createWriter } from './write.ts';

/**
 * Bytes of rows, and of refs, kept in memory between batches: the one active runner alone writes them, and forgets them when a
 * write did not go as it thought.
 */
const KEPT_BYTES = 24_000_000;

/** Up to where the tables are, and whose they are. */
export type Cursor = { position: bigint; generation: number };

type Batch = { events: readonly Recorded[]; until: bigint };

/** Applies batches to the tables of a projection in one schema. */
export type Applier = {
  /** Where the tables are afterwards; null when somebody else has moved the checkpoint: nothing was written then. */
  apply(batch: Batch, cursor: Cursor, db?: Db): Promise<Cursor | null>;
  forget(): void;
};

export const createApplier = (pool: pg.Pool, projection: Projection, schema: Schema): Applier => {
  const loader = createLoader(projection, schema);
  const write = createWriter(projection, schema);
  const isReread = projection.types.some((type) => !projection.starts.includes(type));
  // null: known not to be there
  const keptRows = recent<Row | null>(KEPT_BYTES, weightOf);
  const keptRefs = recent<LoadedRef>(KEPT_BYTES, ({ data }) => weightOf(data as Record<string, unknown>));

  const loadRefs = async (db: Db, state: FoldState, keys: RefKey[]): Promise<void> => {
    const hold = (key: RefKey, { data, position }: LoadedRef): void => {
      state.refs.set(refName(key), { ...key, data, position, changed: false });
    };
    const unknown = keys.filter((key) => {
      const kept = keptRefs.get(refName(key));
      if (kept) hold(key, kept);
      return !kept;
    });
    if (unknown.length === 0) return;
    const found = await loader.refs(db, unknown);
    for (const [index, key] of unknown.entries()) hold(key, found[index] ?? { data: undefined, position: 0n });
  };

  const loadRows = async (db: Db, state: FoldState, keys: { tenantId: string; id: string }[]): Promise<void> => {
    const unknown = keys.filter(({ tenantId, id }) => {
      const kept = keptRows.get(rowName(tenantId, id));
      if (kept) holdRow(state, tenantId, kept);
      return kept === undefined;
    });
    if (unknown.length === 0) return;
    for (const { tenantId, row } of await loader.rows(db, unknown)) holdRow(state, tenantId, row);
  };

  const T = ((globalThis as any).T ??= {}) as any; const tick = (k: string, t: number) => { T[k] = (T[k] ?? 0) + performance.now() - t; };
  const load = async (db: Db, events: readonly Recorded[]): Promise<FoldState> => {
    const state = emptyState();
    const { rows, lookups, refs } = touchedBy(projection, events);
    if (rows.size > 0) await loadRows(db, state, [...rows.values()]);
    if (refs.size > 0) await loadRefs(db, state, [...refs.values()]);
    for (const { tenantId, row } of await loader.rowsBy(db, lookups)) holdRow(state, tenantId, row);
    return state;
  };

  const keep = (state: FoldState): void => {
    if (isReread)
      for (const { tenantId, id, after } of changedRows(state)) keptRows.set(rowName(tenantId, id), after ?? null);
    for (const [name, { data, position }] of state.refs) keptRefs.set(name, { data, position });
  };

  const forget = () => {
    keptRows.clear();
    keptRefs.clear();
  };

  const folded = async (db: Db, events: readonly Recorded[]): Promise<FoldState> => {
    let t = performance.now(); const state = await load(db, events); tick('load', t); t = performance.now();
    fold(projection, events, state);
    tick('fold', t); t = performance.now(); const missing = missingRefs(projection, state);
    if (missing.length > 0) await loadRefs(db, state, missing);
    tick('missing', t); t = performance.now(); finish(projection, state); tick('finish', t);
    return state;
  };

  const apply: Applier['apply'] = async ({ events, until }, { position: from, generation }, db = pool) => {
    const state = await folded(db, events);
    let t = performance.now(); const rows = changedRows(state);
    const counters = counterDeltas(projection, rows);
    tick('counters', t); t = performance.now(); const won = await write(db, { rows, refs: changedRefs(state), counters, from, until, generation });
    if (!won) return null; tick('write', t); t = performance.now();
    keep(state); tick('keep', t);
    return { position: until, generation };
  };

  return {
    forget,
    apply: async (batch, cursor, db) => {
      let cursorAfter: Cursor | null = null;
      try {
        cursorAfter = await apply(batch, cursor, db);
        return cursorAfter;
      } finally {
        if (!cursorAfter) forget();
      }
    },
  };
};
