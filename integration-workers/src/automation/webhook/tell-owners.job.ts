import { offReasons } from 'contracts/automation/webhook/webhook.choices';
import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { job } from '#integration-workers/engine/job';

export const TellOwners = z.strictObject({ webhookId: Id, reason: z.enum(offReasons) });
export type TellOwners = z.infer<typeof TellOwners>;

/** Writes to a company's owners that a webhook was switched off. */
export const tellOwners = job({
  name: 'automation.webhook.tell-owners',
  payload: TellOwners,
  load: () => import('./tell-owners.handler.ts'),
});
