import { z } from 'zod';
import { Subdomain } from '#contracts/identity/tenant/tenant.events';
import { endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { text } from '#contracts/kernel/text';
import { employmentTypes, jobCategories, workplaceTypes } from '#contracts/recruiting/job/job.choices';
import { job } from '#contracts/recruiting/job/job.entity';
import { MAX_OPEN_JOBS_PAGE } from './public.limits.ts';
import { JobFacets, OpenJobView, PublicCompanyView, ShownJobView } from './public.views.ts';

/** Every way the public reads may refuse. */
export type PublicRejection = 'job-closed'; // 410: published here once, and not any more

const search = { q: text(200).optional(), page: z.coerce.number().int().min(1).max(MAX_OPEN_JOBS_PAGE).default(1) };

export const showPublicCompany = endpoint({
  method: 'GET',
  path: '/api/public/companies/:name',
  access: 'public',
  summary: 'Get a company and its open jobs, newest first; all filters together',
  params: z.object({ name: Subdomain }),
  query: z.object({
    ...search,
    place: text(200).optional(),
    workplace: z.enum(workplaceTypes).optional(),
    employment: z.enum(employmentTypes).optional(),
    category: z.enum(jobCategories).optional(),
  }),
  answer: z.object({
    company: PublicCompanyView,
    jobsFound: z.int(),
    jobs: z.array(OpenJobView),
    facets: JobFacets,
  }),
});

/** By an earlier address too, with the `slug` of today. 410 when the job was published once and is not any more. */
export const showPublicJob = endpoint({
  method: 'GET',
  path: '/api/public/jobs/:slug',
  access: 'public',
  summary: 'Get an open job and its company',
  params: z.object({ slug: job.written.shape.slug }),
  answer: ShownJobView,
});

export const listOpenJobs = endpoint({
  method: 'GET',
  path: '/api/public/jobs',
  access: 'public',
  summary: 'List open jobs of all companies, newest first',
  query: z.object({ ...search, id: Id.optional() }),
  answer: z.object({ jobsFound: z.int(), jobs: z.array(OpenJobView) }),
});
