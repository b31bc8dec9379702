import { randomUUID } from 'node:crypto';
import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { GLOBAL } from 'contracts/kernel/id';
import type pg from 'pg';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSuperuser } from '#projection-service/test/database.harness';
import { jobDetails } from '#projection-service/test/history.fixture';
import { type Harness, openHarness } from '#projection-service/test/service.harness';

const otherId = '018f6a10-0000-7000-8000-0000000000aa';

describe('public pages of a suspended company', () => {
  let service: Harness;
  let admin: pg.Pool;
  let position = '';
  beforeAll(async () => {
    service = await openHarness();
    admin = openSuperuser(service);
    for (const [tenantId, subdomain] of [
      [exampleTenantId, 'harbor'],
      [otherId, 'summit'],
    ] as const) {
      const tenant = { tenantId, name: `The company ${subdomain}`, subdomain };
      await service.append('tenant', tenantId, [{ type: 'TenantRegistered', data: tenant }], GLOBAL);
      const data = { userId: exampleUserId, roles: ['Owner'] };
      await service.append('membership', exampleUserId, [{ type: 'MembershipGranted', data }], tenantId);
      const [jobId, gone] = [randomUUID(), randomUUID()];
      await service.append(
        'job',
        jobId,
        [
          { type: 'JobCreated', data: { jobId, ...jobDetails('Cook'), slug: `cook-at-${subdomain}` } },
          { type: 'JobPublished', data: { jobId } },
        ],
        tenantId,
      );
      position = await service.append(
        'job',
        gone,
        [
          { type: 'JobCreated', data: { jobId: gone, ...jobDetails('Mate'), slug: `mate-at-${subdomain}` } },
          { type: 'JobPublished', data: { jobId: gone } },
          { type: 'JobUnpublished', data: { jobId: gone } },
        ],
        tenantId,
      );
      const row = 'insert into access.tenant (tenant_id, name, subdomain, version) values ($1, $2, $3, 1)';
      await admin.query(row, [tenantId, tenant.name, subdomain]);
    }
  });
  afterAll(async () => {
    await admin.end();
    await service.close();
  });

  const get = (path: string, accept = 'text/html') =>
    request(service.app).get(path).set({ 'X-Min-Position': position, Accept: accept });
  const set = (at: string | null) =>
    admin.query('update access.tenant set suspended_at = $2 where tenant_id = $1', [exampleTenantId, at]);
  const told = async () => ({
    pages: await Promise.all(
      ['/p/harbor', '/cook-at-harbor', '/mate-at-harbor'].map(async (path) => (await get(path)).status),
    ),
    others: await Promise.all(['/p/summit', '/cook-at-summit'].map(async (path) => (await get(path)).status)),
    companies: (await get('/sitemap/companies-1.xml', 'application/xml')).text.match(/<loc>/g)?.length,
    jobs: (await get('/sitemap/jobs-1.xml', 'application/xml')).text.match(/at-\w+/g),
    open: (await get('/api/public/jobs', 'application/json')).body.jobsFound,
  });

  it('given pages that were asked for before, when the company is suspended and comes back, then they are gone and back at once', async () => {
    const open = {
      pages: [200, 200, 410],
      others: [200, 200],
      companies: 2,
      jobs: expect.arrayContaining(['at-harbor', 'at-summit']),
      open: 2,
    };
    expect(await told()).toEqual(open);
    await set('2026-03-02T09:00:00.000Z');
    const shut = { pages: [404, 404, 404], others: [200, 200], companies: 1, jobs: ['at-summit'], open: 1 };
    expect(await told()).toEqual(shut);
    expect((await get('/p/harbor')).text).toContain('<h1>Page not found</h1>');
    await set(null);
    expect(await told()).toEqual(open);
  });
});
