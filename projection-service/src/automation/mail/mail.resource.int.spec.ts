import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { openPool } from 'platform/postgres/pool';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quiet } from '#projection-service/test/database.harness';
import { asOwner, type Harness, openHarness } from '#projection-service/test/service.harness';

/** The outbox as integration-workers make it. */
const outbox = new URL('../../../../integration-workers/src/work.schema.sql', import.meta.url);

describe('GET /api/tenant/mails', () => {
  const ids = [randomUUID(), randomUUID()];
  let service: Harness;
  let readsAudit = true;
  const authorize: typeof asOwner = async (...asked) => {
    const auth = await asOwner(...asked);
    if (!auth || !('permissions' in auth) || readsAudit) return auth;
    return { ...auth, permissions: auth.permissions.filter((one) => one !== 'tenant.audit.read') } as typeof auth;
  };

  beforeAll(async () => {
    service = await openHarness({ projections: [], authorize });
    const worker = openPool(service.database.urls.WORKER_DATABASE_URL, 1, quiet);
    await worker.query(await readFile(outbox, 'utf8'));
    for (const [index, tenantId] of [exampleTenantId, randomUUID()].entries())
      await worker.query(
        `insert into work.mail (id, tenant_id, subject_id, to_address, subject, text, html, status, created_at, written_to)
         values ($1, $2, $2, 'ada@x.example', 'Hello', 'Hello Ada https://x.example/a/unsubscribe#AB.cd-9', '<p>Hello Ada</p>', 'kept', '2026-03-02T09:00:00Z', $2)`,
        [ids[index], tenantId],
      );
    await worker.end();
  });
  afterAll(() => service.close());

  it('given mails of two companies, when one lists its outbox, then it sees its own', async () => {
    const { body, headers } = await service.get('/api/tenant/mails');
    expect(headers['content-range']).toBe('mails 0-0/1');
    expect(body).toEqual([
      {
        id: ids[0],
        to: 'ada@x.example',
        subject: 'Hello',
        text: 'Hello Ada https://x.example/a/unsubscribe',
        html: '<p>Hello Ada</p>',
        status: 'kept',
        createdAt: '2026-03-02T09:00:00.000Z',
      },
    ]);
    expect((await service.get(`/api/tenant/mails/${ids[0]}`)).status).toBe(200);
    expect((await service.get(`/api/tenant/mails/${ids[1]}`)).status).toBe(404);
  });

  it('given a status, when one lists its outbox by it, then only mails of that status are there', async () => {
    expect((await service.get('/api/tenant/mails?filter={"status":"kept"}')).body).toHaveLength(1);
    expect((await service.get('/api/tenant/mails?filter={"status":"failed"}')).body).toEqual([]);
  });

  it('given words, days and whom it was written to, when one lists its outbox by them, then only such mails are there', async () => {
    const found = async (filter: object) =>
      (await service.get(`/api/tenant/mails?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body.length;
    expect(await found({ q: 'HELL ada@x' })).toBe(1);
    expect([await found({ q: 'h%o' }), await found({ q: 'ad_@' }), await found({ q: '\\' })]).toEqual([0, 0, 0]);
    expect(await found({ q: '  ' })).toBe(1);
    expect(await found({ createdAt_gte: '2026-03-02T09:00:00.000Z', createdAt_lte: '2026-03-02T09:00:00.000Z' })).toBe(
      1,
    );
    expect(await found({ createdAt_gte: '2026-03-03T00:00:00.000Z' })).toBe(0);
    expect([await found({ writtenTo: exampleTenantId }), await found({ writtenTo: [randomUUID()] })]).toEqual([1, 0]);
  });

  it('given mails to colleagues, when somebody lists the outbox who may not read the audit log, then only their own are there, nor are the others opened or found', async () => {
    const worker = openPool(service.database.urls.WORKER_DATABASE_URL, 1, quiet);
    const [own, other] = [randomUUID(), randomUUID()];
    for (const [id, readBy] of Object.entries({ [own]: exampleUserId, [other]: randomUUID() }))
      await worker.query(
        `insert into work.mail (id, tenant_id, subject_id, to_address, subject, text, html, status, created_at, read_by)
         values ($1, $2, $1, 'bo@x.example', 'About a secret job', 'Text', '', 'failed', '2026-03-04T09:00:00Z', $3)`,
        [id, exampleTenantId, readBy],
      );
    await worker.end();
    const listed = async (filter: object) =>
      (await service.get(`/api/tenant/mails?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body.map(
        ({ id }: { id: string }) => id,
      );
    expect((await listed({})).toSorted()).toEqual([String(ids[0]), own, other].toSorted());
    readsAudit = false;
    expect((await listed({})).toSorted()).toEqual([String(ids[0]), own].toSorted());
    expect([await listed({ q: 'secret' }), await listed({ id: [other] })]).toEqual([[own], []]);
    expect((await service.get('/api/tenant/mails')).headers['content-range']).toBe('mails 0-1/2');
    expect((await service.get(`/api/tenant/mails/${own}`)).status).toBe(200);
    expect((await service.get(`/api/tenant/mails/${other}`)).status).toBe(404);
    readsAudit = true;
  });

  it('given a page beyond what can be counted, when asked for, then the client is told to narrow its filter', async () => {
    const { status, body } = await service.get('/api/tenant/mails?range=[20000,20024]');
    expect([status, body.code]).toEqual([422, 'range-too-deep']);
  });
});
