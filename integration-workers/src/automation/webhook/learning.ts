import type { LearningKind } from 'contracts/automation/event-action/event-action.choices';
import { type Learning, scoreOf, trainingResultOf } from 'contracts/automation/event-action/event-action.learning';
import { dayName, dayOf } from 'contracts/kernel/zoned-day';
import type { Cause } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';

/** Of whom it is, and which teams they are in. Of somebody who is erased there is no account. */
const PERSON = `a.name, a.email, m.user_id is not null as "isMember", z.time_zone as "timeZone",
  array(select t.team_id::text from access.team t where t.tenant_id = r.tenant_id and r.user_id = any(t.user_ids)) as "teamIds"`;
const OF_PERSON = `left join access.account a on a.user_id = r.user_id
  left join access.membership m on m.tenant_id = r.tenant_id and m.user_id = r.user_id
  left join access.tenant z on z.tenant_id = r.tenant_id
  where r.tenant_id = $1 and r.id = $2`;

const questions = {
  training: {
    projections: ['training.trainingAssignment', 'training.version'],
    text: `select r.user_id as "userId", r.program_id as "programId", r.program_name as title, r.program_version::int as version,
        r.status, r.schedule_id as "scheduleId", r.source is not null as "hasJoined", r.unreviewed::int, r.earned::int,
        r.possible::int, r.started_at as "startedAt", r.completed_at as "completedAt", r.expires_at as "dueAt",
        r.first_expires_at as "firstDueAt", (v.content ->> 'passPercent')::int as "passPercent", ${PERSON}
      from read.training_assignment r
      left join read.training_version v on v.tenant_id = r.tenant_id and v.aggregate = 'trainingProgram'
        and v.of_id = r.program_id and v.version = r.program_version
      ${OF_PERSON} and r.erased_at is null`,
  },
  certificate: {
    projections: ['training.trainingCertificate', 'training.trainingAssignment'],
    text: `select r.user_id as "userId", r.program_id as "programId", r.program_name as title, r.program_version::int as version,
        r.status, r.earned::int, r.possible::int, r.valid_until::text as "validUntil", l.schedule_id as "scheduleId",
        l.source is not null as "hasJoined", l.completed_at as "completedAt", ${PERSON}
      from read.training_certificate r
      left join read.training_assignment l on l.tenant_id = r.tenant_id and l.id = r.assignment_id
      ${OF_PERSON}`,
  },
  handbook: {
    projections: ['training.acknowledgement'],
    text: `select r.user_id as "userId", r.document_id as "documentId", r.name as title, r.handbook_version::int as version,
        r.status, r.kind = 'policy' as "isPolicy", r.due_at as "dueAt",
        case when r.status = 'acknowledged' then r.acknowledged_at end as "completedAt", ${PERSON}
      from read.acknowledgement r
      ${OF_PERSON}`,
  },
} as const satisfies Record<LearningKind, { projections: readonly string[]; text: string }>;

type Moment = string | Date | null;
type Row = Omit<Learning, 'kind' | 'id' | 'startedAt' | 'completedAt' | 'dueAt' | 'firstDueAt'> &
  Record<'startedAt' | 'completedAt' | 'dueAt' | 'firstDueAt', Moment> & {
    timeZone: string;
    earned: number;
    possible: number;
    unreviewed: number;
    passPercent: number | null;
  };
const NOTHING = {
  ...{ programId: null, documentId: null, scheduleId: null, isPolicy: false, hasJoined: false, validUntil: null },
  ...{ earned: 0, possible: 0, unreviewed: 0, passPercent: null },
  ...{ startedAt: null, completedAt: null, dueAt: null, firstDueAt: null },
};
const iso = (at: Moment): string | null => (at === null ? null : new Date(at).toISOString());

/** What somebody learns, has earned or reads, as the read models know it at this moment; null where they know of nothing such. */
export const learningIn = async (
  { kind, id }: { kind: LearningKind; id: string },
  { read, cause }: Pick<Tools, 'read'> & { cause: Cause },
): Promise<Learning | null> => {
  const [found] = await read<Row>(cause, { ...questions[kind], values: [cause.tenantId, id] });
  if (!found) return null;
  const { timeZone, earned, possible, unreviewed, passPercent, ...row } = { ...NOTHING, ...found };
  const scored = { earned, possible, unreviewed, status: row.status };
  const isScored = kind === 'certificate' || (kind === 'training' && row.status === 'completed');
  const dueAt = iso(row.dueAt);
  return {
    ...row,
    ...{ kind, id, dueAt, startedAt: iso(row.startedAt), completedAt: iso(row.completedAt) },
    ...{ firstDueAt: iso(row.firstDueAt), score: isScored ? scoreOf(scored) : null },
    result: kind === 'training' ? trainingResultOf(scored, passPercent ?? 0) : null,
    dueOn: dueAt === null ? null : dayName(dayOf(timeZone, Date.parse(dueAt))),
  };
};
