import type { Facts } from 'contracts/automation/event-action/event-action.matching';
import type { MailSources } from 'contracts/automation/mail/mail-tags';
import type { RecordFacts } from 'contracts/automation/webhook/webhook.payload';
import type { RecordKind } from 'contracts/automation/webhook/webhook.published';
import type { Cause } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';

/** Whom and what a hire or a contract is about, they say themselves; a live interview and a review are of an interview. */
const questions = {
  live: {
    projections: ['recruiting.liveInterview'],
    text: `select interview_id as "interviewId", candidate_id as "candidateId", job_id as "jobId", jsonb_build_object(
        'id', id, 'interviewId', interview_id, 'status', status, 'minutes', minutes, 'timeZone', time_zone) as said,
        starts_at as moment, title, place
      from read.live_interview where tenant_id = $1 and id = $2`,
  },
  review: {
    projections: ['recruiting.interviewReview'],
    text: `select interview_id as "interviewId", candidate_id as "candidateId", job_id as "jobId", jsonb_build_object(
        'id', id, 'interviewId', interview_id, 'responseId', response_id, 'liveInterviewId', live_interview_id,
        'reviewerId', reviewer_id) as said, submitted_at as moment, null as title, null as place
      from read.interview_review where tenant_id = $1 and id = $2`,
  },
  hire: {
    projections: ['recruiting.pendingHire'],
    text: `select null as "interviewId", candidate_id as "candidateId", job_id as "jobId", jsonb_build_object(
        'id', id, 'status', status, 'jobTitle', job_title, 'startsOn', starts_on) as said, null as moment,
        null as title, null as place, jsonb_build_object('hire.manager', manager_id, 'hire.team', team_id) as asked
      from read.pending_hire where tenant_id = $1 and id = $2`,
  },
  contract: {
    projections: ['recruiting.contract'],
    text: `select null as "interviewId", candidate_id as "candidateId", job_id as "jobId", jsonb_build_object(
        'id', id, 'status', status, 'templateId', template_id, 'signedCount', signed_count, 'signerCount', signer_count) as said,
        expires_at as moment, title, null as place, jsonb_build_object('contract.template', template_id) as asked
      from read.contract where tenant_id = $1 and id = $2`,
  },
} as const satisfies Record<RecordKind, { projections: readonly string[]; text: string }>;
/** What each calls its moment. */
const momentOf = { live: 'startsAt', review: 'submittedAt', hire: null, contract: 'expiresAt' } as const;

type Row = Omit<RecordFacts, 'said'> & {
  said: object;
  moment: Date | string | null;
  title: string | null;
  place: string | null;
  /** What filters may ask of it alone. */
  asked?: Record<string, string | null>;
};
type Of = { kind: RecordKind; id: string };
type Reading = Pick<Tools, 'read'> & { cause: Cause };

const rowOf = async ({ kind, id }: Of, { read, cause }: Reading) => {
  const [row] = await read<Row>(cause, { ...questions[kind], values: [cause.tenantId, id] });
  return row && { ...row, moment: row.moment === null ? null : new Date(row.moment).toISOString() };
};

/** A live interview, a review, a hire or a contract, as the read models know it at this moment. */
export const recordIn = async (of: Of, reading: Reading): Promise<RecordFacts | null> => {
  const row = await rowOf(of, reading);
  if (!row) return null;
  const { candidateId, interviewId, jobId, moment, said } = row;
  const name = momentOf[of.kind];
  const told = { ...said, ...(name && { [name]: moment }) } as RecordFacts['said'];
  return { candidateId, interviewId, jobId, said: told };
};

/** What filters ask of it, beside what they ask of its interview and its candidate. */
export const recordFacts = async (of: Of, reading: Reading): Promise<Facts> => {
  const { asked = {} } = (await rowOf(of, reading)) ?? {};
  return Object.fromEntries(Object.entries(asked).map(([field, value]) => [field, value === null ? [] : [value]]));
};

/** What tags say of it. */
export const recordSources = async (
  of: Of,
  reading: Reading,
): Promise<Pick<MailSources, 'live' | 'hire' | 'contract'>> => {
  const row = await rowOf(of, reading);
  if (!row) return {};
  const { title, place, moment, said } = row;
  if (of.kind === 'live') return { live: { title, place, startsAt: moment } };
  if (of.kind === 'contract') return { contract: { title, expiresAt: moment ?? '' } };
  return of.kind === 'hire' ? { hire: said as NonNullable<MailSources['hire']> } : {};
};
