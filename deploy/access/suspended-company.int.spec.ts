import type { Client } from 'contracts/client/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoId } from '#deploy/seed/demo-id';
import { answerOf, get, openLandlord, summit } from '#deploy/test/landlord.harness';
import type { RunningProduct } from '#deploy/test/product.harness';

const tester = demoId('job', 'summit', 'product-test-engineer');

let product: RunningProduct;
let platformAdmin: Client;
let owner: Client;
let harborOwner: Client;
let candidate: Client;
beforeAll(async () => {
  ({ product, platformAdmin, owner, harborOwner, candidate } = await openLandlord());
}, 120_000);
afterAll(() => product?.close());

const suspend = (action: 'suspend' | 'reinstate') =>
  platformAdmin.request('POST', `/api/landlord/companies/${summit}/${action}`, {
    ...(action === 'suspend' && { body: { reason: 'Unpaid since March.' } }),
  });

describe('a suspended company', () => {
  const status = async (path: string): Promise<number> => (await answerOf(product.visitor().client, 'GET', path))[0];
  const isListed = async () => {
    const { data } = await get<{ jobs: { id: string }[] }>(product.visitor().client, '/api/public/jobs', {
      q: 'tester',
    });
    return data.jobs.some(({ id }) => id === tester);
  };

  it('given its staff at work and its pages public, when it is suspended, then all of it is shut at once, and back at once', async () => {
    expect(await status('/api/public/companies/summit')).toBe(200);
    const { data: before } = await get<{ jobs: { slug: string; companySubdomain: string }[]; jobsFound: number }>(
      product.visitor().client,
      '/api/public/jobs',
    );
    const job = before.jobs.find(({ companySubdomain }) => companySubdomain === 'summit');
    expect(job).toBeDefined();
    await suspend('suspend');

    expect(await answerOf(owner, 'GET', '/api/tenant/jobs')).toEqual([403, 'company-suspended']);
    expect(await answerOf(owner, 'POST', '/api/tenant/jobs', { title: 'Cook' })).toEqual([403, 'company-suspended']);
    expect(await answerOf(harborOwner, 'GET', '/api/tenant/jobs')).toEqual([200, '']);
    const me = await get<{ data: { currentTenant: object; permissions: string[] } }>(owner, '/api/auth/me', {
      tenant: 'summit',
    });
    expect(me.data.data).toMatchObject({ currentTenant: { id: summit, isSuspended: true }, permissions: [] });
    expect(await status('/api/public/companies/summit')).toBe(404);
    expect([404, 410]).toContain(await status(`/api/public/jobs/${job?.slug}`));
    const { data: after } = await get<typeof before>(product.visitor().client, '/api/public/jobs');
    expect(after.jobs.filter(({ companySubdomain }) => companySubdomain === 'summit')).toEqual([]);
    expect(after.jobsFound).toBeLessThan(before.jobsFound);
    expect(await isListed()).toBe(false);
    expect(await answerOf(candidate, 'POST', '/api/candidate/applications', { jobId: tester })).toEqual([
      409,
      'job-not-open',
    ]);

    await suspend('reinstate');
    expect(await answerOf(owner, 'GET', '/api/tenant/jobs')).toEqual([200, '']);
    expect(await status('/api/public/companies/summit')).toBe(200);
    expect((await get<typeof before>(product.visitor().client, '/api/public/jobs')).data).toEqual(before);
    const filter = JSON.stringify({ entity: 'suspension' });
    await expect
      .poll(async () =>
        (await get<{ event: string; actorType: string }[]>(owner, '/api/tenant/audit-log', { filter })).data.map(
          ({ event, actorType }) => [event, actorType],
        ),
      )
      .toEqual([
        ['TenantReinstated', 'platform-admin'],
        ['TenantSuspended', 'platform-admin'],
      ]);
  });
});
