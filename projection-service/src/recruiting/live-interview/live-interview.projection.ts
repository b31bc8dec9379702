import { type LiveInterviewView, liveInterview } from 'contracts/recruiting/live-interview/live-interview.entity';
import type { ReadContext } from '#projection-service/engine/list-resource';
import { holding } from '#projection-service/engine/list-source';
import { join } from '#projection-service/engine/projection';
import { entityProjection, entityResource } from '#projection-service/entity/entity.projection';
import { candidateName, displayNameOf } from '#projection-service/recruiting/candidate/candidate-name.ref';
import { hidden } from '#projection-service/recruiting/job/job.sight';
import { liveInterviewerProjection } from './live-interviewer.projection.ts';

/** Live interviews with the names of their candidates as they are today. */
export const liveInterviewProjection = entityProjection(liveInterview, {
  version: 3,
  refs: {
    candidate: join(candidateName, 'candidateId', (row, name) => ({ ...row, candidateName: displayNameOf(name) })),
  },
  moreIndexes: `-- also by which a changed name finds its rows
create index live_interview_candidate on live_interview (tenant_id, candidate_id, ends_at, id);
create index live_interview_job on live_interview (tenant_id, job_id, ends_at, id);
create index live_interview_interview on live_interview (tenant_id, interview_id, ends_at, id);
create index live_interview_status on live_interview (tenant_id, status, ends_at, id);`,
  counted: [['status']],
});

type Record = { [field: string]: unknown };
type Person = { id: string; name: string };

/** Those of the company, or who once were. */
const NAMES = `select a.user_id as id, a.name from access.account a where a.user_id = any($1::uuid[])
  and (exists (select from access.membership m where m.tenant_id = $2 and m.user_id = a.user_id)
    or exists (select from access.inactive_membership m where m.tenant_id = $2 and m.user_id = a.user_id))`;

/** With the names of those who talk with the candidate, asked for all rows of one answer together. */
const withInterviewers = async (records: Record[], { reader }: ReadContext, company: string): Promise<Record[]> => {
  const idsOf = (record: Record) => (record as unknown as LiveInterviewView).interviewerIds;
  const ids = [...new Set(records.flatMap(idsOf))];
  const { rows } = ids.length > 0 ? await reader.query<Person>(NAMES, [ids, company]) : { rows: [] };
  const byId = new Map(rows.map((person) => [person.id, person]));
  return records.map((record) => ({
    ...record,
    interviewers: idsOf(record).flatMap((id) => byId.get(id) ?? []),
  }));
};

export const liveInterviewResource = entityResource(
  liveInterview,
  liveInterviewProjection,
  {
    via: { interviewerId: holding(liveInterviewerProjection.table, 'live_interview_id', 'user_id') },
    complete: withInterviewers,
    hidden,
    hiddenBy: { column: 'job_id' },
  },
  [liveInterviewerProjection],
);
