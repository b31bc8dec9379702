import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { FOR_AN_HOUR, job } from '#integration-workers/engine/job';
import { followUp, workId } from '#integration-workers/engine/work-item';
import { deliverWebhook } from './deliver-webhook.job.ts';

/** Sends several again: all of them are to be sent before the first is, so that each finds those before it. */
export const resendMany = job({
  name: 'automation.webhook.resend',
  payload: z.strictObject({ deliveryIds: z.array(Id) }),
  options: FOR_AN_HOUR,
  handle: async ({ data, cause }, tools) => {
    const itemOf = (deliveryId: string) => followUp(cause, deliverWebhook.request(deliveryId, { deliveryId }));
    const all = data.deliveryIds.map((id) => ({ id, jobId: workId(itemOf(id).cause) }));
    const begun = await tools.webhooks.deliveries.beginAll(all, BigInt(cause.position), tools.clock());
    await tools.enqueue(begun.map(itemOf));
  },
});
