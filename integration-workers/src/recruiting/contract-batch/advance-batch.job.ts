import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { FOR_AN_HOUR, job } from '#integration-workers/engine/job';

/** Has the contracts of a bulk send made, or voided, that come next. */
export const advanceBatch = job({
  name: 'recruiting.contract-batch.advance',
  payload: z.strictObject({ contractBatchId: Id, step: z.int().min(0) }),
  options: FOR_AN_HOUR,
  urgency: 'bulk',
  handle: ({ data, cause, lastAttempt: isLast }, tools) => tools.advanceContractBatch(cause, { ...data, isLast }),
});
