import type { JobEvent, JobFields } from 'contracts/recruiting/job/job.entity';
import { join, projection, schemaBeside } from '#projection-service/engine/projection';
import { searchText } from '#projection-service/engine/search-text';
import { companyAddress } from '#projection-service/identity/company-domains/company-domains.refs';
import type { PublicFields } from './public.refs.ts';
import { companyName, jobDetails, jobSlug, tenantAddress } from './public.refs.ts';

type Content = { [Field in Exclude<keyof PublicFields, 'slug'>]: JobFields[Field] | null };

/** A job that was ever published: what it says while it is open, its addresses alone once it is closed. */
export type PublicJobRow = Content & {
  id: string;
  companyId: string;
  isOpen: boolean;
  /** The job itself while what it says is shown. */
  contentOf: string | null;
  /** The job itself while it has an address under which it was published. */
  slugOf: string | null;
  slug: string | null;
  /** Addresses under which it was published and will not be found again. */
  formerSlugs: string[];
  tenantName: string;
  profileName: string | null;
  subdomain: string;
  /** Title and place as the search compares them, and these with the company's name. */
  words: string;
  allWords: string;
  publishedAt: string;
  updatedAt: string;
};

const nothing: Content = {
  title: null,
  location: null,
  country: null,
  description: null,
  employmentType: null,
  salaryMin: null,
  salaryMax: null,
  currency: null,
  interval: null,
};

const closed = { ...nothing, isOpen: false, contentOf: null, words: '', allWords: '' };

const started = {
  ...closed,
  slugOf: null,
  slug: null,
  formerSlugs: [],
  tenantName: '',
  profileName: null,
  subdomain: '',
};

const worded = (row: PublicJobRow): PublicJobRow => {
  if (!row.isOpen) return row;
  const own = [row.title, row.location];
  return { ...row, words: searchText(own), allWords: searchText([...own, row.profileName ?? row.tenantName]) };
};

/** An address that the job was published under and leaves is closed; one that it takes while unpublished is nobody's business. */
const readdressed = (row: PublicJobRow, slug: string): PublicJobRow => ({
  ...row,
  formerSlugs: [...row.formerSlugs, slug],
  ...(row.isOpen ? {} : { slugOf: null, slug: null }),
});

/** Jobs as anybody may read them: everything in this table is public, so drafts wait in the refs. */
export const publicJobProjection = projection<PublicJobRow, Exclude<JobEvent, { type: 'JobCreated' }>>({
  name: 'recruiting.public-job',
  version: 1,
  scope: 'public',
  table: 'public_job',
  schema: schemaBeside(import.meta.url),
  columns: {
    companyId: 'uuid',
    isOpen: 'bool',
    contentOf: 'uuid',
    slugOf: 'uuid',
    slug: 'text',
    formerSlugs: 'jsonb',
    title: 'text',
    location: 'text',
    country: 'text',
    description: 'text',
    employmentType: 'text',
    salaryMin: 'int8',
    salaryMax: 'int8',
    currency: 'text',
    interval: 'text',
    tenantName: 'text',
    profileName: 'text',
    subdomain: 'text',
    words: 'text',
    allWords: 'text',
    publishedAt: 'timestamptz',
    updatedAt: 'timestamptz',
  },
  types: ['JobChanged', 'JobPublished', 'JobUnpublished', 'JobRemoved'],
  createdBy: [],
  key: ({ data }) => data.jobId,
  evolve: (row, event) => {
    const { tenantId: companyId, occurredAt: updatedAt } = event.metadata;
    switch (event.type) {
      case 'JobPublished': {
        const id = event.data.jobId;
        const before = row ?? { id, companyId, ...started };
        return { ...before, isOpen: true, contentOf: id, slugOf: id, publishedAt: updatedAt, updatedAt };
      }
      case 'JobUnpublished':
      case 'JobRemoved':
        return row?.isOpen ? { ...row, ...closed, updatedAt } : row;
      case 'JobChanged': {
        if (!row) return row;
        const left = event.data.to.slug === undefined ? undefined : event.data.from.slug;
        const moved = left !== undefined && row.slugOf !== null ? readdressed(row, left) : row;
        return moved.isOpen ? { ...moved, updatedAt } : moved;
      }
    }
  },
  refs: {
    details: join(jobDetails, 'contentOf', (row, details) => {
      const { slug: _, ...content } = details ?? { slug: '' };
      return worded({ ...row, ...content });
    }),
    slug: join(jobSlug, 'slugOf', (row, address) => ({ ...row, slug: address?.slug ?? null })),
    tenant: join(tenantAddress, 'companyId', (row, tenant) =>
      worded({ ...row, tenantName: tenant?.name ?? '', subdomain: tenant?.subdomain ?? '' }),
    ),
    address: join(companyAddress, 'companyId', (row, address) => ({
      ...row,
      subdomain: address?.subdomain ?? row.subdomain,
    })),
    company: join(companyName, 'companyId', (row, company) => worded({ ...row, profileName: company?.name ?? null })),
  },
  counted: [['isOpen']],
});
