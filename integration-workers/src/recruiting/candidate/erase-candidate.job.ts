import { GLOBAL, Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';

/** Removes what the workers hold of an erased person. */
export const eraseCandidate = job({
  name: 'recruiting.candidate.erase',
  payload: z.strictObject({ candidateId: Id }),
  options: FOR_A_DAY,
  /** The key is destroyed by the command too, but that process may have died right after it appended the event. */
  handle: async ({ data, cause }, { outbox, webhooks, keys }) => {
    await keys.destroy({ tenantId: cause.tenantId, subject: data.candidateId });
    await outbox.scrub(cause.tenantId, data.candidateId);
    await outbox.scrub(GLOBAL, data.candidateId);
    await webhooks.deliveries.scrub(cause.tenantId, data.candidateId);
  },
});
