import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { SETTLES_AFTER_MS } from 'contracts/recruiting/interview/interview.statuses';
import pg from 'pg';
import { calm, openInterviews, openProduct, type Product, succeeded } from './product.ts';
import { median, type Question, rounds } from './question.ts';
import { statusAt } from './visible.ts';

const INTERVIEWS = 20;
const COMMANDS = 100;
/** Until what follows from a command is done. */
const PAUSE_MS = 150;
/** Commands whose statements are counted, and the time that each gets; the same time again without any. All before the first is settled. */
const COUNTED = 6;
const COUNTED_PAUSE_MS = 1_500;
/** Until the last is settled, and what follows from that is done: its candidate is told. */
const IDLE_MS = 10_000;
const SETTLED_MS = SETTLES_AFTER_MS + 3_000;

const TABLE = 'create table lone (id uuid primary key, at timestamptz not null default now(), data json not null)';

const change = async ({ call }: Product, ids: readonly string[], index: number): Promise<void> => {
  const body = { status: statusAt(index, ids), comment: 'Came prepared.' };
  succeeded(await call('POST', `/api/tenant/interviews/${ids[index % ids.length]}/status`, { body }));
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

/** Statements that the whole product sends in a while. */
const statementsIn = async (client: pg.Client, work: () => Promise<void>): Promise<number> => {
  await client.query('select pg_stat_statements_reset()');
  await work();
  const { rows } = await client.query('select sum(calls)::int as calls from pg_stat_statements');
  return rows[0].calls;
};

/** Restarted with a Postgres that counts statements. */
const counting = async (product: Product, url: string): Promise<pg.Client> => {
  const before = new pg.Client({ connectionString: url });
  await before.connect();
  await before.query(`alter system set shared_preload_libraries = 'pg_stat_statements'`);
  await before.end();
  await product.onrecord.stop();
  await product.onrecord.restart();
  const client = new pg.Client({ connectionString: product.superuserUrl });
  await client.connect();
  await client.query('create extension pg_stat_statements');
  return client;
};

/**
 * Of one command, everything that follows from it included; what the product does anyway is taken off. And of its being settled: a
 * command of the product's own, and a mail.
 */
const statementsOf = async (
  product: Product,
  ids: readonly string[],
  first: number,
): Promise<{ changing: number; settling: number }> => {
  const client = await counting(product, product.superuserUrl);
  try {
    await calm(product);
    const perMs = (await statementsIn(client, () => sleep(IDLE_MS))) / IDLE_MS;
    const of = async (ms: number, work: () => Promise<void>) =>
      ((await statementsIn(client, work)) - perMs * ms) / COUNTED;
    const changing = await of(COUNTED * COUNTED_PAUSE_MS, async () => {
      for (let index = first; index < first + COUNTED; index += 1) {
        const [taken] = await Promise.all([timed(() => change(product, ids, index)), sleep(COUNTED_PAUSE_MS)]);
        if (taken > COUNTED_PAUSE_MS) throw new Error('A lone command took longer than the pause behind it.');
      }
    });
    const settling = await of(SETTLED_MS, () => sleep(SETTLED_MS));
    return { changing, settling };
  } finally {
    await client.end();
  }
};

export const loneCommand: Question = {
  name: 'lone-command-vs-insert',
  method: `a status change over HTTP, alone, against one durable INSERT over one connection to the same Postgres, in turns with a pause of ${PAUSE_MS} ms; and how many statements a lone one brings, what follows from it at once included, and how many when it is settled and its candidate told`,
  measure: async () => {
    const product = await openProduct(1);
    const plain = new pg.Client({ connectionString: product.emmettUrl });
    try {
      const ids = await openInterviews(product.call, INTERVIEWS);
      await plain.connect();
      await plain.query(TABLE);
      const data = JSON.stringify({ status: 'reviewed', comment: 'Came prepared.', ids });
      const insert = () => plain.query('insert into lone (id, data) values ($1, $2)', [randomUUID(), data]);
      await calm(product);
      let next = 0;
      const all = await rounds(async () => {
        const times: { command: number[]; insert: number[] } = { command: [], insert: [] };
        for (let repeat = 0; repeat < COMMANDS; repeat += 1, next += 1) {
          times.command.push(await timed(() => change(product, ids, next)));
          await sleep(PAUSE_MS);
          times.insert.push(await timed(insert));
        }
        return { command: median(times.command), insert: median(times.insert) };
      });
      await plain.end();
      const statements = await statementsOf(product, ids, next);
      return [
        {
          name: 'lone-command-vs-insert',
          value: median(all.map((one) => one.command / one.insert)),
          unit: 'ratio',
          n: COMMANDS,
        },
        { name: 'lone-command', value: median(all.map(({ command }) => command)), unit: 'ms', n: COMMANDS },
        { name: 'lone-insert', value: median(all.map((one) => one.insert)), unit: 'ms', n: COMMANDS },
        { name: 'lone-command-statements', value: statements.changing, unit: 'statements', n: COUNTED },
        { name: 'lone-command-settled-statements', value: statements.settling, unit: 'statements', n: COUNTED },
      ];
    } finally {
      await product.close();
    }
  },
};
