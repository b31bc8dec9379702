import { isHidden, known } from 'contracts/kernel/personal';
import type { LandlordCandidateView } from 'contracts/landlord/candidate/landlord-candidate.views';
import type { CandidateEvent } from 'contracts/recruiting/candidate/candidate.entity';
import { projection, schemaBeside } from '#projection-service/engine/projection';

type LandlordCandidateRow = Omit<LandlordCandidateView, 'companyName'>;

const unknown = { firstName: null, lastName: null, email: null, phone: null, phoneE164: null };

/** Candidates of all companies, for platform admins; a removed one has no row, an erased one no name. */
export const landlordCandidateProjection = projection<
  LandlordCandidateRow,
  Extract<CandidateEvent, { type: 'CandidateCreated' | 'CandidateChanged' | 'CandidateRemoved' | 'CandidateErased' }>
>({
  name: 'landlord.candidate',
  version: 2,
  scope: 'landlord',
  table: 'landlord_candidate',
  schema: schemaBeside(import.meta.url),
  columns: {
    companyId: 'uuid',
    firstName: 'text',
    lastName: 'text',
    email: 'text',
    phone: 'text',
    phoneE164: 'text',
    erased: 'bool',
    createdAt: 'timestamptz',
    version: 'int4',
  },
  types: ['CandidateCreated', 'CandidateChanged', 'CandidateRemoved', 'CandidateErased'],
  createdBy: ['CandidateCreated'],
  key: ({ data }) => data.candidateId,
  evolve: (row, event) => {
    const { tenantId: companyId, occurredAt: createdAt } = event.metadata;
    const version = Number(event.streamVersion);
    switch (event.type) {
      case 'CandidateCreated': {
        const { candidateId: id, firstName, lastName, email, phone, phoneE164 } = event.data;
        const details = {
          firstName: known(firstName),
          lastName: known(lastName),
          email: known(email),
          phone: known(phone),
          phoneE164: known(phoneE164),
        };
        return { id, companyId, ...details, erased: false, createdAt, version };
      }
      case 'CandidateChanged':
        return row && { ...row, ...(isHidden(event.data.to) ? unknown : event.data.to), version };
      case 'CandidateRemoved':
        return undefined;
      case 'CandidateErased':
        return row && { ...row, ...unknown, erased: true, version };
    }
  },
  search: ({ firstName, lastName, email, phone }) => [firstName, lastName, email, phone],
  counted: [['companyId']],
});
