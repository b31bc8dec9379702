import { interview } from 'contracts/recruiting/interview/interview.entity';
import { join, schemaBeside } from '#projection-service/engine/projection';
import { entityProjection, entityResource } from '#projection-service/entity/entity.projection';
import { companyZone } from '#projection-service/identity/company/company.zone';
import { candidateName, displayNameOf } from '#projection-service/recruiting/candidate/candidate-name.ref';
import { hidden } from '#projection-service/recruiting/job/job.sight';
import { jobTitle } from '#projection-service/recruiting/job/job-title.ref';
import { rejectionReasonName } from '#projection-service/recruiting/rejection-reason/rejection-reason-name.ref';

/** Interviews with the names of their candidates and jobs as they are today. */
export const interviewProjection = entityProjection(interview, {
  version: 5,
  indexes: schemaBeside(import.meta.url, 'indexes'),
  refs: {
    candidate: join(candidateName, 'candidateId', (row, name) => ({ ...row, candidateName: displayNameOf(name) })),
    job: join(jobTitle, 'jobId', (row, job) => ({ ...row, jobTitle: job?.title ?? '' })),
    reason: join(rejectionReasonName, 'reasonId', (row, reason) => ({ ...row, reasonName: reason?.name ?? null })),
  },
  counted: [['status'], ['jobId'], ['jobId', 'status']],
  rollup: { by: ['status', 'jobId', 'jobTitle'], at: 'updatedAt', keys: ['status', 'jobId'], zone: companyZone },
});

export const interviewResource = entityResource(interview, interviewProjection, {
  sameWithin: { jobTitle: 'jobId' },
  hidden,
  hiddenBy: { column: 'job_id' },
});
