import type { AcknowledgementReminderEvent } from 'contracts/training/acknowledgement/acknowledgement-reminder.entity';
import { policy } from '#integration-workers/engine/policy';
import { remindOfAll } from './remind-of-all.job.ts';
import { writeOfAll } from './write-of-all.job.ts';

/** Whenever everybody is to be reminded of all that they have not acknowledged, they are. */
export const acknowledgementReminderPolicy = policy<AcknowledgementReminderEvent>({
  name: 'training.acknowledgement-reminder',
  jobs: [remindOfAll, writeOfAll],
  on: {
    AcknowledgementReminderCreated: ({ data: { acknowledgementReminderId: id, kind } }) => [
      remindOfAll.request(id, { kind, after: null }),
    ],
  },
});
