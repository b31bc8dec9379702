import type { Service } from 'platform/service';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { eventually } from './bed.ts';
import { type Consumer, openConsumer } from './consumer.ts';
import { openWebhookBed, type WebhookBed } from './webhook-bed.ts';

/** A database for the specs of one file; for each spec a worker, a consumer, and no webhook yet. */
export const webhookStage = () => {
  const stage = {} as { bed: WebhookBed; service: Service; consumer: Consumer };
  const start = async (allowPrivate = true) => {
    const { bed } = stage;
    stage.service = await bed.startWorkers({ WEBHOOK_ALLOW_PRIVATE: allowPrivate }, { clock: bed.clock });
  };

  beforeAll(async () => {
    stage.bed = await openWebhookBed();
    await start();
    await stage.service.close();
  });
  beforeEach(async () => {
    stage.consumer = await openConsumer();
    await stage.bed.admin.query('delete from read.webhook');
    await stage.bed.admin.query('delete from work.webhook_delivery');
    await stage.bed.admin.query(`delete from jobs.job where name = 'automation.webhook.switch-off'`);
    await start();
  });
  afterEach(async () => {
    await stage.service.close();
    await stage.consumer.close();
  });
  afterAll(() => stage.bed.close());

  const one = async () => (await stage.bed.deliveries())[0];
  /** All that happened is acted on, as far as it is due. */
  const settled = () =>
    eventually(async () => (await stage.bed.jobsIn('waiting')) + (await stage.bed.jobsIn('active')) === 0);

  return Object.assign(stage, {
    start,
    restart: async (allowPrivate: boolean) => {
      await stage.service.close();
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
      stage.bed.advance(ms);
      await settled();
      await stage.bed.wake();
      await settled();
    },
    /** Until it is tried again, at the time the log names; how long that was. */
    passUntilNext: async () => {
      const delivery = await eventually(async () => {
        const held = await one();
        return held?.nextAttemptAt ? held : false;
      });
      await eventually(async () => (await stage.bed.jobsIn('delayed')) > 0);
      const wait = Date.parse(delivery.nextAttemptAt ?? '') - stage.bed.clock().getTime();
      stage.bed.advance(wait);
      await stage.bed.wake();
      await eventually(async () => ((await one())?.attempts.length ?? 0) > delivery.attempts.length);
      return wait;
    },
    /** What the queue was asked to switch off. */
    switchedOff: async () =>
      (await stage.bed.admin.query(`select data from jobs.job where name = 'automation.webhook.switch-off'`)).rows,
  });
};
