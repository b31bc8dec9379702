import { interview } from 'contracts/recruiting/interview/interview.entity';
import { join, schemaBeside } from '#projection-service/engine/projection';
import { entityProjection, entityResource } from '#projection-service/entity/entity.projection';
import { companyZone } from '#projection-service/identity/company/company.zone';
import { teamName } from '#projection-service/identity/team/team-name.ref';
import { userName } from '#projection-service/identity/user/user-name.ref';
import { applicationSource } from '#projection-service/recruiting/application/application-source.ref';
import { candidateName, displayNameOf } from '#projection-service/recruiting/candidate/candidate-name.ref';
import { personOf } from '#projection-service/recruiting/candidate/candidate-person.ref';
import { hidden } from '#projection-service/recruiting/job/job.sight';
import { jobTitle } from '#projection-service/recruiting/job/job-title.ref';
import { openInterviewTitle } from '#projection-service/recruiting/open-interview/open-interview-title.ref';
import { rejectionReasonName } from '#projection-service/recruiting/rejection-reason/rejection-reason-name.ref';

/** Interviews with the names of their candidates, jobs and open interviews as they are today. */
export const interviewProjection = entityProjection(interview, {
  version: 13,
  indexes: schemaBeside(import.meta.url, 'indexes'),
  joined: { personId: 'uuid' },
  refs: {
    person: personOf('candidateId'),
    candidate: join(candidateName, 'candidateId', (row, name) => ({ ...row, candidateName: displayNameOf(name) })),
    job: join(jobTitle, 'jobId', (row, job) => (job ? { ...row, jobTitle: job.title } : row)),
    openInterview: join(openInterviewTitle, 'openInterviewId', (row, open) =>
      open ? { ...row, jobTitle: open.title } : row,
    ),
    assignee: join(userName, 'assigneeId', (row, user) => ({ ...row, assigneeName: user?.name ?? null })),
    team: join(teamName, 'teamId', (row, team) => ({ ...row, teamName: team?.name ?? null })),
    application: join(applicationSource, 'id', (row, applied) =>
      row.isSourceCorrected ? row : { ...row, source: row.source ?? applied?.source ?? null },
    ),
    reason: join(rejectionReasonName, 'reasonId', (row, reason) => ({ ...row, reasonName: reason?.name ?? null })),
  },
  counted: [['status'], ['jobId'], ['jobId', 'status'], ['openInterviewId'], ['openInterviewId', 'status']],
  rollup: {
    by: ['status', 'subjectId', 'jobTitle'],
    at: 'updatedAt',
    keys: ['status', 'subjectId'],
    zone: companyZone,
  },
});

export const interviewResource = entityResource(interview, interviewProjection, {
  sameWithin: { jobTitle: 'jobId' },
  hidden,
  hiddenBy: { column: 'job_id' },
});
