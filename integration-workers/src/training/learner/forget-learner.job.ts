import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';
import { learnedIn } from './learned-in.ts';

/** Erases a person who erased their account in every company where they learned, those that they have left too. */
export const forgetLearner = job({
  name: 'training.learner.forget',
  payload: z.strictObject({ userId: Id }),
  options: FOR_A_DAY,
  handle: async ({ data: { userId }, cause }, { read, command }) => {
    for (const tenantId of await learnedIn(userId, cause, { read }))
      await command(cause, { aggregate: 'learner', tenantId, id: userId, type: 'EraseLearner', data: {} });
  },
});
