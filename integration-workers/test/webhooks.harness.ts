import type { Service } from 'platform/service';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type Consumer, openConsumer } from './consumer.harness.ts';
import { openWebhookHarness, type WebhookHarness } from './webhook.harness.ts';
import { eventually } from './workers.harness.ts';

/** A database for the specs of one file; for each spec a worker, a consumer, and no webhook yet. */
export const webhookHarness = () => {
  const webhooks = {} as { harness: WebhookHarness; service: Service; consumer: Consumer };
  const start = async (allowPrivate = true) => {
    const { harness } = webhooks;
    webhooks.service = await harness.startWorkers({ WEBHOOK_ALLOW_PRIVATE: allowPrivate }, { clock: harness.clock });
  };

  beforeAll(async () => {
    webhooks.harness = await openWebhookHarness();
    await start();
    await webhooks.service.close();
  });
  beforeEach(async () => {
    webhooks.consumer = await openConsumer();
    await webhooks.harness.admin.query('delete from read.webhook');
    await webhooks.harness.admin.query('delete from work.webhook_delivery');
    await webhooks.harness.admin.query(
      `delete from jobs.job where name in ('automation.webhook.switch-off', 'automation.webhook.send-replay')`,
    );
    await start();
  });
  afterEach(async () => {
    await webhooks.service.close();
    await webhooks.consumer.close();
  });
  afterAll(() => webhooks.harness.close());

  const one = async () => (await webhooks.harness.deliveries())[0];
  /** Whether the policies have asked for all that is to be done about what happened. */
  const isFollowed = async () => {
    const { rows } = await webhooks.harness.admin.query<{ head: string }>(
      'select position::text as head from event_store.head',
    );
    const policies = (await webhooks.service.readiness()).filter(({ name }) => name.startsWith('policy '));
    const [head] = rows;
    return policies.length > 0 && policies.every(({ detail }) => detail?.startsWith(`event ${head?.head} of `));
  };
  /** All that happened is acted on, as far as it is due. */
  const settled = () =>
    eventually(
      async () =>
        (await isFollowed()) &&
        (await webhooks.harness.jobsIn('waiting')) + (await webhooks.harness.jobsIn('active')) === 0,
    );

  return Object.assign(webhooks, {
    start,
    restart: async (allowPrivate: boolean) => {
      await webhooks.service.close();
      await start(allowPrivate);
    },
    one,
    settled,
    inStatus: (status: string) =>
      eventually(async () => {
        const delivery = await one();
        return delivery?.status === status && delivery;
      }),
    tried: (times: number) =>
      eventually(async () => {
        const delivery = await one();
        return (delivery?.attempts.length ?? 0) >= times && delivery;
      }),
    /** Time passes, and those who wait for it look at the clock. */
    pass: async (ms: number) => {
      webhooks.harness.advance(ms);
      await settled();
      await webhooks.harness.wake();
      await settled();
    },
    /** Until it is tried again, at the time the log names; how long that was. */
    passUntilNext: async () => {
      const delivery = await eventually(async () => {
        const held = await one();
        return held?.nextAttemptAt ? held : false;
      });
      await eventually(async () => (await webhooks.harness.jobsIn('delayed')) > 0);
      const wait = Date.parse(delivery.nextAttemptAt ?? '') - webhooks.harness.clock().getTime();
      webhooks.harness.advance(wait);
      await webhooks.harness.wake();
      await eventually(async () => ((await one())?.attempts.length ?? 0) > delivery.attempts.length);
      return wait;
    },
    /** What the queue was asked to switch off. */
    switchedOff: async () =>
      (await webhooks.harness.admin.query(`select data from jobs.job where name = 'automation.webhook.switch-off'`))
        .rows,
  });
};
