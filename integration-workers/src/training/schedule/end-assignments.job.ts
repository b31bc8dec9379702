import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';

/** Cancels the assignments of a cancelled schedule, some at once. */
export const endAssignments = job({
  name: 'training.schedule.end-assignments',
  payload: z.strictObject({ scheduleId: Id, chunk: z.int() }),
  options: FOR_A_DAY,
  handle: async ({ data: { scheduleId, chunk }, cause }, { command }) => {
    const end = {
      aggregate: 'trainingSchedule',
      id: scheduleId,
      type: 'EndTrainingAssignments',
      data: { chunk },
    } as const;
    await unlessRefused(command(cause, end), 'not-found');
  },
});
