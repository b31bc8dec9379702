import type { CandidateEvent } from 'contracts/recruiting/candidate/candidate.entity';
import { policy } from '#integration-workers/engine/policy';
import { eraseCandidate } from './erase-candidate.job.ts';

/** Whenever a candidate is erased, their key and their mails go too. */
export const candidatePolicy = policy<CandidateEvent>({
  name: 'recruiting.candidate',
  jobs: [eraseCandidate],
  on: {
    CandidateErased: ({ data: { candidateId } }) => [eraseCandidate.request(candidateId, { candidateId })],
  },
});
