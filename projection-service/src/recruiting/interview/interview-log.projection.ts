import { known } from 'contracts/kernel/personal';
import type { CandidateEvent } from 'contracts/recruiting/candidate/candidate.events';
import type { InterviewEvent } from 'contracts/recruiting/interview/interview.events';
import type { InterviewLogView } from 'contracts/recruiting/interview/interview.views';
import { projection, schemaBeside, shows } from '#projection-service/engine/projection';
import { userName } from '#projection-service/identity/user/user-name.ref';

/** `place`: position of the event, which decides between lines of the same millisecond. */
type LogRow = InterviewLogView & { candidateId: string; place: number };
type LogEvent =
  | Extract<InterviewEvent, { type: 'InterviewStatusChanged' | 'InterviewCommented' }>
  | Extract<CandidateEvent, { type: 'CandidateErased' }>;

/** One line per move or comment of an interview. Comments go when their candidate is erased. */
export const interviewLogProjection = projection<LogRow, LogEvent>({
  name: 'recruiting.interview-log',
  version: 1,
  table: 'interview_log',
  schema: schemaBeside(import.meta.url),
  columns: {
    interviewId: 'uuid',
    candidateId: 'uuid',
    from: 'text',
    to: 'text',
    comment: 'text',
    actorId: 'text',
    actorName: 'text',
    occurredAt: 'timestamptz',
    place: 'int8',
  },
  types: ['InterviewStatusChanged', 'InterviewCommented', 'CandidateErased'],
  starts: ['InterviewStatusChanged', 'InterviewCommented'],
  key: (event) => (event.type === 'CandidateErased' ? { by: 'candidateId', value: event.data.candidateId } : event.id),
  evolve: (row, event) => {
    if (event.type === 'CandidateErased') return row && { ...row, comment: null };
    const { interviewId, candidateId, comment } = event.data;
    const moved = event.type === 'InterviewStatusChanged';
    return {
      id: event.id,
      interviewId,
      candidateId,
      from: moved ? event.data.from : null,
      to: moved ? event.data.to : null,
      comment: known(comment),
      actorId: event.metadata.actor.id,
      actorName: null,
      occurredAt: event.metadata.occurredAt,
      place: Number(event.position),
    };
  },
  refs: { actor: shows(userName, 'actorId', (row, user) => ({ ...row, actorName: user?.name ?? null })) },
});
