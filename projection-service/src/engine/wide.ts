import type { Recorded } from 'contracts/kernel/message';
import type { Commit, Cursor } from './commit.ts';
import { foldOthers, type Lookup } from './fold.ts';
import type { RefChanges } from './fold-refs.ts';
import { emptyState, type FoldState } from './fold-state.ts';
import type { Db, Loader } from './load.ts';
import type { Parked } from './parked.ts';
import type { Projection } from './projection.ts';
import type { Stored } from './stored.ts';

/** Rows whose keys are looked up at once, and rows written at once. */
const WINDOW = 20_000;
const CHUNK = 1_000;

type Parts = { projection: Projection; parked: Parked; loader: Loader; stored: Stored; commit: Commit };
type WideEvent = { event: Recorded; changes: RefChanges; lookups: readonly Lookup[]; refs: FoldState['refs'] };

/**
 * Writes what one event does to a great many rows, chunk by chunk, before the checkpoint moves past it: whoever has seen the event
 * sees it in every row. Rows that have it already, from before an interruption, are left.
 */
export const applyWide = async (
  db: Db,
  { projection, parked, loader, stored, commit }: Parts,
  { event, changes, lookups, refs }: WideEvent,
  from: Cursor,
): Promise<Cursor | null> => {
  for (const lookup of lookups) {
    for (let window = await loader.keysBy(db, lookup, null, WINDOW); window.length > 0; ) {
      const last = window.at(-1) ?? null;
      while (window.length > 0) {
        const state = emptyState(parked.names());
        for (const [name, record] of refs) state.refs.set(name, { ...record, changed: false });
        await stored.rows(db, state, window.splice(0, CHUNK));
        for (const [name, { position }] of state.rows) if (position >= event.position) state.rows.delete(name);
        foldOthers(projection, event, state, changes);
        if (state.held.length > 0) await parked.hold(db, state.held, from);
        const step = { events: [], from, until: from.position, erasures: event.position };
        if (!(await commit(db, state, step))) return null;
      }
      window = await loader.keysBy(db, lookup, last, WINDOW);
    }
  }
  return from;
};
