import type { Client } from 'contracts/client/client';
import type { LandlordCandidateView } from 'contracts/landlord/candidate/landlord-candidate.views';
import type { TenantOverview } from 'contracts/landlord/company/tenant-overview.views';
import type { LandlordRoleView } from 'contracts/landlord/role/landlord-role.views';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { absent, answerOf, get, harbor, openLandlord, summit } from '#deploy/test/landlord.harness';
import type { RunningProduct } from '#deploy/test/product.harness';

let product: RunningProduct;
let platformAdmin: Client;
let owner: Client;
let harborOwner: Client;
beforeAll(async () => {
  ({ product, platformAdmin, owner, harborOwner } = await openLandlord());
}, 120_000);
afterAll(() => product?.close());

const list = <T>(name: string, filter: object = {}, more: Record<string, string> = {}) =>
  get<T[]>(platformAdmin, `/api/landlord/${name}`, { filter: JSON.stringify(filter), ...more });

describe('what platform admins read', () => {
  it('given the companies, when they are listed, searched, sorted and paged, then each is told with what is in it', async () => {
    const all = await list<TenantOverview>('companies', {}, { sort: '["name","ASC"]' });
    expect(all.headers.get('Content-Range')).toBe('companies 0-2/3');
    expect(all.data.map(({ name, subdomain, state }) => [name, subdomain, state])).toEqual([
      ['Aubert Boat Repair', 'aubert', 'active'],
      ['Harbor & Pine', 'harbor', 'active'],
      ['Summit Works', 'summit', 'active'],
    ]);
    const [, first] = all.data;
    expect(first?.owners.map(({ email }) => email)).toEqual(['admin@harbor.example']);
    const held = await get<unknown[]>(harborOwner, '/api/tenant/candidates');
    expect(`/${first?.candidates}`).toBe(/\/\d+$/.exec(held.headers.get('Content-Range') ?? '')?.[0]);
    expect([first?.users, (first?.jobs ?? 0) > 3, (first?.interviews ?? 0) > 10]).toEqual([4, true, true]);
    expect((await list<TenantOverview>('companies', { q: 'sumMÍT' })).data.map(({ id }) => id)).toEqual([summit]);
    expect((await list<TenantOverview>('companies', { state: 'suspended' })).data).toEqual([]);
    const paged = await list('companies', {}, { range: '[1,1]', sort: '["createdAt","DESC"]' });
    expect(paged.headers.get('Content-Range')).toBe('companies 1-1/3');
    const one = await get<TenantOverview>(platformAdmin, `/api/landlord/companies/${harbor}`);
    expect(one.data).toEqual(first);
    expect(await answerOf(platformAdmin, 'GET', `/api/landlord/companies/${absent}`)).toEqual([404, 'not-found']);
  });

  it('given candidates of both companies, when they are listed, searched and filtered, then all are found beside their company', async () => {
    const { data: all, headers } = await list<LandlordCandidateView>('candidates');
    expect(new Set(all.map(({ companyName }) => companyName)).size).toBe(2);
    const total = Number(headers.get('Content-Range')?.split('/')[1]);
    const { data: companies } = await list<TenantOverview>('companies');
    expect(total).toBe(companies.reduce((sum, { candidates }) => sum + candidates, 0));
    const ofSummit = await list<LandlordCandidateView>('candidates', { companyId: summit });
    expect(new Set(ofSummit.data.map(({ companyId }) => companyId))).toEqual(new Set([summit]));
    const [one] = ofSummit.data;
    const found = await list<LandlordCandidateView>('candidates', { q: one?.lastName ?? '', companyId: summit });
    expect(found.data.map(({ id }) => id)).toContain(one?.id);
    const shown = await get<LandlordCandidateView>(platformAdmin, `/api/landlord/candidates/${one?.id}`);
    expect(shown.data).toEqual(one);
  });

  it('given a candidate that a platform admin creates, when both sides look, then it is the company’s and its audit says who did it', async () => {
    const body = { companyId: summit, firstName: 'Wilhelmina', lastName: 'Oakley', email: 'wo@mail.example' };
    const { data } = (await platformAdmin.request('POST', '/api/landlord/candidates', { body })) as {
      data: LandlordCandidateView;
    };
    const found = await list<LandlordCandidateView>('candidates', { q: 'wilhelm oakl' });
    expect(found.data.map(({ id, companyName }) => [id, companyName])).toEqual([[data.id, 'Summit Works']]);
    type Entry = { event: string; actorType: string; actorName: string };
    const filter = JSON.stringify({ entityId: data.id });
    await expect
      .poll(async () => (await get<Entry[]>(owner, '/api/tenant/audit-log', { filter })).data)
      .toMatchObject([{ event: 'CandidateCreated', actorType: 'platform-admin', actorName: 'Lena Lindqvist' }]);
    await harborOwner
      .request('GET', '/api/tenant/candidates', { query: { filter: '{"q":"oakley"}' } })
      .then(({ data: none }) => expect(none).toEqual([]));
  });

  it('given erased candidates, when a platform admin looks for them, then nothing personal is left', async () => {
    const body = { companyId: summit, firstName: 'Quirin', lastName: 'Zopf', email: 'qz@mail.example' };
    const made = (await platformAdmin.request('POST', '/api/landlord/candidates', { body }))
      .data as LandlordCandidateView;
    expect((await list('candidates', { q: 'zopf' })).data).toHaveLength(1);
    await owner.request('POST', `/api/tenant/candidates/${made.id}/erase`);
    await expect.poll(async () => (await list('candidates', { q: 'zopf' })).data).toEqual([]);
    const { data } = await get<LandlordCandidateView>(platformAdmin, `/api/landlord/candidates/${made.id}`);
    expect(data).toMatchObject({ firstName: null, lastName: null, email: null, phone: null, erased: true });
  });

  it('given a company’s own role, when roles are listed, then the built-in ones stand first and pages run through both', async () => {
    const body = { name: 'Night shift', permissions: ['tenant.jobs.read'] };
    await owner.request('POST', '/api/tenant/roles', { body });
    const names = async (filter: object, range = '[0,24]') => {
      const { data, headers } = await list<LandlordRoleView>('roles', filter, { range });
      return [data.map(({ name }) => name), headers.get('Content-Range')];
    };
    const builtIn = ['Owner', 'Recruiter', 'Trainer', 'Auditor'];
    await expect.poll(() => names({})).toEqual([[...builtIn, 'Night shift'], 'roles 0-4/5']);
    expect(await names({}, '[0,3]')).toEqual([builtIn, 'roles 0-3/5']);
    expect(await names({}, '[3,5]')).toEqual([['Auditor', 'Night shift'], 'roles 3-4/5']);
    expect(await names({}, '[4,8]')).toEqual([['Night shift'], 'roles 4-4/5']);
    expect(await names({ companyId: summit })).toEqual([['Night shift'], 'roles 0-0/1']);
    expect(await names({ q: 'night' })).toEqual([['Night shift'], 'roles 0-0/1']);
    expect(await names({ q: 'audi' })).toEqual([['Auditor'], 'roles 0-0/1']);
    const { data } = await get<{ id: string; permissions: string[] }[]>(platformAdmin, '/api/landlord/permissions');
    expect(data.find(({ id }) => id === 'landlord')?.permissions).toContain('landlord.companies.suspend');
  });
});
