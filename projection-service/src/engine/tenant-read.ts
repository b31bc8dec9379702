import type pg from 'pg';
import type { Query } from './list-query.ts';

type Results = unknown[][][];

/** A value that a statement could not take: the connection and what it has prepared are as good as before. */
const isAboutData = (error: unknown): boolean => String((error as { code?: unknown }).code ?? '').startsWith('22');

/**
 * Asks `queries` as one company's reader, all in one transaction and one snapshot: row-level security shows nothing of others.
 * The statements travel together; `pool` is of the reader's role and pipelines.
 */
export const readAs = async (pool: pg.Pool, tenantId: string, queries: readonly Query[]): Promise<Results> => {
  const client = await pool.connect();
  const settled = await Promise.allSettled([
    client.query('begin isolation level repeatable read read only'),
    client.query({ name: 'tenant', text: `select set_config('onrecord.tenant', $1, true)`, values: [tenantId] }),
    ...queries.map((query) => client.query<unknown[]>(query)),
    client.query('commit'),
  ]);
  const failed = settled.find((result) => result.status === 'rejected');
  client.release(failed !== undefined && !isAboutData(failed.reason));
  if (failed) throw failed.reason;
  return settled.slice(2, -1).map((result) => (result as PromiseFulfilledResult<pg.QueryArrayResult>).value.rows);
};
