import type { CandidateMailEvent } from 'contracts/recruiting/candidate-mail/candidate-mail.events';
import type { InterviewEvent } from 'contracts/recruiting/interview/interview.entity';
import { policy } from '#integration-workers/engine/policy';
import { releaseHeldMails } from './held-mails.job.ts';
import { sendCandidateMail } from './send-candidate-mail.job.ts';

/**
 * Whenever somebody has written to a candidate, it is sent: at once, or when the decision it goes with is settled
 * (`interview.due.ts` says what becomes of it otherwise).
 */
export const candidateMailPolicy = policy<CandidateMailEvent | InterviewEvent>({
  name: 'recruiting.candidate-mail',
  jobs: [sendCandidateMail, releaseHeldMails],
  on: {
    CandidateMailWritten: ({ data: { candidateMailId, isHeld } }) =>
      isHeld ? [] : [sendCandidateMail.request(candidateMailId, { candidateMailId })],
    CandidateMailReleased: ({ data: { candidateMailId } }) => [
      sendCandidateMail.request(candidateMailId, { candidateMailId }),
    ],
    InterviewStatusSettled: ({ data: { interviewId } }) => [releaseHeldMails.request(interviewId, { interviewId })],
  },
});
