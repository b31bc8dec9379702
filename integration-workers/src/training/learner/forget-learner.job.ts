import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';

const COMPANIES = {
  projections: ['training.learner'],
  text: 'select company_id as "companyId" from read.learner where user_id = $1 order by 1',
};

/** Erases a person who erased their account in every company where they learned, those that they have left too. */
export const forgetLearner = job({
  name: 'training.learner.forget',
  payload: z.strictObject({ userId: Id }),
  options: FOR_A_DAY,
  handle: async ({ data: { userId }, cause }, { read, command }) => {
    const companies = await read<{ companyId: Id }>(cause, { ...COMPANIES, person: userId, values: [userId] });
    for (const { companyId: tenantId } of companies)
      await command(cause, { aggregate: 'learner', tenantId, id: userId, type: 'EraseLearner', data: {} });
  },
});
