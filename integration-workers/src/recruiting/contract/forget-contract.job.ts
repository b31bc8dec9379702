import { GLOBAL, Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { job } from '#integration-workers/engine/job';

/** Takes addresses and texts out of the mails of a contract that was erased. */
export const forgetContract = job({
  name: 'recruiting.contract.forget',
  payload: z.strictObject({ contractId: Id }),
  handle: ({ data: { contractId } }, { outbox }) => outbox.scrub(GLOBAL, contractId),
});
