import { publicEventTypes, TEST_EVENT } from 'contracts/automation/webhook/webhook.choices';
import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { job } from '#integration-workers/engine/job';

/** `webhookId`: for that one alone, switched off or not. */
export const FindSubscribers = z.strictObject({
  event: z.enum([...publicEventTypes, TEST_EVENT]),
  webhookId: Id.optional(),
});
export type FindSubscribers = z.infer<typeof FindSubscribers>;

/** Makes one delivery for each webhook that wants to hear of an event: about an hour of trying. */
export const findSubscribers = job({
  name: 'automation.webhook.find-subscribers',
  payload: FindSubscribers,
  options: { attempts: 12, backoffMs: 1_000 },
  load: () => import('./find-subscribers.handler.ts'),
});
