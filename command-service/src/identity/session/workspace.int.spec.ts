import { readMe } from 'access/identity/session/me';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addUser, registerCandidate, registerCompany } from '#command-service/identity/registration/register';
import { type Harness, openHarness } from '#command-service/test/service.harness';

const password = 'a-long-password';
const owner = { name: 'Ola Owner', email: 'ola@harbor.example', password };
const seeker = { firstName: 'Mia', lastName: 'Costa', phone: '', email: 'mia@mail.example', password };

let harness: Harness;
let tenantId: string;
beforeAll(async () => {
  harness = await openHarness();
  const now = harness.clock();
  ({ tenantId } = await registerCompany(harness, { name: 'Harbor', subdomain: 'harbor', owner, now }));
  await registerCompany(harness, { name: 'Summit', owner: { ...owner, email: 'sam@summit.example' }, now });
  await registerCandidate(harness, { person: seeker, now });
});
afterAll(() => harness.close());

const tokenFor = async (email: string): Promise<string> =>
  (await harness.call('post', '/api/auth/login').send({ email, password })).body.token;
const force = (token: string, body?: object) => harness.call('post', '/api/auth/force-refresh', token).send(body);
const forced = async (token: string, workspace?: string): Promise<string> =>
  (await force(token, { workspace })).body.token;
const roleIn = (token: string) => Object.entries(decodeJwt(token).rls as object).find(([, held]) => held)?.[0];
const meOf = (token: string, tenant?: string) => {
  const { sub = '', sid } = decodeJwt<{ sid: string }>(token);
  return readMe(harness.pool, { userId: sub, sid }, { tenant });
};

describe('a workspace', () => {
  it('given somebody of a company, when they open a candidate page, then their role is Candidate until they go back', async () => {
    const first = await tokenFor(owner.email);
    expect(roleIn(first)).toBe('Tenant Staff');
    const candidate = await forced(first, 'candidate');
    expect(roleIn(candidate)).toBe('Candidate');
    const refreshed = (await harness.call('post', '/api/auth/refresh', candidate)).body.token;
    expect([roleIn(refreshed), roleIn(await forced(refreshed))]).toEqual(['Candidate', 'Candidate']);
    const { data } = await meOf(refreshed);
    expect(data).toMatchObject({ workspace: 'candidate', currentTenant: null, dashboard: 'candidate.dashboard.index' });
    expect([data.permissions, data.roles, data.tenants.map(({ id }) => id)]).toEqual([[], [], [tenantId]]);
    const inTab = (await meOf(refreshed, 'harbor')).data;
    expect(inTab).toMatchObject({
      workspace: 'tenant',
      currentTenant: { id: tenantId },
      dashboard: 'tenant.dashboard',
    });
    expect(inTab.permissions).toContain('tenant.jobs.create');
    const back = await forced(refreshed, 'tenant');
    expect(roleIn(back)).toBe('Tenant Staff');
    expect((await meOf(back)).data).toMatchObject({
      workspace: 'tenant',
      currentTenant: { id: tenantId, timeZone: 'UTC' },
      dashboard: 'tenant.dashboard',
    });
  });

  it('given one session in the candidate workspace, when they log in elsewhere, then that session is in their company', async () => {
    await forced(await tokenFor(owner.email), 'candidate');
    expect(roleIn(await tokenFor(owner.email))).toBe('Tenant Staff');
  });

  it('given a candidate without a company, when they go to one, then no tenant could be determined', async () => {
    const token = await tokenFor(seeker.email);
    expect(roleIn(token)).toBe('Candidate');
    const refused = await force(token, { workspace: 'tenant' });
    expect([refused.status, refused.body.code]).toEqual([400, 'no-tenant']);
    expect((await meOf(token)).data).toMatchObject({ name: 'Mia Costa', currentTenant: null, tenants: [] });
    await expect(meOf(token, 'harbor')).rejects.toMatchObject({ status: 403 });
  });

  it('given a company that lets its member go, when their token is refreshed, then the candidate workspace is left to them', async () => {
    const person = { name: 'Rita', email: 'rita@harbor.example', password };
    const { userId } = await addUser(harness, { tenantId, person, roles: ['Recruiter'], now: harness.clock() });
    const token = await forced(await tokenFor(person.email), 'tenant');
    await harness.pool.query('delete from access.membership where user_id = $1', [userId]);
    const { sid = '' } = decodeJwt<{ sid: string }>(token);
    const { data } = await readMe(harness.pool, { userId, sid }, { tokenFor: 'tenant' });
    expect(data).toMatchObject({ workspace: 'candidate', currentTenant: null, refresh_token: true, offer_id: null });
    await expect(meOf(token, 'harbor')).rejects.toMatchObject({ status: 403, code: 'not-in-company' });
    expect(roleIn((await harness.call('post', '/api/auth/refresh', token)).body.token)).toBe('Candidate');
  });

  it('given 50 tabs, half of which change the workspace, when all refresh at once, then every token is valid', async () => {
    const token = await tokenFor(owner.email);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, tab) =>
        tab % 2 ? force(token, { workspace: 'candidate' }) : harness.call('post', '/api/auth/refresh', token),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    const [latest = ''] = answers.map(({ body }) => body.token as string).filter((next) => next !== token);
    const logout = await harness.call('post', '/api/auth/logout', latest);
    expect([logout.status, (await force(latest)).body.code]).toEqual([200, 'token-not-refreshable']);
  });

  it('given no token, one past its time or a body of another form, when forced, then it is refused', async () => {
    const token = await tokenFor(owner.email);
    expect((await harness.call('post', '/api/auth/force-refresh')).body.code).toBe('token-not-present');
    for (const body of [{ workspace: 'landlord' }, { workspace: 1 }, { tenant: 'harbor' }, []]) {
      expect((await force(token, body)).status).toBe(422);
    }
    harness.advance((15 + 60) * 60 + 1);
    expect((await force(token, { workspace: 'candidate' })).body.code).toBe('token-not-refreshable');
  });
});
