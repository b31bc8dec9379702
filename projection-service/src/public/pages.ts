import { COMPANY_PAGE } from 'contracts/recruiting/application/application.commands';
import { ApplicationSource } from 'contracts/recruiting/application/application.events';
import { OPEN_JOBS_PER_PAGE } from 'contracts/recruiting/public/public.views';
import type { Request } from 'express';
import type pg from 'pg';
import { type Recent, recent } from '#projection-service/engine/recent';
import type { Addressed } from '#projection-service/identity/company-domains/public-address.reads';
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
import type { Site } from './site.ts';

/** Bytes of rendered pages kept in this process. */
const KEPT_BYTES = 64_000_000;
/** A page with its compressed forms and what surrounds it. */
const weightOf = ({ body }: Page): number => body.bytes * 1.5 + 2_000;

const MAX_PAGE = 400;
const MAX_QUERY = 200;

/** What a page answers; undefined where there is no such page. */
export type Found = { page: Page; status?: number; updatedAt?: string } | undefined;

export type Pages = {
  job(pool: pg.Pool, pageRequest: PageRequest, slug: string): Promise<Found>;
  company(pool: pg.Pool, pageRequest: PageRequest, name: string): Promise<Found>;
};

/** What a request says, whatever it looks like: a page has no wrong parameters. */
export type PageRequest = {
  language: Language;
  path: string;
  source: string;
  isOwnSource: boolean;
  q: string;
  page: number;
  /** The company at whose own host it is asked for; its pages alone are there. */
  own?: Addressed | undefined;
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const pageRequestOf = (request: Request, own?: Addressed): PageRequest => {
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
    own,
  };
};

const keyOf = (...parts: unknown[]): string => parts.join(' ');
const languageKey = ({ locale, isChosen }: Language): string => `${locale}${isChosen ? '!' : ''}`;

/** The pages over their reads. One that was made is made again only when what it shows has changed. */
export const createPages = (origin: string): Pages => {
  const kept: Recent<Page> = recent(KEPT_BYTES, weightOf);

  const siteOf = ({ own }: PageRequest): Site => ({ origin, isOwnHost: own !== undefined });

  const closed = async (pool: pg.Pool, pageRequest: PageRequest, slug: string): Promise<Found> => {
    const { language, path, own } = pageRequest;
    const subdomain = await readClosed(pool, slug);
    if (subdomain === undefined || (own && own.subdomain !== subdomain)) return undefined;
    const found = await readCompany(pool, subdomain);
    if (!found) return undefined;
    const { jobs } = await readOpenJobs(pool, { companyId: found.company.id });
    const options = { language, path, site: siteOf(pageRequest) };
    return { status: 410, page: closedPage({ company: found.company, jobs }, options) };
  };

  return {
    job: async (pool, pageRequest, slug) => {
      const { language, source, isOwnSource, own } = pageRequest;
      const state = await readJobState(pool, slug);
      if (!state) return closed(pool, pageRequest, slug);
      if (own && own.companyId !== state.companyId) return undefined;
      const key = keyOf('job', own ? 'own' : '', slug, languageKey(language), source, state.state);
      const known = kept.get(key);
      if (known) return { page: known, updatedAt: state.updatedAt };
      const job = await readJob(pool, slug);
      if (!job) return closed(pool, pageRequest, slug);
      const page = jobPage(job, { ...siteOf(pageRequest), language, source, isOwnSource });
      kept.set(key, page);
      return { page, updatedAt: state.updatedAt };
    },
    company: async (pool, pageRequest, name) => {
      const { language, q, page: number, own } = pageRequest;
      const state = await readCompanyState(pool, name);
      if (!state) return undefined;
      const key = keyOf('company', own ? 'own' : '', name, languageKey(language), number, state.state);
      const known = q === '' ? kept.get(key) : undefined;
      if (known) return { page: known, updatedAt: state.updatedAt };
      const found = await readCompany(pool, name);
      if (!found) return undefined;
      const query = { companyId: found.company.id, q };
      const open = await readOpenJobs(pool, { ...query, page: number });
      const last = Math.max(1, Math.ceil(open.jobsFound / OPEN_JOBS_PER_PAGE));
      const list = number > last ? await readOpenJobs(pool, { ...query, page: last }) : open;
      const page = companyPage(found.company, list, {
        ...siteOf(pageRequest),
        language,
        q,
        page: Math.min(number, last),
      });
      if (q === '') kept.set(key, page);
      return { page, updatedAt: state.updatedAt };
    },
  };
};
