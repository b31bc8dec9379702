import type { PublicCompanyView } from 'contracts/recruiting/public/public.views';
import type pg from 'pg';
import { prepared } from '#projection-service/engine/prepared';
import { isNotSuspended } from '#projection-service/recruiting/public/not-suspended';
import { readCompanyOf } from '#projection-service/recruiting/public/public.reads';

export type ReadOpenInterview = {
  id: string;
  title: string;
  description: string;
  answerDays: number;
  publishedAt: string;
  updatedAt: string;
  company: PublicCompanyView;
};

const OPEN = `select i.tenant_id, i.title, i.description, i.answer_days, i.published_at, i.updated_at
  from read.public_open_interview i where i.id = $1 and i.title is not null and ${isNotSuspended('i.tenant_id')}`;

/** An interview that is open to whoever has its link, and the company that opened it. */
export const readOpenInterview = async (pool: pg.Pool, id: string): Promise<ReadOpenInterview | undefined> => {
  const { rows } = await pool.query<unknown[]>({ ...prepared(OPEN), values: [id], rowMode: 'array' });
  const [cells] = rows;
  const company = cells && (await readCompanyOf(pool, String(cells[0])));
  if (!cells || !company) return undefined;
  const [, title, description, answerDays, publishedAt, updatedAt] = cells;
  return {
    ...{ id, title: String(title), description: String(description), answerDays: Number(answerDays) },
    ...{ publishedAt: String(publishedAt), updatedAt: String(updatedAt), company },
  };
};
