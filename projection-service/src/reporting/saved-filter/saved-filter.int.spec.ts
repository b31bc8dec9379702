import { randomUUID } from 'node:crypto';
import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, openHarness } from '#projection-service/test/service.harness';

const otherTenant = randomUUID();
const filterId = randomUUID();
const path = `/api/tenant/saved-filters/${filterId}`;
const filter = { status: 'approved' };

describe('what members of a company save', () => {
  let service: Harness;
  beforeAll(async () => {
    service = await openHarness();
  });
  afterAll(() => service.close());

  it('given a saved filter, when it is opened by its hash, then it is there for its company and for no other', async () => {
    const data = { filterId, resource: 'interviews', filter };
    const minPosition = await service.append('saved-filter', filterId, [{ type: 'FilterSaved', data }]);
    const { status, body } = await service.get(path, { minPosition });
    expect([status, body]).toEqual([
      200,
      { id: filterId, resource: 'interviews', filter, createdAt: expect.any(String) },
    ]);
    const foreign = await service.get(path, { tenantId: otherTenant, minPosition });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'filter-not-found']);
  });

  it('given no such hash, when it is opened, then there is no such filter; one that is no hash is refused', async () => {
    expect((await service.get(`/api/tenant/saved-filters/${randomUUID()}`)).status).toBe(404);
    expect((await service.get('/api/tenant/saved-filters/xyz')).body.code).toBe('not-found');
  });

  it('given a dashboard that somebody arranged, when they ask, then it is theirs in this company alone, until it is reset', async () => {
    const mine = '/api/tenant/my-settings';
    expect((await service.get(mine)).body).toEqual({ dashboard: null, gridMode: null });
    const reports = [{ report: 'candidates-total', x: 0, y: 0, w: 3, h: 2 }];
    const arranged = { type: 'DashboardArranged', data: { userId: exampleUserId, reports } };
    const minPosition = await service.append('user-settings', exampleUserId, [arranged], exampleTenantId);
    expect((await service.get(mine, { minPosition })).body).toEqual({ dashboard: reports, gridMode: null });
    expect((await service.get(mine, { tenantId: otherTenant, minPosition })).body).toEqual({
      dashboard: null,
      gridMode: null,
    });
    const reset = { type: 'DashboardReset', data: { userId: exampleUserId } };
    const later = await service.append('user-settings', exampleUserId, [reset], exampleTenantId);
    expect((await service.get(mine, { minPosition: later })).body).toEqual({ dashboard: null, gridMode: null });
  });
});
