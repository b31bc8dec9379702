import type { Filter } from 'contracts/automation/event-action/event-action.matching';
import { CALL_EVENT, publicEventTypes, TEST_EVENT } from 'contracts/automation/webhook/webhook.choices';
import type { PublicEvent } from 'contracts/automation/webhook/webhook.published';
import { derivedId, Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { FOR_AN_HOUR, followUp, job } from '#integration-workers/engine/job';
import { isWanted } from './about.ts';
import { deliverWebhook } from './deliver-webhook.job.ts';

/** Those who subscribed before it happened. */
const SUBSCRIBERS = {
  projections: ['automation.webhook'],
  text: `select id, filters from read.webhook
    where tenant_id = $1 and event = $2 and active and created_at <= $3 order by created_at, id`,
};
const ONE = {
  projections: ['automation.webhook'],
  text: `select id, '[]'::jsonb as filters from read.webhook where tenant_id = $1 and id = $2`,
};

/** Makes one delivery for each webhook that wants to hear of an event. */
export const findSubscribers = job({
  name: 'automation.webhook.find-subscribers',
  /** `webhookId`: for that one alone, switched off or not. */
  payload: z.strictObject({
    event: z.enum([...publicEventTypes, CALL_EVENT, TEST_EVENT]),
    webhookId: Id.optional(),
  }),
  options: FOR_AN_HOUR,
  handle: async ({ data, cause }, tools) => {
    const { tenantId, eventId, position } = cause;
    const { event: type, webhookId } = data;
    const event = await tools.event(position);
    const { occurredAt } = event.metadata;
    const question = webhookId
      ? { ...ONE, values: [tenantId, webhookId] }
      : { ...SUBSCRIBERS, values: [tenantId, type, occurredAt] };
    const found = await tools.read<{ id: string; filters: Filter[] }>(cause, question);
    for (const webhook of found) {
      if (!(await isWanted(webhook.filters, event as PublicEvent, { cause, tools }))) continue;
      const id = derivedId(eventId, webhook.id);
      await tools.webhooks.deliveries.add(
        { id, tenantId, webhookId: webhook.id, eventId, position, type },
        tools.clock(),
      );
      await tools.enqueue([followUp(cause, deliverWebhook.request(webhook.id, { deliveryId: id }))]);
    }
  },
});
