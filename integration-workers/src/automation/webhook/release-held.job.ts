import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { FOR_A_DAY, followUp, job } from '#integration-workers/engine/job';
import { rescheduleIn } from '#integration-workers/engine/reschedule';
import { deliverWebhook } from './deliver-webhook.job.ts';

/** Held deliveries in the queue at a time: the work of others comes between them. */
const AT_ONCE = 20;
const LOOK_AGAIN_MS = 200;

const PAUSED = {
  projections: ['automation.webhook'],
  text: 'select from read.webhook where tenant_id = $1 and id = $2 and paused_at is not null',
};

/** Sends what a webhook held back while it was paused, in the order of the events; where it was switched off, that ends it. */
export const releaseHeld = job({
  name: 'automation.webhook.release-held',
  payload: z.strictObject({ webhookId: Id }),
  options: FOR_A_DAY,
  handle: async ({ data: { webhookId }, cause }, tools) => {
    const { tenantId } = cause;
    const paused = await tools.read(cause, { ...PAUSED, values: [tenantId, webhookId] });
    if (paused.length > 0) return;
    const held = await tools.webhooks.replays.held({ tenantId, webhookId }, AT_ONCE);
    if (held.length === 0) return;
    await tools.enqueue(held.map((deliveryId) => followUp(cause, deliverWebhook.request(deliveryId, { deliveryId }))));
    throw rescheduleIn(LOOK_AGAIN_MS);
  },
});
