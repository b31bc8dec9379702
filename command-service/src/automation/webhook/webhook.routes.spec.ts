import { requestDefaults } from 'contracts/automation/webhook/webhook.entity';
import { exampleTenantId } from 'contracts/kernel/examples';
import { derivedId, newId } from 'contracts/kernel/id';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';

const path = '/api/tenant/webhooks';
const input = { name: 'Our payroll', event: 'interview.status-changed', url: 'https://payroll.example/hooks' };

describe('webhook routes', () => {
  let app: SpecApp;
  beforeEach(() => {
    app = specApp();
  });
  const create = (body: object = input) => app.owner('post', path, body);
  const stored = async () => (await app.events.feed.read(0n, 100)).events;

  it('given a name, an event and a url, when created, then the record is answered with a secret that no event holds', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    const { id, secret, ...record } = body;
    expect(record).toEqual({
      ...input,
      description: '',
      inOrder: false,
      filters: [],
      ...requestDefaults,
      active: true,
      offReason: null,
      pausedAt: null,
      replay: null,
      createdAt: '2026-03-02T09:00:00.000Z',
      updatedAt: '2026-03-02T09:00:00.000Z',
      version: 1,
    });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]+=*$/);
    expect(Buffer.from(secret.slice(6), 'base64').length).toBeGreaterThanOrEqual(24);
    const events = await stored();
    expect(events).toMatchObject([{ type: 'WebhookCreated', data: { webhookId: id, ...input } }]);
    expect(JSON.stringify(events, (_, value) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(
      secret.slice(6),
    );
  });

  it('given the same Idempotency-Key, when created twice, then there is one webhook with one secret', async () => {
    const first = await create().set('Idempotency-Key', 'w1');
    const second = await create().set('Idempotency-Key', 'w1');
    expect(second.body).toEqual(first.body);
    expect(await stored()).toHaveLength(1);
    expect((await create()).body.secret).not.toBe(first.body.secret);
  });

  it('given an address of a private network, when created or changed to, then it is refused at its field', async () => {
    const refused = { code: 'address-private', errors: { url: ['address-private'] } };
    const url = 'http://127.0.0.1:9/';
    expect((await create({ ...input, url })).body).toMatchObject(refused);
    const { body } = await create();
    expect((await app.owner('patch', `${path}/${body.id}`, { url })).body).toMatchObject(refused);
    expect(await stored()).toHaveLength(1);
  });

  it('given an address without a scheme, when created, then it is one of https, as any link', async () => {
    expect((await create({ ...input, url: 'payroll.example/hook' })).body.url).toBe('https://payroll.example/hook');
  });

  it.each([
    [{ ...input, url: 'ftp://payroll.example' }, { url: ['url-invalid'] }],
    [{ ...input, url: 'https://user:password@payroll.example' }, { url: ['url-invalid'] }],
    [{ ...input, url: 'not an address' }, { url: ['url-invalid'] }],
    [{ ...input, url: `https://payroll.example/${'x'.repeat(2_000)}` }, { url: ['too-long'] }],
    [{ ...input, event: 'user.created' }, { event: ['field-invalid'] }],
    [{ name: ' ' }, { name: ['field-required'], event: ['field-required'], url: ['field-required'] }],
    [{ ...input, secret: 'whsec_mine' }, { secret: ['field-unknown'] }],
    [{ ...input, offReason: 'gone' }, { offReason: ['field-unknown'] }],
  ])('given %j, when created, then the fields are named', async (body, errors) => {
    const response = await create(body);
    expect([response.status, response.body.errors]).toEqual([422, errors]);
  });

  it('given a webhook, when changed by PATCH and by its whole record, then only what changed is recorded', async () => {
    const { secret: _, ...record } = (await create()).body;
    const one = `${path}/${record.id}`;
    app.advance(1_000);
    const patched = await app.owner('patch', one, { name: 'Payroll', active: false });
    expect(patched.body).toMatchObject({
      name: 'Payroll',
      active: false,
      version: 2,
      updatedAt: '2026-03-02T09:00:01.000Z',
    });
    expect((await app.owner('put', one, { ...patched.body, name: 'Payroll' })).body.version).toBe(2);
    expect((await app.owner('put', one, { ...patched.body, url: 'https://b.example/' })).body.version).toBe(3);
    expect((await stored()).at(-1)).toMatchObject({
      type: 'WebhookChanged',
      data: { from: { url: input.url }, to: { url: 'https://b.example/' } },
    });
    const stale = await app.owner('patch', one, { name: 'x' }).set('If-Match', '1');
    expect([stale.status, stale.body.code]).toEqual([412, 'stale-record']);
  });

  it('given a webhook, when its secret is rotated, then a new one is shown, once for each key', async () => {
    const { id, secret } = (await create()).body;
    const rotate = () => app.owner('post', `${path}/${id}/rotate-secret`).set('Idempotency-Key', 'r1');
    const first = await rotate();
    expect(first.body.secret).toMatch(/^whsec_/);
    expect(first.body.secret).not.toBe(secret);
    expect((await rotate()).body).toEqual(first.body);
    expect((await stored()).map(({ type }) => type)).toEqual(['WebhookCreated', 'WebhookSecretRotated']);
  });

  it('given webhooks, when one and then many are removed, then they are gone and stay so', async () => {
    const ids = [];
    for (let n = 0; n < 3; n += 1) ids.push((await create()).body.id);
    expect((await app.owner('delete', `${path}/${ids[0]}`)).status).toBe(200);
    const filter = encodeURIComponent(JSON.stringify({ id: [...ids, newId(new Date())] }));
    expect((await app.owner('delete', `${path}?filter=${filter}`)).body.toSorted()).toEqual(ids.toSorted());
    for (const answer of [
      await app.owner('patch', `${path}/${ids[0]}`, { name: 'x' }),
      await app.owner('post', `${path}/${ids[0]}/test`),
      await app.owner('post', `${path}/${ids[0]}/rotate-secret`),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'not-found']);
  });

  it('given a webhook of another company, when touched by id, then it is not found and nothing is written', async () => {
    const { id } = (await create()).body;
    const foreign = app.as('Owner', otherTenantId);
    const answers = [
      await foreign('patch', `${path}/${id}`, { name: 'x' }),
      await foreign('put', `${path}/${id}`, input),
      await foreign('post', `${path}/${id}/test`),
      await foreign('post', `${path}/${id}/rotate-secret`),
      await foreign('post', `${path}/${id}/pause`),
      await foreign('post', `${path}/${id}/resume`),
      await foreign('post', `${path}/${id}/replay`, { since: '2026-03-02T08:00:00Z', onlyFailed: false }),
      await foreign('post', `${path}/${id}/cancel-replay`),
      await foreign('delete', `${path}/${id}`),
    ];
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    expect(await stored()).toHaveLength(1);
  });

  it('given a delivery of the log, when sent again, then that is recorded at its webhook; an unknown one is not found', async () => {
    const { id } = (await create()).body;
    const deliveryId = derivedId('delivery');
    const resend = `/api/tenant/webhook-deliveries/${deliveryId}/resend`;
    expect((await app.owner('post', resend)).status).toBe(404);
    app.deliveries.known.set(`${exampleTenantId}/${deliveryId}`, id);
    expect((await app.owner('post', resend)).body).toEqual({ id: deliveryId, webhookId: id });
    expect((await stored()).at(-1)).toMatchObject({
      type: 'WebhookResendRequested',
      data: { webhookId: id, deliveryId },
    });
    expect((await app.as('Owner', otherTenantId)('post', resend)).status).toBe(404);
    await app.owner('patch', `${path}/${id}`, { active: false });
    const off = await app.owner('post', resend);
    expect([off.status, off.body.code]).toEqual([409, 'webhook-switched-off']);
  });

  it('given deliveries of two webhooks and others, when many are sent again, then each webhook is asked once for its own', async () => {
    const [one, other] = [(await create()).body.id, (await create()).body.id];
    const [first, second, third, unknown, foreign] = ['1', '2', '3', '4', '5'].map((n) => derivedId('delivery', n));
    for (const id of [first, second]) app.deliveries.known.set(`${exampleTenantId}/${id}`, one);
    app.deliveries.known.set(`${exampleTenantId}/${third}`, other);
    app.deliveries.known.set(`${otherTenantId}/${foreign}`, one);
    const resend = (ids: unknown[]) => app.owner('post', '/api/tenant/webhook-deliveries/resend', { ids });
    expect((await resend([unknown, foreign])).status).toBe(404);
    expect((await resend([])).status).toBe(422);
    expect((await resend(Array.from({ length: 101 }, (_, n) => derivedId('many', String(n))))).status).toBe(422);
    expect((await resend([first, second, third, unknown, foreign, first])).body).toEqual({
      ids: [first, second, third],
    });
    const asked = (await stored()).filter(({ type }) => type === 'WebhookResendsRequested').map(({ data }) => data);
    expect(asked).toEqual([
      { webhookId: one, deliveryIds: [first, second] },
      { webhookId: other, deliveryIds: [third] },
    ]);
    await app.owner('patch', `${path}/${one}`, { active: false });
    expect((await resend([first])).body.code).toBe('webhook-switched-off');
  });

  it('given a webhook, when it is paused and goes on, then the record says since when, and again nothing happens', async () => {
    const one = `${path}/${(await create()).body.id}`;
    expect((await app.owner('post', `${one}/pause`)).body.pausedAt).toBe('2026-03-02T09:00:00.000Z');
    expect((await app.owner('post', `${one}/pause`)).body.version).toBe(2);
    expect((await app.owner('post', `${one}/resume`)).body).toMatchObject({ pausedAt: null, version: 3 });
    await app.owner('post', `${one}/pause`);
    expect((await app.owner('patch', one, { active: false })).body.pausedAt).toBeNull();
    expect((await app.owner('post', `${one}/pause`)).body.code).toBe('webhook-switched-off');
  });

  it('given a moment, when a webhook is replayed from it, then one replay runs at a time, until it is cancelled or finished', async () => {
    const { id } = (await create()).body;
    const one = `${path}/${id}`;
    const since = '2026-03-01T09:00:00Z';
    const replay = (body: object) => app.owner('post', `${one}/replay`, body);
    const first = (await replay({ since, onlyFailed: true })).body.replay;
    expect(first).toEqual({
      id: expect.any(String),
      since: '2026-03-01T09:00:00.000Z',
      onlyFailed: true,
      status: 'running',
      startedAt: '2026-03-02T09:00:00.000Z',
      endedAt: null,
      deliveries: null,
      restSince: null,
      restAfter: null,
    });
    expect((await replay({ since, onlyFailed: true })).body.code).toBe('webhook-replay-running');
    expect((await app.owner('post', `${one}/cancel-replay`)).body.replay.status).toBe('cancelled');
    app.advance(1_000);
    const second = (await replay({ since, onlyFailed: false })).body.replay;
    expect(second.id).not.toBe(first.id);
    const cause = { eventId: derivedId('event'), policy: 'automation.webhook', target: id, correlationId: 'c' };
    const finish = (replayId: string) =>
      app.system({
        ...{ tenantId: exampleTenantId, aggregate: 'webhook', id, type: 'FinishWebhookReplay' },
        ...{ data: { replayId, deliveries: 2, restSince: null }, cause: { ...cause, target: replayId } },
      });
    expect((await finish(first.id)).status).toBe(200);
    expect((await finish(second.id)).status).toBe(200);
    const events = await stored();
    expect(events.filter(({ type }) => type === 'WebhookReplayFinished')).toHaveLength(1);
    expect(events.at(-1)).toMatchObject({
      type: 'WebhookReplayFinished',
      data: { replayId: second.id, deliveries: 2 },
    });
  });

  it.each([
    ['2026-03-02T09:00:01Z', ['replay-since-invalid']],
    ['2025-11-30T09:00:00Z', ['replay-since-invalid']],
    ['yesterday', ['date-invalid']],
  ])('given %s, when replayed from then, then the field is named', async (since, fault) => {
    const { id } = (await create()).body;
    const { status, body } = await app.owner('post', `${path}/${id}/replay`, { since, onlyFailed: false });
    expect([status, body.errors]).toEqual([422, { since: fault }]);
  });

  it('given a place that no feed has, when replayed from behind it, then the field is named', async () => {
    const { id } = (await create()).body;
    const replay = (after: string) =>
      app.owner('post', `${path}/${id}/replay`, { since: '2026-03-01T09:00:00Z', onlyFailed: false, after });
    const { status, body } = await replay('9999999999999999999');
    expect([status, body.errors]).toEqual([422, { after: ['replay-since-invalid'] }]);
    expect((await replay('999999999999999999')).status).toBe(200);
  });

  it('given our own worker, when it switches a webhook off, then the record says why until somebody switches it on', async () => {
    const { id } = (await create()).body;
    const cause = { eventId: derivedId('event'), policy: 'automation.webhook', target: id, correlationId: 'c' };
    const command = {
      tenantId: exampleTenantId,
      aggregate: 'webhook',
      id,
      type: 'SwitchOffWebhook',
      data: { reason: 'gone' },
      cause,
    };
    expect((await app.system(command)).status).toBe(200);
    expect((await app.system(command)).status).toBe(200);
    const events = await stored();
    expect(events.map(({ type }) => type)).toEqual(['WebhookCreated', 'WebhookSwitchedOff']);
    expect(events.at(-1)?.metadata.actor).toEqual({ type: 'system', id: 'automation.webhook' });
    expect((await app.owner('patch', `${path}/${id}`, { name: 'x' })).body).toMatchObject({
      active: false,
      offReason: 'gone',
    });
    expect((await app.owner('patch', `${path}/${id}`, { active: true })).body).toMatchObject({
      active: true,
      offReason: null,
    });
  });
});
