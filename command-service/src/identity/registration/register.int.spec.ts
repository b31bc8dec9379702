import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, openHarness } from '#command-service/test/service.harness';
import { addUser, registerCompany } from './register.ts';

const owner = { name: 'Ola Owner', email: 'ola@harbor.example', password: 'a-long-password' };
let harness: Harness;
beforeAll(async () => {
  harness = await openHarness();
});
afterAll(() => harness.close());

const login = (email: string) => harness.call('post', '/api/auth/login').send({ email, password: owner.password });

describe('registering', () => {
  it('given a company, when its subdomain or an email address is asked for again, then each is refused by field', async () => {
    const now = harness.clock();
    const { tenantId } = await registerCompany(harness, { name: 'Harbor', subdomain: 'harbor', owner, now });
    const other = { ...owner, email: 'other@harbor.example' };
    await expect(registerCompany(harness, { name: 'H', subdomain: 'harbor', owner: other, now })).rejects.toMatchObject(
      {
        code: 'subdomain-taken',
        errors: { subdomain: ['subdomain-taken'] },
      },
    );
    const person = { ...owner, email: 'OLA@harbor.example' };
    await expect(addUser(harness, { tenantId, person, roles: ['Auditor'], now })).rejects.toMatchObject({
      code: 'email-taken',
      errors: { email: ['email-taken'] },
    });
  });

  it('given the same ids, when registered again after a death half way, then it is finished, once', async () => {
    const now = harness.clock();
    const input = {
      name: 'Summit',
      subdomain: 'summit',
      owner: { ...owner, email: 'sam@summit.example' },
      now,
      tenantId: '018f6a10-0000-7000-8000-0000000000a1',
      ownerId: '018f6a10-0000-7000-8000-0000000000a2',
    };
    const dying = {
      ...harness,
      commands: { ...harness.commands, membership: () => Promise.reject(new Error('died')) },
    };
    await expect(registerCompany(dying, input)).rejects.toThrow('died');
    expect((await login('sam@summit.example')).status).toBe(401);
    await registerCompany(harness, input);
    await registerCompany(harness, input);
    expect((await login('sam@summit.example')).status).toBe(200);
    const { rows } = await harness.pool.query(
      "select type, count(*)::int from event_store.events where stream_name like '%0000000000a_' group by 1 order by 1",
    );
    expect(rows).toEqual([
      { type: 'CompanyRegistered', count: 1 },
      { type: 'MembershipGranted', count: 1 },
      { type: 'TenantRegistered', count: 1 },
      { type: 'UserRegistered', count: 1 },
    ]);
  });

  it('given access tables that were lost, when the service starts, then they are rebuilt from the feed', async () => {
    // What still reconciles would move its checkpoint past the rows that are taken from it.
    await expect.poll(() => harness.service.metrics()).toMatch(/^access_reconciler_lag_events\b.* 0$/m);
    const before = (await harness.pool.query('select * from access.membership order by 1, 2')).rows;
    const tenants = (await harness.pool.query('select * from access.tenant order by 1')).rows;
    await harness.pool.query('delete from access.membership');
    await harness.pool.query('delete from access.tenant');
    await harness.pool.query('delete from access.account');
    await harness.pool.query('delete from access.reconciled');
    const again = await harness.start();
    await expect
      .poll(async () => (await again.readiness()).map(({ state }) => state), { timeout: 60_000 })
      .toEqual(['running', 'running']);
    expect((await harness.pool.query('select * from access.membership order by 1, 2')).rows).toEqual(before);
    expect((await harness.pool.query('select * from access.tenant order by 1')).rows).toEqual(tenants);
    expect(
      (await harness.pool.query('select email, password_hash from access.account order by 1')).rows,
    ).toContainEqual({
      email: 'sam@summit.example',
      password_hash: null,
    });
    expect((await login('sam@summit.example')).status).toBe(401);
    await again.close();
  });

  it('given the stored events and the access tables, when searched, then no password is in them', async () => {
    const { rows } = await harness.pool.query('select data::text || metadata::text as all from event_store.events');
    expect(rows.map((row) => row.all).join()).not.toMatch(/password|ola@harbor/i);
    const hashes = await harness.pool.query('select password_hash from access.account');
    expect(JSON.stringify(hashes.rows)).not.toContain(owner.password);
  });
});
