import type { CompanyEvent } from 'contracts/identity/company/company.events';
import type { TenantEvent } from 'contracts/identity/tenant/tenant.events';
import { GLOBAL } from 'contracts/kernel/id';
import type { JobEvent } from 'contracts/recruiting/job/job.entity';
import { type PublicJobContent, publicJobContent } from 'contracts/recruiting/public/public.views';
import type { Source } from '#projection-service/engine/projection';

type JobDetailsEvent = Extract<JobEvent, { type: 'JobCreated' | 'JobChanged' }>;

const shown = Object.keys(publicJobContent);
/** What of a job's fields may be shown: never what is for staff alone. */
const publicPart = (fields: object): Partial<PublicJobContent> =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => shown.includes(field)));

/** What a job says, kept where no reader looks until the job is published. */
export const jobDetails: Source<PublicJobContent, JobDetailsEvent> = {
  aggregate: 'job',
  scope: 'tenant',
  types: ['JobCreated', 'JobChanged'],
  id: ({ data }) => data.jobId,
  value: ({ type, data }, previous) =>
    type === 'JobChanged'
      ? previous && { ...previous, ...publicPart(data.to) }
      : (publicPart(data) as PublicJobContent),
};

/** Where a job is or would be found. */
export const jobSlug: Source<{ slug: string }, JobDetailsEvent> = {
  aggregate: 'job',
  scope: 'tenant',
  types: ['JobCreated', 'JobChanged'],
  id: ({ data }) => data.jobId,
  value: ({ type, data }, previous) => {
    const slug = type === 'JobCreated' ? data.slug : data.to.slug;
    return slug === undefined ? previous : { slug };
  },
};

/** Address and first name of a company. */
export const tenantAddress: Source<{ name: string; subdomain: string }, TenantEvent> = {
  aggregate: 'tenant',
  scope: GLOBAL,
  types: ['TenantRegistered'],
  id: ({ data }) => data.tenantId,
  value: ({ data: { name, subdomain } }) => ({ name, subdomain }),
};

/** Name that a company goes by today. */
type NameEvent = Extract<CompanyEvent, { type: 'CompanyRegistered' | 'CompanyChanged' }>;
export const companyName: Source<{ name: string }, NameEvent> = {
  aggregate: 'company',
  scope: 'tenant',
  types: ['CompanyRegistered', 'CompanyChanged'],
  id: ({ data }) => data.companyId,
  value: (event, previous) => {
    const name = event.type === 'CompanyRegistered' ? event.data.name : event.data.to.name;
    return name === undefined ? previous : { name };
  },
};
