import { isErased, known } from 'contracts/kernel/personal';
import type { CandidateEvent } from 'contracts/recruiting/candidate/candidate.events';
import type { CandidateView } from 'contracts/recruiting/candidate/candidate.views';
import { projection, schemaBeside } from '#projection-service/engine/projection';

const unknown = { firstName: null, lastName: null, email: null, phone: null };

/** One row per candidate; a removed one has none, an erased one has no name. */
export const candidateProjection = projection<CandidateView, CandidateEvent>({
  name: 'recruiting.candidate',
  version: 1,
  table: 'candidate',
  schema: schemaBeside(import.meta.url),
  columns: {
    firstName: 'text',
    lastName: 'text',
    email: 'text',
    phone: 'text',
    erased: 'bool',
    createdAt: 'timestamptz',
    updatedAt: 'timestamptz',
    version: 'int4',
  },
  types: ['CandidateCreated', 'CandidateChanged', 'CandidateRemoved', 'CandidateErased'],
  starts: ['CandidateCreated'],
  key: ({ data }) => data.candidateId,
  evolve: (row, event) => {
    const { occurredAt } = event.metadata;
    const now = { updatedAt: occurredAt, version: Number(event.streamVersion) };
    switch (event.type) {
      case 'CandidateCreated': {
        const { candidateId: id, firstName, lastName, email, phone } = event.data;
        return {
          id,
          firstName: known(firstName),
          lastName: known(lastName),
          email: known(email),
          phone: known(phone),
          erased: false,
          createdAt: occurredAt,
          ...now,
        };
      }
      case 'CandidateChanged':
        return row && { ...row, ...(isErased(event.data.to) ? unknown : event.data.to), ...now };
      case 'CandidateRemoved':
        return undefined;
      case 'CandidateErased':
        return row && { ...row, ...unknown, erased: true, ...now };
    }
  },
  search: ({ firstName, lastName, email, phone }) => [firstName, lastName, email, phone],
});
