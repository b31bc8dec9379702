import { join, type Ref } from '#projection-service/engine/projection';
import { companyAddress } from '#projection-service/identity/company-domains/company-domains.refs';
import { jobTitle } from '#projection-service/recruiting/job/job-title.ref';
import { openInterviewTitle } from '#projection-service/recruiting/open-interview/open-interview-title.ref';
import { companyName, jobSlug, tenantAddress } from '#projection-service/recruiting/public/public.refs';

/** Of the job, or the interview without one, that a candidate's row is about, and of the company that has it. */
export type Advertiser = {
  id: string;
  companyId: string;
  tenantName: string;
  profileName: string | null;
  companySubdomain: string;
  jobId: string | null;
  openInterviewId: string | null;
  jobTitle: string;
  jobSlug: string;
};

export const advertiserColumns = {
  companyId: 'uuid',
  tenantName: 'text',
  profileName: 'text',
  companySubdomain: 'text',
  jobId: 'uuid',
  openInterviewId: 'uuid',
  jobTitle: 'text',
  jobSlug: 'text',
} as const;

/** Until the refs are joined. */
export const unknownAdvertiser = { jobTitle: '', jobSlug: '', tenantName: '', profileName: null, companySubdomain: '' };

/** The company's subdomain is its present one, else that which it was registered with. */
export const advertiserRefs = <R extends Advertiser>(): Record<string, Ref<R>> => ({
  job: join(jobTitle, 'jobId', (row: R, job) => (job ? { ...row, jobTitle: job.title } : row)),
  openInterview: join(openInterviewTitle, 'openInterviewId', (row: R, open) =>
    open ? { ...row, jobTitle: open.title } : row,
  ),
  slug: join(jobSlug, 'jobId', (row: R, job) => ({ ...row, jobSlug: job?.slug ?? '' })),
  tenant: join(tenantAddress, 'companyId', (row: R, tenant) => ({
    ...row,
    tenantName: tenant?.name ?? '',
    companySubdomain: tenant?.subdomain ?? '',
  })),
  domains: join(companyAddress, 'companyId', (row: R, address) => ({
    ...row,
    companySubdomain: address?.subdomain ?? row.companySubdomain,
  })),
  company: join(companyName, 'companyId', (row: R, company) => ({ ...row, profileName: company?.name ?? null })),
});
