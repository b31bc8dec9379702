import { describe, expect, it } from 'vitest';
import { verified } from '#integration-workers/test/consumer.harness';
import { webhookHarness } from '#integration-workers/test/webhooks.harness';
import { eventually } from '#integration-workers/test/workers.harness';

const MANY = 120;
const LONG_AGO = new Date(0);
const LATER = new Date(Date.now() + 86_400_000);

const webhooks = webhookHarness();
const { restart, settled } = webhooks;

const inStatus = (status: string, count: number) =>
  eventually(async () => {
    const all = await webhooks.harness.deliveries();
    return all.length === count && all.every((delivery) => delivery.status === status) && all;
  });
const ids = () => webhooks.consumer.received.map(({ headers }) => String(headers['webhook-id']));
const publish = async (count: number) => {
  for (let n = 0; n < count; n += 1) await webhooks.harness.publish();
};
/** What other specs of this file published before is nobody's business. */
const forgetHistory = () =>
  webhooks.harness.admin.query(`update event_store.events set metadata = jsonb_set(metadata::jsonb, '{imported}', 'true')
  where type = 'JobPublished'`);

describe('a webhook that is paused', () => {
  it('given events while it is paused and the workers restart, when it goes on, then all are sent, each once', async () => {
    const { harness, consumer } = webhooks;
    const { id } = await harness.addWebhook({ url: consumer.url, event: 'job.published' });
    await harness.setPaused(id, true);
    await publish(5);
    const held = await inStatus('held', 5);
    await restart(true);
    await settled();
    expect(consumer.received).toEqual([]);
    await harness.setPaused(id, false);
    await harness.append('webhook', id, { type: 'WebhookResumed', data: { webhookId: id } });
    await harness.project();
    await inStatus('delivered', 5);
    await settled();
    expect(ids().toSorted()).toEqual(held.map(({ eventId }) => eventId).toSorted());
  });

  it('given a delivery that is to be tried again, when it is paused meanwhile, then that waits too', async () => {
    const { harness, consumer } = webhooks;
    consumer.answerWith((_request, response, nth) => response.writeHead(nth === 1 ? 500 : 204).end());
    const { id } = await harness.addWebhook({ url: consumer.url, event: 'job.published' });
    await harness.publish();
    await webhooks.tried(1);
    await eventually(async () => (await harness.jobsIn('delayed')) > 0);
    await harness.setPaused(id, true);
    await webhooks.pass(60_000);
    await inStatus('held', 1);
    await harness.setPaused(id, false);
    await harness.append('webhook', id, { type: 'WebhookResumed', data: { webhookId: id } });
    await harness.project();
    await inStatus('delivered', 1);
    expect(new Set(ids()).size).toBe(1);
  });

  it('given held deliveries, when it is switched off, then they are cancelled', async () => {
    const { harness, consumer } = webhooks;
    const { id } = await harness.addWebhook({ url: consumer.url, event: 'job.published' });
    await harness.setPaused(id, true);
    await harness.publish();
    await inStatus('held', 1);
    await harness.setWebhook(id, false);
    await harness.setPaused(id, false);
    const off = { webhookId: id, from: { active: true }, to: { active: false } };
    await harness.append('webhook', id, { type: 'WebhookChanged', data: off });
    await harness.project();
    await inStatus('cancelled', 1);
    expect(consumer.received).toEqual([]);
  });
});

describe('a replay', () => {
  it('given events from before a webhook and told to it, when replayed, then all are sent under their ids, marked, and no history that was imported', async () => {
    const { harness, consumer } = webhooks;
    await publish(1);
    await forgetHistory();
    const { id, secret } = await harness.addWebhook({ url: consumer.url, event: 'job.published', createdAt: LATER });
    await publish(2);
    await settled();
    await harness.admin.query('update read.webhook set created_at = $1', [LONG_AGO]);
    await publish(1);
    const [told] = await inStatus('delivered', 1);
    const { replayId } = await harness.replay(id, { since: LONG_AGO });
    await inStatus('delivered', 3);
    expect(consumer.received).toHaveLength(4);
    const [first, ...again] = consumer.received;
    expect(first?.headers['webhook-replay']).toBeUndefined();
    expect(again.map(({ headers }) => headers['webhook-replay'])).toEqual([replayId, replayId, replayId]);
    expect(new Set(ids())).toHaveLength(3);
    const same = again.find(({ headers }) => headers['webhook-id'] === told?.eventId);
    expect(same?.body).toBe(first?.body);
    for (const request of again)
      expect(verified(secret, request, harness.clock())).toMatchObject({ type: 'job.published' });
  });

  it('given deliveries of which one failed, when the failed are replayed, then it alone is sent again', async () => {
    const { harness, consumer } = webhooks;
    const { id } = await harness.addWebhook({ url: consumer.url, event: 'job.published' });
    await publish(2);
    const [first] = await inStatus('delivered', 2);
    await harness.admin.query(`update work.webhook_delivery set status = 'failed' where id = $1`, [first?.id]);
    await harness.replay(id, { since: LONG_AGO, onlyFailed: true });
    await inStatus('delivered', 2);
    await settled();
    expect(ids().filter((eventId) => eventId === first?.eventId)).toHaveLength(2);
    expect(consumer.received).toHaveLength(3);
  });

  it('given a long replay, when it is cancelled, then nothing more of it is sent', async () => {
    const { harness, consumer } = webhooks;
    await forgetHistory();
    await publish(MANY);
    const { id } = await harness.addWebhook({ url: consumer.url, event: 'job.published' });
    const { cancel } = await harness.replay(id, { since: LONG_AGO });
    await eventually(async () => consumer.received.length >= 10);
    await cancel();
    await eventually(async () => (await harness.deliveries()).every(({ status }) => status !== 'pending'));
    await settled();
    const sent = consumer.received.length;
    expect(sent).toBeLessThan(MANY);
    const states = (await harness.deliveries()).map(({ status }) => status);
    expect(states).toHaveLength(MANY);
    expect(states.filter((status) => status === 'cancelled').length).toBeGreaterThan(0);
  });
});
