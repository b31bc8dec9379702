import type { CandidateMailEvent } from 'contracts/recruiting/candidate-mail/candidate-mail.events';
import type { InterviewEvent } from 'contracts/recruiting/interview/interview.entity';
import { policy } from '#integration-workers/engine/policy';
import { settleHeldMails } from './held-mails.job.ts';
import { sendCandidateMail } from './send-candidate-mail.job.ts';
import { tellOfAnswer } from './tell-of-answer.job.ts';

/**
 * Whenever somebody has written to a candidate, it is sent: at once, or when the decision it goes with is settled, whichever of the two
 * comes last (`interview.due.ts` says what becomes of it otherwise).
 */
export const candidateMailPolicy = policy<CandidateMailEvent | InterviewEvent>({
  name: 'recruiting.candidate-mail',
  jobs: [sendCandidateMail, settleHeldMails, tellOfAnswer],
  on: {
    CandidateMailWritten: ({ data: { candidateMailId, interviewId, isHeld } }) => {
      if (!isHeld) return [sendCandidateMail.request(candidateMailId, { candidateMailId })];
      return interviewId === null ? [] : [settleHeldMails.request(interviewId, { interviewId })];
    },
    CandidateMailReceived: ({ data: { candidateMailId, answersId, isAutomatic } }) =>
      isAutomatic ? [] : [tellOfAnswer.request(candidateMailId, { candidateMailId, answersId })],
    CandidateMailReleased: ({ data: { candidateMailId } }) => [
      sendCandidateMail.request(candidateMailId, { candidateMailId }),
    ],
    InterviewStatusSettled: ({ data: { interviewId } }) => [settleHeldMails.request(interviewId, { interviewId })],
  },
});
