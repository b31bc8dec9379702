import { exampleJobId, exampleTenantId } from 'contracts/kernel/examples';
import { newId } from 'contracts/kernel/id';
import { describe, expect, it } from 'vitest';
import { openConsumer, verified } from '#integration-workers/test/consumer.harness';
import { webhookHarness } from '#integration-workers/test/webhooks.harness';
import { eventually } from '#integration-workers/test/workers.harness';

const DAY = 86_400_000;

const webhooks = webhookHarness();
const { restart, settled, inStatus } = webhooks;

describe('a webhook', () => {
  it('given a subscriber, when the event happens, then its consumer is told, signed under the id of the event', async () => {
    const { harness, consumer } = webhooks;
    const { id, secret } = await harness.addWebhook({ url: consumer.url });
    const interview = await harness.openInterview({ firstName: 'Ada', email: 'ada@mail.example' });
    await harness.changeStatus(interview, 'created', 'approved');
    await harness.project();
    const delivery = await inStatus('delivered');
    const [request] = consumer.received;
    if (!request) throw new Error('nothing came');
    expect(verified(secret, request, harness.clock())).toMatchObject({
      type: 'interview.status-changed',
      version: 1,
      data: { to: 'approved', candidate: { id: interview.candidateId, firstName: 'Ada', email: 'ada@mail.example' } },
    });
    expect(() => verified(secret, { ...request, body: `${request.body} ` }, harness.clock())).toThrow('No matching');
    expect(request.headers['webhook-id']).toBe(delivery.eventId);
    expect(delivery).toMatchObject({ webhookId: id, payload: request.body, nextAttemptAt: null });
    expect(delivery.attempts).toMatchObject([
      {
        status: 200,
        responseBody: '{"received":true}',
        requestHeaders: { 'webhook-id': delivery.eventId },
        fault: null,
      },
    ]);
    const { rows } = await harness.admin.query(`select data::text from jobs.job`);
    expect(JSON.stringify(rows)).not.toContain('mail.example');
  });

  it('given webhooks that are off, newer, of another event or another company, when it happens, then only the subscriber hears', async () => {
    const { harness, consumer } = webhooks;
    const other = await openConsumer();
    await harness.addWebhook({ url: other.url, event: 'job.published', active: false });
    await harness.addWebhook({ url: other.url, event: 'job.published', createdAt: new Date(Date.now() + DAY) });
    await harness.addWebhook({ url: other.url, event: 'job.unpublished' });
    await harness.addWebhook({
      url: other.url,
      event: 'job.published',
      tenantId: '018f6a10-0000-7000-8000-0000000000ff',
    });
    await harness.addWebhook({ url: consumer.url, event: 'job.published' });
    await harness.publish();
    await inStatus('delivered');
    await settled();
    expect([consumer.received.length, other.received.length, (await harness.deliveries()).length]).toEqual([1, 0, 1]);
    await other.close();
  });

  it('given a webhook that is off, when it is tested, then a test event is sent to it alone, once', async () => {
    const { harness, consumer } = webhooks;
    const { id, secret } = await harness.addWebhook({ url: consumer.url, active: false });
    await harness.addWebhook({ url: consumer.url });
    consumer.answerWith((_request, response) => response.writeHead(500).end());
    await harness.append('webhook', id, { type: 'WebhookTested', data: { webhookId: id } });
    await harness.project();
    const delivery = await inStatus('failed');
    expect(delivery).toMatchObject({ type: 'webhook.test', webhookId: id });
    expect(consumer.received).toHaveLength(1);
    const [request] = consumer.received;
    if (!request) throw new Error('nothing came');
    expect(verified(secret, request, harness.clock())).toMatchObject({ type: 'webhook.test', data: { webhookId: id } });
  });

  it('given an event action that calls it, when that happens, then the webhook is told, whatever it subscribes to, and nobody else', async () => {
    const { harness, consumer } = webhooks;
    const { id, secret } = await harness.addWebhook({ url: consumer.url, event: 'job.published' });
    await harness.addWebhook({ url: consumer.url });
    const { interviewId, candidateId } = await harness.openInterview({ firstName: 'Ada' });
    const run = { eventActionRunId: newId(new Date()), eventActionId: newId(new Date()) };
    const about = { candidateId, interviewId, jobId: exampleJobId };
    await harness.append('webhook', id, {
      type: 'WebhookCalled',
      data: { webhookId: id, trigger: 'status-changed', ...run, ...about },
    });
    await harness.project();
    expect(await inStatus('delivered')).toMatchObject({ type: 'event-action.triggered', webhookId: id });
    await settled();
    expect(consumer.received).toHaveLength(1);
    const [request] = consumer.received;
    if (!request) throw new Error('nothing came');
    expect(verified(secret, request, harness.clock())).toMatchObject({
      type: 'event-action.triggered',
      data: {
        ...run,
        event: 'status-changed',
        interviewId,
        job: { id: exampleJobId },
        candidate: { id: candidateId, firstName: 'Ada' },
      },
    });
  });

  it('given a rotated secret, when an event is sent, then both verify, and the old one no longer once it has expired', async () => {
    const { harness, consumer } = webhooks;
    const { id, secret } = await harness.addWebhook({ url: consumer.url, event: 'job.published' });
    await harness.admin.query('update secret.webhook_secret set expires_at = $1', [
      new Date(harness.clock().getTime() + DAY),
    ]);
    const next = await harness.addSecret(id);
    await harness.publish();
    await eventually(async () => consumer.received.length === 1);
    const [during] = consumer.received;
    if (!during) throw new Error('nothing came');
    for (const held of [secret, next]) expect(verified(held, during, harness.clock())).toBeDefined();
    await settled();
    harness.advance(DAY);
    await harness.publish();
    await eventually(async () => consumer.received.length === 2);
    const [, after] = consumer.received;
    if (!after) throw new Error('nothing came');
    expect(verified(next, after, harness.clock())).toBeDefined();
    expect(() => verified(secret, after, harness.clock())).toThrow('No matching');
  });

  it('given a consumer of this machine, when that is not allowed, then it is refused and the log says why', async () => {
    const { harness, consumer } = webhooks;
    await restart(false);
    await harness.addWebhook({ url: consumer.url.replace('127.0.0.1', 'localhost'), event: 'job.published' });
    await harness.publish();
    const { attempts } = await inStatus('failed');
    expect(attempts).toMatchObject([{ status: null, fault: 'address-private' }]);
    expect(consumer.received).toEqual([]);
  });

  it('given a webhook that is switched off by us, when that is recorded, then the owners alone are written to, each in their language', async () => {
    const { harness, consumer } = webhooks;
    const { id } = await harness.addWebhook({ url: consumer.url });
    for (const [n, role, locale] of [
      [1, 'Owner', 'pt-br'],
      [2, 'Recruiter', 'en-us'],
    ] as const) {
      const userId = newId(new Date());
      await harness.admin.query(
        'insert into access.account (user_id, email, name, locale, version) values ($1, $2, $3, $4, 1)',
        [userId, `person${n}@x.example`, `Person ${n}`, locale],
      );
      await harness.admin.query('insert into access.membership values ($1, $2, $3, $4, 1)', [
        ...[userId, exampleTenantId, [role], []],
      ]);
    }
    await harness.append('webhook', id, { type: 'WebhookSwitchedOff', data: { webhookId: id, reason: 'gone' } });
    await harness.project();
    const written = async () => (await harness.mails()).filter(({ to }) => to?.startsWith('person'));
    await eventually(async () => (await written()).length > 0);
    await settled();
    expect(await written()).toMatchObject([
      { to: 'person1@x.example', subject: 'O webhook Payroll de Harbor & Pine foi desativado' },
    ]);
  });
});
