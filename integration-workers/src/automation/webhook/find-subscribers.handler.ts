import { derivedId } from 'contracts/kernel/id';
import type { Handler } from '#integration-workers/engine/job';
import { deliverWebhook } from './deliver-webhook.job.ts';
import type { FindSubscribers } from './find-subscribers.job.ts';

/** Those who subscribed before it happened. */
const SUBSCRIBERS = {
  projections: ['automation.webhook'],
  text: `select id from read.webhook
    where tenant_id = $1 and event = $2 and active and created_at <= $3 order by created_at, id`,
};
const ONE = {
  projections: ['automation.webhook'],
  text: 'select id from read.webhook where tenant_id = $1 and id = $2',
};

export const handle: Handler<FindSubscribers> = async ({ data, cause }, tools) => {
  const { tenantId, eventId, position } = cause;
  const { event: type, webhookId } = data;
  const { occurredAt } = (await tools.event(position)).metadata;
  const question = webhookId
    ? { ...ONE, values: [tenantId, webhookId] }
    : { ...SUBSCRIBERS, values: [tenantId, type, occurredAt] };
  const found = await tools.read<{ id: string }>(cause, question);
  for (const webhook of found) {
    const id = derivedId(eventId, webhook.id);
    await tools.webhooks.deliveries.add(
      { id, tenantId, webhookId: webhook.id, eventId, position, type },
      tools.clock(),
    );
    const { job: name, target, data: asked } = deliverWebhook.request(webhook.id, { deliveryId: id });
    await tools.enqueue([{ name, data: asked, cause: { ...cause, policy: name, target } }]);
  }
};
