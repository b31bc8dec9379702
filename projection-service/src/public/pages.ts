import { SourceCode } from 'contracts/recruiting/candidate-source/candidate-source.code';
import { COMPANY_PAGE } from 'contracts/recruiting/candidate-source/candidate-source.usual';
import { openInterviewPath, publicJobPath } from 'contracts/recruiting/public/public.paths';
import { OPEN_JOBS_PER_PAGE } from 'contracts/recruiting/public/public.views';
import { TRAINING_PAGE } from 'contracts/training/public-training/public-training.choices';
import { embeddedTrainingPath, publicTrainingPath } from 'contracts/training/public-training/public-training.paths';
import type { Request } from 'express';
import type pg from 'pg';
import { type Recent, recent } from '#projection-service/engine/recent';
import type { Addressed } from '#projection-service/identity/company-domains/public-address.reads';
import { readOpenInterview } from '#projection-service/recruiting/open-interview/public-open-interview.reads';
import {
  type JobFilter,
  readCompany,
  readCompanyState,
  readFacets,
  readFormer,
  readJob,
  readJobState,
  readOpenJobs,
} from '#projection-service/recruiting/public/public.reads';
import {
  readListedTrainings,
  readTrainingAt,
} from '#projection-service/training/public-training/public-training.reads';
import { companyPage } from './company-page.ts';
import { jobPage } from './job-page.ts';
import { type Language, languageOf } from './language.ts';
import { closedPage, closedTrainingPage } from './missing-page.ts';
import { openInterviewPage } from './open-interview-page.ts';
import type { Page } from './render.ts';
import type { Site } from './site.ts';
import { trainingPage } from './training-page.ts';

/** Bytes of rendered pages kept in this process. */
const KEPT_BYTES = 64_000_000;
/** A page with its compressed forms and what surrounds it. */
const weightOf = ({ body }: Page): number => body.bytes * 1.5 + 2_000;

const MAX_PAGE = 400;
const MAX_QUERY = 200;

/** What a page answers, or where it is now; undefined where there is no such page. */
export type Found = { page: Page; status?: number; updatedAt?: string } | undefined;
export type Moved = { to: string; status: 301 };

/** A public training as its address names it, there or in a frame. */
export type AskedTraining = { subdomain: string; slug: string; referral: string | undefined; isEmbedded: boolean };

export type Pages = {
  job(pool: pg.Pool, pageRequest: PageRequest, slug: string): Promise<Found | Moved>;
  company(pool: pg.Pool, pageRequest: PageRequest, name: string): Promise<Found>;
  openInterview(pool: pg.Pool, pageRequest: PageRequest, id: string): Promise<Found | Moved>;
  training(pool: pg.Pool, pageRequest: PageRequest, asked: AskedTraining): Promise<Found | Moved>;
};

