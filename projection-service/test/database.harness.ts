import type pg from 'pg';
import { openPipelinedPool, openPool } from 'platform/postgres/pool';
import { openLog } from 'platform/telemetry/log';
import { type TestDatabase, testDatabase } from 'platform/test/postgres.harness';
import { prepareEngine } from '#projection-service/engine/checkpoint';
import { openProjectorPool } from '#projection-service/engine/engine';
import type { Projection, Row } from '#projection-service/engine/projection';
import { fieldsOf, quoted, type Schema, snake, tablesOf } from '#projection-service/engine/sql-names';

/** A log that nobody reads. */
export const quiet = openLog('spec', 'silent');

/** A database of a spec's own with the engine's tables, and pools of both roles. */
export type DatabaseHarness = {
  database: TestDatabase;
  projector: pg.Pool;
  reader: pg.Pool;
  close(): Promise<void>;
};

export const openDatabase = async ({ readModels = false } = {}): Promise<DatabaseHarness> => {
  const database = await testDatabase({ readModels, keys: false });
  const projector = openProjectorPool(database.urls.PROJECTOR_DATABASE_URL, 6, quiet);
  const reader = openPipelinedPool(database.urls.READER_DATABASE_URL, 4, quiet);
  await prepareEngine(projector);
  return {
    database,
    projector,
    reader,
    close: async () => {
      await Promise.all([projector.end(), reader.end()]);
      await database.drop();
    },
  };
};

/** Rows of a projection as the view names them, of one company, by id. */
export const storedRows = async (pool: pg.Pool, projection: Projection, tenantId: string): Promise<Row[]> => {
  const fields = fieldsOf(projection);
  const { rows } = await pool.query<unknown[]>({
    text: `select ${fields.map(([name]) => quoted(snake(name))).join(', ')} from read.${projection.table} where tenant_id = $1`,
    values: [tenantId],
    rowMode: 'array',
  });
  return rows
    .map((cells) =>
      Object.fromEntries(
        fields.map(([name, type], index) => {
          const cell = cells[index];
          return [name, type === 'int8' && cell !== null ? Number(cell) : cell];
        }),
      ),
    )
    .toSorted((a, b) => String(a.id).localeCompare(String(b.id))) as Row[];
};

/** Everything that lies in the tables of a projection, positions and counters too. */
export const dump = async (pool: pg.Pool, projection: Projection, schema: Schema = 'read') => {
  const tables: Record<string, unknown[]> = {};
  for (const table of tablesOf(projection)) {
    const { rows } = await pool.query(`select t::text as line from ${schema}.${table} t order by 1`);
    tables[table] = rows.map(({ line }) => line);
  }
  return tables;
};

/** A pool of the role that may see everything, to look behind row-level security. */
export const openSuperuser = (harness: DatabaseHarness): pg.Pool => openPool(harness.database.superuserUrl, 2, quiet);

export const endClient = async (pid: number, pool: pg.Pool): Promise<void> => {
  await pool.query('select pg_terminate_backend($1)', [pid]);
};
