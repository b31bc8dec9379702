import { offReasons } from 'contracts/automation/webhook/webhook.choices';
import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';

/** Switches a webhook off whose consumer is gone or has failed for days. */
export const switchOffWebhook = job({
  name: 'automation.webhook.switch-off',
  payload: z.strictObject({ webhookId: Id, reason: z.enum(offReasons) }),
  options: FOR_A_DAY,
  /** A webhook that was removed meanwhile needs no switching off. */
  handle: async ({ data: { webhookId, reason }, cause }, { command }) => {
    const off = command(cause, { aggregate: 'webhook', type: 'SwitchOffWebhook', id: webhookId, data: { reason } });
    await unlessRefused(off, 'not-found');
  },
});
