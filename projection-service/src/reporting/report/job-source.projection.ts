import type { ApplicationEvent } from 'contracts/recruiting/application/application.events';
import { COMPANY_PAGE } from 'contracts/recruiting/candidate-source/candidate-source.usual';
import type { JobEvent } from 'contracts/recruiting/job/job.entity';
import { projection, schemaBeside } from '#projection-service/engine/projection';
import { companyZone } from '#projection-service/identity/company/company.zone';

/** A job was found through a source: somebody applied from there, or it came onto the company's own page. */
type JobSourceRow = { id: string; jobId: string; source: string; foundAt: string };
type JobSourceEvent =
  | Extract<ApplicationEvent, { type: 'ApplicationSubmitted' }>
  | Extract<JobEvent, { type: 'JobPublished' | 'JobRemoved' }>;

/** One row per event that tells of a source, by the event's id: none leads to a person. A removed job has none. */
export const jobSourceProjection = projection<JobSourceRow, JobSourceEvent>({
  name: 'reporting.job-source',
  version: 1,
  table: 'job_source',
  schema: schemaBeside(import.meta.url),
  columns: { jobId: 'uuid', source: 'text', foundAt: 'timestamptz' },
  types: ['ApplicationSubmitted', 'JobPublished', 'JobRemoved'],
  createdBy: ['ApplicationSubmitted', 'JobPublished'],
  key: ({ id, type, data }) => (type === 'JobRemoved' ? { by: 'jobId', value: data.jobId } : id),
  evolve: (_, { id, type, data, metadata }) => {
    switch (type) {
      case 'ApplicationSubmitted':
        if (data.jobId === null) return undefined;
        return { id, jobId: data.jobId, source: data.source, foundAt: metadata.occurredAt };
      case 'JobPublished':
        return { id, jobId: data.jobId, source: COMPANY_PAGE, foundAt: metadata.occurredAt };
      case 'JobRemoved':
        return undefined;
    }
  },
  rollup: { by: ['jobId', 'source'], at: 'foundAt', keys: ['jobId', 'source'], zone: companyZone },
});
