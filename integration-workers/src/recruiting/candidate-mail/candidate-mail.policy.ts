import type { CandidateMailEvent } from 'contracts/recruiting/candidate-mail/candidate-mail.events';
import { policy } from '#integration-workers/engine/policy';
import { sendCandidateMail } from './send-candidate-mail.job.ts';

/** Whenever somebody has written to a candidate, it is sent: at once, or when the decision it goes with is settled. */
export const candidateMailPolicy = policy<CandidateMailEvent>({
  name: 'recruiting.candidate-mail',
  jobs: [sendCandidateMail],
  on: {
    CandidateMailWritten: ({ data: { candidateMailId, isHeld } }) =>
      isHeld ? [] : [sendCandidateMail.request(candidateMailId, { candidateMailId })],
    CandidateMailReleased: ({ data: { candidateMailId } }) => [
      sendCandidateMail.request(candidateMailId, { candidateMailId }),
    ],
  },
});
