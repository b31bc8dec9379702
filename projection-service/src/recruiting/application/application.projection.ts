import type { ApplicationEvent } from 'contracts/recruiting/application/application.events';
import type { ApplicationView } from 'contracts/recruiting/application/application.views';
import type { InterviewEvent } from 'contracts/recruiting/interview/interview.entity';
import { join, projection, schemaBeside } from '#projection-service/engine/projection';
import { candidateName, displayNameOf } from '#projection-service/recruiting/candidate/candidate-name.ref';
import { jobTitle } from '#projection-service/recruiting/job/job-title.ref';
import { openInterviewTitle } from '#projection-service/recruiting/open-interview/open-interview-title.ref';

/** `step` follows from the status of the interview. */
type ApplicationRow = Omit<ApplicationView, 'step'>;
type Followed = ApplicationEvent | Extract<InterviewEvent, { type: 'InterviewCreated' | 'InterviewStatusChanged' }>;

/** One row per application to a company, with the candidate and the status of the interview that follow from it. */
export const applicationProjection = projection<ApplicationRow, Followed>({
  name: 'recruiting.application',
  version: 2,
  table: 'application',
  schema: schemaBeside(import.meta.url),
  columns: {
    status: 'text',
    jobId: 'uuid',
    openInterviewId: 'uuid',
    jobTitle: 'text',
    source: 'text',
    candidateId: 'uuid',
    candidateName: 'text',
    interviewId: 'uuid',
    interviewStatus: 'text',
    appliedAt: 'timestamptz',
  },
  types: ['ApplicationSubmitted', 'ApplicationWithdrawn', 'InterviewCreated', 'InterviewStatusChanged'],
  createdBy: ['ApplicationSubmitted'],
  key: (event) =>
    'applicationId' in event.data ? event.data.applicationId : { by: 'interviewId', value: event.data.interviewId },
  evolve: (row, event) => {
    switch (event.type) {
      case 'ApplicationSubmitted': {
        const { applicationId: id, interviewId, jobId, openInterviewId, source } = event.data;
        const nobody = { candidateId: null, candidateName: null, jobTitle: '' };
        const appliedAt = event.metadata.occurredAt;
        return {
          id,
          ...nobody,
          interviewId,
          jobId,
          openInterviewId,
          source,
          appliedAt,
          status: 'submitted',
          interviewStatus: 'created',
        };
      }
      case 'ApplicationWithdrawn':
        return row && { ...row, status: 'withdrawn' };
      case 'InterviewCreated':
        return row && { ...row, candidateId: event.data.candidateId };
      case 'InterviewStatusChanged':
        return row && { ...row, interviewStatus: event.data.to };
    }
  },
  refs: {
    candidate: join(candidateName, 'candidateId', (row, name) => ({ ...row, candidateName: displayNameOf(name) })),
    job: join(jobTitle, 'jobId', (row, job) => (job ? { ...row, jobTitle: job.title } : row)),
    openInterview: join(openInterviewTitle, 'openInterviewId', (row, open) =>
      open ? { ...row, jobTitle: open.title } : row,
    ),
  },
  counted: [['status'], ['jobId'], ['openInterviewId']],
});
