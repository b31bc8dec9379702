import type { Handler } from '#integration-workers/engine/job';
import type { EraseCandidate } from './erase-candidate.job.ts';

/** The key is destroyed by the command too, but that process may have died right after it appended the event. */
export const handle: Handler<EraseCandidate> = async ({ data, cause }, { outbox, webhooks, keys }) => {
  await keys.destroy({ tenantId: cause.tenantId, subject: data.candidateId });
  await outbox.scrub(cause.tenantId, data.candidateId);
  await webhooks.deliveries.scrub(cause.tenantId, data.candidateId);
};
