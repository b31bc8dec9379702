import { COMPANY_PAGE } from 'contracts/recruiting/application/application.commands';
import { ApplicationSource } from 'contracts/recruiting/application/application.events';
import { OPEN_JOBS_PER_PAGE } from 'contracts/recruiting/public/public.views';
import type { Request } from 'express';
import type pg from 'pg';
import { type Recent, recent } from '#projection-service/engine/recent';
import {
  readClosed,
  readCompany,
  readCompanyState,
  readJob,
  readJobState,
  readOpenJobs,
} from '#projection-service/recruiting/public/public.reads';
import { companyPage } from './company-page.ts';
import { jobPage } from './job-page.ts';
import { type Language, languageOf } from './language.ts';
import { closedPage } from './missing-page.ts';
import type { Page } from './render.ts';

/** Bytes of rendered pages kept in this process. */
const KEPT_BYTES = 64_000_000;
/** A page with its compressed forms and what surrounds it. */
const weightOf = ({ body }: Page): number => body.bytes * 1.5 + 2_000;

const MAX_PAGE = 400;
const MAX_QUERY = 200;

/** What a page answers; undefined where there is no such page. */
export type Found = { page: Page; status?: number; updatedAt?: string } | undefined;

export type Pages = {
  job(pool: pg.Pool, asked: Asked, slug: string): Promise<Found>;
  company(pool: pg.Pool, asked: Asked, name: string): Promise<Found>;
};

/** What a request says, whatever it looks like: a page has no wrong parameters. */
export type Asked = { language: Language; path: string; source: string; isOwnSource: boolean; q: string; page: number };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const askedOf = (request: Request): Asked => {
  const { lang, source, q, page } = request.query;
  const given = ApplicationSource.safeParse(source);
  const number = Number(textOf(page));
  return {
    language: languageOf(lang, (tags) => (request.headers['accept-language'] ? request.acceptsLanguages(tags) : false)),
    path: request.path,
    source: given.success ? given.data : COMPANY_PAGE,
    isOwnSource: !given.success,
    q: textOf(q).toWellFormed().replaceAll('\0', '').trim().slice(0, MAX_QUERY).toWellFormed(),
    page: Number.isInteger(number) && number >= 1 ? Math.min(number, MAX_PAGE) : 1,
  };
};

const keyOf = (...parts: unknown[]): string => parts.join(' ');
const languageKey = ({ locale, isChosen }: Language): string => `${locale}${isChosen ? '!' : ''}`;

/** The pages over their reads. One that was made is made again only when what it shows has changed. */
export const createPages = (origin: string): Pages => {
  const kept: Recent<Page> = recent(KEPT_BYTES, weightOf);

  const closed = async (pool: pg.Pool, { language, path }: Asked, slug: string): Promise<Found> => {
    const subdomain = await readClosed(pool, slug);
    const found = subdomain === undefined ? undefined : await readCompany(pool, subdomain);
    if (!found) return undefined;
    const { jobs } = await readOpenJobs(pool, { companyId: found.company.id });
    return { status: 410, page: closedPage({ company: found.company, jobs }, language, path) };
  };

  return {
    job: async (pool, asked, slug) => {
      const { language, source, isOwnSource } = asked;
      const state = await readJobState(pool, slug);
      if (!state) return closed(pool, asked, slug);
      const key = keyOf('job', slug, languageKey(language), source, state.state);
      const known = kept.get(key);
      if (known) return { page: known, updatedAt: state.updatedAt };
      const job = await readJob(pool, slug);
      if (!job) return closed(pool, asked, slug);
      const page = jobPage(job, { origin, language, source, isOwnSource });
      kept.set(key, page);
      return { page, updatedAt: state.updatedAt };
    },
    company: async (pool, { language, q, page: number }, name) => {
      const state = await readCompanyState(pool, name);
      if (!state) return undefined;
      const key = keyOf('company', name, languageKey(language), number, state.state);
      const known = q === '' ? kept.get(key) : undefined;
      if (known) return { page: known, updatedAt: state.updatedAt };
      const found = await readCompany(pool, name);
      if (!found) return undefined;
      const wish = { companyId: found.company.id, q };
      const asked = await readOpenJobs(pool, { ...wish, page: number });
      const last = Math.max(1, Math.ceil(asked.jobsFound / OPEN_JOBS_PER_PAGE));
      const list = number > last ? await readOpenJobs(pool, { ...wish, page: last }) : asked;
      const page = companyPage(found.company, list, { origin, language, q, page: Math.min(number, last) });
      if (q === '') kept.set(key, page);
      return { page, updatedAt: state.updatedAt };
    },
  };
};
