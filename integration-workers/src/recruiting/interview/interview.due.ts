import type { InterviewEvent } from 'contracts/recruiting/interview/interview.entity';
import { settlesAt } from 'contracts/recruiting/interview/interview.statuses';
import { due } from '#integration-workers/engine/due';
import { settleHeldMails } from '#integration-workers/recruiting/candidate-mail/held-mails.job';

/**
 * A change of status is settled when it can be undone no more (docs/product.md REC-42), and what an undoing brings back as long after
 * it; whether that had been settled before, the interview knows. Mails that go with a decision that was undone are seen to at once.
 */
export const interviewSettling = due<InterviewEvent>({
  name: 'recruiting.interview.settling',
  urgency: 'usual',
  on: {
    InterviewStatusChanged: ({ data: { interviewId, candidateId }, metadata: { occurredAt } }) => [
      { subject: interviewId, at: settlesAt(occurredAt), personId: candidateId },
    ],
  },
  command: ({ subject, at }) => ({
    ...{ aggregate: 'interview', id: subject },
    ...{ type: 'SettleInterviewStatus', data: { dueAt: at } },
  }),
  whenMoved: {
    jobs: [settleHeldMails],
    ask: ({ data: { interviewId } }) => [settleHeldMails.request(interviewId, { interviewId })],
  },
});
