import type { Recorded } from 'contracts/kernel/message';
import type pg from 'pg';
import { inTransaction } from 'platform/postgres/pool';
import { counterDeltas } from './counters.ts';
import { changedRefs, changedRows, finish, missingRefs } from './fold.ts';
import type { FoldState } from './fold-state.ts';
import type { MoveIdle } from './idle-moves.ts';
import { keepLatest } from './latest.ts';
import type { Db } from './load.ts';
import type { Projection } from './projection.ts';
import { keepRollup } from './rollup-keep.ts';
import type { SpreadMove } from './spread-table.ts';
import type { Schema } from './sql-names.ts';
import type { Stored } from './stored.ts';
import { createWriter } from './write.ts';

/** Events that are applied together, and up to where they reach. */
export type Batch = { events: readonly Recorded[]; until: bigint };

/** Up to where the tables are, and whose they are. */
export type Cursor = { position: bigint; generation: number };

export type Step = {
  events: readonly Recorded[];
  from: Cursor;
  until: bigint;
  spreads?: readonly SpreadMove[];
  /** Up to where those who were erased are gone from the state. Default: `until`. */
  erasures?: bigint;
};

/**
 * Shows refs in a folded state and writes it. Null when somebody else has moved the checkpoint, or somebody was erased since:
 * nothing was written then.
 */
export type Commit = (db: Db, state: FoldState, step: Step) => Promise<Cursor | null>;

export const createCommit = (
  pool: pg.Pool,
  projection: Projection,
  { schema, stored, isFilling, moveIdle }: { schema: Schema; stored: Stored; isFilling: boolean; moveIdle?: MoveIdle },
): Commit & { forget(): void } => {
  const write = createWriter(projection, schema);
  const rollup = keepRollup(projection, schema, isFilling);
  const latest = isFilling ? undefined : keepLatest(projection, schema);

  const commit: Commit = async (db, state, { events, from, until, spreads = [], erasures = until }) => {
    const missing = missingRefs(projection, state);
    if (missing.length > 0) await stored.refs(db, state, missing);
    finish(projection, state);
    const rows = changedRows(state);
    const rolled = await rollup?.changes(db, events, rows);
    const { position, generation } = from;
    const change = {
      rows,
      refs: changedRefs(state),
      counters: [...counterDeltas(projection, rows), ...((await latest?.(db, rows)) ?? [])],
      rollup: rolled?.deltas ?? [],
      spreads,
      from: position,
      until,
      generation,
      // Of the tables that are built beside nobody reads; a longer transaction asks before it ends.
      erasures: schema === 'read' && db === pool ? erasures : null,
    };
    const isNothing = rows.length + change.refs.length + spreads.length === 0;
    const writeAll = async (client: Db) => {
      if (isNothing && moveIdle && client === pool) {
        const { name, version } = projection;
        return moveIdle({ name, version, generation, from: position, until });
      }
      const isWritten = await write(client, change);
      if (isWritten && rolled) await rollup?.move(client, rolled.zones);
      return isWritten;
    };
    const isOneStatement = !rolled || rolled.zones.size === 0;
    const won = await (isOneStatement || db !== pool ? writeAll(db) : inTransaction(pool, writeAll));
    if (!won) return null;
    stored.keep(state, { until, isRecent: events.length > 0 });
    return { position: until, generation };
  };
  return Object.assign(commit, { forget: () => rollup?.forget() });
};
