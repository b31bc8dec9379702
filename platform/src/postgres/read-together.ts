import type pg from 'pg';

/** A value that a statement could not take: the connection and what it has prepared are as good as before. */
const isAboutData = (error: unknown): boolean => String((error as { code?: unknown }).code ?? '').startsWith('22');

const begin = 'begin isolation level repeatable read read only';

/** What each statement answered, where it did; `failed`: the first that did not, the ends of the transaction among them. */
type Answers = { answers: (pg.QueryResult | undefined)[]; failed: PromiseRejectedResult | undefined };

/** All in one transaction and one snapshot; the statements travel together. `pool` is of the reader's role and pipelines. */
export const readTogether = async (pool: pg.Pool, statements: readonly pg.QueryConfig[]): Promise<Answers> => {
  const client = await pool.connect();
  const settled = await Promise.allSettled([
    client.query(begin),
    ...statements.map((statement) => client.query(statement)),
    client.query('commit'),
  ]);
  const failed = settled.find((result) => result.status === 'rejected');
  client.release(failed !== undefined && !isAboutData(failed.reason));
  const answers = settled.map((result) => (result.status === 'fulfilled' ? result.value : undefined));
  return { answers: answers.slice(1, -1), failed };
};
