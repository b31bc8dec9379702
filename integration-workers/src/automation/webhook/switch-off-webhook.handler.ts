import { isRefusedAs } from '#integration-workers/engine/command';
import type { Handler } from '#integration-workers/engine/job';
import type { SwitchOff } from './switch-off-webhook.job.ts';

/** A webhook that was removed meanwhile needs no switching off. */
export const handle: Handler<SwitchOff> = async ({ data: { webhookId, reason }, cause }, { command }) => {
  try {
    await command(cause, { aggregate: 'webhook', type: 'SwitchOffWebhook', id: webhookId, data: { reason } });
  } catch (error) {
    if (!isRefusedAs(error, 'not-found')) throw error;
  }
};
