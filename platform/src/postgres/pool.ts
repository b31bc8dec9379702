import pg from 'pg';
import type { Logger } from 'pino';

const { builtins } = pg.types;

const isoFromTimestamp = (value: string): string => new Date(value).toISOString();

/** int8 as bigint, timestamptz as ISO 8601 in UTC with milliseconds, date and numeric as text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (format === 'binary') return pg.types.getTypeParser(oid, 'binary');
    if (oid === builtins.INT8) return BigInt;
    if (oid === builtins.TIMESTAMPTZ) return isoFromTimestamp;
    if (oid === builtins.DATE) return (value: string) => value;
    return pg.types.getTypeParser(oid);
  },
};

type PoolLog = Pick<Logger, 'warn'>;

const open = (config: pg.PoolConfig, log: PoolLog): pg.Pool => {
  const pool = new pg.Pool({ types, connectionTimeoutMillis: 10_000, keepAlive: true, ...config });
  pool.on('error', (error) => log.warn({ error: error.message }, 'idle database connection lost'));
  // One that breaks while it is in use fails its statement, or the next; unheard, its error would end the process.
  pool.on('connect', (client) => client.on('error', (error) => log.warn({ error: error.message }, 'connection lost')));
  return pool;
};

/** Connections of one database role, with `settings` as `-c name=value`. One that breaks while idle is logged and replaced. */
export const openPool = (url: string, size: number, log: PoolLog, settings = ''): pg.Pool =>
  open({ connectionString: url, max: size, options: `-c timezone=UTC ${settings}` }, log);

/** Connections on which statements may be sent before the one before them is answered. */
export const openPipelinedPool = (url: string, size: number, log: PoolLog): pg.Pool =>
  open({ connectionString: url, max: size, options: '-c timezone=UTC', pipeline: true }, log);

/** Runs `work` in one transaction of one connection. */
export const inTransaction = async <T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    await client.query('rollback').then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    );
    throw error;
  }
};
