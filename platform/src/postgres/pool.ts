import pg from 'pg';
import type { Logger } from 'pino';
import { isCut } from './away.ts';
import { withCircuit } from './circuit.ts';
import { isPooled, sessionUrl, withoutNames } from './pooler.ts';

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

const CONNECT_MS = 5_000;
const KEEP_ALIVE_AFTER_MS = 5_000;
/** How long a statement of a role may take, in milliseconds. */
export const STATEMENT_MS: Record<string, number> = {
  onrecord_command: 4_000,
  onrecord_keys: 4_000,
  onrecord_projector: 30_000,
  onrecord_reader: 15_000,
  onrecord_worker: 60_000,
};
/** After the server's own time-out, where the server is not there to keep it. */
const SILENCE_MS = 1_000;

/** The role's time-outs, kept by the server and by us. */
const timeouts = (url: string): { settings: string; query_timeout?: number } => {
  const limit = STATEMENT_MS[new URL(url).username];
  return limit === undefined
    ? { settings: '' }
    : { settings: `-c statement_timeout=${limit}`, query_timeout: limit + SILENCE_MS };
};

const open = (url: string, { options, ...config }: pg.PoolConfig, log: PoolLog): pg.Pool => {
  const isOfPooler = isPooled(url);
  const pool = new pg.Pool({
    connectionString: url,
    types,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    // A pooler takes none: there they are its role's, in the database.
    ...(!isOfPooler && { options }),
    ...config,
  });
  if (isOfPooler) pool.on('connect', withoutNames);
  pool.on('error', (error) => log.warn({ error: error.message }, 'idle database connection lost'));
  // One that breaks while it is in use fails its statement, or the next; unheard, its error would end the process.
  pool.on('connect', (client) => client.on('error', (error) => log.warn({ error: error.message }, 'connection lost')));
  return withCircuit(pool);
};

/** Connections for work that takes as long as it needs, such as making indexes; none goes through a pooler. */
export const openPatientPool = (url: string, size: number, log: PoolLog, settings = ''): pg.Pool =>
  open(sessionUrl(url), { max: size, options: `-c timezone=UTC -c statement_timeout=0 ${settings}` }, log);

/** Connections of one database role, with `settings` as `-c name=value`. One that breaks while idle is logged and replaced. */
export const openPool = (url: string, size: number, log: PoolLog, settings = ''): pg.Pool => {
  const { settings: limits, ...others } = timeouts(url);
  return open(url, { max: size, options: `-c timezone=UTC ${limits} ${settings}`, ...others }, log);
};

/** Connections on which statements may be sent before the one before them is answered. */
export const openPipelinedPool = (url: string, size: number, log: PoolLog): pg.Pool => {
  const { settings, ...others } = timeouts(url);
  return open(url, { max: size, options: `-c timezone=UTC ${settings}`, pipeline: true, ...others }, log);
};

const rolledBack = (client: pg.PoolClient): Promise<void> =>
  client.query('rollback').then(
    () => client.release(),
    (broken: Error) => client.release(broken),
  );

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
    // A connection that is silent would be waited for once more.
    if (error instanceof Error && isCut(error)) client.release(error);
    else await rolledBack(client);
    throw error;
  }
};
