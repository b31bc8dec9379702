import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { job } from '#integration-workers/engine/job';

/** Has the PDF made that all have signed. */
export const finishContract = job({
  name: 'recruiting.contract.finish',
  payload: z.strictObject({ contractId: Id }),
  urgency: 'somebody-waits',
  handle: ({ data: { contractId }, cause }, tools) => tools.finishContract(cause, contractId),
});
