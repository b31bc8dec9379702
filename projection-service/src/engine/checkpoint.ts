import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { inTransaction } from 'platform/postgres/pool';
import { prepared } from './prepared.ts';
import type { Projection } from './projection.ts';
import type { Schema } from './sql-names.ts';
import { createIndexes, createTables } from './tables.ts';

/** Held while the engine's own tables are made, so that processes started together do it one after the other. */
const PREPARE_LOCK = 727_002;

/** How far a projection's tables are, and which tables. */
export type Checkpoint = { version: number; position: bigint; generation: number };

const sql = (name: string): Promise<string> => readFile(new URL(name, import.meta.url), 'utf8');

/** Makes what the engine itself needs in the database; safe to run at any time. */
export const prepareEngine = async (pool: pg.Pool): Promise<void> => {
  const statements = [
    await sql('engine.schema.sql'),
    await sql('search.schema.sql'),
    await sql('../landlord/company/company-counts.schema.sql'),
  ];
  await inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [PREPARE_LOCK]);
    for (const statement of statements) await client.query(statement);
  });
};

export const readCheckpoint = async (
  client: pg.ClientBase | pg.Pool,
  schema: Schema,
  name: string,
): Promise<Checkpoint | undefined> => {
  const { rows } = await client.query<Checkpoint>(
    `select version, position, generation from ${schema}.checkpoint where name = $1`,
    [name],
  );
  return rows[0];
};

/** How far the tables that serve are, by projection. */
export const readPositions = async (pool: pg.Pool): Promise<Map<string, bigint>> => {
  const { rows } = await pool.query<[string, bigint]>({
    ...prepared('select name, position from read.checkpoint'),
    rowMode: 'array',
  });
  return new Map(rows);
};

export const putCheckpoint = async (
  client: pg.ClientBase,
  schema: Schema,
  name: string,
  { version, position, generation }: Checkpoint,
): Promise<void> => {
  await client.query(
    `insert into ${schema}.checkpoint values ($1, $2, $3, $4)
     on conflict (name) do update set version = $2, position = $3, generation = $4`,
    [name, version, position, generation],
  );
};

/** Empty tables in `schema` and a checkpoint at the beginning, for each of `lanes`. A rebuild gets its indexes later. */
export const begin = async (
  client: pg.ClientBase,
  projection: Projection,
  schema: Schema,
  lanes: readonly Projection[] = [projection],
): Promise<Checkpoint> => {
  const start = { version: projection.version, position: 0n, generation: 0 };
  await createTables(client, projection, schema);
  if (schema === 'read') await createIndexes(client, projection);
  for (const table of ['spread', 'parked'])
    await client.query(`delete from ${schema}.${table} where split_part(projection, ' ', 1) = $1`, [projection.name]);
  for (const { name } of lanes) await putCheckpoint(client, schema, name, start);
  return start;
};

export const beginTables = (pool: pg.Pool, projection: Projection, schema: Schema): Promise<Checkpoint> =>
  inTransaction(pool, (client) => begin(client, projection, schema));

/** Lets every read model be built anew: what there is of them stands on another log. */
export const forgetReadModels = async (client: pg.ClientBase): Promise<void> => {
  for (const schema of ['read', 'rebuild'])
    for (const table of ['checkpoint', 'spread', 'parked']) await client.query(`delete from ${schema}.${table}`);
};
