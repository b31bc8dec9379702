import type { Recorded } from 'contracts/kernel/message';
import type { Commit, Cursor } from './commit.ts';
import { fold } from './fold.ts';
import { foldRefs } from './fold-refs.ts';
import { emptyState, type FoldState, markStale, rowName, type Thing, thingName } from './fold-state.ts';
import type { Db } from './load.ts';
import type { Projection } from './projection.ts';
import type { Spreads } from './spread.ts';
import type { SpreadMove } from './spread-table.ts';
import type { Stored } from './stored.ts';

type Parts = { projection: Projection; stored: Stored; commit: Commit; spreads: Spreads };

const ofRow = async (db: Db, { projection, stored }: Parts, thing: Thing, events: readonly Recorded[]) => {
  const { tenantId, id } = thing;
  const name = rowName(tenantId, id);
  const state: FoldState = { ...emptyState(), only: thingName(thing) };
  await stored.rows(db, state, [{ name, tenantId, id }]);
  const held = state.rows.get(name);
  // It shows what could be read while a key was missing.
  if (held?.position === 0n) held.after = undefined;
  fold(projection, events, state, new Map());
  const entry = state.rows.get(name);
  if (entry?.after) {
    entry.touched = true;
    for (const kind in projection.refs) markStale(entry, kind);
  }
  return { state, spread: null };
};

/** Whatever shows the ref has been written since without it: all of it is spread. */
const ofRef = async (db: Db, { projection, stored }: Parts, thing: Thing, events: readonly Recorded[]) => {
  const key = { ...thing, name: `${thing.kind}.${thing.tenantId}.${thing.id}` };
  const state: FoldState = { ...emptyState(), only: thingName(thing) };
  await stored.refs(db, state, [key]);
  const held = state.refs.get(key.name);
  if (held?.position === 0n) state.refs.set(key.name, { ...held, data: undefined });
  return { state, spread: foldRefs(projection, events, state).size > 0 ? key : null };
};

/** Folds the events that wait with one thing into that thing alone. Null when somebody else has moved the checkpoint. */
export const retried = async (
  db: Db,
  parts: Parts,
  { thing, events }: { thing: Thing; events: readonly Recorded[] },
  from: Cursor,
): Promise<Cursor | null> => {
  const until = from.position;
  const { state, spread } = await (thing.kind === '' ? ofRow : ofRef)(db, parts, thing, events);
  const moves: SpreadMove[] = spread ? [{ key: spread, position: until, after: null, isDone: false }] : [];
  const next = await parts.commit(db, state, { events: [], from, until, spreads: moves });
  if (next) parts.spreads.moved(moves);
  return next;
};
