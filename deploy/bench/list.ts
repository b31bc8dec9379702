import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { ROOT } from '#deploy/local/settings';
import { openProduct, type Product, succeeded } from './product.ts';
import type { Figure, Question } from './question.ts';

const SMALL = 10_000;
const LARGE = 1_000_000;
const REPEATS = 20;
/** A connection tells its counters at the end of a transaction, once a second at most. */
const FLUSH_MS = 1_200;

/** Blocks that the tables and indexes of the interview list were asked for, in memory or not, since they were made. */
const BLOCKS = `select coalesce(sum(heap_blks_read + heap_blks_hit + coalesce(idx_blks_read, 0) + coalesce(idx_blks_hit, 0)), 0)::float8
  as blocks from pg_statio_user_tables where schemaname = 'read' and relname like 'interview%' and relname not like 'interview_log%'`;

const list = (parameters: Record<string, unknown>): string =>
  `/api/tenant/interviews?${Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&')}`;

const newest = ['updatedAt', 'DESC'];

/** The questions of one list; what is searched is somebody who is in it. */
const questionsFor = (name: string): Record<string, string> => ({
  first: list({ sort: newest, range: [0, 24] }),
  deep: list({ sort: newest, range: [9_000, 9_024] }),
  filter: list({ sort: newest, range: [0, 24], filter: { status: 'approved' } }),
  search: list({ sort: newest, range: [0, 24], filter: { q: name } }),
  total: list({ sort: ['candidateName', 'ASC'], range: [0, 0], filter: { status: 'rejected' } }),
});

const blocksOf = async ({ call }: Product, statistics: pg.Client, path: string): Promise<number> => {
  const ask = async () => succeeded(await call('GET', path));
  await ask();
  await sleep(FLUSH_MS);
  await ask();
  const before = (await statistics.query(BLOCKS)).rows[0].blocks;
  for (let asked = 0; asked < REPEATS - 1; asked += 1) await ask();
  await sleep(FLUSH_MS);
  await ask();
  return ((await statistics.query(BLOCKS)).rows[0].blocks - before) / REPEATS;
};

const measured = async (product: Product, statistics: pg.Client): Promise<Record<string, number>> => {
  const [row] = succeeded<{ candidateName: string }[]>(
    await product.call('GET', list({ sort: newest, range: [500, 500] })),
  );
  const blocks: Record<string, number> = {};
  for (const [name, path] of Object.entries(questionsFor(row?.candidateName ?? '')))
    blocks[name] = await blocksOf(product, statistics, path);
  return blocks;
};

const seed = async ({ onrecord }: Product, interviews: number): Promise<void> => {
  const candidates = String(Math.ceil(interviews / 5));
  const args = [`${ROOT}/deploy/local/seed.ts`, '--candidates', candidates, '--interviews', String(interviews)];
  await promisify(execFile)(process.execPath, [...args, '--company', 'harbor'], {
    env: { ...process.env, DATA_DIR: onrecord.dataDir, PORT: new URL(onrecord.url).port },
  });
};

export const lists: Question = {
  name: 'list-1m-vs-10k',
  method: `interviews of one company: blocks that first page, page from row 9,000, filter, search of a full name and total read at ${LARGE} rows, against ${SMALL}; the worst of the five`,
  measure: async () => {
    const product = await openProduct(1);
    const statistics = new pg.Client({ connectionString: product.superuserUrl });
    await statistics.connect();
    try {
      await seed(product, SMALL);
      const small = await measured(product, statistics);
      await seed(product, LARGE - SMALL);
      const large = await measured(product, statistics);
      const ratios = Object.keys(small).map((name): Figure => {
        const value = (large[name] ?? Number.NaN) / (small[name] ?? Number.NaN);
        return { name: `list-1m-vs-10k-${name}`, value, unit: 'ratio', n: REPEATS };
      });
      const worst = Math.max(...ratios.map(({ value }) => value));
      return [{ name: 'list-1m-vs-10k', value: worst, unit: 'ratio', n: REPEATS }, ...ratios];
    } finally {
      await statistics.end();
      await product.close();
    }
  },
};
