import type { Recorded } from 'contracts/kernel/message';
import type pg from 'pg';
import { type Batch, type Cursor, createCommit } from './commit.ts';
import { fold, touchedBy } from './fold.ts';
import { foldRefs, type RefChanges } from './fold-refs.ts';
import { emptyState, eventThing, type FoldState, holdRow, thingName } from './fold-state.ts';
import type { MoveIdle } from './idle-moves.ts';
import { createLoader, type Db } from './load.ts';
import { distinct, erasing, INLINE_ROWS, type Limits, lookupOf, MAX_LOADED, type Plan, planned } from './lookups.ts';
import { createParked, refusing } from './parked.ts';
import type { Projection } from './projection.ts';
import { type Memory, openMemory } from './recent.ts';
import { createSpreads, type Spreads } from './spread.ts';
import type { SpreadMove } from './spread-table.ts';
import type { Schema } from './sql-names.ts';
import { createStored } from './stored.ts';
import { createWaiting, type Retrying } from './waiting.ts';
import { applyWide } from './wide.ts';

/** Applies batches to the tables of a projection in one schema. */
export type Applier = {
  /** Where the tables are afterwards; null when somebody else has moved the checkpoint: nothing was written then. */
  apply(batch: Batch, cursor: Cursor, db?: Db): Promise<Cursor | null>;
  /** Applies one event that is refused: what refuses it waits from now on, and the rest goes on. */
  applyAround(batch: Batch, cursor: Cursor, db?: Db): Promise<Cursor | null>;
  parked: {
    isEmpty(): Promise<boolean>;
    /** Tries again what somebody asked for, and what waited for a key that is back. Null as for `apply`. */
    retry(cursor: Cursor, retrying: Retrying): Promise<Cursor | null>;
  };
  /** What a changed ref has still to reach, to be carried on between batches. */
  spreads: Pick<Spreads, 'arrival'> & {
    isOpen(): Promise<boolean>;
    /** Writes a chunk. Null as for `apply`. */
    step(cursor: Cursor): Promise<Cursor | null>;
  };
  forget(): void;
};

export type ApplierOptions = {
  /** The rollup and the latest rows are not counted: they are once the rows are in. */
  isFilling?: boolean;
  limits?: Limits;
  /** Rows of a chunk of a spread. Default: as many as another company's change may wait for. */
  chunk?: number;
  /** Takes checkpoints on that have nothing to go with. */
  moveIdle?: MoveIdle;
  /** Where rows are kept between batches; default: one of its own. */
  memory?: Memory;
};

const OWN_MEMORY_BYTES = 48_000_000;

type Loaded = { state: FoldState; changes: RefChanges; plan: Plan; isTooMuch: boolean };

