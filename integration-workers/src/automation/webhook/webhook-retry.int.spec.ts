import { MAX_ATTEMPTS } from 'contracts/automation/webhook/webhook.choices';
import { describe, expect, it } from 'vitest';
import { openConsumer, verified } from '#integration-workers/test/consumer.harness';
import { webhookHarness } from '#integration-workers/test/webhooks.harness';
import { eventually } from '#integration-workers/test/workers.harness';

const MINUTE = 60_000;
const HOUR = 3_600_000;
const DAY = 86_400_000;

const webhooks = webhookHarness();
const { inStatus, tried, pass, passUntilNext } = webhooks;

describe('a delivery that does not succeed', () => {
  it('given a consumer that is down for an hour, when time passes, then it is tried ever less often and gets it in the end', async () => {
    const { harness, consumer } = webhooks;
    const { secret } = await harness.addWebhook({ url: consumer.url, event: 'job.published' });
    await consumer.close();
    await harness.publish();
    await tried(1);
    const waits = [await passUntilNext(), await passUntilNext(), await passUntilNext()];
    expect(waits.map((wait) => Math.round(wait / 1_000))).toEqual([
      expect.toSatisfy((s) => s >= 4 && s <= 6),
      expect.toSatisfy((s) => s >= 270 && s <= 330),
      expect.toSatisfy((s) => s >= 1_620 && s <= 1_980),
    ]);
    webhooks.consumer = await openConsumer(undefined, consumer.port);
    await pass(HOUR);
    expect(webhooks.consumer.received).toHaveLength(0);
    await passUntilNext();
    const delivery = await inStatus('delivered');
    expect(delivery.attempts.map(({ status, detail }) => status ?? detail)).toEqual([
      ...Array(4).fill('ECONNREFUSED'),
      200,
    ]);
    const [request] = webhooks.consumer.received;
    if (!request) throw new Error('nothing came');
    expect(verified(secret, request, harness.clock())).toMatchObject({ type: 'job.published' });
  });

  it('given answers of 500, when they do not stop, then the same bytes are sent ten times under one id, and the webhook is to be switched off', async () => {
    const { harness, consumer } = webhooks;
    consumer.answerWith((_request, response) => response.writeHead(500).end('no'));
    const { id } = await harness.addWebhook({ url: consumer.url, event: 'job.published' });
    await harness.publish();
    await tried(1);
    for (let n = 1; n < MAX_ATTEMPTS; n += 1) await passUntilNext();
    const delivery = await inStatus('failed');
    expect(delivery.attempts).toHaveLength(MAX_ATTEMPTS);
    expect(new Set(consumer.received.map(({ body, headers }) => `${headers['webhook-id']} ${body}`)).size).toBe(1);
    expect(await webhooks.switchedOff()).toMatchObject([{ data: { data: { webhookId: id, reason: 'failing' } } }]);
    await pass(DAY);
    expect(consumer.received).toHaveLength(MAX_ATTEMPTS);
  });

  it('given Retry-After, when it asks for two hours, then two hours pass', async () => {
    const { harness, consumer } = webhooks;
    consumer.answerWith((_request, response) => response.writeHead(503, { 'retry-after': '7200' }).end());
    await harness.addWebhook({ url: consumer.url, event: 'job.published' });
    await harness.publish();
    await tried(1);
    expect(await passUntilNext()).toBeGreaterThan(2 * HOUR - MINUTE);
  });

  it('given an answer of 410, when it comes, then it has failed at once and the webhook is to be switched off', async () => {
    const { harness, consumer } = webhooks;
    consumer.answerWith((_request, response) => response.writeHead(410).end());
    const { id } = await harness.addWebhook({ url: consumer.url, event: 'job.published' });
    await harness.publish();
    const { attempts } = await inStatus('failed');
    expect(attempts).toHaveLength(1);
    expect(await webhooks.switchedOff()).toMatchObject([{ data: { data: { webhookId: id, reason: 'gone' } } }]);
  });

  it('given a delivery that fails to the end, when another has arrived meanwhile, then the webhook stays on', async () => {
    const { harness, consumer } = webhooks;
    await harness.addWebhook({ url: consumer.url, event: 'job.published' });
    consumer.answerWith((_request, response) => response.writeHead(500).end());
    await harness.publish();
    const { eventId } = await tried(1);
    consumer.answerWith(({ headers }, response) => {
      response.writeHead(headers['webhook-id'] === eventId ? 500 : 204).end();
    });
    for (let n = 2; n < MAX_ATTEMPTS; n += 1) await passUntilNext();
    await harness.publish();
    await eventually(async () => (await harness.deliveries()).some(({ status }) => status === 'delivered'));
    await passUntilNext();
    expect((await inStatus('failed')).attempts).toHaveLength(MAX_ATTEMPTS);
    expect(await webhooks.switchedOff()).toEqual([]);
  });

  it('given a delivery that failed, when it is sent again, then it goes out at once under the same id', async () => {
    const { harness, consumer } = webhooks;
    consumer.answerWith((_request, response, nth) => response.writeHead(nth === 1 ? 410 : 204).end());
    const { id } = await harness.addWebhook({ url: consumer.url, event: 'job.published' });
    await harness.publish();
    const { id: deliveryId } = await inStatus('failed');
    await harness.append('webhook', id, { type: 'WebhookResendRequested', data: { webhookId: id, deliveryId } });
    await harness.project();
    await inStatus('delivered');
    const [first, second] = consumer.received;
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.body).toBe(first?.body);
  });

  it('given a webhook that is switched off or removed while a delivery waits, when its time comes, then it is cancelled', async () => {
    const { harness, consumer } = webhooks;
    consumer.answerWith((_request, response) => response.writeHead(500).end());
    const { id } = await harness.addWebhook({ url: consumer.url, event: 'job.published' });
    await harness.publish();
    await tried(1);
    await eventually(async () => (await harness.jobsIn('delayed')) > 0);
    await harness.setWebhook(id, false);
    harness.advance(MINUTE);
    await harness.wake();
    await inStatus('cancelled');
    expect(consumer.received).toHaveLength(1);
  });
});