/** What a request says, whatever it looks like: a page has no wrong parameters. */
export type PageRequest = {
  language: Language;
  path: string;
  source: string;
  isOwnSource: boolean;
  q: string;
  filter: JobFilter;
  page: number;
  /** `?q=…`, as it came. */
  search: string;
  /** The company at whose own host it is asked for; its pages alone are there. */
  own?: Addressed | undefined;
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const searchable = (value: unknown): string =>
  textOf(value).toWellFormed().replaceAll('\0', '').trim().slice(0, MAX_QUERY).toWellFormed();

export const pageRequestOf = (request: Request, own?: Addressed): PageRequest => {
  const { lang, source, q, page, place, workplace, employment, category } = request.query;
  const given = SourceCode.safeParse(source);
  const number = Number(textOf(page));
  return {
    language: languageOf(lang, (tags) => (request.headers['accept-language'] ? request.acceptsLanguages(tags) : false)),
    path: request.path,
    source: given.success ? given.data : COMPANY_PAGE,
    isOwnSource: !given.success,
    q: searchable(q),
    filter: {
      ...{ place: searchable(place), workplace: searchable(workplace) },
      ...{ employment: searchable(employment), category: searchable(category) },
    },
    search: request.originalUrl.slice(request.originalUrl.split('?', 1)[0]?.length),
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

  /** An address that a job had once: where the job is today, or that it is closed. */
  const former = async (pool: pg.Pool, pageRequest: PageRequest, slug: string): Promise<Found | Moved> => {
    const { language, path, own, search } = pageRequest;
    const known = await readFormer(pool, slug);
    if (known === undefined || (own && own.subdomain !== known.subdomain)) return undefined;
    const { subdomain } = known;
    if (known.isOpen && known.slug !== null && known.slug !== slug)
      return { to: publicJobPath(known.slug) + search, status: 301 };
    const found = await readCompany(pool, subdomain);
    if (!found) return undefined;
    const { jobs } = await readOpenJobs(pool, { companyId: found.company.id });
    const options = { language, path, site: siteOf(pageRequest) };
    return { status: 410, page: closedPage({ company: found.company, jobs }, options) };
  };

  return {
    openInterview: async (pool, pageRequest, id) => {
      const { language, source, isOwnSource, own, path, search } = pageRequest;
      const found = await readOpenInterview(pool, id);
      if (!found || (own && own.companyId !== found.company.id)) return undefined;
      const here = openInterviewPath(found.company.subdomain, id);
      if (path !== here) return { to: here + search, status: 301 };
      const page = openInterviewPage(found, { ...siteOf(pageRequest), language, source, isOwnSource });
      return { page, updatedAt: found.updatedAt };
    },
    training: async (pool, pageRequest, { subdomain, slug, referral, isEmbedded }) => {
      const { language, path, own, search } = pageRequest;
      const found = await readTrainingAt(pool, subdomain, slug);
      if (!found || (own && own.companyId !== found.company.id)) return undefined;
      const site = siteOf(pageRequest);
      const { company, content, embedOrigins } = found;
      if (isEmbedded && (content === null || embedOrigins.length === 0)) return undefined;
      if (content === null) return { status: 410, page: closedTrainingPage(company, { language, path, site }) };
      const given = SourceCode.safeParse(referral);
      const pathOf = isEmbedded ? embeddedTrainingPath : publicTrainingPath;
      const here = pathOf(subdomain, found.slug, given.success ? given.data : undefined);
      if (path !== here) return { to: here + search, status: 301 };
      const source = given.success ? given.data : TRAINING_PAGE;
      const options = { ...site, language, source, isOwnSource: !given.success };
      const frame = isEmbedded ? { embedOrigins } : undefined;
      return { page: trainingPage({ ...found, content }, { ...options, frame }) };
    },
    job: async (pool, pageRequest, slug) => {
      const { language, source, isOwnSource, own } = pageRequest;
      const state = await readJobState(pool, slug);
      if (!state) return former(pool, pageRequest, slug);
      if (own && own.companyId !== state.companyId) return undefined;
      const key = keyOf('job', own ? 'own' : '', slug, languageKey(language), source, state.state);
      const known = kept.get(key);
      if (known) return { page: known, updatedAt: state.updatedAt };
      const job = await readJob(pool, slug);
      if (!job) return former(pool, pageRequest, slug);
      const page = jobPage(job, { ...siteOf(pageRequest), language, source, isOwnSource });
      kept.set(key, page);
      return { page, updatedAt: state.updatedAt };
    },
    company: async (pool, pageRequest, name) => {
      const { language, q, filter, page: number, own } = pageRequest;
      const isAsked = [q, ...Object.values(filter)].some(Boolean);
      const state = await readCompanyState(pool, name);
      if (!state) return undefined;
      const key = keyOf('company', own ? 'own' : '', name, languageKey(language), number, state.state);
      const known = isAsked ? undefined : kept.get(key);
      if (known) return { page: known, updatedAt: state.updatedAt };
      const found = await readCompany(pool, name);
      if (!found) return undefined;
      const query = { companyId: found.company.id, q, ...filter };
      const open = await readOpenJobs(pool, { ...query, page: number });
      const last = Math.max(1, Math.ceil(open.jobsFound / OPEN_JOBS_PER_PAGE));
      const list = number > last ? await readOpenJobs(pool, { ...query, page: last }) : open;
      const page = companyPage(found.company, list, {
        ...siteOf(pageRequest),
        language,
        q,
        filter,
        facets: await readFacets(pool, found.company.id),
        trainings: await readListedTrainings(pool, found.company.id),
        page: Math.min(number, last),
      });
      if (!isAsked) kept.set(key, page);
      return { page, updatedAt: state.updatedAt };
    },
  };
};
