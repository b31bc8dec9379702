import { GLOBAL, Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';

/** Takes addresses and texts out of the mails of a contract that was erased. */
export const forgetContract = job({
  name: 'recruiting.contract.forget',
  payload: z.strictObject({ contractId: Id }),
  options: FOR_A_DAY,
  /** Those to who signs are the installation's, those to who sent it the company's. */
  handle: async ({ data: { contractId }, cause }, { outbox }) => {
    await outbox.scrub(GLOBAL, contractId);
    await outbox.scrub(cause.tenantId, contractId);
  },
});
