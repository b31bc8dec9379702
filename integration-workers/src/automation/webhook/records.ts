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
        starts_at as moment
      from read.live_interview where tenant_id = $1 and id = $2`,
  },
  review: {
    projections: ['recruiting.interviewReview'],
    text: `select interview_id as "interviewId", candidate_id as "candidateId", job_id as "jobId", jsonb_build_object(
        'id', id, 'interviewId', interview_id, 'responseId', response_id, 'liveInterviewId', live_interview_id,
        'reviewerId', reviewer_id) as said, submitted_at as moment
      from read.interview_review where tenant_id = $1 and id = $2`,
  },
  hire: {
    projections: ['recruiting.pendingHire'],
    text: `select null as "interviewId", candidate_id as "candidateId", job_id as "jobId", jsonb_build_object(
        'id', id, 'status', status, 'jobTitle', job_title, 'startsOn', starts_on) as said, null as moment
      from read.pending_hire where tenant_id = $1 and id = $2`,
  },
  contract: {
    projections: ['recruiting.contract'],
    text: `select null as "interviewId", candidate_id as "candidateId", job_id as "jobId", jsonb_build_object(
        'id', id, 'status', status, 'templateId', template_id, 'signedCount', signed_count, 'signerCount', signer_count) as said,
        expires_at as moment
      from read.contract where tenant_id = $1 and id = $2`,
  },
} as const satisfies Record<RecordKind, { projections: readonly string[]; text: string }>;
/** What each calls its moment. */
const momentOf = { live: 'startsAt', review: 'submittedAt', hire: null, contract: 'expiresAt' } as const;

type Row = Omit<RecordFacts, 'said'> & { said: object; moment: Date | string | null };

/** A live interview, a review, a hire or a contract, as the read models know it at this moment. */
export const recordIn = async (
  { kind, id }: { kind: RecordKind; id: string },
  { read, cause }: Pick<Tools, 'read'> & { cause: Cause },
): Promise<RecordFacts | null> => {
  const [row] = await read<Row>(cause, { ...questions[kind], values: [cause.tenantId, id] });
  if (!row) return null;
  const { moment, said, ...about } = row;
  const name = momentOf[kind];
  const at = moment === null ? null : new Date(moment).toISOString();
  return { ...about, said: { ...said, ...(name && { [name]: at }) } as RecordFacts['said'] };
};
