import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { job } from '#integration-workers/engine/job';

export const DeliverWebhook = z.strictObject({ deliveryId: Id });
export type DeliverWebhook = z.infer<typeof DeliverWebhook>;

/** Sends a delivery. Its own plan says when it is tried again; what counts here are our own faults: about an hour of trying. */
export const deliverWebhook = job({
  name: 'automation.webhook.deliver',
  payload: DeliverWebhook,
  options: { attempts: 12, backoffMs: 1_000, waitsOutside: true },
  load: () => import('./deliver-webhook.handler.ts'),
});
