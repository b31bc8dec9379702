import { SWITCH } from 'contracts/identity/partnership/partner.rights';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { addUser } from '#command-service/identity/registration/register';
import {
  companies,
  groups,
  type Method,
  openSubAccounts,
  type Person,
  partnerships,
  password,
} from '#command-service/test/sub-accounts.harness';

const { harness, harbor, summit, recruiter, tokenFor, call, newCompany, newGroup, join, inside } =
  await openSubAccounts();
afterAll(() => harness.close());

let group: { id: string; token: string };
beforeEach(async () => {
  group = await newGroup();
});

describe('an admin of the parent in a partner company', () => {
  it('given a partner, when the owner of its parent writes there, then it is done and the history says whose admin it was', async () => {
    const shop = await newCompany();
    expect(await inside(shop)).toBe(403);
    await join(group.token, shop);
    expect(await inside(shop)).toBe(201);
    const job = (await harness.recorded()).findLast(({ type }) => type === 'JobCreated');
    expect(job?.metadata).toMatchObject({
      tenantId: shop.tenantId,
      actor: { type: 'user', id: harbor.id },
      partnerOf: { companyId: harbor.tenantId, name: 'Harbor' },
    });
  });

  it('given staff of the parent without the right to switch, when they ask for the partner, then they are refused; so is everybody of the partner in the parent', async () => {
    const shop = await newCompany();
    await join(group.token, shop);
    expect(await inside(shop, recruiter)).toBe(403);
    expect(await inside(harbor, shop.token)).toBe(403);
    expect(await inside(shop, summit.token)).toBe(403);
  });

  it('given an admin inside, when the company leaves, then they are out with their next request; and so when the parent lets it go', async () => {
    for (const end of [
      (shop: Person) => call('delete', `${partnerships}/${harbor.tenantId}`, shop.token),
      (shop: Person) => call('delete', `${companies}/${shop.tenantId}`, harbor.token),
    ]) {
      const shop = await newCompany();
      await join(group.token, shop);
      expect(await inside(shop)).toBe(201);
      expect((await end(shop)).status).toBe(200);
      expect(await inside(shop)).toBe(403);
      expect((await end(shop)).status).toBe(404);
    }
    const ended = (await harness.recorded()).findLast(({ type }) => type === 'PartnershipEnded');
    expect(ended?.data).toMatchObject({ endedBy: 'parent' });
    expect(ended?.metadata).toMatchObject({ partnerOf: { name: 'Harbor' }, ip: null });
  });

  it('given somebody with the right to switch, when it is taken from them in the middle, then their next request is refused', async () => {
    const shop = await newCompany();
    await join(group.token, shop);
    const { body: role } = await call('post', '/api/tenant/roles', harbor.token, {
      name: 'Area',
      permissions: [SWITCH],
    });
    const person = { name: 'Ana', email: `ana-${shop.id}@harbor.example`, password };
    await addUser(harness, { tenantId: harbor.tenantId, person, roles: [role.id], now: harness.clock() });
    const ana = await tokenFor(person.email);
    expect(await inside(shop, ana)).toBe(201);
    await call('patch', `/api/tenant/roles/${role.id}`, harbor.token, { permissions: [] });
    expect(await inside(shop, ana)).toBe(403);
  });

  it('given an admin inside, when they would end or make partnerships, make keys, or touch the owner, then they may not', async () => {
    const shop = await newCompany();
    await join(group.token, shop);
    const here = (method: Method, path: string, body?: object) =>
      harness
        .call(method, path, harbor.token, shop.tenantId)
        .send(body)
        .then(({ status }) => status);
    expect(await here('delete', `${partnerships}/${harbor.tenantId}`)).toBe(403);
    expect(await here('post', partnerships, { token: group.token, sharesCandidates: false })).toBe(403);
    expect(await here('post', groups, { name: 'Mine' })).toBe(403);
    expect(await here('post', '/api/tenant/api-keys', { name: 'Mine', scopes: ['tenant.jobs.read'] })).toBe(403);
    expect(await here('patch', `/api/tenant/users/${shop.id}`, { roles: ['Trainer'] })).toBe(403);
    expect(await here('post', `/api/tenant/users/${shop.id}/deactivate`)).toBe(403);
    const mine = { name: 'Me', email: `me-${shop.id}@mail.example`, password, roles: ['Owner'] };
    expect(await here('post', '/api/tenant/users', mine)).toBe(403);
    expect(await here('post', '/api/tenant/users', { ...mine, roles: ['Recruiter'] })).toBe(201);
  });

  it('given a partner of a partner, when the first parent asks for it, then it is refused: rights do not go on', async () => {
    const [shop, kiosk] = [await newCompany(), await newCompany()];
    await join(group.token, shop);
    const own = (await call('post', groups, shop.token, { name: 'Kiosks' })).body.id;
    await join((await call('post', `${groups}/${own}/sign-up-link`, shop.token)).body.token, kiosk);
    expect(await inside(kiosk, shop.token)).toBe(201);
    expect(await inside(kiosk)).toBe(403);
  });

  it('given somebody who works in both, when they ask for the partner, then their own place there decides', async () => {
    const shop = await newCompany();
    await join(group.token, shop);
    await harness.pool.query(
      `insert into access.membership (user_id, tenant_id, roles, permissions, version)
       values ($1, $2, '{Auditor}', '{tenant.jobs.read}', 1)`,
      [harbor.id, shop.tenantId],
    );
    expect(await inside(shop)).toBe(403);
    await harness.pool.query('delete from access.membership where tenant_id = $1 and user_id = $2', [
      shop.tenantId,
      harbor.id,
    ]);
    expect(await inside(shop)).toBe(201);
  });
});
