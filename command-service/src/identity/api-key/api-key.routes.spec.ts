import { endpointCatalogue } from 'contracts/endpoints';
import { keyScopes } from 'contracts/identity/api-key/api-key.scopes';
import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';

const path = '/api/tenant/api-keys';
const DAY = 86_400_000;

describe('api key routes', () => {
  let app: SpecApp;
  beforeEach(() => {
    app = specApp();
  });
  const create = (body: object = {}) =>
    app.owner('post', path, { name: 'Payroll', scopes: ['tenant.jobs.create'], ...body });
  const withKey = (
    secret: string,
    method: 'get' | 'post' | 'patch',
    to: string,
    headers: Record<string, string> = {},
  ) => request(app.app)[method](to).set('Authorization', `Bearer ${secret}`).set(headers);
  const makeJob = (secret: string, headers = {}) =>
    withKey(secret, 'post', '/api/tenant/jobs', headers).send({ title: 'Cook' });

  it('given a name and scopes, when made, then the answer has the secret, which names its key and is 256 bits long', async () => {
    const { status, body } = await create({ scopes: ['tenant.jobs.read', 'tenant.jobs.create', 'tenant.jobs.read'] });
    expect(status).toBe(201);
    const { secret, ...record } = body;
    expect(record).toEqual({
      id: body.id,
      name: 'Payroll',
      scopes: ['tenant.jobs.create', 'tenant.jobs.read'],
      expiresAt: null,
      createdAt: '2026-03-02T09:00:00.000Z',
    });
    expect(secret).toMatch(new RegExp(`^onr_${body.id.replaceAll('-', '')}_[0-9A-Za-z]{43}$`));
  });

  it('given a repeated request, when its secret was shown before, then neither it nor a second key is had', async () => {
    const first = await create().set('Idempotency-Key', 'once');
    const again = await create().set('Idempotency-Key', 'once');
    expect([first.status, again.status, again.body.code]).toEqual([201, 409, 'api-key-secret-shown']);
    expect(JSON.stringify(again.body)).not.toContain(first.body.secret);
  });

  it.each([
    ['no name', { name: ' ' }, { name: ['field-required'] }],
    ['no scope', { scopes: [] }, { scopes: ['field-required'] }],
    ['a scope that there is not', { scopes: ['tenant.everything'] }, { 'scopes.0': ['field-invalid'] }],
    ['the right to make users', { scopes: ['tenant.users.create'] }, { 'scopes.0': ['scope-of-people'] }],
    ['the right to make keys', { scopes: ['tenant.api.keys.create'] }, { 'scopes.0': ['scope-of-people'] }],
    ['a landlord’s right', { scopes: ['landlord.candidates.read'] }, { 'scopes.0': ['scope-of-people'] }],
    ['an end that is past', { expiresAt: '2026-03-02T09:00:00.000Z' }, { expiresAt: ['api-key-expiry-past'] }],
    ['an end that is no time', { expiresAt: 'tomorrow' }, { expiresAt: ['date-invalid'] }],
  ])('given %s, when made, then it is refused by its field', async (_, body, errors) => {
    const { status, body: problem } = await create(body);
    expect([status, problem.errors]).toEqual([422, errors]);
  });

  it('given a key, when it does what its scopes say, then it is done in its own company, by the key', async () => {
    const { body } = await create();
    const made = await makeJob(body.secret);
    expect(made.status).toBe(201);
    const { events } = await app.events.feed.read(0n, 100, new Set(['JobCreated']));
    expect(events[0]?.metadata.actor).toEqual({ type: 'api-key', id: body.id });
    expect((await makeJob(body.secret, { 'X-Tenant': 'harbor' })).status).toBe(201);
  });

  it('given a key, when it names another company, then it is refused, and nothing is told of that company', async () => {
    const { body } = await create();
    for (const tenant of [otherTenantId, 'no-such-company']) {
      const { status, body: problem } = await makeJob(body.secret, { 'X-Tenant': tenant });
      expect([status, problem.code, problem.detail]).toEqual([
        403,
        'not-in-company',
        'This API key is of another company.',
      ]);
    }
  });

  it('given a key, when it reaches beyond its scopes, then the missing one is named', async () => {
    const { body } = await create();
    const { status, body: problem } = await withKey(body.secret, 'patch', `/api/tenant/jobs/${body.id}`).send({});
    expect([status, problem.detail]).toEqual([403, 'This API key has no scope tenant.jobs.update.']);
  });

  it('given a key with every scope there is, when it comes to what belongs to people, then it is refused', async () => {
    const { status, body } = await create({ scopes: keyScopes });
    expect(status).toBe(201);
    const ofPeople = endpointCatalogue
      .map(({ endpoint }) => endpoint)
      .filter(({ method, access }) => method !== 'GET' && (access === 'authenticated' || access === 'member'));
    expect(ofPeople.length).toBeGreaterThan(10);
    for (const { method, path: pattern } of ofPeople) {
      const to = pattern.replace(/:\w+/g, body.id);
      const answer = await withKey(body.secret, method.toLowerCase() as 'post', to).send({});
      expect([to, answer.status, answer.body.code]).toEqual([to, 403, 'takes-a-person']);
    }
    for (const to of [path, `${path}/${body.id}/revoke`, '/api/tenant/users', '/api/tenant/roles']) {
      expect([to, (await withKey(body.secret, 'post', to).send({})).status]).toEqual([to, 403]);
    }
  });

  it('given a revoked key, when it calls, then its very next request is refused; revoked again, nothing happens', async () => {
    const { body } = await create();
    expect((await makeJob(body.secret)).status).toBe(201);
    expect((await app.owner('post', `${path}/${body.id}/revoke`)).body).toEqual({ id: body.id });
    const { status, body: problem } = await makeJob(body.secret);
    expect([status, problem.code, problem.detail]).toEqual([401, 'unauthenticated', 'This API key was revoked.']);
    expect((await app.owner('post', `${path}/${body.id}/revoke`)).status).toBe(200);
  });

  it('given a key that ends, when that moment has come, then it is refused', async () => {
    const { body } = await create({ expiresAt: '2026-03-03T09:00:00.000Z' });
    app.advance(DAY - 1);
    expect((await makeJob(body.secret)).status).toBe(201);
    app.advance(1);
    const { status, body: problem } = await makeJob(body.secret);
    expect([status, problem.detail]).toEqual([401, 'This API key has expired.']);
  });

  it('given a secret that is not quite the one, when shown, then it is nobody’s, and why is not told', async () => {
    const { body } = await create();
    const other = (await create()).body;
    const swapped = `${body.secret.slice(0, 37)}${other.secret.slice(37)}`;
    await app.owner('post', `${path}/${body.id}/revoke`);
    for (const secret of [swapped, `${body.secret}x`, 'onr_', `onr_${'0'.repeat(32)}_${'0'.repeat(43)}`]) {
      const { status, body: problem } = await makeJob(secret);
      expect([status, problem.detail]).toEqual([401, 'There is no such API key.']);
    }
  });

  it('given a key of one company, when another’s owner revokes it, then there is no such key', async () => {
    const { body } = await create();
    const stranger = await app.as('Owner', otherTenantId)('post', `${path}/${body.id}/revoke`);
    expect([stranger.status, stranger.body.code]).toEqual([404, 'api-key-not-found']);
    expect((await makeJob(body.secret)).status).toBe(201);
  });

  it('given the events, when read, then neither the secret nor its hash is in any', async () => {
    const { body } = await create();
    const { events } = await app.events.feed.read(0n, 100);
    const written = JSON.stringify(events, (_, value) => (typeof value === 'bigint' ? String(value) : value));
    expect(written).toContain('ApiKeyCreated');
    expect(written).not.toContain(body.secret.slice(-43));
  });
});
