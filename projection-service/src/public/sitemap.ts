import { publicCompanyPath, publicJobPath } from 'contracts/recruiting/public/public.paths';
import type pg from 'pg';
import { isNotSuspended } from '#projection-service/recruiting/public/not-suspended';
import { escapeHtml } from './html.ts';

/** Addresses in one part (sitemaps.org). */
export const PART = 50_000;

/** What a part lists. */
const SOURCES = {
  companies: {
    where: `read.public_company t where ${isNotSuspended('t.id')}`,
    address: 't.subdomain',
    count: `select coalesce(sum(n), 0)::int8 as n from read.public_company_count where key = '' and ${isNotSuspended('tenant_id')}`,
    pathOf: publicCompanyPath,
  },
  jobs: {
    where: `read.public_job t where t.is_open and ${isNotSuspended('t.tenant_id')}`,
    address: 't.slug',
    count: `select coalesce(sum(n), 0)::int8 as n from read.public_job_count where key = 'isOpen=true' and ${isNotSuspended('tenant_id')}`,
    pathOf: publicJobPath,
  },
  trainings: {
    where: `read.public_training_page t join read.public_company c on c.id = t.tenant_id
      where t.is_listed and t.content is not null and ${isNotSuspended('t.tenant_id')}`,
    address: `c.subdomain || '/trainings/' || t.slug`,
    count: `select count(*) as n from read.public_training_page t
      where t.is_listed and t.content is not null and ${isNotSuspended('t.tenant_id')}`,
    pathOf: (address: string) => `/p/${address}`,
  },
};
type SourceName = keyof typeof SOURCES;
const names = Object.keys(SOURCES) as SourceName[];

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const urlEntry = (address: string, updatedAt?: string): string =>
  `<url><loc>${escapeHtml(address)}</loc>${updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''}</url>`;
const urlSet = (entries: readonly string[]): string =>
  `${HEAD}<urlset ${NAMESPACE}>\n${entries.join('\n')}\n</urlset>\n`;

/** All parts by address. */
export const sitemapIndex = async (pool: pg.Pool, origin: string): Promise<string> => {
  const parts: string[] = [];
  for (const name of names) {
    const { rows } = await pool.query<{ n: bigint }>(SOURCES[name].count);
    const count = Math.ceil(Number(rows[0]?.n ?? 0) / PART);
    for (let part = 1; part <= count; part += 1) parts.push(`${origin}/sitemap/${name}-${part}.xml`);
  }
  const entries = parts.map((href) => `<sitemap><loc>${escapeHtml(href)}</loc></sitemap>`).join('\n');
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries}\n</sitemapindex>\n`;
};

/** One part, `jobs-1`; undefined where there is none. */
export const sitemapPart = async (pool: pg.Pool, origin: string, asked: string): Promise<string | undefined> => {
  const [, name = '', digits = ''] = /^(companies|jobs|trainings)-([1-9]\d{0,4})$/.exec(asked) ?? [];
  if (name === '') return undefined;
  const { where, address, pathOf } = SOURCES[name as SourceName];
  const { rows } = await pool.query<[string, string]>({
    text: `select ${address}, t.updated_at from ${where} order by t.id offset $1 limit $2`,
    values: [(Number(digits) - 1) * PART, PART],
    rowMode: 'array',
  });
  if (rows.length === 0) return undefined;
  return urlSet(rows.map(([slug, updatedAt]) => urlEntry(origin + pathOf(slug), updatedAt)));
};

/** All of one company's pages, at a host of its own. */
export const ownSitemap = async (pool: pg.Pool, origin: string, companyId: string): Promise<string> => {
  const { rows } = await pool.query<[string, string]>({
    text: `select t.slug, t.updated_at from ${SOURCES.jobs.where} and t.tenant_id = $1 order by t.id limit $2`,
    values: [companyId, PART - 1],
    rowMode: 'array',
  });
  const jobs = rows.map(([slug, updatedAt]) => urlEntry(origin + publicJobPath(slug), updatedAt));
  const listed = await pool.query<[string, string]>({
    text: `select ${SOURCES.trainings.address}, t.updated_at from ${SOURCES.trainings.where} and t.tenant_id = $1 order by t.id limit $2`,
    values: [companyId, PART - 1 - jobs.length],
    rowMode: 'array',
  });
  const trainings = listed.rows.map(([at, updatedAt]) => urlEntry(origin + SOURCES.trainings.pathOf(at), updatedAt));
  return urlSet([urlEntry(`${origin}/`), ...jobs, ...trainings]);
};

export const robotsText = (origin: string): string =>
  `User-agent: *\n${['/a/', '/api/', '/board/', '/c/', '/e/', '/landlord/', '/t/'].map((path) => `Disallow: ${path}`).join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`;
