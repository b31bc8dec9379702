import type { publicEventTypes } from 'contracts/automation/webhook/webhook.choices';
import type { WebhookReplay } from 'contracts/automation/webhook/webhook.entity';
import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';
import { rescheduleIn } from '#integration-workers/engine/reschedule';
import { type Cause, followUp, workId } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';
import { deliverWebhook } from './deliver-webhook.job.ts';
import { turnOf } from './line.ts';
import { NO_MORE, type ReplayOf, type Rest } from './replays.ts';

/** Deliveries of one replay in the queue at a time: the work of others comes between them. */
const AT_ONCE = 20;
const LOOK_AGAIN_MS = 200;

/** Jobs of releases before hold no places. */
const after = z.string().nullable().default(null);
const rest = { restSince: z.iso.datetime().nullable(), restAfter: z.string().nullable().default(null) };

const WEBHOOK = {
  projections: ['automation.webhook'],
  text: 'select event, active, replay from read.webhook where tenant_id = $1 and id = $2',
};
type Webhook = { event: (typeof publicEventTypes)[number]; active: boolean; replay: WebhookReplay | null };

/** Nothing more of it is sent; what waited for that comes on. */
const end = async (replay: ReplayOf, cause: Cause, { webhooks, clock, enqueue }: Tools): Promise<void> => {
  await webhooks.replays.cancel(replay, clock());
  const next = await webhooks.line.firsts(replay);
  await enqueue(next.map((one) => turnOf(one, cause)));
};

/**
 * Sends what a replay has put down, a few at a time; ends when all has been sent once or waits for one before it. What failed is tried
 * again as ever.
 */
const sendReplay = job({
  name: 'automation.webhook.send-replay',
  payload: z.strictObject({ webhookId: Id, replayId: Id, ...rest }),
  options: FOR_A_DAY,
  handle: async ({ data, cause }, tools) => {
    const { webhookId, replayId, restSince, restAfter } = data;
    const { replays } = tools.webhooks;
    const replay = { tenantId: cause.tenantId, webhookId, replayId };
    const [webhook] = await tools.read<Webhook>(cause, { ...WEBHOOK, values: [cause.tenantId, webhookId] });
    const status = webhook?.replay?.id === replayId ? webhook.replay.status : undefined;
    // Done a second time: what failed or waits since goes on.
    if (status === 'finished') return;
    if (!webhook || status !== 'running') {
      await end(replay, cause, tools);
      return;
    }
    const next = await replays.unsent(replay, AT_ONCE);
    if (next.length > 0) {
      await tools.enqueue(
        next.map((deliveryId) => followUp(cause, deliverWebhook.request(deliveryId, { deliveryId }))),
      );
      throw rescheduleIn(LOOK_AGAIN_MS);
    }
    const finished = tools.command(cause, {
      ...{ aggregate: 'webhook', type: 'FinishWebhookReplay', id: webhookId },
      data: { replayId, restSince, restAfter, deliveries: await replays.count(replay) },
    });
    await unlessRefused(finished, 'not-found');
  },
});

/** Finds what a replay is about. */
const replayWebhook = job({
  name: 'automation.webhook.replay',
  payload: z.strictObject({ webhookId: Id, replayId: Id, since: z.iso.datetime(), after, onlyFailed: z.boolean() }),
  options: FOR_A_DAY,
  handle: async ({ data, cause }, tools) => {
    const { tenantId, position: round } = cause;
    const { webhookId, replayId } = data;
    const [webhook] = await tools.read<Webhook>(cause, { ...WEBHOOK, values: [tenantId, webhookId] });
    if (!webhook) return;
    const replay = { ...data, tenantId, round, event: webhook.event };
    const send = (more: Rest) => followUp(cause, sendReplay.request(replayId, { webhookId, replayId, ...more }));
    const jobId = workId(send(NO_MORE).cause);
    await tools.enqueue([send(await tools.webhooks.replays.collect(replay, { now: tools.clock(), jobId }))]);
  },
});

/** Takes back what a cancelled replay has not sent. */
const cancelReplay = job({
  name: 'automation.webhook.cancel-replay',
  payload: z.strictObject({ webhookId: Id, replayId: Id }),
  options: FOR_A_DAY,
  handle: ({ data, cause }, tools) => end({ ...data, tenantId: cause.tenantId }, cause, tools),
});

export const replayJobs = { replayWebhook, sendReplay, cancelReplay };
