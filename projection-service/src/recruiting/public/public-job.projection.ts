import type { JobEvent } from 'contracts/recruiting/job/job.entity';
import { placeOf } from 'contracts/recruiting/job/job.place';
import type { PublicJobContent } from 'contracts/recruiting/public/public.views';
import { join, projection, schemaBeside } from '#projection-service/engine/projection';
import { searchText } from '#projection-service/engine/search-text';
import { companyAddress } from '#projection-service/identity/company-domains/company-domains.refs';
import { companyName, jobDetails, jobSlug, tenantAddress } from './public.refs.ts';

/** An address that a job has left, and when. */
type FormerSlug = { slug: string; until: string };

/** A job that was ever published: what it says while it is open, its addresses alone once it is closed. */
export type PublicJobRow = {
  id: string;
  companyId: string;
  isOpen: boolean;
  /** The job itself while what it says is shown. */
  contentOf: string | null;
  /** The job itself while it has an address under which it was published. */
  slugOf: string | null;
  slug: string | null;
  /** Addresses under which it was published and is not any more. */
  formerSlugs: FormerSlug[];
  /** All that it says; beside it what lists show and filter by. */
  content: PublicJobContent | null;
  title: string | null;
  place: string | null;
  country: string | null;
  workplaceType: string | null;
  employmentTypes: readonly string[] | null;
  categories: readonly string[] | null;
  tenantName: string;
  profileName: string | null;
  subdomain: string;
  /** Title and place as the search compares them, and these with the company's name. */
  words: string;
  allWords: string;
  publishedAt: string;
  updatedAt: string;
};

const nothing = {
  ...{ content: null, title: null, place: null, country: null },
  ...{ workplaceType: null, employmentTypes: null, categories: null },
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
  const own = [row.title, row.place, row.content?.city, row.content?.region, row.content?.postalCode].map(
    (text) => text ?? '',
  );
  return { ...row, words: searchText(own), allWords: searchText([...own, row.profileName ?? row.tenantName]) };
};

const withContent = (row: PublicJobRow, content: PublicJobContent | undefined): PublicJobRow => {
  if (!content) return { ...row, ...nothing };
  const { title, country, workplaceType, employmentTypes, categories } = content;
  return { ...row, content, title, place: placeOf(content), country, workplaceType, employmentTypes, categories };
};

/** An address that the job was published under leads to it from then on; one that it takes while unpublished is nobody's business. */
const readdressed = (row: PublicJobRow, { from, to, at }: { from: string; to: string; at: string }): PublicJobRow => ({
  ...row,
  formerSlugs: [...row.formerSlugs.filter(({ slug }) => slug !== to && slug !== from), { slug: from, until: at }],
  ...(row.isOpen ? {} : { slugOf: null, slug: null }),
});

/** Jobs as anybody may read them: everything in this table is public, so drafts wait in the refs. */
export const publicJobProjection = projection<PublicJobRow, Exclude<JobEvent, { type: 'JobCreated' }>>({
  name: 'recruiting.public-job',
  version: 3,
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
    content: 'jsonb',
    title: 'text',
    place: 'text',
    country: 'text',
    workplaceType: 'text',
    employmentTypes: 'jsonb',
    categories: 'jsonb',
    tenantName: 'text',
    profileName: 'text',
    subdomain: 'text',
    words: 'text',
    allWords: 'text',
    publishedAt: 'timestamptz',
    updatedAt: 'timestamptz',
  },
  types: ['JobChanged', 'JobPublished', 'JobUnpublished', 'JobExpired', 'JobRemoved'],
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
      case 'JobExpired':
      case 'JobRemoved':
        return row?.isOpen ? { ...row, ...closed, updatedAt } : row;
      case 'JobChanged': {
        if (!row) return row;
        const { from, to } = { from: event.data.from.slug, to: event.data.to.slug };
        const isMove = from !== undefined && to !== undefined && row.slugOf !== null;
        const moved = isMove ? readdressed(row, { from, to, at: updatedAt }) : row;
        return moved.isOpen ? { ...moved, updatedAt } : moved;
      }
    }
  },
  refs: {
    details: join(jobDetails, 'contentOf', (row, details) => worded(withContent(row, details))),
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
