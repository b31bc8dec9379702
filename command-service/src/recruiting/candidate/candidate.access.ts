import type { CandidateEvent } from 'contracts/recruiting/candidate/candidate.entity';
import { accessFact } from '#command-service/identity/access/access-projection';

type Erased = Extract<CandidateEvent, { type: 'CandidateErased' }>;

/** The key of an erased candidate is gone. */
export const candidateAccess = accessFact<Erased>(['CandidateErased'], ({ keys }, { data, metadata }) =>
  keys.destroy({ tenantId: metadata.tenantId, subject: data.candidateId }),
);
