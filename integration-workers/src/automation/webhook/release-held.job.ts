import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';
import { rescheduleIn } from '#integration-workers/engine/reschedule';
import { followUp } from '#integration-workers/engine/work-item';
import { deliverWebhook } from './deliver-webhook.job.ts';
import { turnOf } from './line.ts';

/** Held deliveries in the queue at a time: the work of others comes between them. */
const AT_ONCE = 20;
const LOOK_AGAIN_MS = 200;

const WEBHOOK = {
  projections: ['automation.webhook'],
  text: 'select paused_at is not null as "isPaused", in_order as "inOrder" from read.webhook where tenant_id = $1 and id = $2',
};
type Webhook = { isPaused: boolean; inOrder: boolean };

/**
 * Sends what a webhook held back while it was paused, in the order of the events, and what waited for others where it no longer
 * has to; where it was switched off, that ends it.
 */
export const releaseHeld = job({
  name: 'automation.webhook.release-held',
  payload: z.strictObject({ webhookId: Id }),
  options: FOR_A_DAY,
  handle: async ({ data: { webhookId }, cause }, tools) => {
    const { tenantId } = cause;
    const [webhook] = await tools.read<Webhook>(cause, { ...WEBHOOK, values: [tenantId, webhookId] });
    if (webhook?.isPaused) return;
    const { replays, line } = tools.webhooks;
    const of = { tenantId, webhookId };
    const held = await replays.held(of, AT_ONCE);
    await tools.enqueue(held.map((deliveryId) => followUp(cause, deliverWebhook.request(deliveryId, { deliveryId }))));
    const waiting = webhook?.inOrder ? await line.firsts(of) : await line.all(of, AT_ONCE);
    await tools.enqueue(waiting.map((one) => turnOf(one, cause)));
    if (held.length > 0 || (!webhook?.inOrder && waiting.length > 0)) throw rescheduleIn(LOOK_AGAIN_MS);
  },
});
