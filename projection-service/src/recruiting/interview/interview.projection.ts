import type { InterviewEvent } from 'contracts/recruiting/interview/interview.events';
import type { InterviewView } from 'contracts/recruiting/interview/interview.views';
import { join, projection, schemaBeside } from '#projection-service/engine/projection';
import { companyZone } from '#projection-service/identity/company/company.zone';
import { candidateName, displayNameOf } from '#projection-service/recruiting/candidate/candidate-name.ref';
import { jobTitle } from '#projection-service/recruiting/job/job-title.ref';

/** One row per interview, with the names of its candidate and its job as they are today. */
export const interviewProjection = projection<InterviewView, InterviewEvent>({
  name: 'recruiting.interview',
  version: 2,
  table: 'interview',
  schema: schemaBeside(import.meta.url),
  columns: {
    candidateId: 'uuid',
    candidateName: 'text',
    jobId: 'uuid',
    jobTitle: 'text',
    status: 'text',
    createdAt: 'timestamptz',
    updatedAt: 'timestamptz',
    version: 'int4',
  },
  types: ['InterviewCreated', 'InterviewStatusChanged', 'InterviewCommented'],
  createdBy: ['InterviewCreated'],
  key: ({ data }) => data.interviewId,
  evolve: (row, event) => {
    const { occurredAt } = event.metadata;
    const now = { updatedAt: occurredAt, version: Number(event.streamVersion) };
    switch (event.type) {
      case 'InterviewCreated': {
        const { interviewId: id, candidateId, jobId } = event.data;
        const shown = { candidateName: null, jobTitle: '' };
        return { id, candidateId, jobId, ...shown, status: 'created', createdAt: occurredAt, ...now };
      }
      case 'InterviewStatusChanged':
        return row && { ...row, status: event.data.to, ...now };
      case 'InterviewCommented':
        return row && { ...row, ...now };
    }
  },
  refs: {
    candidate: join(candidateName, 'candidateId', (row, name) => ({ ...row, candidateName: displayNameOf(name) })),
    job: join(jobTitle, 'jobId', (row, job) => ({ ...row, jobTitle: job?.title ?? '' })),
  },
  search: (row) => [row.candidateName, row.jobTitle],
  counted: [['status'], ['jobId'], ['jobId', 'status']],
  rollup: { by: ['status', 'jobId', 'jobTitle'], at: 'updatedAt', keys: ['status', 'jobId'], zone: companyZone },
});
