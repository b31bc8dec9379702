import { exampleCause, exampleTenantId } from 'contracts/kernel/examples';
import { GLOBAL, streamName } from 'contracts/kernel/id';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';

const path = '/api/tenant/company';
let on: SpecApp;
beforeEach(async () => {
  on = specApp();
  const data = { tenantId: exampleTenantId, name: 'Harbor', subdomain: 'harbor' };
  const metadata = { ...exampleCause, tenantId: GLOBAL };
  await on.commands.tenant(exampleTenantId, { type: 'RegisterTenant', data, metadata });
  on.accounts.tenants.set(exampleTenantId, { name: 'Harbor', subdomain: 'harbor', timeZone: 'UTC' });
});

const eventsOf = async (tenantId: string) =>
  (await on.events.store.readStream(streamName('company', tenantId, tenantId))).events;

describe('the company profile', () => {
  it('given a company from before there were profiles, when first changed, then it has one, and the change of it', async () => {
    const { status, body } = await on.owner('patch', path, { name: 'Harbor & Pine', timeZone: 'America/Chicago' });
    expect([status, body.name, body.version, body.color]).toEqual([200, 'Harbor & Pine', 2, '#0c4a3d']);
    expect(await eventsOf(exampleTenantId)).toMatchObject([
      { type: 'CompanyRegistered', data: { name: 'Harbor', timeZone: 'UTC' } },
      { type: 'CompanyChanged', data: { from: { name: 'Harbor' }, to: { name: 'Harbor & Pine' } } },
    ]);
    expect(on.accounts.tenants.get(exampleTenantId)).toMatchObject({
      name: 'Harbor & Pine',
      subdomain: 'harbor',
      timeZone: 'America/Chicago',
    });
  });

  it('given the version that was read, when somebody was faster, then the change is stale; a first one knows version 0', async () => {
    const change = (version: number) =>
      on.owner('patch', path, { label: `v${version}` }).set('If-Match', `"${version}"`);
    expect((await change(0)).status).toBe(200);
    const stale = await change(0);
    expect([stale.status, stale.body.code]).toEqual([412, 'stale-record']);
    expect((await change(2)).body.version).toBe(3);
  });

  it('given values that are not acceptable, when sent, then each is named and nothing is changed', async () => {
    const wrong = {
      name: ' ',
      email: 'nobody',
      website: 'ftp://x.example',
      color: 'teal',
      timeZone: 'Mars/Olympus',
      logo: 'x',
    };
    const { status, body } = await on.owner('patch', path, wrong);
    expect([status, Object.keys(body.errors).sort()]).toEqual([422, Object.keys(wrong).sort()]);
    expect(body.errors).toMatchObject({ color: ['color-invalid'], timeZone: ['time-zone-invalid'] });
    expect(await eventsOf(exampleTenantId)).toEqual([]);
  });

  it('given a recruiter or an owner of another company, when they change it, then this company stays as it is', async () => {
    expect((await on.recruiter('patch', path, { name: 'X' })).status).toBe(403);
    const other = await on.as('Owner', otherTenantId)('patch', path, { name: 'X' });
    expect([other.status, other.body.code]).toEqual([404, 'company-not-found']);
    expect(await eventsOf(exampleTenantId)).toEqual([]);
  });
});
