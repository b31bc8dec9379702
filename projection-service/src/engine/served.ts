import type pg from 'pg';
import { inTransaction } from 'platform/postgres/pool';
import { begin, type Checkpoint, putCheckpoint, readCheckpoint } from './checkpoint.ts';
import { divided, lanesOf, wholeOf } from './lanes.ts';
import type { Projection } from './projection.ts';

/** First half of the advisory locks' keys; the second is made from the name. */
const FIRST_LOCKS = 727_006;

/** The tables that serve, whatever lanes they are in. */
export type Served = Pick<Checkpoint, 'version' | 'generation'> & { lanes: number; first: bigint; last: bigint };

export const readServed = async (
  client: pg.ClientBase | pg.Pool,
  projection: Projection,
): Promise<Served | undefined> => {
  const { rows } = await client.query<Served>(
    `select max(version) as version, max(generation) as generation, count(*)::int4 as lanes,
       min(position) as first, max(position) as last
     from read.checkpoint where split_part(name, ' ', 1) = $1 having count(*) > 0`,
    [wholeOf(projection).name],
  );
  return rows[0];
};

/**
 * Where the tables of a projection, or of one of its lanes, are; empty ones where there were none. Undefined where they are in
 * other lanes.
 */
export const readOrBegin = async (pool: pg.Pool, projection: Projection): Promise<Checkpoint | undefined> => {
  const stored = await readCheckpoint(pool, 'read', projection.name);
  if (stored) return stored;
  const whole = wholeOf(projection);
  return inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1, hashtext($2))', [FIRST_LOCKS, whole.name]);
    if (!(await readServed(client, projection)))
      await begin(client, whole, 'read', divided(whole, lanesOf(projection)));
    return readCheckpoint(client, 'read', projection.name);
  });
};

/** Gives what belongs to one lane to it, and to each what belongs to all. */
const divideTables = async (client: pg.ClientBase, { name, table }: Projection, lanes: number): Promise<void> => {
  await client.query(
    `insert into read.${table}_ref (tenant_id, kind, id, data, position)
     select 'global ' || nth || '/' || $1::int4, kind, id, data, position
     from read.${table}_ref cross join generate_series(1, $1::int4) nth where tenant_id = 'global'`,
    [lanes],
  );
  await client.query(`delete from read.${table}_ref where tenant_id = 'global'`);
  const rest = {
    spread: 'kind, tenant_id, id, position, after_tenant, after_id',
    parked: 'kind, tenant_id, row_id, positions, error, parked_at, is_requested, key_id',
  };
  for (const [side, columns] of Object.entries(rest)) {
    await client.query(
      `insert into read.${side} (projection, ${columns}) select $1 || ' ' || nth || '/' || $2::int4, ${columns}
       from read.${side} cross join generate_series(1, $2::int4) nth where projection = $1
         and case tenant_id when 'global' then true else read.lane_of(tenant_id::uuid, $2::int4) + 1 = nth end`,
      [name, lanes],
    );
    await client.query(`delete from read.${side} where projection = $1`, [name]);
  }
};

/** Lets the tables that were just put there be served in so many lanes. Inside a transaction. */
export const serveIn = async (
  client: pg.ClientBase,
  projection: Projection,
  lanes: number,
  checkpoint: Checkpoint,
): Promise<void> => {
  const parts = divided(projection, lanes);
  if (parts.length > 1) await divideTables(client, projection, parts.length);
  await client.query(`delete from read.checkpoint where split_part(name, ' ', 1) = $1 and name <> all($2)`, [
    projection.name,
    parts.map(({ name }) => name),
  ]);
  for (const { name } of parts) await putCheckpoint(client, 'read', name, checkpoint);
};
