import type { JobEvent } from 'contracts/recruiting/job/job.events';
import type { JobView } from 'contracts/recruiting/job/job.views';
import { projection, schemaBeside } from '#projection-service/engine/projection';

/** One row per job; a removed one has none. */
export const jobProjection = projection<JobView, JobEvent>({
  name: 'recruiting.job',
  version: 1,
  table: 'job',
  schema: schemaBeside(import.meta.url),
  columns: {
    title: 'text',
    slug: 'text',
    location: 'text',
    country: 'text',
    description: 'text',
    employmentType: 'text',
    salaryMin: 'int8',
    salaryMax: 'int8',
    currency: 'text',
    interval: 'text',
    status: 'text',
    publishedAt: 'timestamptz',
    createdAt: 'timestamptz',
    updatedAt: 'timestamptz',
    version: 'int4',
  },
  types: ['JobCreated', 'JobChanged', 'JobPublished', 'JobUnpublished', 'JobRemoved'],
  createdBy: ['JobCreated'],
  key: ({ data }) => data.jobId,
  evolve: (row, event) => {
    const { occurredAt } = event.metadata;
    const now = { updatedAt: occurredAt, version: Number(event.streamVersion) };
    switch (event.type) {
      case 'JobCreated': {
        const { jobId, ...details } = event.data;
        return { id: jobId, ...details, status: 'unpublished', publishedAt: null, createdAt: occurredAt, ...now };
      }
      case 'JobChanged':
        return row && { ...row, ...event.data.to, ...now };
      case 'JobPublished':
        return row && { ...row, status: 'published', publishedAt: occurredAt, ...now };
      case 'JobUnpublished':
        return row && { ...row, status: 'unpublished', publishedAt: null, ...now };
      case 'JobRemoved':
        return undefined;
    }
  },
  search: ({ title, location }) => [title, location],
  counted: [['status']],
});
