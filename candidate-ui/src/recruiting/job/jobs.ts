import { isProblemError } from 'contracts/client/problem-error';
import { routeOf } from 'contracts/client/route';
import type { listOpenJobs, showPublicJob } from 'contracts/recruiting/public/public.endpoints';
import type { OpenJobView, ShownJobView } from 'contracts/recruiting/public/public.views';
import { client } from '#candidate-ui/api/client';
import { type Query, useQuery } from '#candidate-ui/api/useQuery';

const listRoute = routeOf<typeof listOpenJobs>({ method: 'GET', path: '/api/public/jobs', access: 'public' });
const showRoute = routeOf<typeof showPublicJob>({ method: 'GET', path: '/api/public/jobs/:slug', access: 'public' });

export type OpenJobs = { jobsFound: number; jobs: OpenJobView[] };

const readOpenJobs = async (q: string, page: number): Promise<OpenJobs> =>
  (await client.call(listRoute, { query: { page: String(page), ...(q && { q }) } })).data;

export const useOpenJobs = (q: string, page: number): Query<OpenJobs> =>
  useQuery(`open-jobs:${page}:${q}`, () => readOpenJobs(q, page));

/** Statuses by which the server says that there is no such open job: not this one, or not any more. */
const GONE = [404, 410];
/** Anything else in an address names no job, and need not be asked for. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const orNull = async <T>(asked: Promise<T>): Promise<T | null> => {
  try {
    return await asked;
  } catch (error) {
    if (isProblemError(error) && GONE.includes(error.status)) return null;
    throw error;
  }
};

const readJob = async (id: string): Promise<ShownJobView | null> => {
  if (!ID.test(id)) return null;
  const { data } = await client.call(listRoute, { query: { id } });
  const slug = data.jobs[0]?.slug;
  if (slug === undefined) return null;
  return (await orNull(client.call(showRoute, { params: { slug } })))?.data ?? null;
};

/** An open job in full; null when there is none under this id, or not any more. */
export const useJob = (id: string): Query<ShownJobView | null> => useQuery(`job:${id}`, () => readJob(id));