export const createApplier = (
  pool: pg.Pool,
  projection: Projection,
  schema: Schema,
  {
    isFilling = false,
    limits = { inlineRows: INLINE_ROWS, maxLoaded: MAX_LOADED },
    chunk,
    moveIdle,
    memory = openMemory(OWN_MEMORY_BYTES),
  }: ApplierOptions = {},
): Applier => {
  const loader = createLoader(projection, schema);
  const isReread = projection.types.some((type) => !projection.createdBy.includes(type));
  const stored = createStored(loader, isReread, memory);
  const commit = createCommit(pool, projection, { schema, stored, isFilling, moveIdle });
  const parked = createParked(projection, schema);
  const spreads = createSpreads(projection, { schema, parked, loader, stored, commit, chunk });

  /** With `isSettled` the rows that the events look up hold what these do to them already. */
  const load = async (db: Db, events: readonly Recorded[], isSettled: boolean): Promise<Loaded> => {
    const state = emptyState(parked.names());
    const { rows, lookups, refs } = touchedBy(projection, events);
    if (rows.size > 0) await stored.rows(db, state, [...rows.values()]);
    if (refs.size > 0) await stored.refs(db, state, [...refs.values()]);
    const changes = foldRefs(projection, events, state);
    const plan = await planned(db, loader, { changes, limits });
    const wanted = isSettled ? plan.lookups : [...lookups, ...plan.lookups];
    const found = await loader.rowsBy(db, distinct(wanted), limits.maxLoaded * 2 + 1);
    for (const row of found) holdRow(state, row);
    return { state, changes, plan, isTooMuch: !isSettled && (plan.isWide || found.length > limits.maxLoaded * 2) };
  };

  const movesOf = ({ plan, state }: Loaded): SpreadMove[] => [
    ...plan.inline
      .filter(({ name }) => spreads.isSpreading(name))
      .map((key) => ({ key, position: 0n, after: null, isDone: true })),
    ...plan.spread.map((key) => ({
      key,
      position: state.refs.get(key.name)?.position ?? 0n,
      after: null,
      isDone: false,
    })),
  ];

  const write = async (db: Db, { events, until }: Batch, from: Cursor, loaded: Loaded): Promise<Cursor | null> => {
    const { state, changes } = loaded;
    const moves = movesOf(loaded);
    fold(projection, events, state, changes);
    spreads.markTouched(state);
    if (state.held.length > 0) await parked.hold(db, state.held, from);
    const next = await commit(db, state, { events, from, until, spreads: moves }).catch(refusing(state, events));
    if (next) spreads.moved(moves);
    return next;
  };

  const halves = async (db: Db, { events, until }: Batch, from: Cursor): Promise<Cursor | null> => {
    const half = Math.ceil(events.length / 2);
    const first = events.slice(0, half);
    const middle = await take(db, { events: first, until: first.at(-1)?.position ?? from.position }, from);
    return middle && take(db, { events: events.slice(half), until }, middle);
  };

  /** Of one event that looks up more rows than fit: these first, then the event itself. */
  const wide = async (db: Db, batch: Batch, from: Cursor, { changes, state }: Loaded): Promise<Cursor | null> => {
    const [event] = batch.events;
    if (!event) return null;
    const lookups = distinct([...touchedBy(projection, [event]).lookups, ...erasing(changes).map(lookupOf)]);
    const wanted = { event, changes, lookups, refs: state.refs };
    const isWritten = await applyWide(db, { projection, parked, loader, stored, commit }, wanted, from);
    return isWritten && write(db, batch, from, await load(db, batch.events, true));
  };

  const take = async (db: Db, { events, until }: Batch, from: Cursor): Promise<Cursor | null> => {
    const names = parked.names();
    const batch = { events: events.filter((event) => !names.has(thingName(eventThing(event)))), until };
    const loaded = await load(db, batch.events, false);
    if (!loaded.isTooMuch) return write(db, batch, from, loaded);
    return batch.events.length > 1 ? halves(db, batch, from) : wide(db, batch, from, loaded);
  };

  const forget = () => {
    stored.forget();
    commit.forget();
    spreads.forget();
    parked.forget();
  };

  /** Forgets what is kept where a write did not go as it thought. */
  const kept = async (work: () => Promise<Cursor | null>): Promise<Cursor | null> => {
    let after: Cursor | null = null;
    try {
      after = await work();
      return after;
    } finally {
      if (!after) forget();
    }
  };

  const known = async (db: Db): Promise<void> => {
    await spreads.isOpen(db);
    await parked.load(db);
  };

  const waiting = createWaiting(pool, projection, {
    ...{ parked, stored, commit, spreads, known },
    take,
    again: async (events, from) => write(pool, { events, until: from.position }, from, await load(pool, events, false)),
  });

  return {
    forget,
    apply: (batch, cursor, db = pool) =>
      kept(async () => {
        await known(db);
        return take(db, batch, cursor);
      }),
    applyAround: (batch, cursor, db = pool) => kept(() => waiting.around(db, batch, cursor)),
    parked: {
      isEmpty: async () => {
        await known(pool);
        return parked.names().size === 0;
      },
      retry: (cursor, retrying) => kept(() => waiting.retry(cursor, retrying)),
    },
    spreads: {
      arrival: spreads.arrival,
      isOpen: () => spreads.isOpen(pool),
      step: (cursor) => kept(() => spreads.step(pool, cursor)),
    },
  };
};
