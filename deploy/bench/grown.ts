import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openKept } from './kept.ts';
import { type Product, succeeded } from './product.ts';
import type { Figure } from './question.ts';

export const SMALL = 10_000;
export const LARGE = 1_000_000;
const REPEATS = 20;
/** A connection tells its counters at the end of a transaction, once a second at most. */
const FLUSH_MS = 1_200;

/** Questions of one kind to a company that grows: the paths that are asked, and the read models that answer. */
export type Growing = {
  name: string;
  /** SQL over `relname`. */
  relations: string;
  paths(product: Product): Promise<Record<string, string>>;
};

/** Blocks that tables and their indexes were asked for, in memory or not, since they were made. */
const blocksSql = (relations: string): string => `select coalesce(
    sum(heap_blks_read + heap_blks_hit + coalesce(idx_blks_read, 0) + coalesce(idx_blks_hit, 0)), 0)::float8 as blocks
  from pg_statio_user_tables where schemaname = 'read' and (${relations})`;

const blocksOf = async ({ call }: Product, statistics: pg.Client, relations: string, path: string): Promise<number> => {
  const sql = blocksSql(relations);
  const ask = async () => succeeded(await call('GET', path));
  await ask();
  await sleep(FLUSH_MS);
  await ask();
  const before = (await statistics.query(sql)).rows[0].blocks;
  for (let asked = 0; asked < REPEATS - 1; asked += 1) await ask();
  await sleep(FLUSH_MS);
  await ask();
  return ((await statistics.query(sql)).rows[0].blocks - before) / REPEATS;
};

/** What autovacuum reads counts like what is asked for: it rests while that is measured. */
const restVacuum = async (statistics: pg.Client): Promise<void> => {
  await statistics.query('alter system set autovacuum = off');
  await statistics.query('select pg_reload_conf()');
  const atWork = `select count(*)::int as workers from pg_stat_activity where backend_type = 'autovacuum worker'`;
  while ((await statistics.query(atWork)).rows[0].workers > 0) await sleep(FLUSH_MS);
};
const resumeVacuum = async (statistics: pg.Client): Promise<void> => {
  await statistics.query('alter system reset autovacuum');
  await statistics.query('select pg_reload_conf()');
};

type Blocks = Record<string, Record<string, number>>;

/** By kind and question: the blocks that each reads of a company of this size. */
const measured = async (kinds: readonly Growing[], interviews: number): Promise<Blocks> => {
  const product = await openKept(interviews);
  const statistics = new pg.Client({ connectionString: product.superuserUrl });
  await statistics.connect();
  try {
    const blocks: Blocks = {};
    await restVacuum(statistics);
    for (const { name, relations, paths } of kinds) {
      const ofKind: Record<string, number> = {};
      for (const [question, path] of Object.entries(await paths(product)))
        ofKind[question] = await blocksOf(product, statistics, relations, path);
      blocks[name] = ofKind;
    }
    await resumeVacuum(statistics);
    return blocks;
  } finally {
    await statistics.end();
    await product.close();
  }
};

/** By kind: how many times as many blocks each question reads of a large company as of a small one, the worst first. */
export const measureGrowth = async (
  kinds: readonly Growing[],
  sizes: { small: number; large: number },
): Promise<Record<string, Figure[]>> => {
  const small = await measured(kinds, sizes.small);
  const large = await measured(kinds, sizes.large);
  return Object.fromEntries(
    kinds.map(({ name }) => {
      const ratios = Object.entries(small[name] ?? {}).map(([question, before]): Figure => {
        const value = (large[name]?.[question] ?? Number.NaN) / before;
        return { name: `${name}-${question}`, value, unit: 'ratio', n: REPEATS };
      });
      const worst = Math.max(...ratios.map(({ value }) => value));
      return [name, [{ name, value: worst, unit: 'ratio', n: REPEATS }, ...ratios]];
    }),
  );
};
