import type { Filter } from 'contracts/automation/event-action/event-action.matching';
import { TEST_EVENT } from 'contracts/automation/webhook/webhook.choices';
import type { AttemptView } from 'contracts/automation/webhook/webhook.views';
import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { FOR_AN_HOUR, followUp, job } from '#integration-workers/engine/job';
import { rescheduleIn } from '#integration-workers/engine/reschedule';
import type { Cause } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';
import { isWanted } from './about.ts';
import { attempt } from './attempt.ts';
import type { Delivery } from './deliveries.ts';
import { eventOf, type Requested, requestOf } from './request.ts';
import { verdictOf } from './retry-plan.ts';
import { switchOffWebhook } from './switch-off-webhook.job.ts';

type Webhook = Requested & { filters: Filter[]; active: boolean; isPaused: boolean; updatedAt: string };

/** Milliseconds until a delivery knocks again where too many are under way. */
const CROWDED_MS = 500;
/** The consumer wants to hear nothing any more (RFC 9110). */
const GONE = 410;

const WEBHOOK = {
  projections: ['automation.webhook'],
  text: `select name, method, url, path, query, headers, body, filters, active, paused_at is not null as "isPaused", updated_at as "updatedAt"
    from read.webhook where tenant_id = $1 and id = $2`,
};

/** What a replay brings up again and the filters leave out; what happens now was judged before it was put down. */
const isLeftOut = async (delivery: Delivery, { filters }: Webhook, work: { cause: Cause; tools: Tools }) => {
  if (delivery.replayId === null || delivery.payload !== null || filters.length === 0) return false;
  const event = await eventOf(delivery, work);
  return event !== undefined && !(await isWanted(filters, event, work));
};

/** Why the webhook is to be switched off after this attempt, if it is. */
const reasonToStop = async (tried: AttemptView, isLast: boolean, ask: () => Promise<boolean>) => {
  if (tried.status === GONE) return 'gone' as const;
  return isLast && (await ask()) ? ('failing' as const) : null;
};

/** Sends once; the plan says when it is done again. A crash before that is noted sends again, under the same webhook-id. */
const deliver = async (delivery: Delivery, webhook: Webhook, { cause, tools }: { cause: Cause; tools: Tools }) => {
  const { webhooks, clock, enqueue } = tools;
  const request = await requestOf(delivery, webhook, { cause, tools });
  const tried = await attempt({ delivery, request }, { webhooks, clock });
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
    if (await isLeftOut(delivery, webhook, { cause, tools })) {
      await webhooks.deliveries.drop(delivery.id, now);
      return;
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
