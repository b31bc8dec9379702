import { recordIn } from 'access/recruiting/record-in';
import { Rejection } from 'contracts/kernel/problem';
import { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import type { EventStore } from 'platform/event-store/event-store';
import type { CandidateDocuments } from '#command-service/library/upload/answer-uploads';

/** What uploads ask of documents that staff keep with a candidate: there is such a person, and it is a document. */
export const openCandidateDocuments = (store: EventStore): CandidateDocuments => ({
  claim: async ({ kind, candidateId = '' }, { tenantId }) => {
    const record = tenantId === null ? undefined : await recordIn(store, candidate, { tenantId, id: candidateId });
    if (tenantId === null || !record) throw new Rejection('not-found', 404);
    if (record.lastName === null) throw new Rejection('erased', 409);
    if (kind !== 'profile-document')
      throw new Rejection('validation-failed', 422, { errors: { 'Upload-Metadata.kind': ['field-invalid'] } });
    return { tenantId, fileId: null, answer: { candidateId, takeId: null } };
  },
});
