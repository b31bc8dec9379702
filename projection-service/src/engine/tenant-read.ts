import type pg from 'pg';
import { readTogether } from 'platform/postgres/read-together';
import type { Query } from './list-query.ts';
import { ALL_COMPANIES } from './projection.ts';

type Results = unknown[][][];
type Setting = { name: 'tenant' | 'user' | 'landlord' | 'market'; value: string };

const settingQuery = ({ name, value }: Setting) => ({
  name,
  text: `select set_config('onrecord.${name}', $1, true)`,
  values: [value],
});

const readWith = async (pool: pg.Pool, settings: readonly Setting[], queries: readonly Query[]): Promise<Results> => {
  const { answers, failed } = await readTogether(pool, [...settings.map(settingQuery), ...queries]);
  if (failed) throw failed.reason;
  return answers.slice(settings.length).map((answer) => answer?.rows ?? []);
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
