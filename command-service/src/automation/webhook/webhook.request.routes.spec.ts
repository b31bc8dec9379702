import type { PublicEventType } from 'contracts/automation/webhook/webhook.choices';
import type { TenantAuth } from 'contracts/kernel/auth';
import { exampleCause, exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { pendingHire } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';
import { pastEvents, requireSightOf } from './webhook.past.ts';

const path = '/api/tenant/webhooks';
const input = { name: 'Our payroll', event: 'candidate.created', url: 'https://payroll.example/hooks' };
const header = (said: object) => ({ name: 'Authorization', value: '', isSecret: true, ...said });

describe('the request of a webhook', () => {
  let app: SpecApp;
  beforeEach(() => {
    app = specApp();
  });
  const create = (body: object = {}) => app.owner('post', path, { ...input, ...body });
  const stored = async () =>
    JSON.stringify((await app.events.feed.read(0n, 100)).events, (_, value) =>
      typeof value === 'bigint' ? String(value) : value,
    );

  it('given a secret header, when written, then its value is in no answer and no event; without one it keeps what it had, and another takes its place', async () => {
    const { body } = await create({ headers: [header({ value: 'Bearer t0p-one' })] });
    const [first] = body.headers;
    expect(first).toEqual({ name: 'Authorization', value: '', isSecret: true, secretId: expect.any(String) });
    expect(app.webhookSecrets.headers.get(first.secretId)).toBe('Bearer t0p-one');
    const one = `${path}/${body.id}`;
    const kept = await app.owner('patch', one, {
      headers: [header({ name: 'AUTHORIZATION', secretId: derivedId('x') })],
    });
    expect(kept.body.headers[0].secretId).toBe(first.secretId);
    const next = await app.owner('patch', one, { headers: [header({ value: 'Bearer t0p-two' })] });
    expect(next.body.headers[0].secretId).not.toBe(first.secretId);
    expect([...app.webhookSecrets.headers.values()]).toEqual(['Bearer t0p-two']);
    await app.owner('patch', one, { headers: [] });
    expect(app.webhookSecrets.headers.size).toBe(0);
    const back = await app.owner('patch', one, { headers: [header({ secretId: first.secretId })] });
    expect(back.body).toMatchObject({
      code: 'header-secret-missing',
      errors: { 'headers.0.value': ['header-secret-missing'] },
    });
    expect(JSON.stringify([body, next.body]) + (await stored())).not.toContain('t0p-');
  });

  it('given a kept secret, when the address goes to another origin, then its value is asked for again; within one origin it is kept', async () => {
    const { body } = await create({ headers: [{ name: 'X-A', value: 'a' }, header({ value: 'Bearer t0p-one' })] });
    const one = `${path}/${body.id}`;
    const move = async (url: string, said: object = {}) => (await app.owner('patch', one, { url, ...said })).body;
    const refused = { code: 'header-secret-missing', errors: { 'headers.1.value': ['header-secret-missing'] } };
    for (const url of [
      'https://evil.example/hooks',
      'https://payroll.example:8443/hooks',
      'http://payroll.example/hooks',
    ]) {
      expect(await move(url)).toMatchObject(refused);
      expect(await move(url, { headers: body.headers })).toMatchObject(refused);
    }
    expect((await move('https://payroll.example/elsewhere')).headers).toEqual(body.headers);
    const entered = [header({ value: 'Bearer t0p-two' })];
    expect(await move('https://evil.example/hooks', { headers: entered })).toMatchObject({
      url: 'https://evil.example/hooks',
    });
    expect((await move(input.url, { headers: [] })).headers).toEqual([]);
  });

  it.each([
    [{ body: '{"a": {{ candidate.email }}}' }, { body: ['webhook-body-invalid'] }],
    [{ path: '/{{ candidate.shoe }}' }, { path: ['mail-tag-unknown'] }],
    [{ query: [{ name: 'a', value: '{{' }] }, { 'query.0.value': ['mail-tag-broken'] }],
    [{ headers: [{ name: 'Host', value: 'x' }] }, { 'headers.0.name': ['header-name-reserved'] }],
    [{ headers: [{ name: 'X-A', value: 'x\r\nX-B: y' }] }, { 'headers.0.value': ['header-value-invalid'] }],
    [{ method: 'TRACE' }, { method: ['field-invalid'] }],
    [
      { filters: [{ field: 'status', operator: 'is', values: ['approved'] }] },
      { 'filters.0.field': ['event-filter-field-wrong'] },
    ],
    [
      { filters: [{ field: 'candidate.labels', operator: 'is', values: [derivedId('label')] }] },
      { 'filters.0.values': ['label-not-found'] },
    ],
  ])('given %j, when written, then the fields are named', async (said, errors) => {
    const { status, body } = await create(said);
    expect([status, body.errors]).toEqual([422, errors]);
  });

  it('given an unknown tag, when refused, then it is named', async () => {
    expect((await create({ body: '{"a":"{{ candidate.shoe }} {{ user.shoe }}"}' })).body.detail).toContain(
      'candidate.shoe, user.shoe',
    );
  });

  it('given examples or a past event, when previewed, then the request is shown with its values, and no secret', async () => {
    const asked = {
      ...{ event: input.event, method: 'PUT', url: input.url, path: '/{{ candidate.email }}' },
      ...{ query: [], headers: [header({ value: 'Bearer t0p' })], body: '{"n":"{{ candidate.first_name }}"}' },
    };
    const preview = (eventId: string | null) => app.owner('post', `${path}/preview`, { ...asked, eventId });
    expect((await preview(null)).body).toEqual({
      ...{ method: 'PUT', url: 'https://payroll.example/hooks/maria.souza%40mail.example' },
      ...{ headers: { authorization: '••••••••' }, body: '{"n":"Maria"}', missing: [] },
    });
    for (const firstName of ['Ada', 'Bo'])
      await app.owner('post', '/api/tenant/candidates', {
        firstName,
        lastName: 'Berg',
        email: `${firstName}@mail.example`,
      });
    const { events } = (await app.owner('post', `${path}/past-events`, { event: input.event })).body;
    expect(events.map(({ candidateName }: { candidateName: string }) => candidateName)).toEqual([
      'Bo Berg',
      'Ada Berg',
    ]);
    expect((await preview(events[1].id)).body).toMatchObject({
      url: 'https://payroll.example/hooks/ada%40mail.example',
      body: '{"n":"Ada"}',
    });
    const standard = await app.owner('post', `${path}/preview`, { ...asked, body: '', eventId: events[0].id });
    expect(JSON.parse(standard.body.body)).toMatchObject({
      type: 'candidate.created',
      data: { candidate: { firstName: 'Bo' } },
    });
    expect((await preview(derivedId('event'))).body.errors).toEqual({ eventId: ['webhook-event-unknown'] });
  });

  it('given hires, when their past events are asked for, then they say of whom, and the preview what is told; of a job that somebody may not know of none (AUT-82)', async () => {
    const person = { firstName: 'Ada', lastName: 'Berg', email: 'ada@mail.example' };
    const candidateId = (await app.owner('post', '/api/tenant/candidates', person)).body.id;
    const jobs = [];
    for (const title of ['Cook', 'Chief'])
      jobs.push((await app.owner('post', '/api/tenant/jobs', { title, isRestricted: title === 'Chief' })).body.id);
    const metadata = { ...exampleCause, tenantId: exampleTenantId };
    for (const jobId of jobs) {
      const pendingHireId = derivedId('hire', jobId);
      const data = { ...pendingHire.defaults, candidateId, jobId, jobTitle: 'Cook', pendingHireId };
      await app.commands.pendingHire(pendingHireId, { type: 'CreatePendingHire', data, metadata });
    }
    const event: PublicEventType = 'hire.started';
    const pastOf = async (hidden: string[]) =>
      pastEvents({ store: app.events.store, feed: app.events.feed }, { tenantId: exampleTenantId, event, hidden });
    const titles = async (hidden: string[]) => (await pastOf(hidden)).map(({ jobTitle }) => jobTitle);
    expect(await titles([])).toEqual(['Chief', 'Cook']);
    expect(await titles(jobs.slice(1))).toEqual(['Cook']);
    const [past] = await pastOf(jobs.slice(1));
    const asked = {
      event,
      method: 'POST',
      url: input.url,
      path: '',
      query: [],
      headers: [],
      body: '',
      eventId: past?.id,
    };
    const { body } = await app.owner('post', `${path}/preview`, asked);
    expect(JSON.parse(body.body)).toMatchObject({
      type: event,
      data: { hire: { status: 'preparing', jobTitle: 'Cook' }, job: { id: jobs[0] }, candidate: { firstName: 'Ada' } },
    });
  });

  it('given a past event, when a webhook is tested with it, then it is asked for where it stands; one of another kind or company is refused', async () => {
    await app.owner('post', '/api/tenant/candidates', {
      firstName: 'Ada',
      lastName: 'Berg',
      email: 'ada@mail.example',
    });
    const { id } = (await create()).body;
    const [past] = (await app.owner('post', `${path}/past-events`, { event: input.event })).body.events;
    const tested = await app.owner('post', `${path}/${id}/test-event`, { eventId: past.id });
    expect(tested.status).toBe(200);
    const last = (await app.events.feed.read(0n, 100)).events.at(-1);
    expect(last).toMatchObject({ type: 'WebhookEventTested', data: { webhookId: id, pastEventId: past.id } });
    const at = await app.events.feed.at(BigInt(String(last?.data.pastPosition)));
    expect(at).toMatchObject({ id: past.id, type: 'CandidateCreated', metadata: { tenantId: exampleTenantId } });
    await app.owner('patch', `${path}/${id}`, { event: 'job.published' });
    expect((await app.owner('post', `${path}/${id}/test-event`, { eventId: past.id })).body.code).toBe(
      'webhook-event-unknown',
    );
    expect(
      await app.events.feed.happened({
        tenantId: otherTenantId,
        aggregate: 'candidate',
        types: ['CandidateCreated'],
        limit: 9,
      }),
    ).toEqual([]);
  });

  it('given somebody who may not look at candidates, when past events or a preview of one are asked for, then they are refused; of jobs it takes the right over jobs (AUT-48)', () => {
    const holding = (...permissions: string[]) => ({ permissions }) as unknown as TenantAuth;
    const ask =
      (event: PublicEventType, ...permissions: string[]) =>
      () =>
        requireSightOf(holding('tenant.webhooks.read', ...permissions), event);
    expect(ask('application.submitted')).toThrow('forbidden');
    expect(ask('job.published', 'tenant.candidates.read')).toThrow('forbidden');
    expect(ask('application.submitted', 'tenant.candidates.read')).not.toThrow();
    expect(ask('hire.started', 'tenant.candidates.read')).toThrow('forbidden');
    expect(ask('hire.started', 'tenant.candidates.read', 'tenant.pendingHires.read')).not.toThrow();
    expect(ask('job.published', 'tenant.jobs.read')).not.toThrow();
  });

  it.each(['GET', 'DELETE'])(
    'given %s, when previewed, then the request has no body, whatever is written (AUT-46)',
    async (method) => {
      const asked = { event: input.event, method, url: input.url, query: [], headers: [], body: '{"a":1}', path: '/x' };
      const { body } = await app.owner('post', `${path}/preview`, { ...asked, eventId: null });
      expect(body).toMatchObject({ method, url: `${input.url}/x`, body: '' });
    },
  );
});
