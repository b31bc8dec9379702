import type { PendingHireEvent } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import { due } from '#integration-workers/engine/due';

/** Whoever has something to do for a hire is reminded the day before and the day after it is due (docs/product.md REC-75). */
export const hireReminder = due<PendingHireEvent>({
  name: 'recruiting.pending-hire.reminder',
  on: {
    PendingHireReminderPlanned: ({ data: { pendingHireId, candidateId, at } }) => [
      { subject: pendingHireId, at, personId: candidateId },
    ],
  },
  command: ({ subject, at }) => ({
    aggregate: 'pendingHire',
    id: subject,
    type: 'RemindPendingHireOnTime',
    data: { dueAt: at },
  }),
});
