import { offReasons } from 'contracts/automation/webhook/webhook.choices';
import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { job } from '#integration-workers/engine/job';

export const SwitchOff = z.strictObject({ webhookId: Id, reason: z.enum(offReasons) });
export type SwitchOff = z.infer<typeof SwitchOff>;

/** Switches a webhook off whose consumer is gone or has failed for days: about a day of trying. */
export const switchOffWebhook = job({
  name: 'automation.webhook.switch-off',
  payload: SwitchOff,
  options: { attempts: 17, backoffMs: 1_000 },
  load: () => import('./switch-off-webhook.handler.ts'),
});
