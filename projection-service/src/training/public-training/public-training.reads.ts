import type { PublicCompanyView } from 'contracts/recruiting/public/public.views';
import type pg from 'pg';
import { prepared } from '#projection-service/engine/prepared';
import { isNotSuspended } from '#projection-service/recruiting/public/not-suspended';
import { readCompanyOf } from '#projection-service/recruiting/public/public.reads';
import type { PublicContent } from './public-training.projection.ts';

export type ReadPublicTraining = {
  id: string;
  slug: string;
  isListed: boolean;
  embedOrigins: readonly string[];
  /** Null: it was open once, and is not now. */
  content: PublicContent | null;
  company: PublicCompanyView;
};

const SHOWN = `select t.tenant_id, t.id, t.slug, t.is_listed, t.embed_origins, t.content from read.public_training_page t`;
const BY_ID = `${SHOWN} where t.id = $1 and ${isNotSuspended('t.tenant_id')}`;
/** By the address that it has, else by one that it had. */
const BY_SLUG = `${SHOWN} join read.public_company c on c.id = t.tenant_id
  where c.subdomain = $1 and (t.slug = $2 or t.former_slugs @> to_jsonb($2::text)) and ${isNotSuspended('t.tenant_id')}
  order by t.slug = $2 desc, t.content is not null desc, t.updated_at desc, t.id limit 1`;

const readOne = async (pool: pg.Pool, text: string, values: string[]): Promise<ReadPublicTraining | undefined> => {
  const { rows } = await pool.query<unknown[]>({ ...prepared(text), values, rowMode: 'array' });
  const [cells] = rows;
  const company = cells && (await readCompanyOf(pool, String(cells[0])));
  if (!company) return undefined;
  const [, id, slug, isListed, embedOrigins, content] = cells;
  return { id, slug, isListed, embedOrigins, content, company } as ReadPublicTraining;
};

/** A public training, open or not any more, with its company. */
export const readPublicTraining = (pool: pg.Pool, id: string) => readOne(pool, BY_ID, [id]);
export const readTrainingAt = (pool: pg.Pool, subdomain: string, slug: string) =>
  readOne(pool, BY_SLUG, [subdomain, slug]);

/** Trainings on a company's page. */
const MAX_LISTED = 50;
const LISTED = `select t.slug, t.content ->> 'name', jsonb_array_length(t.content -> 'lessons') from read.public_training_page t
  where t.tenant_id = $1 and t.is_listed and t.content is not null order by t.content ->> 'name', t.id limit ${MAX_LISTED}`;

export type ListedTraining = { slug: string; name: string; lessonCount: number };

/** What a company lists on its page. */
export const readListedTrainings = async (pool: pg.Pool, companyId: string): Promise<ListedTraining[]> => {
  const { rows } = await pool.query<unknown[]>({ ...prepared(LISTED), values: [companyId], rowMode: 'array' });
  return rows.map(([slug, name, lessons]) => ({
    slug: String(slug),
    name: String(name),
    lessonCount: Number(lessons),
  }));
};
