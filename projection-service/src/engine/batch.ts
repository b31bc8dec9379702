import type { Recorded } from 'contracts/kernel/message';
import type pg from 'pg';
import { inTransaction } from 'platform/postgres/pool';
import { counterDeltas } from './counters.ts';
import { changedRefs, changedRows, finish, fold, missingRefs, touchedBy } from './fold.ts';
import {
  type Entry,
  emptyState,
  type FoldState,
  holdRow,
  type RefKey,
  type RefRecord,
  type RowKey,
} from './fold-state.ts';
import { createLoader, type Db } from './load.ts';
import type { Projection, Row } from './projection.ts';
import { recent, weightOf } from './recent.ts';
import { keepRollup } from './rollup-keep.ts';
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

/** With `isFilling` the rollup stays empty: it is counted once the rows are in. */
export const createApplier = (
  pool: pg.Pool,
  projection: Projection,
  schema: Schema,
  { isFilling = false } = {},
): Applier => {
  const loader = createLoader(projection, schema);
  const write = createWriter(projection, schema);
  const rollup = keepRollup(projection, schema, isFilling);
  const isReread = projection.types.some((type) => !projection.createdBy.includes(type));
  // null: known not to be there
  const keptRows = recent<Row | null>(KEPT_BYTES, weightOf);
  const keptRefs = recent<RefRecord>(KEPT_BYTES, ({ data }) => weightOf(data as Record<string, unknown>));

  const loadRefs = async (db: Db, state: FoldState, keys: RefKey[]): Promise<void> => {
    const unknown = keys.filter((key) => {
      const kept = keptRefs.get(key.name);
      if (kept) state.refs.set(key.name, kept);
      return !kept;
    });
    if (unknown.length === 0) return;
    const found = await loader.refs(db, unknown);
    for (const [index, key] of unknown.entries()) {
      const { data, position } = found[index] ?? { data: undefined, position: 0n };
      state.refs.set(key.name, { ...key, data, position, changed: false });
    }
  };

  const loadRows = async (db: Db, state: FoldState, keys: RowKey[]): Promise<void> => {
    const unknown = keys.filter(({ name, tenantId }) => {
      const kept = keptRows.get(name);
      if (kept) holdRow(state, tenantId, kept);
      return kept === undefined;
    });
    if (unknown.length === 0) return;
    for (const { tenantId, row } of await loader.rows(db, unknown)) holdRow(state, tenantId, row);
  };

  const load = async (db: Db, events: readonly Recorded[]): Promise<FoldState> => {
    const state = emptyState();
    const { rows, lookups, refs } = touchedBy(projection, events);
    if (rows.size > 0) await loadRows(db, state, [...rows.values()]);
    if (refs.size > 0) await loadRefs(db, state, [...refs.values()]);
    for (const { tenantId, row } of await loader.rowsBy(db, lookups)) holdRow(state, tenantId, row);
    return state;
  };

  const keep = (state: FoldState, rows: readonly Entry[]): void => {
    if (isReread) for (const { name, after } of rows) keptRows.set(name, after ?? null);
    for (const record of state.refs.values()) {
      record.changed = false;
      keptRefs.set(record.name, record);
    }
  };

  const forget = () => {
    keptRows.clear();
    keptRefs.clear();
    rollup?.forget();
  };

  const folded = async (db: Db, events: readonly Recorded[]): Promise<FoldState> => {
    const state = await load(db, events);
    fold(projection, events, state);
    const missing = missingRefs(projection, state);
    if (missing.length > 0) await loadRefs(db, state, missing);
    finish(projection, state);
    return state;
  };

  const apply: Applier['apply'] = async ({ events, until }, { position: from, generation }, db = pool) => {
    const state = await folded(db, events);
    const rows = changedRows(state);
    const counters = counterDeltas(projection, rows);
    const rolled = await rollup?.changes(db, events, rows);
    const change = { rows, refs: changedRefs(state), counters, rollup: rolled?.deltas ?? [], from, until, generation };
    const writeAll = async (client: Db) => {
      const isWritten = await write(client, change);
      if (isWritten && rolled) await rollup?.move(client, rolled.zones);
      return isWritten;
    };
    const isOneStatement = !rolled || rolled.zones.size === 0;
    const won = await (isOneStatement || db !== pool ? writeAll(db) : inTransaction(pool, writeAll));
    if (!won) return null;
    keep(state, rows);
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
