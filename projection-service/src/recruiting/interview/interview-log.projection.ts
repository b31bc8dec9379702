import { known } from 'contracts/kernel/personal';
import type { ApplicationEvent } from 'contracts/recruiting/application/application.events';
import type { CandidateEvent } from 'contracts/recruiting/candidate/candidate.entity';
import type { InterviewLogView } from 'contracts/recruiting/interview/interview.endpoints';
import type { InterviewEvent } from 'contracts/recruiting/interview/interview.entity';
import { join, projection, schemaBeside } from '#projection-service/engine/projection';
import { apiKeyName } from '#projection-service/identity/api-key/api-key-name.ref';
import { userName } from '#projection-service/identity/user/user-name.ref';
import { rejectionReasonName } from '#projection-service/recruiting/rejection-reason/rejection-reason-name.ref';

/** `eventPosition`: position of the event, which decides between lines of the same millisecond. */
type LogRow = InterviewLogView & { candidateId: string | null; reasonId: string | null; eventPosition: number };
type Moved = Extract<InterviewEvent, { type: 'InterviewStatusChanged' }>;
type LogEvent =
  | Extract<ApplicationEvent, { type: 'ApplicationSubmitted' }>
  | Extract<InterviewEvent, { type: 'InterviewStatusChanged' | 'InterviewCommented' }>
  | Extract<CandidateEvent, { type: 'CandidateErased' }>;

/** Stands where others name who acted: an applicant is named by the candidate's record alone, where they can be erased. */
const APPLICANT = 'applicant';

const movedBy = ({ from, to, reasonId, undoneTo }: Moved['data']) => {
  const isUndo = Boolean(undoneTo);
  return { from, to, isUndo, reasonId: isUndo ? null : (reasonId ?? null) };
};

/** One line per move or comment of an interview, and one for its application. Comments go when their candidate is erased. */
export const interviewLogProjection = projection<LogRow, LogEvent>({
  name: 'recruiting.interview-log',
  version: 4,
  table: 'interview_log',
  schema: schemaBeside(import.meta.url),
  columns: {
    interviewId: 'uuid',
    candidateId: 'uuid',
    from: 'text',
    to: 'text',
    comment: 'text',
    reasonId: 'uuid',
    reasonName: 'text',
    isUndo: 'bool',
    source: 'text',
    actorId: 'text',
    actorName: 'text',
    apiKeyId: 'uuid',
    occurredAt: 'timestamptz',
    eventPosition: 'int8',
  },
  types: ['ApplicationSubmitted', 'InterviewStatusChanged', 'InterviewCommented', 'CandidateErased'],
  createdBy: ['ApplicationSubmitted', 'InterviewStatusChanged', 'InterviewCommented'],
  key: (event) => (event.type === 'CandidateErased' ? { by: 'candidateId', value: event.data.candidateId } : event.id),
  evolve: (row, event) => {
    if (event.type === 'CandidateErased') return row && { ...row, comment: null };
    const { id } = event;
    const { occurredAt } = event.metadata;
    const line = {
      ...{ id, from: null, to: null, comment: null, reasonId: null, reasonName: null, isUndo: false },
      ...{ source: null, actorName: null, apiKeyId: null, occurredAt },
    };
    const eventPosition = Number(event.position);
    if (event.type === 'ApplicationSubmitted') {
      const { interviewId, source } = event.data;
      return { ...line, interviewId, candidateId: null, source, actorId: APPLICANT, eventPosition };
    }
    const { interviewId, candidateId, comment } = event.data;
    const moved = event.type === 'InterviewStatusChanged' ? movedBy(event.data) : {};
    const { type, id: actorId } = event.metadata.actor;
    const apiKeyId = type === 'api-key' ? actorId : null;
    return { ...line, ...moved, interviewId, candidateId, comment: known(comment), actorId, apiKeyId, eventPosition };
  },
  refs: {
    actor: join(userName, 'actorId', (row, user) => (row.apiKeyId ? row : { ...row, actorName: user?.name ?? null })),
    reason: join(rejectionReasonName, 'reasonId', (row, reason) => ({ ...row, reasonName: reason?.name ?? null })),
    key: join(apiKeyName, 'apiKeyId', (row, key) => ({ ...row, actorName: key?.name ?? null })),
  },
});
