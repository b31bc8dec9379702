import type { LateReminderEvent } from 'contracts/training/matrix/late-reminder.entity';
import { policy } from '#integration-workers/engine/policy';
import { remindLate } from './remind-late.job.ts';

/** Whenever everybody who has missed a deadline is to be reminded, they are. */
export const lateReminderPolicy = policy<LateReminderEvent>({
  name: 'training.late-reminder',
  jobs: [remindLate],
  on: {
    LateReminderCreated: ({ data: { lateReminderId: reminderId } }) => [
      remindLate.request(reminderId, { reminderId, after: null }),
    ],
  },
});
