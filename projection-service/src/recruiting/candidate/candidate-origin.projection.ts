import { derivedId } from 'contracts/kernel/id';
import { known } from 'contracts/kernel/personal';
import type { ApplicationEvent } from 'contracts/recruiting/application/application.events';
import type { CandidateEvent } from 'contracts/recruiting/candidate/candidate.entity';
import type { InterviewEvent } from 'contracts/recruiting/interview/interview.entity';
import { projection, schemaBeside } from '#projection-service/engine/projection';
import { personOf } from './candidate-person.ref.ts';

/** `candidateId`: null until the interview that follows from an application is opened. `source`: null while nobody said. */
type OriginRow = { id: string; candidateId: string | null; personId: string | null; source: string | null };
type Origin =
  | Extract<ApplicationEvent, { type: 'ApplicationSubmitted' }>
  | Extract<CandidateEvent, { type: 'CandidateCreated' | 'CandidateChanged' | 'CandidateRemoved' | 'CandidateErased' }>
  | Extract<InterviewEvent, { type: 'InterviewCreated' | 'InterviewSourceChanged' }>;

const ownId = (candidateId: string): string => derivedId('candidate-origin', candidateId);
const ownRow = (candidateId: string, source: string | null | undefined): OriginRow | undefined =>
  source ? { id: ownId(candidateId), candidateId, personId: candidateId, source } : undefined;

/** Where somebody came from: a row for what their record says, and one for each interview. What the list is filtered by (docs/product.md REC-196). */
export const candidateOriginProjection = projection<OriginRow, Origin>({
  name: 'recruiting.candidate-origin',
  version: 2,
  table: 'candidate_origin',
  schema: schemaBeside(import.meta.url),
  columns: { candidateId: 'uuid', personId: 'uuid', source: 'text' },
  types: [
    ...['ApplicationSubmitted', 'InterviewCreated', 'InterviewSourceChanged'],
    ...['CandidateCreated', 'CandidateChanged', 'CandidateRemoved', 'CandidateErased'],
  ] as Origin['type'][],
  createdBy: [],
  key: ({ type, data }) => {
    switch (type) {
      case 'CandidateCreated':
      case 'CandidateChanged':
        return ownId(data.candidateId);
      case 'CandidateRemoved':
      case 'CandidateErased':
        return { by: 'candidateId', value: data.candidateId };
      default:
        return data.interviewId;
    }
  },
  evolve: (row, { type, data }) => {
    switch (type) {
      case 'CandidateCreated':
        return ownRow(data.candidateId, known(data.source));
      case 'CandidateChanged': {
        const source = known(data.to)?.source;
        return source === undefined ? row : ownRow(data.candidateId, source);
      }
      case 'CandidateRemoved':
      case 'CandidateErased':
        return undefined;
      case 'ApplicationSubmitted':
        return { id: data.interviewId, candidateId: null, personId: null, source: data.source };
      case 'InterviewCreated': {
        const { interviewId: id, candidateId, source } = data;
        return { id, candidateId, personId: candidateId, source: source ?? row?.source ?? null };
      }
      case 'InterviewSourceChanged':
        return row && { ...row, source: data.source };
    }
  },
  refs: { person: personOf('candidateId') },
});
