import { derivedId } from 'contracts/kernel/id';
import type { CandidateEvent } from 'contracts/recruiting/candidate/candidate.entity';
import { projection, schemaBeside } from '#projection-service/engine/projection';
import { personOf } from './candidate-person.ref.ts';

type CandidateLabelRow = { id: string; candidateId: string; personId: string; labelId: string };
type Own = Extract<
  CandidateEvent,
  { type: 'CandidateLabelled' | 'CandidateUnlabelled' | 'CandidateRemoved' | 'CandidateErased' }
>;

/** One row for each label that is on a candidate: what the list is filtered by. */
export const candidateLabelProjection = projection<CandidateLabelRow, Own>({
  name: 'recruiting.candidate-label',
  version: 2,
  table: 'candidate_label',
  schema: schemaBeside(import.meta.url),
  columns: { candidateId: 'uuid', personId: 'uuid', labelId: 'uuid' },
  types: ['CandidateLabelled', 'CandidateUnlabelled', 'CandidateRemoved', 'CandidateErased'],
  createdBy: [],
  key: ({ type, data }) =>
    type === 'CandidateLabelled' || type === 'CandidateUnlabelled'
      ? derivedId('candidate-label', data.candidateId, data.labelId)
      : { by: 'candidateId', value: data.candidateId },
  evolve: (_, { type, data }) => {
    if (type !== 'CandidateLabelled') return undefined;
    const { candidateId, labelId } = data;
    return { id: derivedId('candidate-label', candidateId, labelId), candidateId, personId: candidateId, labelId };
  },
  refs: { person: personOf('candidateId') },
});
