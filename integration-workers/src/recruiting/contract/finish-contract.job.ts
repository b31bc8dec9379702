import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';

/** Has the PDF made that all have signed. */
export const finishContract = job({
  name: 'recruiting.contract.finish',
  payload: z.strictObject({ contractId: Id }),
  urgency: 'somebody-waits',
  options: FOR_A_DAY,
  handle: ({ data: { contractId }, cause }, tools) => tools.finishContract(cause, contractId),
});
