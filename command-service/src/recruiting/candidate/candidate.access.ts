import type { CandidateEvent } from 'contracts/recruiting/candidate/candidate.entity';
import { accessFact } from '#command-service/identity/access/access-projection';

type Erased = Extract<CandidateEvent, { type: 'CandidateErased' }>;

/** The key of an erased candidate is gone, and every word of the documents that were kept with them. */
export const candidateAccess = accessFact<Erased>(['CandidateErased'], async ({ keys, pool }, { data, metadata }) => {
  await keys.destroy({ tenantId: metadata.tenantId, subject: data.candidateId });
  await pool.query('delete from access.document_text where candidate_id = $1', [data.candidateId]);
});
