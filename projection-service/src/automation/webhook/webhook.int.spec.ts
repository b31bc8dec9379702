import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { entities } from 'contracts/entities';
import { exampleTenantId } from 'contracts/kernel/examples';
import { openPool } from 'platform/postgres/pool';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entityProjection } from '#projection-service/entity/entity.projection';
import { quiet } from '#projection-service/test/database.harness';
import { asOwner, type Harness, openHarness } from '#projection-service/test/service.harness';

const otherTenantId = randomUUID();
/** The log as integration-workers make it. */
const log = new URL('../../../../integration-workers/src/work.schema.sql', import.meta.url);
const query = (parts: Record<string, unknown>) =>
  Object.entries(parts)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&');

describe('webhooks as they are read', () => {
  let service: Harness;
  let mayChange = true;
  const authorize: typeof asOwner = async (...asked) => {
    const auth = await asOwner(...asked);
    if (!auth || !('permissions' in auth) || mayChange) return auth;
    return { ...auth, permissions: auth.permissions.filter((one) => one !== 'tenant.webhooks.update') } as typeof auth;
  };
  beforeAll(async () => {
    service = await openHarness({ projections: [entityProjection(entities.webhook)], authorize });
  });
  afterAll(() => service.close());

  const create = async (name: string, data: object = {}, tenantId = exampleTenantId) => {
    const webhookId = randomUUID();
    const details = { name, description: '', event: 'job.published', url: 'https://a.example/', active: true, ...data };
    const created = { type: 'WebhookCreated', data: { webhookId, ...details } };
    return { id: webhookId, position: await service.append('webhook', webhookId, [created], tenantId) };
  };

  it('given events of a webhook, when it is read, then it is what they made of it; a removed one is gone', async () => {
    const { id } = await create('Payroll');
    const off = { type: 'WebhookSwitchedOff', data: { webhookId: id, reason: 'gone' } };
    const rotated = { type: 'WebhookSecretRotated', data: { webhookId: id } };
    let minPosition = await service.append('webhook', id, [rotated, off]);
    const one = `/api/tenant/webhooks/${id}`;
    const { body, headers } = await service.get(one, { minPosition });
    expect(body).toEqual({
      id,
      name: 'Payroll',
      ...{ filters: [], method: 'POST', path: '', query: [], headers: [], body: '' },
      description: '',
      event: 'job.published',
      url: 'https://a.example/',
      inOrder: false,
      active: false,
      offReason: 'gone',
      pausedAt: null,
      replay: null,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      version: 3,
    });
    expect(headers.etag).toBe('"3"');
    expect((await service.get(one, { tenantId: otherTenantId })).status).toBe(404);
    const changed = { type: 'WebhookChanged', data: { webhookId: id, from: { active: false }, to: { active: true } } };
    minPosition = await service.append('webhook', id, [changed]);
    expect((await service.get(one, { minPosition })).body).toMatchObject({ active: true, offReason: null, version: 4 });
    minPosition = await service.append('webhook', id, [{ type: 'WebhookRemoved', data: { webhookId: id } }]);
    expect((await service.get(one, { minPosition })).status).toBe(404);
  });

  it('given webhooks of two companies, when listed, searched and filtered, then each sees its own', async () => {
    await create('Zeta', { event: 'job.unpublished' });
    await create('Étoile', { active: false, url: 'https://etoile.example/' });
    await create('Foreign', {}, otherTenantId);
    const { position: minPosition } = await create('alpha');
    const names = async (parts: Record<string, unknown>) => {
      const answer = await service.get(`/api/tenant/webhooks?${query(parts)}`, { minPosition });
      return [answer.headers['content-range'], answer.body.map(({ name }: { name: string }) => name)];
    };
    const byName = { sort: ['name', 'ASC'] };
    expect(await names(byName)).toEqual(['webhooks 0-2/3', ['alpha', 'Étoile', 'Zeta']]);
    expect(await names({ ...byName, filter: { active: true } })).toEqual(['webhooks 0-1/2', ['alpha', 'Zeta']]);
    expect(await names({ filter: { event: 'job.unpublished' } })).toEqual(['webhooks 0-0/1', ['Zeta']]);
    expect(await names({ filter: { q: 'etoi' } })).toEqual(['webhooks 0-0/1', ['Étoile']]);
    expect(await names({ filter: { q: 'a', active: false } })).toEqual(['webhooks */0', []]);
    expect(await names({ filter: { q: 'etoile', active: false } })).toEqual(['webhooks 0-0/1', ['Étoile']]);
    const refused = await service.get(`/api/tenant/webhooks?${query({ filter: { url: 'x' } })}`);
    expect([refused.status, refused.body.errors]).toEqual([422, { 'filter.url': ['field-unknown'] }]);
  });

  it('given deliveries of two companies, when listed by webhook and status, then each sees its own', async () => {
    const [webhookId, mine, foreign] = [randomUUID(), randomUUID(), randomUUID()];
    const worker = openPool(service.database.urls.WORKER_DATABASE_URL, 1, quiet);
    await worker.query(await readFile(log, 'utf8'));
    for (const [id, tenantId] of [
      [mine, exampleTenantId],
      [foreign, otherTenantId],
    ])
      await worker.query(
        `insert into work.webhook_delivery (id, tenant_id, webhook_id, event_id, position, type, status, created_at, updated_at)
         values ($1, $2, $3, $1, 7, 'job.published', 'pending', '2026-03-02T09:00:00Z', '2026-03-02T09:00:00Z')`,
        [id, tenantId, webhookId],
      );
    await worker.end();
    const list = (filter: object) => service.get(`/api/tenant/webhook-deliveries?${query({ filter })}`);
    expect((await list({ webhookId })).body).toEqual([
      {
        id: mine,
        webhookId,
        eventId: mine,
        type: 'job.published',
        status: 'pending',
        recordId: null,
        waitsFor: null,
        replayId: null,
        payload: null,
        attempts: [],
        isWithheld: false,
        nextAttemptAt: null,
        createdAt: '2026-03-02T09:00:00.000Z',
        updatedAt: '2026-03-02T09:00:00.000Z',
      },
    ]);
    expect((await list({ webhookId, status: 'failed' })).body).toEqual([]);
    expect((await list({ webhookId, replayId: mine })).body).toEqual([]);
    expect((await list({ webhookId, createdAt_gte: '2026-03-02T09:00:01Z' })).body).toEqual([]);
    expect((await list({ webhookId, createdAt_lte: '2026-03-02T09:00:00Z' })).body).toHaveLength(1);
    expect((await service.get(`/api/tenant/webhook-deliveries/${foreign}`)).status).toBe(404);

    // What went over the line says who people are: whoever may not change webhooks is shown how it went alone (AUT-10).
    const attempt = {
      ...{ at: '2026-03-02T09:00:00.000Z', duration: 12, method: 'POST', url: 'https://a.example/?who=ada' },
      ...{ requestHeaders: { 'x-who': 'ada' }, ownHeaders: { 'x-who': 'ada' }, status: 500, fault: null },
      ...{ responseHeaders: { 'x-who': 'ada' }, responseBody: 'ada?', detail: 'ada' },
    };
    const again = openPool(service.database.urls.WORKER_DATABASE_URL, 1, quiet);
    await again.query(`update work.webhook_delivery set payload = '{"who":"ada"}', attempts = $1 where id = $2`, [
      JSON.stringify([attempt]),
      mine,
    ]);
    await again.end();
    const one = async () => (await service.get(`/api/tenant/webhook-deliveries/${mine}`)).body;
    expect(await one()).toMatchObject({ payload: '{"who":"ada"}', attempts: [attempt], isWithheld: false });
    mayChange = false;
    const withheld = [await one(), ...(await list({ webhookId })).body];
    mayChange = true;
    expect(withheld).toMatchObject(Array(2).fill({ isWithheld: true, attempts: [{ status: 500, duration: 12 }] }));
    expect(JSON.stringify(withheld)).not.toContain('ada');
  });
});
