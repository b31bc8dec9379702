import type { Recorded } from 'contracts/kernel/message';
import type { Cursor } from './commit.ts';
import { eventFault, isPassing } from './fault.ts';
import { changedRows } from './fold.ts';
import { type FoldState, type Held, type Thing, thingName } from './fold-state.ts';
import type { Db } from './load.ts';
import { prepared } from './prepared.ts';
import type { Projection } from './projection.ts';
import type { Schema } from './sql-names.ts';

/** Things of one projection that wait before it stops: with more it is its code that cannot run, not their data. */
export const MAX_PARKED = 200;

/** Something that an event could not be folded into, with the positions of the events that wait with it. */
export type ParkedThing = Thing & { positions: bigint[] };

/** What waits beside a projection while everything else goes on. */
export type Parked = {
  load(db: Db): Promise<void>;
  names(): ReadonlySet<string>;
  park(db: Db, refused: { thing: Thing; position: bigint | null; error: string }, cursor: Cursor): Promise<void>;
  /** Lets later events of things that wait do so too. Before the checkpoint passes them; again changes nothing. */
  hold(db: Db, held: readonly Held[], cursor: Cursor): Promise<void>;
  /** What somebody asks to be tried again. */
  requested(db: Db): Promise<ParkedThing[]>;
  refusedAgain(db: Db, thing: Thing, error: string): Promise<void>;
  end(db: Db, thing: Thing): Promise<void>;
  forget(): void;
};

export const eventThing = ({ id, metadata: { tenantId } }: Recorded): Thing => ({ kind: 'event', tenantId, id });

/** What the database refuses of one event that touches one row is that row's. */
export const refusing =
  (state: FoldState, [event, ...more]: readonly Recorded[]) =>
  (error: unknown): never => {
    const [entry, ...others] = changedRows(state);
    if (isPassing(error) || !event || !entry || more.length > 0 || others.length > 0) throw error;
    throw eventFault(error, event, { kind: '', tenantId: entry.tenantId, id: entry.id });
  };

type Row = { kind: string; tenant_id: string; row_id: string; positions: bigint[] };

export const createParked = ({ name: projection }: Projection, schema: Schema): Parked => {
  let names: Set<string> | undefined;
  const table = `${schema}.parked`;
  const same = 'projection = $1 and kind = $2 and tenant_id = $3 and row_id = $4';
  const put = prepared(`insert into ${table} as t (projection, kind, tenant_id, row_id, positions, error)
    select $1, $2, $3, $4, $5::int8[], $6 from ${schema}.checkpoint where name = $1 and position = $7 and generation = $8
    on conflict (projection, kind, tenant_id, row_id) do update
    set positions = t.positions || excluded.positions where not t.positions @> excluded.positions`);
  /** Of what went wrong only the kind is left: the rest may quote somebody who is erased. */
  const hush = prepared(
    `update ${table} set error = coalesce(substring(error from '^at [^:]+: [^: ]+'), '') where ${same}`,
  );
  const of = ({ kind, tenantId, id }: Thing) => [projection, kind, tenantId, id];

  const write = (db: Db, { thing, position, error }: Parameters<Parked['park']>[1], cursor: Cursor) => {
    const positions = position === null ? [] : [position];
    return db.query({ ...put, values: [...of(thing), positions, error, cursor.position, cursor.generation] });
  };

  return {
    load: async (db) => {
      if (names) return;
      const { rows } = await db.query<Row>({
        ...prepared(`select kind, tenant_id, row_id from ${table} where projection = $1`),
        values: [projection],
      });
      names = new Set(rows.map((row) => thingName({ kind: row.kind, tenantId: row.tenant_id, id: row.row_id })));
    },
    names: () => names ?? new Set(),
    park: async (db, refused, cursor) => {
      await write(db, refused, cursor);
      names?.add(thingName(refused.thing));
    },
    hold: async (db, held, cursor) => {
      for (const { thing, position, isErasing } of held) {
        await write(db, { thing, position, error: '' }, cursor);
        if (isErasing) await db.query({ ...hush, values: of(thing) });
      }
    },
    requested: async (db) => {
      const { rows } = await db.query<Row>({
        ...prepared(`select kind, tenant_id, row_id, positions from ${table} where projection = $1 and is_requested`),
        values: [projection],
      });
      return rows.map((row) => ({
        kind: row.kind,
        tenantId: row.tenant_id,
        id: row.row_id,
        positions: row.positions.map(BigInt).toSorted((a, b) => Number(a - b)),
      }));
    },
    refusedAgain: async (db, thing, error) => {
      await db.query({
        ...prepared(`update ${table} set error = $5, is_requested = false where ${same}`),
        values: [...of(thing), error],
      });
    },
    end: async (db, thing) => {
      await db.query({ ...prepared(`delete from ${table} where ${same}`), values: of(thing) });
      names?.delete(thingName(thing));
    },
    forget: () => {
      names = undefined;
    },
  };
};

/** Asks for everything of a projection to be tried again: a new start may bring the cure. */
export const requestAll = async (db: Db, { name }: Pick<Projection, 'name'>): Promise<void> => {
  await db.query('update read.parked set is_requested = true where projection = $1', [name]);
};

export const requestOne = async (db: Db, id: string): Promise<boolean> =>
  (await db.query('update read.parked set is_requested = true where id = $1', [id])).rowCount === 1;

/** How much of each projection waits. */
export const readParked = async (db: Db): Promise<Map<string, number>> => {
  const { rows } = await db.query<{ projection: string; n: number }>(
    prepared('select projection, count(*)::int4 as n from read.parked group by projection'),
  );
  return new Map(rows.map(({ projection, n }) => [projection, n]));
};
