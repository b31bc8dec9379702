import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';

/** Gives people the deadline and the reminders that their schedule has now, some at once. */
export const reschedulePeople = job({
  name: 'training.schedule.reschedule-people',
  payload: z.strictObject({ scheduleId: Id, chunk: z.int() }),
  options: FOR_A_DAY,
  handle: async ({ data: { scheduleId, chunk }, cause }, { command }) => {
    const reschedule = {
      aggregate: 'trainingSchedule',
      id: scheduleId,
      type: 'RescheduleTrainingPeople',
      data: { chunk },
    } as const;
    await unlessRefused(command(cause, reschedule), 'not-found');
  },
});
