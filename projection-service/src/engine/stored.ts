import { type FoldState, holdRow, type RefKey, type RefRecord, type RowKey, type StoredRow } from './fold-state.ts';
import type { Db, Loader } from './load.ts';
import { type Memory, weightOf } from './recent.ts';

/**
 * Brings stored rows and refs into a state, out of memory where they were seen lately: the one active runner alone writes them, and
 * forgets them when a write did not go as it thought.
 */
export type Stored = {
  rows(db: Db, state: FoldState, keys: readonly RowKey[]): Promise<void>;
  refs(db: Db, state: FoldState, keys: readonly RefKey[]): Promise<void>;
  /** After a write: what is stored now. Rows that nothing happened to lately take nobody's place in memory. */
  keep(state: FoldState, step: { until: bigint; isRecent: boolean }): void;
  forget(): void;
};

type Kept = StoredRow | null;

/** With `isReread` rows are kept from their first event on, else those that were kept already are kept true. */
export const createStored = (loader: Loader, isReread: boolean, memory: Memory): Stored => {
  // null: known not to be there
  const rows = memory.recent<Kept>((kept) => weightOf(kept?.row));
  const refs = memory.recent<RefRecord>(({ data }) => weightOf(data as Record<string, unknown>));

  return {
    rows: async (db, state, keys) => {
      const unknown = keys.filter(({ name }) => {
        const kept = rows.get(name);
        if (kept) holdRow(state, kept);
        return kept === undefined;
      });
      if (unknown.length === 0) return;
      for (const stored of await loader.rows(db, unknown)) holdRow(state, stored);
    },
    refs: async (db, state, keys) => {
      const unknown = keys.filter((key) => {
        const kept = refs.get(key.name);
        if (kept) state.refs.set(key.name, kept);
        return !kept;
      });
      if (unknown.length === 0) return;
      const found = await loader.refs(db, unknown);
      for (const [index, key] of unknown.entries()) {
        const { data, position } = found[index] ?? { data: undefined, position: 0n };
        state.refs.set(key.name, { ...key, data, position, changed: false });
      }
    },
    keep: (state, { until, isRecent }) => {
      for (const { name, tenantId, after, position, touched } of state.rows.values())
        if (touched && isReread && (isRecent || rows.get(name) !== undefined))
          rows.set(name, after ? { tenantId, row: after, position } : null);
      for (const record of state.refs.values()) {
        // Of an event that is not written yet.
        if (record.position > until) continue;
        record.changed = false;
        refs.set(record.name, record);
      }
    },
    forget: () => {
      rows.clear();
      refs.clear();
    },
  };
};
