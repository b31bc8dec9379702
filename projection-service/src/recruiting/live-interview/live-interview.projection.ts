import { type LiveInterviewView, liveInterview } from 'contracts/recruiting/live-interview/live-interview.entity';
import { askAs, type ListOptions, type ReadContext } from '#projection-service/engine/list-resource';
import { prepared } from '#projection-service/engine/prepared';
import { join } from '#projection-service/engine/projection';
import { entityProjection, entityResource } from '#projection-service/entity/entity.projection';
import { candidateName, displayNameOf } from '#projection-service/recruiting/candidate/candidate-name.ref';
import { hidden } from '#projection-service/recruiting/job/job.sight';
import { interviewerVia, liveInterviewerProjection, scorecardVia } from './live-interviewer.projection.ts';

/** Live interviews with the names of their candidates as they are today. */
export const liveInterviewProjection = entityProjection(liveInterview, {
  version: 4,
  refs: {
    candidate: join(candidateName, 'candidateId', (row, name) => ({ ...row, candidateName: displayNameOf(name) })),
  },
  moreIndexes: `-- also by which a changed name finds its rows
create index live_interview_candidate on live_interview (tenant_id, candidate_id, ends_at, id);
create index live_interview_job on live_interview (tenant_id, job_id, ends_at, id);
create index live_interview_interview on live_interview (tenant_id, interview_id, ends_at, id);
-- once filled
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

const SUBMITTED = `select live_interview_id, user_id, submitted_at from read.live_interviewer
  where tenant_id = $1 and live_interview_id = any($2::uuid[]) and is_named and submitted_at is not null order by submitted_at, id`;

/** … and who of them has submitted a scorecard. */
const withScorecards = async (records: Record[], { reader }: ReadContext, company: string): Promise<Record[]> => {
  if (records.length === 0) return records;
  const values = [company, records.map(({ id }) => id)];
  const [rows = []] = await askAs(reader)(company, [{ ...prepared(SUBMITTED), values, rowMode: 'array' as const }]);
  return records.map((record) => ({
    ...record,
    scorecards: rows
      .filter(([id]) => id === record.id)
      .map(([, userId, at]) => ({ userId, submittedAt: new Date(at as string).toISOString() })),
  }));
};

/** A scorecard is still to come of what has begun. */
const asOfNow: NonNullable<ListOptions['asked']> = async (filter, _, { http }) => {
  const { scorecardDueFrom, status } = filter;
  if (scorecardDueFrom === undefined) return filter;
  const wanted = [status ?? HELD].flat().filter((one) => one === HELD);
  return { ...filter, status: wanted, startsAt_lte: http.clock().toISOString() };
};
const HELD: LiveInterviewView['status'] = 'scheduled';

export const liveInterviewResource = entityResource(
  liveInterview,
  liveInterviewProjection,
  {
    via: {
      interviewerId: interviewerVia,
      scorecardDueFrom: scorecardVia,
    },
    asked: asOfNow,
    complete: async (records, context, company) =>
      withScorecards(await withInterviewers(records, context, company), context, company),
    hidden,
    hiddenBy: { column: 'job_id' },
  },
  [liveInterviewerProjection],
);
