import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Consumer, openConsumer } from '#integration-workers/test/consumer.harness';
import { openWebhookHarness, type WebhookHarness } from '#integration-workers/test/webhook.harness';
import { endProcess, startWorkerProcess } from '#integration-workers/test/worker-process.harness';
import { eventually } from '#integration-workers/test/workers.harness';

const CHANGES = 60;

let harness: WebhookHarness;
let consumer: Consumer;
beforeAll(async () => {
  harness = await openWebhookHarness();
  consumer = await openConsumer((_request, response) => setTimeout(() => response.end(), 10));
});
afterAll(async () => {
  await consumer.close();
  await harness.close();
});

const startProcess = () => startWorkerProcess(harness, { WEBHOOK_ALLOW_PRIVATE: 'true' });

describe('deliveries of a worker process that is killed', () => {
  it('given events on their way, when it dies again and again, then each is told, and twice only under the same id', async () => {
    await (await harness.startWorkers()).close();
    await harness.addWebhook({ url: consumer.url });
    for (let n = 0; n < CHANGES; n += 1)
      await harness.changeStatus(await harness.openInterview(), 'created', 'approved');
    await harness.project();
    for (const received of [1, 15, 30]) {
      const child = startProcess();
      await eventually(async () => consumer.received.length >= received);
      await endProcess(child, 'SIGKILL');
    }
    const last = startProcess();
    const deliveries = await eventually(async () => {
      const all = await harness.deliveries();
      return all.length === CHANGES && all.every(({ status }) => status === 'delivered') && all;
    });
    await endProcess(last, 'SIGTERM');
    const ids = consumer.received.map(({ headers }) => String(headers['webhook-id']));
    expect([...new Set(ids)].toSorted()).toEqual(deliveries.map(({ eventId }) => eventId).toSorted());
    const bodies = new Set(consumer.received.map(({ headers, body }) => `${headers['webhook-id']} ${body}`));
    expect(bodies.size).toBe(CHANGES);
  });

  it('given a replay under way, when it dies again and again, then each event is sent again under its id', async () => {
    const [before] = await harness.deliveries();
    if (!before) throw new Error('nothing was delivered');
    const sent = consumer.received.length;
    const { replayId } = await harness.replay(before.webhookId, { since: new Date(0) });
    const replayed = () =>
      new Set(
        consumer.received
          .slice(sent)
          .filter(({ headers }) => headers['webhook-replay'] === replayId)
          .map(({ headers }) => headers['webhook-id']),
      );
    for (const received of [1, 15, 30]) {
      const child = startProcess();
      await eventually(async () => replayed().size >= received);
      await endProcess(child, 'SIGKILL');
    }
    const last = startProcess();
    await eventually(async () => replayed().size === CHANGES);
    await eventually(async () => (await harness.deliveries()).every(({ status }) => status === 'delivered'));
    await endProcess(last, 'SIGTERM');
    expect(await harness.deliveries()).toHaveLength(CHANGES);
  });
});
