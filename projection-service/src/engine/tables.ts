import type pg from 'pg';
import { inTransaction } from 'platform/postgres/pool';
import type { Projection, Scope } from './projection.ts';
import { quoted, rollupTable, type Schema, searchTable, snake, tablesOf, zoneTable } from './sql-names.ts';

/** In a schema file: what follows is made once a rebuild has filled the table. */
const ONCE_FILLED = '-- once filled';

const sideTables = ({ table }: Projection): string => `
  create table ${table}_ref (
    tenant_id text not null, kind text not null, id text not null,
    data json, position bigint not null,
    primary key (tenant_id, kind, id)
  );
  create table ${table}_count (
    tenant_id uuid not null, key text not null, n bigint not null,
    primary key (tenant_id, key)
  );
  alter table ${table}_count set (fillfactor = 50);
  -- Walking an index alone takes pages that vacuum has seen: not only after a fifth of a large table has changed.
  alter table ${table} set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02,
    autovacuum_analyze_scale_factor = 0.02);`;

/** A row of a rollup is written again and again: room beside it keeps its new versions on the same page. */
const rollupTables = (projection: Projection): string => {
  const { rollup, columns } = projection;
  if (!rollup) return '';
  const by = rollup.by.map((field) => [quoted(snake(field)), columns[field]] as const);
  return `
  create table ${rollupTable(projection)} (
    tenant_id uuid not null, month date not null, ${by.map(([name, type]) => `${name} ${type} not null, `).join('')}
    -- rows of each day of the month
    days int4[] not null,
    primary key (${['tenant_id', 'month', ...by.map(([name]) => name)].join(', ')})
  );
  alter table ${rollupTable(projection)} set (fillfactor = 50);
  create table ${zoneTable(projection)} (tenant_id uuid primary key, zone text not null);`;
};

const wordsTable = (projection: Projection): string => `
  create table ${searchTable(projection)} (
    tenant_id uuid not null, id uuid not null, search text not null,
    primary key (tenant_id, id)
  );`;

/**
 * One index for beginnings of words, one for pieces of words. A short list of pending entries: merging a long one would hold up
 * the write that happens to do it.
 */
const wordIndexes = (projection: Projection): string[] => {
  const table = searchTable(projection);
  const indexed = { beginnings: 'read.words_of(tenant_id, search)', pieces: 'tenant_id, search gin_trgm_ops' };
  return Object.entries(indexed).map(
    ([name, column]) =>
      `create index ${table}_${name} on ${table} using gin (${column}) with (gin_pending_list_limit = 256)`,
  );
};

/** Which rows a reader sees, by the projection's scope. */
const VISIBLE: Record<Scope, string> = {
  tenant: `tenant_id = nullif(current_setting('onrecord.tenant', true), '')::uuid`,
  person: `user_id = nullif(current_setting('onrecord.user', true), '')::uuid`,
  landlord: `current_setting('onrecord.landlord', true) = 'on'`,
  market: `current_setting('onrecord.market', true) = 'on'`,
  public: 'true',
};

/** Refs are not for readers at all; counters and words know of companies, not of persons. */
const isReadable = ({ table, scope }: Projection, name: string): boolean =>
  name !== `${table}_ref` && (scope !== 'person' || name === table);

/** Row-level security is the engine's business: no projection can forget it. */
const security = (projection: Projection, table: string): string => `
  alter table ${table} enable row level security;
  alter table ${table} force row level security;
  create policy projector on ${table} to onrecord_projector using (true) with check (true);
  ${
    isReadable(projection, table)
      ? `create policy reader on ${table} for select to onrecord_reader
    using (${VISIBLE[projection.scope]});
  grant select on ${table} to onrecord_reader;`
      : ''
  }`;

/** SQL of the table with what it is filled by, and of what is made afterwards. */
export const parts = ({ schema }: Pick<Projection, 'schema'>): [table: string, indexes: string] => {
  const [table = '', ...indexes] = schema.split(ONCE_FILLED);
  // A comment may hold a semicolon.
  return [table, indexes.join('').replace(/--.*$/gm, '')];
};

const inSchema = (schema: Schema, statements: string): string =>
  `set local search_path = ${schema}, public; ${statements}; set local search_path = default`;

/** Drops what a projection has in `schema`. */
export const dropTables = async (client: pg.ClientBase, projection: Projection, schema: Schema): Promise<void> => {
  for (const table of tablesOf(projection)) await client.query(`drop table if exists ${schema}.${table}`);
};

/** Makes the tables of a projection, empty, in `schema`. Inside a transaction. */
export const createTables = async (client: pg.ClientBase, projection: Projection, schema: Schema): Promise<void> => {
  await dropTables(client, projection, schema);
  const [table] = parts(projection);
  const words = projection.search ? wordsTable(projection) : '';
  const secured = tablesOf(projection).map((name) => security(projection, name));
  await client.query(
    inSchema(schema, `${table}; ${sideTables(projection)} ${words} ${rollupTables(projection)} ${secured.join('')}`),
  );
};

/** Statements that make the indexes which wait until the rows are in. */
const indexStatements = (projection: Projection): string[] => {
  const [, indexes] = parts(projection);
  const statements = indexes.split(';').filter((statement) => statement.trim() !== '');
  return projection.search ? [...statements, ...wordIndexes(projection)] : statements;
};

/** Makes the indexes of an empty table. Inside a transaction. */
export const createIndexes = async (client: pg.ClientBase, projection: Projection): Promise<void> => {
  for (const statement of indexStatements(projection)) await client.query(inSchema('read', statement));
};

/** Makes the indexes of a filled table of `rebuild`, two at a time. */
export const createIndexesOnceFilled = async (pool: pg.Pool, projection: Projection): Promise<void> => {
  // The dearest, those of the search, stand last and are begun first.
  const waiting = indexStatements(projection);
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const statement = next;
      await inTransaction(pool, (client) => client.query(inSchema('rebuild', statement)));
    }
  };
  await Promise.all([work(), work()]);
};

/** Puts the tables of `rebuild` in the place of those of `read`. Inside a transaction. */
export const swapTables = async (client: pg.ClientBase, projection: Projection): Promise<void> => {
  await dropTables(client, projection, 'read');
  for (const table of tablesOf(projection)) await client.query(`alter table rebuild.${table} set schema read`);
  for (const table of ['spread', 'parked']) {
    await client.query(`delete from read.${table} where split_part(projection, ' ', 1) = $1`, [projection.name]);
    await client.query(
      `with moved as (delete from rebuild.${table} where projection = $1 returning *) insert into read.${table} select * from moved`,
      [projection.name],
    );
  }
};

/** Keeps readers and writers away from the tables that serve, as far as these exist. Inside a transaction. */
export const lockTables = async (client: pg.ClientBase, projection: Projection): Promise<void> => {
  // One after the other in the order in which the live runner's statement locks them: the two never wait for each other.
  for (const table of tablesOf(projection)) {
    const { rowCount } = await client.query(`select from pg_class where oid = to_regclass($1) and relkind = 'r'`, [
      `read.${table}`,
    ]);
    if (rowCount) await client.query(`lock table read.${table} in access exclusive mode`);
  }
};
