import type { Filter } from 'contracts/automation/event-action/event-action.matching';
import { TEST_EVENT } from 'contracts/automation/webhook/webhook.choices';
import type { AttemptView } from 'contracts/automation/webhook/webhook.views';
import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';
import { forGood, isPutOff, rescheduleIn } from '#integration-workers/engine/reschedule';
import { type Cause, followUp, workId } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';
import { isWanted } from './about.ts';
import { attempt } from './attempt.ts';
import type { Delivery } from './deliveries.ts';
import { DELIVER, passOn } from './line.ts';
import { eventOf, type Requested, requestOf } from './request.ts';
import { verdictOf } from './retry-plan.ts';
import { switchOffWebhook } from './switch-off-webhook.job.ts';

type Webhook = Requested & {
  filters: Filter[];
  active: boolean;
  inOrder: boolean;
  isPaused: boolean;
  updatedAt: string;
};
type Work = { cause: Cause; tools: Tools };
const onLine = ({ tools: { webhooks, clock, enqueue } }: Work) => ({ line: webhooks.line, clock, enqueue });

/** Milliseconds until a delivery knocks again where too many are under way. */
const CROWDED_MS = 500;
/**
 * Faults of our own may keep a delivery from being sent for so long without a break (docs/product.md AUT-49). In between it is tried ever
 * less often: after as long as that has gone on, at least and at most.
 */
const MAX_FAULTY_MS = 3_600_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 300_000;
/** Milliseconds without one after which faults begin anew: it was to be sent later, or nothing ran. */
const BREAK_MS = 2 * LONGEST_PAUSE_MS;
/** The consumer wants to hear nothing any more (RFC 9110). */
const GONE = 410;

const WEBHOOK = {
  projections: ['automation.webhook'],
  text: `select name, method, url, path, query, headers, body, filters, active, in_order as "inOrder",
      paused_at is not null as "isPaused", updated_at as "updatedAt"
    from read.webhook where tenant_id = $1 and id = $2`,
};

/** What a replay brings up again and the filters leave out; what happens now was judged before it was put down. */
const isLeftOut = async (delivery: Delivery, { filters }: Webhook, work: Work) => {
  if (delivery.replayId === null || delivery.payload !== null) return false;
  const event = await eventOf(delivery, work);
  return event !== undefined && !(await isWanted(filters, event, work));
};

/** Why the webhook is to be switched off after this attempt, if it is. */
const reasonToStop = async (tried: AttemptView, isLast: boolean, ask: () => Promise<boolean>) => {
  if (tried.status === GONE) return 'gone' as const;
  return isLast && (await ask()) ? ('failing' as const) : null;
};

/** Sends once; the plan says in how many milliseconds it is done again, if it is. A crash before that is noted sends again, under the same webhook-id. */
const deliver = async (delivery: Delivery, webhook: Webhook, { cause, tools }: Work): Promise<number | null> => {
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
  await webhooks.deliveries.note(delivery, tried, verdict);
  return verdict.status === 'pending' ? verdict.nextAttemptAt.getTime() - now.getTime() : null;
};

/** In its turn, where its webhook wants one after the other. */
const deliverInLine = async (delivery: Delivery, webhook: Webhook, work: Work): Promise<number | null> => {
  const { webhooks, clock } = work.tools;
  const { line } = webhooks;
  const place = await line.enter(delivery, { now: clock(), jobId: workId(work.cause) });
  if (typeof place === 'object') return place.ms;
  try {
    return place === 'turn' ? await deliver(delivery, webhook, work) : null;
  } catch (error) {
    await line.leave(delivery.id);
    throw error;
  } finally {
    await passOn(delivery.id, work.cause, onLine(work));
  }
};

/** Ends one that is not sent any more. */
const end = async (delivery: Delivery, how: 'cancel' | 'leave', work: Work): Promise<void> => {
  const { webhooks, clock } = work.tools;
  await webhooks.deliveries[how](delivery, clock());
  await passOn(delivery.id, work.cause, onLine(work));
  if (how === 'leave') await webhooks.deliveries.forget(delivery);
};

/** Sends it, unless its webhook does not want it, is off, or is paused. */
const proceed = async (delivery: Delivery, work: Work): Promise<void> => {
  const { cause, tools } = work;
  const { webhooks, clock, read } = tools;
  const isTest = delivery.type === TEST_EVENT;
  const ask = async () => (await read<Webhook>(cause, { ...WEBHOOK, values: [cause.tenantId, delivery.webhookId] }))[0];
  const webhook = await ask();
  if (!webhook || (!webhook.active && !isTest)) return end(delivery, 'cancel', work);
  if (webhook.isPaused && !isTest) {
    await webhooks.deliveries.hold(delivery, clock());
    // Whoever released what was held may have looked just before.
    if ((await ask())?.isPaused) return;
    await webhooks.deliveries.unhold(delivery);
    throw rescheduleIn(0);
  }
  if (await isLeftOut(delivery, webhook, work)) return end(delivery, 'leave', work);
  const leave = webhooks.gate.enter(delivery);
  if (!leave) throw rescheduleIn(CROWDED_MS);
  try {
    const isInLine = webhook.inOrder && delivery.recordId !== null;
    const ms = await (isInLine ? deliverInLine : deliver)(delivery, webhook, work);
    // Since it was asked for, the order may have been: others wait for this one then.
    if (!isInLine) await passOn(delivery.id, work.cause, onLine(work));
    if (ms !== null) throw rescheduleIn(ms);
  } finally {
    leave();
  }
};

/** What a fault of our own comes to: another try, or none any more. */
const afterFault = async (delivery: Delivery, fault: unknown, work: Work): Promise<Error> => {
  const { webhooks, clock } = work.tools;
  const now = clock();
  const last = new Date(now.getTime() - BREAK_MS);
  const ms = now.getTime() - (await webhooks.deliveries.noteFault(delivery, { now, last })).getTime();
  const left = MAX_FAULTY_MS - ms;
  if (left > 0) return rescheduleIn(Math.min(Math.max(ms, FIRST_PAUSE_MS), LONGEST_PAUSE_MS, left), fault);
  await webhooks.deliveries.giveUp(delivery, now);
  await passOn(delivery.id, work.cause, onLine(work));
  return forGood(fault);
};

/** Sends a delivery. Its own plan says when it is tried again, also after faults of ours; attempts are for those that cannot be noted. */
export const deliverWebhook = job({
  name: DELIVER,
  payload: z.strictObject({ deliveryId: Id }),
  options: { ...FOR_A_DAY, waitsOutside: true },
  handle: async ({ data: { deliveryId }, cause }, tools) => {
    const { webhooks, clock } = tools;
    const work = { cause, tools };
    const now = clock();
    const delivery = await webhooks.deliveries.begin(deliveryId, BigInt(cause.position), { now, jobId: workId(cause) });
    if (!delivery) {
      const ms = await passOn(deliveryId, cause, onLine(work));
      if (ms > 0) throw rescheduleIn(ms);
      return;
    }
    const wait = delivery.nextAttemptAt === null ? 0 : Date.parse(delivery.nextAttemptAt) - now.getTime();
    if (wait > 0) throw rescheduleIn(wait);
    try {
      await proceed(delivery, work);
    } catch (error) {
      throw isPutOff(error) ? error : await afterFault(delivery, error, work);
    }
  },
});
