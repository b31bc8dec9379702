import type { CandidateEvent } from 'contracts/recruiting/candidate/candidate.entity';
import { takenFields } from 'contracts/recruiting/candidate/candidate.merge';
import { policy } from '#integration-workers/engine/policy';
import { eraseCandidate } from './erase-candidate.job.ts';
import { eraseMerged } from './erase-merged.job.ts';
import { finishMerge, finishUnmerge } from './finish-merge.job.ts';
import { forgetDocuments } from './forget-documents.job.ts';
import { releaseMerged } from './release-merged.job.ts';
import { sendPortalAccess } from './send-portal-access.job.ts';

/** Whenever a candidate is erased, their key, their mails and what else is theirs go too; a merge is seen to its end. */
export const candidatePolicy = policy<CandidateEvent>({
  name: 'recruiting.candidate',
  jobs: [eraseCandidate, eraseMerged, forgetDocuments, finishMerge, finishUnmerge, releaseMerged, sendPortalAccess],
  on: {
    CandidateErased: ({ data: { candidateId } }) => [
      eraseCandidate.request(candidateId, { candidateId }),
      eraseMerged.request(candidateId, { candidateId }),
      forgetDocuments.request(candidateId, { candidateId }),
    ],
    CandidatePortalAccessOffered: ({ data: { candidateId } }) => [
      sendPortalAccess.request(candidateId, { candidateId }),
    ],
    CandidateRemoved: ({ data: { candidateId } }) => [releaseMerged.request(candidateId, { candidateId })],
    CandidateMergedInto: ({ data: { candidateId: otherId, intoId, fields } }) => [
      finishMerge.request(intoId, { candidateId: intoId, otherId, take: takenFields.parse(fields) }),
    ],
    CandidateUnmerged: ({ data: { candidateId, otherId } }) => [
      finishUnmerge.request(otherId, { candidateId, otherId }),
    ],
  },
});
