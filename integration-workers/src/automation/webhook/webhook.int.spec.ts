import { exampleTenantId } from 'contracts/kernel/examples';
import { newId } from 'contracts/kernel/id';
import { describe, expect, it } from 'vitest';
import { eventually } from '#integration-workers/test/bed';
import { openConsumer, verified } from '#integration-workers/test/consumer';
import { webhookStage } from '#integration-workers/test/webhook-stage';

const DAY = 86_400_000;

const stage = webhookStage();
const { restart, settled, inStatus } = stage;

describe('a webhook', () => {
  it('given a subscriber, when the event happens, then its consumer is told, signed under the id of the event', async () => {
    const { bed, consumer } = stage;
    const { id, secret } = await bed.addWebhook({ url: consumer.url });
    const interview = await bed.openInterview({ firstName: 'Ada', email: 'ada@mail.example' });
    await bed.changeStatus(interview, 'created', 'approved');
    await bed.project();
    const delivery = await inStatus('delivered');
    const [request] = consumer.received;
    if (!request) throw new Error('nothing came');
    expect(verified(secret, request, bed.clock())).toMatchObject({
      type: 'interview.status-changed',
      version: 1,
      data: { to: 'approved', candidate: { id: interview.candidateId, firstName: 'Ada', email: 'ada@mail.example' } },
    });
    expect(() => verified(secret, { ...request, body: `${request.body} ` }, bed.clock())).toThrow('No matching');
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
    const { rows } = await bed.admin.query(`select data::text from jobs.job`);
    expect(JSON.stringify(rows)).not.toContain('mail.example');
  });

  it('given webhooks that are off, newer, of another event or another company, when it happens, then only the subscriber hears', async () => {
    const { bed, consumer } = stage;
    const other = await openConsumer();
    await bed.addWebhook({ url: other.url, event: 'job.published', active: false });
    await bed.addWebhook({ url: other.url, event: 'job.published', createdAt: new Date(Date.now() + DAY) });
    await bed.addWebhook({ url: other.url, event: 'job.unpublished' });
    await bed.addWebhook({ url: other.url, event: 'job.published', tenantId: '018f6a10-0000-7000-8000-0000000000ff' });
    await bed.addWebhook({ url: consumer.url, event: 'job.published' });
    await bed.publish();
    await inStatus('delivered');
    await settled();
    expect([consumer.received.length, other.received.length, (await bed.deliveries()).length]).toEqual([1, 0, 1]);
    await other.close();
  });

  it('given a webhook that is off, when it is tested, then a test event is sent to it alone, once', async () => {
    const { bed, consumer } = stage;
    const { id, secret } = await bed.addWebhook({ url: consumer.url, active: false });
    await bed.addWebhook({ url: consumer.url });
    consumer.answerWith((_request, response) => response.writeHead(500).end());
    await bed.append('webhook', id, { type: 'WebhookTested', data: { webhookId: id } });
    await bed.project();
    const delivery = await inStatus('failed');
    expect(delivery).toMatchObject({ type: 'webhook.test', webhookId: id });
    expect(consumer.received).toHaveLength(1);
    const [request] = consumer.received;
    if (!request) throw new Error('nothing came');
    expect(verified(secret, request, bed.clock())).toMatchObject({ type: 'webhook.test', data: { webhookId: id } });
  });

  it('given a rotated secret, when an event is sent, then both verify, and the old one no longer once it has expired', async () => {
    const { bed, consumer } = stage;
    const { id, secret } = await bed.addWebhook({ url: consumer.url, event: 'job.published' });
    await bed.admin.query('update secret.webhook_secret set expires_at = $1', [new Date(bed.clock().getTime() + DAY)]);
    const next = await bed.addSecret(id);
    await bed.publish();
    await eventually(async () => consumer.received.length === 1);
    const [during] = consumer.received;
    if (!during) throw new Error('nothing came');
    for (const held of [secret, next]) expect(verified(held, during, bed.clock())).toBeDefined();
    await settled();
    bed.advance(DAY);
    await bed.publish();
    await eventually(async () => consumer.received.length === 2);
    const [, after] = consumer.received;
    if (!after) throw new Error('nothing came');
    expect(verified(next, after, bed.clock())).toBeDefined();
    expect(() => verified(secret, after, bed.clock())).toThrow('No matching');
  });

  it('given a consumer of this machine, when that is not allowed, then it is refused and the log says why', async () => {
    const { bed, consumer } = stage;
    await restart(false);
    await bed.addWebhook({ url: consumer.url.replace('127.0.0.1', 'localhost'), event: 'job.published' });
    await bed.publish();
    const { attempts } = await inStatus('failed');
    expect(attempts).toMatchObject([{ status: null, fault: 'address-private' }]);
    expect(consumer.received).toEqual([]);
  });

  it('given a webhook that is switched off by us, when that is recorded, then the owners alone are written to, each in their language', async () => {
    const { bed, consumer } = stage;
    const { id } = await bed.addWebhook({ url: consumer.url });
    for (const [n, role, locale] of [
      [1, 'Owner', 'pt-br'],
      [2, 'Recruiter', 'en-us'],
    ] as const) {
      const userId = newId(new Date());
      await bed.admin.query(
        'insert into access.account (user_id, email, name, locale, version) values ($1, $2, $3, $4, 1)',
        [userId, `person${n}@x.example`, `Person ${n}`, locale],
      );
      await bed.admin.query('insert into access.membership values ($1, $2, $3, $4, 1)', [
        ...[userId, exampleTenantId, [role], []],
      ]);
    }
    await bed.append('webhook', id, { type: 'WebhookSwitchedOff', data: { webhookId: id, reason: 'gone' } });
    await bed.project();
    const written = async () => (await bed.mails()).filter(({ to }) => to?.startsWith('person'));
    await eventually(async () => (await written()).length > 0);
    await settled();
    expect(await written()).toMatchObject([
      { to: 'person1@x.example', subject: 'O webhook Payroll de Harbor & Pine foi desligado' },
    ]);
  });
});
