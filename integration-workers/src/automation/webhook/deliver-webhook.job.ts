import { TEST_EVENT } from 'contracts/automation/webhook/webhook.choices';
import type { AttemptView } from 'contracts/automation/webhook/webhook.views';
import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { FOR_AN_HOUR, followUp, job } from '#integration-workers/engine/job';
import { rescheduleIn } from '#integration-workers/engine/reschedule';
import type { Cause } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';
import { attempt } from './attempt.ts';
import type { Delivery } from './deliveries.ts';
import { factsFor } from './facts.ts';
import { composePayload, withoutPerson } from './payload.ts';
import type { PublicEvent } from './public-event.ts';
import { verdictOf } from './retry-plan.ts';
import { switchOffWebhook } from './switch-off-webhook.job.ts';

type Webhook = { name: string; url: string; active: boolean; isPaused: boolean; updatedAt: string };

/** Milliseconds until a delivery knocks again where too many are under way. */
const CROWDED_MS = 500;
/** The consumer wants to hear nothing any more (RFC 9110). */
const GONE = 410;

const WEBHOOK = {
  projections: ['automation.webhook'],
  text: `select name, url, active, paused_at is not null as "isPaused", updated_at as "updatedAt"
    from read.webhook where tenant_id = $1 and id = $2`,
};

const payloadOf = async (delivery: Delivery, webhook: Webhook, { cause, tools }: { cause: Cause; tools: Tools }) => {
  if (delivery.payload !== null) return delivery.payload;
  const event = (await tools.event(delivery.position)) as PublicEvent;
  const context = { webhookName: webhook.name, now: tools.clock() };
  const composed = await composePayload(event, factsFor(tools, cause), context);
  const { deliveries } = tools.webhooks;
  const payload = JSON.stringify(composed.payload);
  if (await deliveries.keepPayload(delivery, payload, composed.subjectId)) return payload;
  const impersonal = JSON.stringify(withoutPerson(composed));
  await deliveries.keepPayload(delivery, impersonal, null);
  return impersonal;
};

/** Why the webhook is to be switched off after this attempt, if it is. */
const reasonToStop = async (tried: AttemptView, isLast: boolean, ask: () => Promise<boolean>) => {
  if (tried.status === GONE) return 'gone' as const;
  return isLast && (await ask()) ? ('failing' as const) : null;
};

/** Sends once; the plan says when it is done again. A crash before that is noted sends again, under the same webhook-id. */
const deliver = async (delivery: Delivery, webhook: Webhook, { cause, tools }: { cause: Cause; tools: Tools }) => {
  const { webhooks, clock, enqueue } = tools;
  const body = await payloadOf(delivery, webhook, { cause, tools });
  const tried = await attempt({ delivery, url: webhook.url, body }, { webhooks, clock });
  const now = clock();
  const verdict = verdictOf(
    {
      status: tried.status,
      isHopeless: tried.status === GONE || tried.fault === 'address-private' || delivery.type === TEST_EVENT,
      retryAfter: tried.responseHeaders?.['retry-after'],
    },
    { tries: delivery.tries + 1, now, random: Math.random() },
  );
  const reason = await reasonToStop(tried, verdict.status === 'failed', () =>
    webhooks.deliveries.isFailingForDays(delivery, webhook.updatedAt, now),
  );
  if (reason) {
    const { webhookId } = delivery;
    await enqueue([followUp(cause, switchOffWebhook.request(webhookId, { webhookId, reason }))]);
  }
  await webhooks.deliveries.note(delivery.id, tried, verdict);
  if (verdict.status === 'pending') throw rescheduleIn(verdict.nextAttemptAt.getTime() - now.getTime());
};

/** Sends a delivery. Its own plan says when it is tried again; what counts here are our own faults. */
export const deliverWebhook = job({
  name: 'automation.webhook.deliver',
  payload: z.strictObject({ deliveryId: Id }),
  options: { ...FOR_AN_HOUR, waitsOutside: true },
  handle: async ({ data, cause }, tools) => {
    const { webhooks, clock, read } = tools;
    const now = clock();
    const delivery = await webhooks.deliveries.begin(data.deliveryId, BigInt(cause.position), now);
    if (!delivery) return;
    const wait = delivery.nextAttemptAt === null ? 0 : Date.parse(delivery.nextAttemptAt) - now.getTime();
    if (wait > 0) throw rescheduleIn(wait);
    const ask = async () =>
      (await read<Webhook>(cause, { ...WEBHOOK, values: [cause.tenantId, delivery.webhookId] }))[0];
    const webhook = await ask();
    if (!webhook || (!webhook.active && delivery.type !== TEST_EVENT)) {
      await webhooks.deliveries.cancel(delivery.id, now);
      return;
    }
    if (webhook.isPaused && delivery.type !== TEST_EVENT) {
      await webhooks.deliveries.hold(delivery.id, now);
      // Whoever released what was held may have looked just before.
      if ((await ask())?.isPaused) return;
      await webhooks.deliveries.unhold(delivery.id);
      throw rescheduleIn(0);
    }
    const leave = webhooks.gate.enter(delivery);
    if (!leave) throw rescheduleIn(CROWDED_MS);
    try {
      await deliver(delivery, webhook, { cause, tools });
    } finally {
      leave();
    }
  },
});
