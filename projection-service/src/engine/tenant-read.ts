import type pg from 'pg';
import type { Query } from './list-query.ts';
import { ALL_COMPANIES } from './projection.ts';

type Results = unknown[][][];
type Setting = { name: 'tenant' | 'user' | 'landlord' | 'market'; value: string };

/** A value that a statement could not take: the connection and what it has prepared are as good as before. */
const isAboutData = (error: unknown): boolean => String((error as { code?: unknown }).code ?? '').startsWith('22');

const begin = 'begin isolation level repeatable read read only';
const settingQuery = ({ name, value }: Setting) => ({
  name,
  text: `select set_config('onrecord.${name}', $1, true)`,
  values: [value],
});

/** All in one transaction and one snapshot; the statements travel together. `pool` is of the reader's role and pipelines. */
const readWith = async (pool: pg.Pool, settings: readonly Setting[], queries: readonly Query[]): Promise<Results> => {
  const client = await pool.connect();
  const settled = await Promise.allSettled([
    client.query(begin),
    ...settings.map((setting) => client.query(settingQuery(setting))),
    ...queries.map((query) => client.query<unknown[]>(query)),
    client.query('commit'),
  ]);
  const failed = settled.find((result) => result.status === 'rejected');
  client.release(failed !== undefined && !isAboutData(failed.reason));
  if (failed) throw failed.reason;
  return settled
    .slice(1 + settings.length, -1)
    .map((result) => (result as PromiseFulfilledResult<pg.QueryArrayResult>).value.rows);
};

/** Asks `queries` as one company's reader: row-level security shows nothing of others. */
export const readAs = (pool: pg.Pool, tenantId: string, queries: readonly Query[]): Promise<Results> =>
  readWith(pool, [{ name: 'tenant', value: tenantId }], queries);

/** … as one person: what is theirs, in whichever company (projections of scope `person`). */
export const readAsPerson = (pool: pg.Pool, userId: string, queries: readonly Query[]): Promise<Results> =>
  readWith(pool, [{ name: 'user', value: userId }], queries);

const ofAll: Setting = { name: 'tenant', value: ALL_COMPANIES };

/** … as a platform admin: what is kept for them of all companies (projections of scope `landlord`). */
export const readAsLandlord = (pool: pg.Pool, queries: readonly Query[]): Promise<Results> =>
  readWith(pool, [ofAll, { name: 'landlord', value: 'on' }], queries);

/** … as any company: what people offer to all of them (projections of scope `market`). */
export const readAsMarket = (pool: pg.Pool, queries: readonly Query[]): Promise<Results> =>
  readWith(pool, [ofAll, { name: 'market', value: 'on' }], queries);

/** … as somebody of whom nothing is known (projections of scope `public`). */
export const readAsAnybody = (pool: pg.Pool, queries: readonly Query[]): Promise<Results> =>
  readWith(pool, [], queries);
