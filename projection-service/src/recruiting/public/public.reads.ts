import type {
  JobFacets,
  OpenJobView,
  PublicCompanyView,
  PublicJobView,
} from 'contracts/recruiting/public/public.views';
import { OPEN_JOBS_PER_PAGE } from 'contracts/recruiting/public/public.views';
import type pg from 'pg';
import type { Query } from '#projection-service/engine/list-query';
import { prepared } from '#projection-service/engine/prepared';
import { searchPatterns } from '#projection-service/engine/search-text';
import { readAsAnybody } from '#projection-service/engine/tenant-read';
import { isNotSuspended } from './not-suspended.ts';

const query = (text: string, values: unknown[]): Query => ({ ...prepared(text), values, rowMode: 'array' });

const COMPANY = `c.id, coalesce(c.profile_name, c.tenant_name), c.subdomain, c.label, c.description, c.email, c.phone, c.phone_e164, c.website,
  c.address, c.color, c.logo, c.domain`;
const COMPANY_CELLS = 13;

const companyOf = (cells: unknown[]): PublicCompanyView => {
  const [id, name, subdomain, label, description, email, phone, phoneE164, website, address, color, logo, domain] =
    cells;
  return {
    ...{ id, name, subdomain, domain, label, description, email, phone, phoneE164, website, address, color, logo },
  } as PublicCompanyView;
};

const OPEN_JOB = `j.id, j.title, j.slug, j.place, j.country, j.workplace_type, j.employment_types, coalesce(j.profile_name, j.tenant_name),
  j.subdomain, j.published_at`;

const openJobOf = (cells: unknown[]): OpenJobView => {
  const [id, title, slug, location, country, workplaceType, employmentTypes, companyName, companySubdomain] = cells;
  const job = { id, title, slug, location, country, workplaceType, employmentTypes, companyName, companySubdomain };
  return { ...job, publishedAt: cells.at(-1) } as OpenJobView;
};

/** Where a table is: greater after every change of what it shows. */
type State = { state: string; updatedAt: string };

export type ReadCompany = State & { company: PublicCompanyView };

export const readCompany = async (pool: pg.Pool, subdomain: string): Promise<ReadCompany | undefined> => {
  const { rows } = await pool.query<unknown[]>(
    query(
      `select c.position, c.updated_at, ${COMPANY} from read.public_company c where c.subdomain = $1 and ${isNotSuspended('c.id')}`,
      [subdomain],
    ),
  );
  const [cells] = rows;
  if (!cells) return undefined;
  const [position, updatedAt, ...company] = cells;
  return { state: String(position), updatedAt: String(updatedAt), company: companyOf(company) };
};

/** A company as everybody sees it, by its id, suspended or not. */
export const readCompanyOf = async (pool: pg.Pool, companyId: string): Promise<PublicCompanyView | undefined> => {
  const { rows } = await pool.query<unknown[]>(
    query(`select ${COMPANY} from read.public_company c where c.id = $1`, [companyId]),
  );
  return rows[0] && companyOf(rows[0]);
};

/** Where the jobs and the trainings of one company are, closed ones too: one that closes changes what is shown. */
const JOBS_STATE = `(select max(j.position) from read.public_job j where j.tenant_id = c.id),
  (select max(j.updated_at) from read.public_job j where j.tenant_id = c.id),
  (select max(t.position) from read.public_training_page t where t.tenant_id = c.id),
  (select max(t.updated_at) from read.public_training_page t where t.tenant_id = c.id)`;

/** What a company's page can be known by before it is read whole. */
export const readCompanyState = async (pool: pg.Pool, subdomain: string): Promise<State | undefined> => {
  const { rows } = await pool.query<unknown[]>(
    query(
      `select c.position, c.updated_at, ${JOBS_STATE} from read.public_company c where c.subdomain = $1 and ${isNotSuspended('c.id')}`,
      [subdomain],
    ),
  );
  const [cells] = rows;
  if (!cells) return undefined;
  const [position, companyAt, jobsPosition, jobsAt, trainingsPosition, trainingsAt] = cells;
  const updatedAt = [companyAt, jobsAt, trainingsAt]
    .filter((at) => at !== null)
    .toSorted()
    .at(-1);
  return { state: `${position}.${jobsPosition}.${trainingsPosition}`, updatedAt: String(updatedAt) };
};

/** An open job as its address finds it. */
export const readJobState = async (
  pool: pg.Pool,
  slug: string,
): Promise<(State & { companyId: string }) | undefined> => {
  const { rows } = await pool.query<unknown[]>(
    query(
      `select j.position, c.position, greatest(j.updated_at, c.updated_at), c.id
       from read.public_job j join read.public_company c on c.id = j.tenant_id where j.slug = $1 and j.is_open and ${isNotSuspended('c.id')}`,
      [slug],
    ),
  );
  const [cells] = rows;
  if (!cells) return undefined;
  const [jobPosition, companyPosition, updatedAt, companyId] = cells;
  return {
    state: `${jobPosition}.${companyPosition}`,
    updatedAt: String(updatedAt),
    companyId: String(companyId),
  };
};

