import type { WebhookFacts } from 'contracts/automation/webhook/webhook.compose';
import type { CandidateFacts, JobFacts, OpenInterviewFacts } from 'contracts/automation/webhook/webhook.payload';
import type { Cause } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';
import { learningIn } from './learning.ts';
import { recordIn } from './records.ts';

type JobRow = { title: string | null; slug: string | null };
type PersonRow = { firstName: string | null; lastName: string | null; email: string | null };
type InterviewRow = JobRow & PersonRow & { jobId: string | null; openInterviewId: string | null; candidateId: string };

const PERSON = 'c.first_name as "firstName", c.last_name as "lastName", c.email';

const JOB = {
  projections: ['recruiting.job'],
  text: 'select title, slug from read.job where tenant_id = $1 and id = $2',
};
const OPEN_INTERVIEW = {
  projections: ['recruiting.openInterview'],
  text: 'select title from read.open_interview where tenant_id = $1 and id = $2',
};
const CANDIDATE = {
  projections: ['recruiting.candidate'],
  text: `select ${PERSON} from read.candidate c where c.tenant_id = $1 and c.id = $2`,
};
const INTERVIEW = {
  projections: ['recruiting.candidate', 'recruiting.interview', 'recruiting.job'],
  text: `select i.job_id as "jobId", i.open_interview_id as "openInterviewId", coalesce(j.title, i.job_title) as title, j.slug,
      i.candidate_id as "candidateId", ${PERSON}
    from read.interview i
    left join read.candidate c on c.tenant_id = i.tenant_id and c.id = i.candidate_id
    left join read.job j on j.tenant_id = i.tenant_id and j.id = i.job_id
    where i.tenant_id = $1 and i.id = $2`,
};

const person = (id: string | null, row: PersonRow | undefined): CandidateFacts => ({
  id,
  firstName: row?.firstName ?? null,
  lastName: row?.lastName ?? null,
  email: row?.email ?? null,
});
const jobOf = (id: string, row: JobRow | undefined): JobFacts => ({
  id,
  title: row?.title ?? null,
  slug: row?.slug ?? null,
});

/** Null where it was removed meanwhile. */
const openOf = (id: string, row: { title: string | null } | undefined): OpenInterviewFacts => ({
  id,
  title: row?.title ?? null,
});

/** What the read models know at this moment about the things that an event names. */
export const factsFor = ({ read }: Pick<Tools, 'read'>, cause: Cause): WebhookFacts => {
  const ask = async <Row extends object>(question: typeof JOB, id: string): Promise<Row | undefined> =>
    (await read<Row>(cause, { ...question, values: [cause.tenantId, id] }))[0];

  /** What somebody applied for: one of the two. */
  const offered = async ({ jobId, openInterviewId }: { jobId: string | null; openInterviewId: string | null }) => ({
    job: jobId === null ? null : jobOf(jobId, await ask<JobRow>(JOB, jobId)),
    openInterview:
      openInterviewId === null
        ? null
        : openOf(openInterviewId, await ask<{ title: string | null }>(OPEN_INTERVIEW, openInterviewId)),
  });

  return {
    offered,
    job: async (id: string) => jobOf(id, await ask<JobRow>(JOB, id)),
    candidate: async (id: string) => person(id, await ask<PersonRow>(CANDIDATE, id)),
    record: (of) => recordIn(of, { read, cause }),
    learning: (of) => learningIn(of, { read, cause }),
    /** Undefined where there is none, or none yet. */
    interview: async (id: string) => {
      const row = await ask<InterviewRow>(INTERVIEW, id);
      if (!row) return undefined;
      const { jobId, openInterviewId, candidateId } = row;
      return {
        job: jobId === null ? null : jobOf(jobId, row),
        openInterview: openInterviewId === null ? null : openOf(openInterviewId, row),
        candidate: person(candidateId, row),
      };
    },
  };
};
