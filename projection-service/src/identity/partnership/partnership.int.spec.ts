import { permissionsOf } from 'contracts/identity/membership/membership.roles';
import { exampleTenantId as parent } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSuperuser } from '#projection-service/test/database.harness';
import { type Harness, openHarness, storyOf } from '#projection-service/test/service.harness';

const group = derivedId('a group');
const shop = derivedId('a shop');
const kiosk = derivedId('a kiosk');
const stranger = derivedId('a stranger');
const token = 'a-token-that-nobody-guesses';
const companies = '/api/tenant/sub-account-companies';

let service: Harness;
let minPosition: string;
let admin: ReturnType<typeof openSuperuser>;
const candidatesOf = async (options: { tenantId?: string; filter?: object } = {}) => {
  const filter = encodeURIComponent(JSON.stringify(options.filter ?? {}));
  const path = `/api/tenant/partner-candidates?filter=${filter}`;
  const { body, headers } = await service.get(path, { minPosition, tenantId: options.tenantId ?? parent });
  return { range: headers['content-range'], names: body.map(({ lastName }: { lastName: string }) => lastName), body };
};

beforeAll(async () => {
  service = await openHarness();
  admin = openSuperuser(service);
  for (const [id, name] of [
    [parent, 'Harbor'],
    [shop, 'Corner shop'],
    [kiosk, 'Bay kiosk'],
    [stranger, 'Summit'],
  ]) {
    await admin.query('insert into access.tenant (tenant_id, name, subdomain, version) values ($1, $2, $3, 1)', [
      id,
      name,
      String(name).toLowerCase().replace(' ', '-'),
    ]);
  }
  await admin.query("insert into access.sub_account_group values ($1, $2, 'Franchisees', true, false, true, 1, $3)", [
    group,
    parent,
    token,
  ]);
  const join = 'insert into access.partner values ($1, $2, $3, $4, $5, 1)';
  await admin.query(join, [parent, shop, group, true, '2026-03-02T09:00:00Z']);
  await admin.query(join, [parent, kiosk, group, false, '2026-03-03T09:00:00Z']);
  const inShop = storyOf(service, shop);
  const job = await inShop.job('Cook');
  const ada = await inShop.candidate('Ada', 'Byron');
  await inShop.interview(ada.id, job.id);
  await inShop.candidate('Grace', 'Hopper');
  await storyOf(service, kiosk).candidate('Unshared', 'Kiosk');
  minPosition = (await storyOf(service, stranger).candidate('Unknown', 'Summit')).position;
});
afterAll(async () => {
  await admin.end();
  await service.close();
});

describe('the companies of a parent', () => {
  it('given two, when listed, searched and counted, then they are there in their order', async () => {
    const { body, headers } = await service.get(`${companies}?sort=["name","ASC"]&range=[0,0]`);
    expect(headers['content-range']).toBe('sub-account-companies 0-0/2');
    expect(body).toEqual([
      {
        ...{ id: kiosk, name: 'Bay kiosk', subdomain: 'bay-kiosk', groupId: group, sharesCandidates: false },
        since: '2026-03-03T09:00:00.000Z',
      },
    ]);
    const found = await service.get(`${companies}?filter=${JSON.stringify({ q: 'CORNER', groupId: group })}`);
    expect(found.body.map(({ id }: { id: string }) => id)).toEqual([shop]);
  });

  it('given another company, when it lists them, names one or asks for the link, then there is nothing', async () => {
    const options = { tenantId: stranger };
    expect((await service.get(companies, options)).body).toEqual([]);
    expect((await service.get(`${companies}/${shop}`, options)).status).toBe(404);
    expect((await service.get(`/api/tenant/sub-accounts/${group}/sign-up-link`, options)).status).toBe(404);
    expect((await service.get(`${companies}/${shop}`)).status).toBe(200);
    expect((await service.get(`/api/tenant/sub-accounts/${group}/sign-up-link`)).body).toEqual({ token });
  });
});

describe('what a company is told', () => {
  it('given a link, when anybody opens it, then it says who invites and what joining means; another token says nothing', async () => {
    expect((await service.get(`/api/public/sub-account-groups/${token}`)).body).toEqual({
      ...{ parentId: parent, groupId: group, company: 'Harbor', group: 'Franchisees' },
      ...{ bypassBilling: true, bypassPlugin: false, shareCandidates: true },
    });
    for (const broken of ['%00', '%20', 'x'.repeat(101)]) {
      expect((await service.get(`/api/public/sub-account-groups/${broken}`)).status).toBe(404);
    }
    const other = await service.get('/api/public/sub-account-groups/another');
    expect([other.status, other.body.code]).toEqual([404, 'sub-account-registration-failed']);
  });

  it('given a partner, when it lists its partnerships, then each parent is there with what was agreed to', async () => {
    const { body } = await service.get('/api/tenant/partnerships', { tenantId: kiosk });
    expect(body).toEqual([
      {
        ...{ id: parent, company: 'Harbor', groupId: group, group: 'Franchisees', sharesCandidates: false },
        since: '2026-03-03T09:00:00.000Z',
      },
    ]);
    expect((await service.get('/api/tenant/partnerships')).body).toEqual([]);
  });
});

