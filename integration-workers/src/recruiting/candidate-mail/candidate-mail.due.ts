import type { CandidateMailEvent } from 'contracts/recruiting/candidate-mail/candidate-mail.events';
import { due } from '#integration-workers/engine/due';

/** What waits is sent at its moment, unless it is cancelled or its candidate erased before. */
export const candidateMailDue = due<CandidateMailEvent>({
  name: 'recruiting.candidate-mail.release',
  on: {
    CandidateMailWritten: ({ data: { candidateMailId, candidateId, sendAt } }) =>
      sendAt === null ? [] : [{ subject: candidateMailId, at: sendAt, personId: candidateId }],
    CandidateMailCancelled: ({ data: { candidateMailId } }) => [{ subject: candidateMailId, at: null }],
  },
  command: ({ subject, at }) => ({
    aggregate: 'candidateMail',
    id: subject,
    type: 'ReleaseCandidateMail',
    data: { dueAt: at },
  }),
});
