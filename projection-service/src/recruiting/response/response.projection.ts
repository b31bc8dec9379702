import { response } from 'contracts/recruiting/response/response.entity';
import { join } from '#projection-service/engine/projection';
import { entityProjection, entityResource } from '#projection-service/entity/entity.projection';
import { candidateName, displayNameOf } from '#projection-service/recruiting/candidate/candidate-name.ref';
import { hidden } from '#projection-service/recruiting/job/job.sight';
import { jobTitle } from '#projection-service/recruiting/job/job-title.ref';
import { openInterviewTitle } from '#projection-service/recruiting/open-interview/open-interview-title.ref';

/** What candidates are asked and how far they are, with their names and those of the jobs as they are today. */
export const responseProjection = entityProjection(response, {
  version: 5,
  refs: {
    candidate: join(candidateName, 'candidateId', (row, name) => ({ ...row, candidateName: displayNameOf(name) })),
    job: join(jobTitle, 'jobId', (row, job) => (job ? { ...row, jobTitle: job.title } : row)),
    openInterview: join(openInterviewTitle, 'openInterviewId', (row, open) =>
      open ? { ...row, jobTitle: open.title } : row,
    ),
  },
  moreIndexes: `-- also by which a changed name or title finds its rows
create index response_candidate on response (tenant_id, candidate_id);
create index response_job on response (tenant_id, job_id, updated_at, id);
create index response_open_interview on response (tenant_id, open_interview_id, updated_at, id)
  where open_interview_id is not null;
create index response_interview on response (tenant_id, interview_id, updated_at, id);`,
});

export const responseResource = entityResource(response, responseProjection, {
  hidden,
  hiddenBy: { column: 'job_id' },
});
