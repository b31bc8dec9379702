import { isErased, known } from 'contracts/kernel/personal';
import type { CandidateEvent } from 'contracts/recruiting/candidate/candidate.events';
import type { CandidateView } from 'contracts/recruiting/candidate/candidate.views';
import { projection, schemaBeside } from '#projection-service/engine/projection';
import { companyZone } from '#projection-service/identity/company/company.zone';

/** `userId`: the account of their own with which the person applied. */
type CandidateRow = CandidateView & { userId: string | null };

const unknown = { firstName: null, lastName: null, email: null, phone: null };

/** One row per candidate; a removed one has none, an erased one has no name. */
export const candidateProjection = projection<CandidateRow, CandidateEvent>({
  name: 'recruiting.candidate',
  version: 3,
  table: 'candidate',
  schema: schemaBeside(import.meta.url),
  columns: {
    firstName: 'text',
    lastName: 'text',
    email: 'text',
    phone: 'text',
    erased: 'bool',
    linked: 'bool',
    userId: 'uuid',
    labelIds: 'jsonb',
    createdAt: 'timestamptz',
    updatedAt: 'timestamptz',
    version: 'int4',
  },
  types: [
    'CandidateCreated',
    'CandidateChanged',
    'CandidateLinked',
    'CandidateUnlinked',
    'CandidateLabelled',
    'CandidateUnlabelled',
    'CandidateExported',
    'CandidateRemoved',
    'CandidateErased',
  ],
  createdBy: ['CandidateCreated'],
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
          linked: false,
          userId: null,
          labelIds: [],
          createdAt: occurredAt,
          ...now,
        };
      }
      case 'CandidateChanged':
        return row && { ...row, ...(isErased(event.data.to) ? unknown : event.data.to), ...now };
      case 'CandidateLinked':
        return row && { ...row, linked: true, userId: event.data.userId, ...now };
      case 'CandidateUnlinked':
        return row && { ...row, linked: false, userId: null, ...now };
      case 'CandidateLabelled':
        return row && { ...row, labelIds: [...row.labelIds, event.data.labelId], ...now };
      case 'CandidateUnlabelled':
        return row && { ...row, labelIds: row.labelIds.filter((id) => id !== event.data.labelId), ...now };
      case 'CandidateExported':
        return row && { ...row, version: now.version };
      case 'CandidateRemoved':
        return undefined;
      case 'CandidateErased':
        return row && { ...row, ...unknown, erased: true, linked: false, userId: null, labelIds: [], ...now };
    }
  },
  rollup: { by: [], at: 'createdAt', keys: [], zone: companyZone },
  search: ({ firstName, lastName, email, phone }) => [firstName, lastName, email, phone],
});