describe('who I am', () => {
  const boss = derivedId('a boss');
  const meIn = (tenant: string) => service.get(`/api/auth/me?tenant=${tenant}`, { userId: boss });

  it('given an admin of the parent, when they ask, then their partners are named, and in one of them whose it is and what they may do', async () => {
    await admin.query("insert into access.account values ($1, 'boss@harbor.example', 'Boss', 'en-us', 1)", [boss]);
    await admin.query(
      'insert into access.membership (user_id, tenant_id, roles, permissions, version) values ($1, $2, $3, $4, 1)',
      [boss, parent, ['Owner'], permissionsOf(['Owner'])],
    );
    const { body } = await meIn('harbor');
    expect(body.data).toMatchObject({ currentTenant: { id: parent, parent: null }, tenants: [{ id: parent }] });
    expect(body.data.partners.map(({ name, parent: of }: Record<string, string>) => [name, of])).toEqual([
      ['Bay kiosk', 'Harbor'],
      ['Corner shop', 'Harbor'],
    ]);
    const sought = async (q: string) => (await service.get(`/api/auth/partners?q=${q}`, { userId: boss })).body;
    expect(await sought('KIOSK')).toMatchObject([{ id: kiosk, name: 'Bay kiosk', parent: 'Harbor' }]);
    expect(await sought('summit')).toEqual([]);
    const inside = (await meIn('corner-shop')).body.data;
    expect(inside).toMatchObject({ currentTenant: { id: shop, parent: 'Harbor' }, roles: [], workspace: 'tenant' });
    expect(inside.permissions).toContain('tenant.jobs.create');
    expect(inside.permissions).not.toContain('tenant.integrations.subAccounts.switch');
  });

  it('given who may not switch any more, when they ask, then there are no partners, and none to be in', async () => {
    await admin.query("update access.membership set permissions = '{tenant.jobs.read}' where user_id = $1", [boss]);
    expect((await meIn('harbor')).body.data.partners).toEqual([]);
    expect((await meIn(shop)).status).toBe(403);
    expect((await meIn('summit')).status).toBe(403);
  });
});

describe('candidates of partners', () => {
  it('given one partner that shares and one that does not, when the parent lists them, then it sees those of the first alone, without contact', async () => {
    expect((await service.get('/api/tenant/sharing-companies')).body).toEqual([{ id: shop, name: 'Corner shop' }]);
    const { body, range } = await candidatesOf();
    expect(range).toBe('partner-candidates 0-1/2');
    expect(body[1]).toEqual({
      ...{ id: expect.any(String), companyId: shop, company: 'Corner shop', firstName: 'Ada', lastName: 'Byron' },
      ...{ jobTitle: 'Cook', status: 'created', updatedAt: expect.any(String) },
    });
    expect(body[0]).toMatchObject({ lastName: 'Hopper', jobTitle: null, status: null });
    expect((await candidatesOf({ filter: { q: 'ada' } })).names).toEqual(['Byron']);
    for (const q of ['x.example', '21000', 'ada 351'])
      expect((await candidatesOf({ filter: { q } })).names).toEqual([]);
  });

  it('given a company that does not share, or is none of its partners, when the parent names it, then there is nothing', async () => {
    for (const companyId of [kiosk, stranger, parent]) {
      expect(await candidatesOf({ filter: { companyId } })).toMatchObject({
        range: 'partner-candidates */0',
        names: [],
      });
    }
  });

  it('given those who are not the parent, when they list them, then there is nothing: neither stranger, nor the partner itself, nor another partner', async () => {
    for (const tenantId of [stranger, shop, kiosk]) expect((await candidatesOf({ tenantId })).names).toEqual([]);
  });

  it('given sharing switched off by the group, or taken back by the company, when asked again, then there is nothing from then on', async () => {
    const say = (isOn: boolean) => admin.query('update access.sub_account_group set share_candidates = $1', [isOn]);
    await say(false);
    expect((await candidatesOf()).names).toEqual([]);
    await say(true);
    expect((await candidatesOf()).names).toEqual(['Hopper', 'Byron']);
    await admin.query('delete from access.partner where partner_id = $1', [shop]);
    expect((await candidatesOf({ filter: { companyId: shop } })).names).toEqual([]);
  });
});
