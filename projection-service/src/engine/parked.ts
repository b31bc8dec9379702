import type { Recorded } from 'contracts/kernel/message';
import type { Cursor } from './commit.ts';
import { eventFault, isPassing } from './fault.ts';
import { changedRows } from './fold.ts';
import { companyIn, type FoldState, type Held, type Reason, type Thing, thingName } from './fold-state.ts';
import type { Db } from './load.ts';
import { prepared } from './prepared.ts';
import type { Projection } from './projection.ts';
import type { Schema } from './sql-names.ts';

/**
 * Companies whose things wait before a projection stops: with more it is its code that cannot run, not somebody's data. And things in all, as
 * each is held in memory. Those that wait for keys do not count.
 */
export const MAX_COMPANIES = 20;
const MAX_PARKED = 10_000;

/** Keys that are looked for at once. */
const MAX_KEYS = 1_000;
/** Of an event that waits because others do. */
const WITH_OTHERS: Reason = { error: '', key: null };

/** Something that an event could not be folded into, with the positions of the events that wait with it. */
export type ParkedThing = Thing & { positions: bigint[] };

/** What waits beside a projection while everything else goes on. */
export type Parked = {
  load(db: Db): Promise<void>;
  names(): ReadonlySet<string>;
  isFull(): boolean;
  park(db: Db, refused: { thing: Thing; position: bigint | null; error: string }, cursor: Cursor): Promise<void>;
  /** Lets later events of things that wait do so too. Before the checkpoint passes them; again changes nothing. */
  hold(db: Db, held: readonly Held[], cursor: Cursor): Promise<void>;
  /** Keys that something waits for. */
  keys(db: Db): Promise<string[]>;
  /** What somebody asks to be tried again, and what waits for one of these keys. */
  requested(db: Db, keys: readonly string[]): Promise<ParkedThing[]>;
  refusedAgain(db: Db, thing: Thing, reason: Reason): Promise<void>;
  end(db: Db, thing: Thing): Promise<void>;
  forget(): void;
};

/** What the database refuses of one event that touches one row is that row's. */
export const refusing =
  (state: FoldState, [event, ...more]: readonly Recorded[]) =>
  (error: unknown): never => {
    const [entry, ...others] = changedRows(state);
    if (isPassing(error) || !event || !entry || more.length > 0 || others.length > 0) throw error;
    throw eventFault(error, event, { kind: '', tenantId: entry.tenantId, id: entry.id });
  };

type Row = { kind: string; tenant_id: string; row_id: string; positions: bigint[]; key_id: string | null };

export const createParked = ({ name: projection }: Projection, schema: Schema): Parked => {
  /** Name → the key that it waits for, where it waits for one. */
  let known: Map<string, string | null> | undefined;
  const table = `${schema}.parked`;
  const same = 'projection = $1 and kind = $2 and tenant_id = $3 and row_id = $4';
  const put = prepared(`insert into ${table} as t (projection, kind, tenant_id, row_id, positions, error, key_id)
    select $1, $2, $3, $4, $5::int8[], $6, $9::uuid from ${schema}.checkpoint where name = $1 and position = $7 and generation = $8
    on conflict (projection, kind, tenant_id, row_id) do update
    set positions = t.positions || excluded.positions where not t.positions @> excluded.positions`);
  /** Of what went wrong only the kind is left: the rest may quote somebody who is erased. */
  const hush = prepared(
    `update ${table} set error = coalesce(substring(error from '^at [^:]+: [^: ]+'), '') where ${same}`,
  );
  const of = ({ kind, tenantId, id }: Thing) => [projection, kind, tenantId, id];

  type Write = { thing: Thing; position: bigint | null; reason: Reason };
  const write = async (db: Db, { thing, position, reason }: Write, { position: from, generation }: Cursor) => {
    const positions = position === null ? [] : [position];
    await db.query({ ...put, values: [...of(thing), positions, reason.error, from, generation, reason.key] });
    const name = thingName(thing);
    if (known && !known.has(name)) known.set(name, reason.key);
  };

  return {
    load: async (db) => {
      if (known) return;
      const { rows } = await db.query<Row>({
        ...prepared(`select kind, tenant_id, row_id, key_id from ${table} where projection = $1`),
        values: [projection],
      });
      known = new Map(
        rows.map((row) => [thingName({ kind: row.kind, tenantId: row.tenant_id, id: row.row_id }), row.key_id]),
      );
    },
    names: () => new Set(known?.keys()),
    isFull: () => {
      const names = [...(known ?? [])].flatMap(([name, key]) => (key === null ? [name] : []));
      return names.length >= MAX_PARKED || new Set(names.map(companyIn)).size >= MAX_COMPANIES;
    },
    park: (db, { error, ...refused }, cursor) => write(db, { ...refused, reason: { error, key: null } }, cursor),
    hold: async (db, held, cursor) => {
      for (const { thing, position, isErasing, reason = WITH_OTHERS } of held) {
        await write(db, { thing, position, reason }, cursor);
        if (isErasing) await db.query({ ...hush, values: of(thing) });
      }
    },
    keys: async (db) => {
      if (!known?.values().some((key) => key !== null)) return [];
      const { rows } = await db.query<{ key_id: string }>({
        ...prepared(
          `select distinct key_id from ${table} where projection = $1 and key_id is not null limit ${MAX_KEYS}`,
        ),
        values: [projection],
      });
      return rows.map(({ key_id }) => key_id);
    },
    requested: async (db, keys) => {
      const { rows } = await db.query<Row>({
        ...prepared(
          `select kind, tenant_id, row_id, positions from ${table} where projection = $1 and (is_requested or key_id = any($2::uuid[]))`,
        ),
        values: [projection, keys],
      });
      return rows.map((row) => ({
        kind: row.kind,
        tenantId: row.tenant_id,
        id: row.row_id,
        positions: row.positions.map(BigInt).toSorted((a, b) => Number(a - b)),
      }));
    },
    refusedAgain: async (db, thing, { error, key }) => {
      await db.query({
        ...prepared(`update ${table} set error = $5, key_id = $6::uuid, is_requested = false where ${same}`),
        values: [...of(thing), error, key],
      });
      known?.set(thingName(thing), key);
    },
    end: async (db, thing) => {
      await db.query({ ...prepared(`delete from ${table} where ${same}`), values: of(thing) });
      known?.delete(thingName(thing));
    },
    forget: () => {
      known = undefined;
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
