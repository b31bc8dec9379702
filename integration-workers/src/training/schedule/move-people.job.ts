import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';

/** Moves people to the version to which their schedule was moved, some at once. */
export const movePeople = job({
  name: 'training.schedule.move-people',
  payload: z.strictObject({ scheduleId: Id, chunk: z.int() }),
  options: FOR_A_DAY,
  handle: async ({ data: { scheduleId, chunk }, cause }, { command }) => {
    const move = {
      aggregate: 'trainingSchedule',
      id: scheduleId,
      type: 'MoveTrainingPeople',
      data: { chunk },
    } as const;
    await unlessRefused(command(cause, move), 'not-found');
  },
});
