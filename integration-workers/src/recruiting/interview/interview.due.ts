import type { InterviewEvent } from 'contracts/recruiting/interview/interview.entity';
import { settlesAt } from 'contracts/recruiting/interview/interview.statuses';
import { due } from '#integration-workers/engine/due';
import { cancelHeldMails } from '#integration-workers/recruiting/candidate-mail/held-mails.job';

/**
 * A change of status is settled when it can be undone no more (docs/product.md REC-42); one that is undone never. One that is undone
 * or followed by another takes the mails along that go with it.
 */
export const interviewSettling = due<InterviewEvent>({
  name: 'recruiting.interview.settling',
  on: {
    InterviewStatusChanged: ({ data: { interviewId, candidateId, undoneTo }, metadata: { occurredAt } }) => [
      { subject: interviewId, at: undoneTo ? null : settlesAt(occurredAt), personId: candidateId },
    ],
  },
  command: ({ subject, at }) => ({
    ...{ aggregate: 'interview', id: subject },
    ...{ type: 'SettleInterviewStatus', data: { dueAt: at } },
  }),
  whenMoved: {
    jobs: [cancelHeldMails],
    ask: ({ data: { interviewId }, metadata: { occurredAt } }) => [
      cancelHeldMails.request(interviewId, { interviewId, at: occurredAt }),
    ],
  },
});
