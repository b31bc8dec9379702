import { defaultProfile } from 'contracts/identity/company/company.events';
import { exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSuperuser } from '#projection-service/test/database.harness';
import { type Harness, openHarness } from '#projection-service/test/service.harness';

const path = '/api/tenant/company';
const older = derivedId('a company from before there were profiles');

let service: Harness;
let last: string;
beforeAll(async () => {
  service = await openHarness();
  const admin = openSuperuser(service);
  for (const [tenantId, name] of [
    [exampleTenantId, 'harbor'],
    [older, 'older'],
  ]) {
    await admin.query('insert into access.tenant (tenant_id, name, subdomain, version) values ($1, $2, $2, 1)', [
      tenantId,
      name,
    ]);
  }
  await admin.end();
  const profile = { ...defaultProfile, name: 'Harbor', companyId: exampleTenantId };
  const to = { name: 'Harbor & Pine', timeZone: 'America/Chicago' };
  last = await service.append('company', exampleTenantId, [
    { type: 'CompanyRegistered', data: profile },
    {
      type: 'CompanyChanged',
      data: { companyId: exampleTenantId, from: { name: 'Harbor', timeZone: 'UTC' }, to },
      at: '2026-03-05T10:00:00.000Z',
    },
  ]);
});
afterAll(() => service.close());

describe('the company', () => {
  it('given a profile, when its staff read it, then it is as last changed, with the subdomain', async () => {
    const { status, body, headers } = await service.get(path, { minPosition: last });
    expect([status, headers.etag]).toEqual([200, '"2"']);
    expect(body).toEqual({
      ...defaultProfile,
      id: exampleTenantId,
      subdomain: 'harbor',
      domains: ['harbor.jobs.example'],
      name: 'Harbor & Pine',
      logo: null,
      timeZone: 'America/Chicago',
      updatedAt: '2026-03-05T10:00:00.000Z',
      version: 2,
    });
  });

  it('given a company that has said nothing of itself, when read, then it has its name and what every company begins with', async () => {
    const { body } = await service.get(path, { tenantId: older, minPosition: last });
    expect(body).toEqual({
      ...defaultProfile,
      id: older,
      logo: null,
      subdomain: 'older',
      domains: ['older.jobs.example'],
      name: 'older',
      updatedAt: null,
      version: 0,
    });
  });
});