export const readJob = async (pool: pg.Pool, slug: string): Promise<PublicJobView | undefined> => {
  const { rows } = await pool.query<unknown[]>(
    query(
      `select ${COMPANY}, j.id, j.slug, j.content, j.published_at, j.updated_at
       from read.public_job j join read.public_company c on c.id = j.tenant_id where j.slug = $1 and j.is_open and ${isNotSuspended('c.id')}`,
      [slug],
    ),
  );
  const [cells] = rows;
  if (!cells) return undefined;
  const [id, jobSlug, content, publishedAt, updatedAt] = cells.slice(COMPANY_CELLS);
  return {
    ...(content as object),
    ...{ id, slug: jobSlug, publishedAt, updatedAt, company: companyOf(cells) },
  } as PublicJobView;
};

/** Whose an address was that no open job has now: its job today, and whether that is open. */
export type FormerAddress = { slug: string | null; isOpen: boolean; subdomain: string };

/** The job that had an address last, while it was published. */
export const readFormer = async (pool: pg.Pool, slug: string): Promise<FormerAddress | undefined> => {
  const { rows } = await pool.query<unknown[]>(
    query(
      `select j.slug, j.is_open, j.subdomain from read.public_job j
       where j.slug = $1 or j.former_slugs @> jsonb_build_array(jsonb_build_object('slug', $1::text))
       order by case when j.slug = $1 then j.updated_at else (
         select (f ->> 'until')::timestamptz from jsonb_array_elements(j.former_slugs) f where f ->> 'slug' = $1
       ) end desc limit 1`,
      [slug],
    ),
  );
  const [cells] = rows;
  return cells && { slug: cells[0] as string | null, isOpen: cells[1] === true, subdomain: String(cells[2]) };
};

export type JobFilter = {
  place?: string | undefined;
  workplace?: string | undefined;
  employment?: string | undefined;
  category?: string | undefined;
};
export type OpenJobsQuery = JobFilter & { companyId?: string; q?: string; page?: number; id?: string };
export type OpenJobs = { jobsFound: number; jobs: OpenJobView[] };

const NONE: OpenJobs = { jobsFound: 0, jobs: [] };

/** Open jobs, newest first. Within a company title and place are searched, among all the company's name too. */
export const readOpenJobs = async (
  pool: pg.Pool,
  { companyId, q = '', page = 1, id, place, workplace, employment, category }: OpenJobsQuery,
): Promise<OpenJobs> => {
  const values: unknown[] = [];
  const add = (value: unknown) => `$${values.push(value)}`;
  const patterns = searchPatterns(q);
  if (q.trim() !== '' && patterns.length === 0) return NONE;
  const wanted = [
    'j.is_open',
    isNotSuspended('j.tenant_id'),
    ...(companyId === undefined ? [] : [`j.tenant_id = ${add(companyId)}`]),
    ...(id === undefined ? [] : [`j.id = ${add(id)}`]),
    ...(place ? [`j.place = ${add(place)}`] : []),
    ...(workplace ? [`j.workplace_type = ${add(workplace)}`] : []),
    ...(employment ? [`j.employment_types ? ${add(employment)}`] : []),
    ...(category ? [`j.categories ? ${add(category)}`] : []),
    ...patterns.map((pattern) => `j.${companyId === undefined ? 'all_words' : 'words'} like ${add(pattern)}`),
  ].join(' and ');
  const counted =
    id === undefined && patterns.length === 0 && ![place, workplace, employment, category].some(Boolean)
      ? query(
          `select coalesce(sum(n), 0)::int8 from read.public_job_count where key = 'isOpen=true' and ${isNotSuspended('tenant_id')}${companyId === undefined ? '' : ' and tenant_id = $1'}`,
          [...values],
        )
      : query(`select count(*) from read.public_job j where ${wanted}`, [...values]);
  const skip = (page - 1) * OPEN_JOBS_PER_PAGE;
  const listed = query(
    `select ${OPEN_JOB} from (
       select j.tenant_id, j.id from read.public_job j where ${wanted}
       order by j.published_at desc, j.id desc offset ${add(skip)} limit ${OPEN_JOBS_PER_PAGE}
     ) p join read.public_job j on j.tenant_id = p.tenant_id and j.id = p.id order by j.published_at desc, j.id desc`,
    values,
  );
  const [totals, rows = []] = await readAsAnybody(pool, [counted, listed]);
  return { jobsFound: Number(totals?.[0]?.[0] ?? 0), jobs: rows.map(openJobOf) };
};

/** Places that a filter offers at most. */
const MAX_PLACES = 200;

/** What the open jobs of a company can be filtered by, most frequent first. */
export const readFacets = async (pool: pg.Pool, companyId: string): Promise<JobFacets> => {
  const open = 'j.is_open and j.tenant_id = $1';
  const several = (column: string) =>
    query(
      `select v, count(*) from read.public_job j, jsonb_array_elements_text(j.${column}) v where ${open} group by v order by 2 desc, 1`,
      [companyId],
    );
  const places = query(
    `select j.place, count(*) from read.public_job j where ${open} and j.place <> '' group by 1 order by 2 desc, 1 limit ${MAX_PLACES}`,
    [companyId],
  );
  const workplaces = query(
    `select j.workplace_type, count(*) from read.public_job j where ${open} and j.workplace_type is not null group by 1 order by 2 desc, 1`,
    [companyId],
  );
  const found = await readAsAnybody(pool, [places, workplaces, several('employment_types'), several('categories')]);
  const [inPlaces = [], atWorkplaces = [], ofTypes = [], ofCategories = []] = found.map((rows) =>
    rows.map(([value, jobs]) => ({ value: String(value), jobs: Number(jobs) })),
  );
  return { places: inPlaces, workplaceTypes: atWorkplaces, employmentTypes: ofTypes, categories: ofCategories };
};
