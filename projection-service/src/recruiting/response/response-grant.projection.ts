import { known } from 'contracts/kernel/personal';
import type { CandidateEvent } from 'contracts/recruiting/candidate/candidate.entity';
import type { ResponseEvent } from 'contracts/recruiting/response/response.entity';
import type { ResponseGrant } from 'contracts/recruiting/response/response.proof';
import { join, projection, schemaBeside } from '#projection-service/engine/projection';
import { userName } from '#projection-service/identity/user/user-name.ref';

export type ResponseGrantRow = ResponseGrant & { responseId: string; candidateId: string };
type Grant = Extract<ResponseEvent, { type: 'ResponseTimeGranted' | 'ResponseTakeGranted' | 'ResponseExtended' }>;
type Followed = Grant | Extract<CandidateEvent, { type: 'CandidateErased' }>;
type What = Pick<ResponseGrant, 'kind' | 'questionId' | 'from' | 'to'>;

const whatOf = ({ type, data }: Grant): What => {
  switch (type) {
    case 'ResponseTimeGranted':
      return { kind: 'time', questionId: null, from: String(data.from), to: String(data.to) };
    case 'ResponseTakeGranted':
      return { kind: 'take', questionId: data.questionId, from: null, to: String(data.takes) };
    case 'ResponseExtended':
      return { kind: 'deadline', questionId: null, from: data.from, to: data.to };
  }
};

/** What single candidates were given beyond the others: by whom, and why. The reason goes when they are erased. */
export const responseGrantProjection = projection<ResponseGrantRow, Followed>({
  name: 'recruiting.response-grant',
  version: 1,
  table: 'response_grant',
  schema: schemaBeside(import.meta.url),
  columns: {
    responseId: 'uuid',
    candidateId: 'uuid',
    kind: 'text',
    questionId: 'uuid',
    from: 'text',
    to: 'text',
    reason: 'text',
    actorId: 'text',
    actorName: 'text',
    occurredAt: 'timestamptz',
  },
  types: ['ResponseTimeGranted', 'ResponseTakeGranted', 'ResponseExtended', 'CandidateErased'],
  createdBy: ['ResponseTimeGranted', 'ResponseTakeGranted', 'ResponseExtended'],
  key: (event) => (event.type === 'CandidateErased' ? { by: 'candidateId', value: event.data.candidateId } : event.id),
  evolve: (row, event) => {
    if (event.type === 'CandidateErased') return row && { ...row, reason: null };
    const { id } = event;
    const { responseId, candidateId, reason } = event.data;
    const { occurredAt, actor } = event.metadata;
    const who = { actorId: actor.id, actorName: null, occurredAt };
    return { id, responseId, candidateId, ...whatOf(event), reason: known(reason), ...who };
  },
  refs: { actor: join(userName, 'actorId', (row, user) => ({ ...row, actorName: user?.name ?? null })) },
});
