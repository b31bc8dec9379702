import { exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSuperuser } from '#projection-service/test/database.harness';
import { type Harness, openHarness } from '#projection-service/test/service.harness';

const otherId = derivedId('another company');
const [ownId, waitingId, goneId] = [derivedId('own'), derivedId('waiting'), derivedId('gone')];
const path = '/api/tenant/company-domains';

let service: Harness;
let position = '';
beforeAll(async () => {
  service = await openHarness();
  const superuser = openSuperuser(service);
  for (const [id, name] of [
    [exampleTenantId, 'pine'],
    [otherId, 'summit'],
  ]) {
    const row = 'insert into access.tenant (tenant_id, name, subdomain, version) values ($1, $2, $2, 1)';
    await superuser.query(row, [id, name]);
  }
  await superuser.end();
  const added = (domainId: string, host: string) => ({ type: 'DomainAdded', data: { domainId, host, proof: 'q' } });
  const host = 'careers.pine.example';
  position = await service.append('company-domains', exampleTenantId, [
    { type: 'SubdomainChanged', data: { from: { subdomain: 'harbor' }, to: { subdomain: 'pine' } } },
    added(goneId, 'gone.pine.example'),
    added(ownId, host),
    { type: 'DomainVerified', data: { domainId: ownId, host }, at: '2026-03-05T10:00:00.000Z' },
    added(waitingId, 'jobs.pine.example'),
    {
      type: 'PrimaryDomainChosen',
      data: { domainId: ownId, from: { primaryDomain: null }, to: { primaryDomain: host } },
    },
    { type: 'DomainRemoved', data: { domainId: goneId, from: { host: 'gone.pine.example' } } },
  ]);
});
afterAll(() => service.close());

describe('GET /api/tenant/company-domains', () => {
  it('given a company and another, when their staff read, then each sees its own with their records, in order', async () => {
    const { status, body, headers } = await service.get(path, { minPosition: position });
    expect([status, headers.etag]).toEqual([200, '"7"']);
    expect(body).toEqual({
      id: exampleTenantId,
      subdomain: 'pine',
      formerSubdomains: ['harbor'],
      productDomain: 'pine.jobs.example',
      domains: [
        {
          id: ownId,
          host: 'careers.pine.example',
          addedAt: expect.any(String),
          verifiedAt: '2026-03-05T10:00:00.000Z',
          isPrimary: true,
          record: { name: '_onrecord.careers.pine.example', value: 'onrecord-verification=q' },
        },
        {
          id: waitingId,
          host: 'jobs.pine.example',
          addedAt: expect.any(String),
          verifiedAt: null,
          isPrimary: false,
          record: { name: '_onrecord.jobs.pine.example', value: 'onrecord-verification=q' },
        },
      ],
      version: 7,
    });
    const others = await service.get(path, { tenantId: otherId, minPosition: position });
    expect(others.body).toMatchObject({ subdomain: 'summit', formerSubdomains: [], domains: [], version: 0 });
  });

  it('given what happened to domains, when the audit is read, then it tells what came and what went, to that company alone', async () => {
    const filter = encodeURIComponent(JSON.stringify({ entity: 'company-domains' }));
    const audit = (tenantId: string) =>
      service.get(`/api/tenant/audit-log?filter=${filter}`, { tenantId, minPosition: position });
    const { body } = await audit(exampleTenantId);
    expect(body).toHaveLength(7);
    const of = (event: string) => body.find((entry: { event: string }) => entry.event === event);
    expect(of('SubdomainChanged')).toMatchObject({
      description: 'Subdomain changed',
      added: { subdomain: 'pine' },
      removed: { subdomain: 'harbor' },
    });
    expect(of('DomainRemoved')).toMatchObject({ added: null, removed: { host: 'gone.pine.example' } });
    expect((await audit(otherId)).body).toEqual([]);
  });
});
