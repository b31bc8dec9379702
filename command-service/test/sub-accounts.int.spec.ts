import { SWITCH } from 'contracts/identity/partnership/partner.rights';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addUser, registerCompany } from '#command-service/identity/register';
import { type Started, startedService } from './started.ts';

const password = 'nine-green-bottles';
const groups = '/api/tenant/sub-accounts';
const companies = '/api/tenant/sub-account-companies';
const partnerships = '/api/tenant/partnerships';
type Method = 'get' | 'post' | 'patch' | 'delete';
type Person = { id: string; tenantId: string; token: string };

let on: Started;
let harbor: Person;
let recruiter: string;
let summit: Person;
let count = 0;
const tokenFor = async (email: string): Promise<string> =>
  (await on.call('post', '/api/auth/login').send({ email, password })).body.token;
const call = (method: Method, path: string, token?: string, body?: object) => on.call(method, path, token).send(body);
const company = async (name: string): Promise<Person> => {
  const email = `${name.toLowerCase()}@mail.example`;
  const owner = { name: `${name}'s owner`, email, password };
  const made = await registerCompany(on, { name, subdomain: name.toLowerCase(), owner, now: on.clock() });
  return { id: made.ownerId, tenantId: made.tenantId, token: await tokenFor(email) };
};
const newCompany = () => {
  count += 1;
  return company(`Shop${count}`);
};
const openLink = async (groupId: string): Promise<string> =>
  (await call('post', `${groups}/${groupId}/sign-up-link`, harbor.token)).body.token;
const newGroup = async (details: object = {}) => {
  const { body } = await call('post', groups, harbor.token, { name: 'Franchisees', ...details });
  return { id: body.id as string, token: await openLink(body.id) };
};
const signUp = (token: string, companyName: string, more: object = {}) =>
  call('post', '/api/auth/register', undefined, {
    type: 'sub-account',
    token,
    sharesCandidates: false,
    companyName,
    name: 'Nadia Moreau',
    email: `${companyName.toLowerCase().replaceAll(' ', '-')}@mail.example`,
    password,
    ...more,
  });
const join = (token: string, by: Person, sharesCandidates = false) =>
  call('post', partnerships, by.token, { token, sharesCandidates });
/** What an admin of Harbor is answered in that company. */
const inside = async (partner: Person, token = harbor.token) =>
  (await on.call('post', '/api/tenant/jobs', token, partner.tenantId).send({ title: 'Cook' })).status;

beforeAll(async () => {
  on = await startedService();
  harbor = await company('Harbor');
  summit = await company('Summit');
  const person = { name: 'Rita', email: 'rita@harbor.example', password };
  await addUser(on, { tenantId: harbor.tenantId, person, roles: ['Recruiter'], now: on.clock() });
  recruiter = await tokenFor(person.email);
});
afterAll(() => on.close());

let group: { id: string; token: string };
beforeEach(async () => {
  group = await newGroup();
});

describe('joining by a sign-up link', () => {
  it('given a new company, when it signs up by the link, then it is there with its owner, in the group, and both histories say so', async () => {
    const { status, body } = await signUp(group.token, 'Corner One');
    expect([status, body.tenant]).toEqual([201, 'corner-one']);
    expect((await call('post', '/api/tenant/jobs', body.token, { title: 'Cook' })).status).toBe(201);
    const events = await on.recorded();
    const joined = events.findLast(({ type }) => type === 'SubAccountCompanyJoined');
    const accepted = events.findLast(({ type }) => type === 'PartnershipAccepted');
    expect(joined?.metadata).toMatchObject({ tenantId: harbor.tenantId, ip: null });
    expect(accepted?.metadata.tenantId).toBe(joined?.data.companyId);
    expect(accepted?.data).toMatchObject({ parentName: 'Harbor', groupName: 'Franchisees', sharesCandidates: false });
    expect(JSON.stringify(events.map(({ data }) => data))).not.toContain(group.token);
  });

  it('given a link that was renewed or closed, when somebody signs up or joins by the old one, then nothing is made and the new one works', async () => {
    const shop = await newCompany();
    const renewed = await openLink(group.id);
    for (const token of [group.token, 'invented']) {
      const refused = await signUp(token, 'Late One');
      expect([refused.status, refused.body.code]).toEqual([404, 'sub-account-registration-failed']);
      expect((await join(token, shop)).body.code).toBe('sub-account-registration-failed');
    }
    expect((await on.recorded()).some(({ data }) => data.name === 'Late One')).toBe(false);
    expect((await join(renewed, shop)).status).toBe(201);
    await call('delete', `${groups}/${group.id}/sign-up-link`, harbor.token);
    expect((await signUp(renewed, 'Late One')).body.code).toBe('sub-account-registration-failed');
  });

  it('given two who sign up by one link at once, when answered, then both are in the group', async () => {
    const answers = await Promise.all(['Twin One', 'Twin Two'].map((name) => signUp(group.token, name)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const { rows } = await on.pool.query('select from access.partner where group_id = $1', [group.id]);
    expect(rows).toHaveLength(2);
  });

  it('given the same request repeated under its key, when answered, then there is one company, in the group once', async () => {
    const send = () => signUp(group.token, 'Once Only').set('Idempotency-Key', 'once');
    expect([(await send()).status, (await send()).status]).toEqual([201, 201]);
    const joined = (await on.recorded()).filter(
      ({ type, data }) => type === 'SubAccountCompanyJoined' && data.subAccountGroupId === group.id,
    );
    expect(joined).toHaveLength(1);
  });

  it('given terms that have changed since they were read, when somebody agrees to the old ones, then they are told to read again', async () => {
    const shop = await newCompany();
    await call('patch', `${groups}/${group.id}`, harbor.token, { shareCandidates: true });
    expect((await join(group.token, shop)).body.code).toBe('partnership-terms-changed');
    expect((await signUp(group.token, 'Unread')).body.code).toBe('partnership-terms-changed');
    expect((await join(group.token, shop, true)).status).toBe(201);
  });

  it('given sharing that the group asks for later, when the owner opens the link again and agrees, then it is shared, and not before', async () => {
    const shop = await newCompany();
    const isShared = async () => {
      const row = 'select shares_candidates as shared from access.partner where partner_id = $1';
      return (await on.pool.query(row, [shop.tenantId])).rows[0]?.shared;
    };
    await join(group.token, shop);
    await call('patch', `${groups}/${group.id}`, harbor.token, { shareCandidates: true });
    expect(await isShared()).toBe(false);
    expect((await join(group.token, shop, true)).status).toBe(201);
    expect(await isShared()).toBe(true);
    const accepted = (await on.recorded()).filter(
      ({ type, metadata }) => type === 'PartnershipAccepted' && metadata.tenantId === shop.tenantId,
    );
    expect(accepted.map(({ data }) => data.sharesCandidates)).toEqual([false, true]);
  });

  it('given a company whose owner has not agreed, when its recruiter or anybody else would join for it, then they are refused', async () => {
    expect((await join(group.token, { ...summit, token: recruiter })).status).toBe(403);
    expect((await call('post', partnerships, undefined, { token: group.token })).status).toBe(401);
    expect(await inside(summit)).toBe(403);
  });

  it('given the parent itself, or a company that is its parent, when it would join, then it is refused', async () => {
    expect((await join(group.token, harbor)).body.code).toBe('partnership-with-itself');
    const shop = await newCompany();
    await join(group.token, shop);
    const own = (await call('post', groups, shop.token, { name: 'Mine' })).body.id;
    const link = (await call('post', `${groups}/${own}/sign-up-link`, shop.token)).body.token;
    expect((await join(link, harbor)).body.code).toBe('partnership-with-itself');
  });

  it('given a company in one group, when it joins another of the same parent, then it is refused; the same again changes nothing', async () => {
    const shop = await newCompany();
    const other = await newGroup();
    expect((await join(group.token, shop)).status).toBe(201);
    expect((await join(group.token, shop)).status).toBe(201);
    expect((await join(other.token, shop)).body.code).toBe('already-partner');
  });
});

describe('an admin of the parent in a partner company', () => {
  it('given a partner, when the owner of its parent writes there, then it is done and the history says whose admin it was', async () => {
    const shop = await newCompany();
    expect(await inside(shop)).toBe(403);
    await join(group.token, shop);
    expect(await inside(shop)).toBe(201);
    const job = (await on.recorded()).findLast(({ type }) => type === 'JobCreated');
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
    const ended = (await on.recorded()).findLast(({ type }) => type === 'PartnershipEnded');
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
    const person = { name: 'Ana', email: `ana-${count}@harbor.example`, password };
    await addUser(on, { tenantId: harbor.tenantId, person, roles: [role.id], now: on.clock() });
    const ana = await tokenFor(person.email);
    expect(await inside(shop, ana)).toBe(201);
    await call('patch', `/api/tenant/roles/${role.id}`, harbor.token, { permissions: [] });
    expect(await inside(shop, ana)).toBe(403);
  });

  it('given an admin inside, when they would end or make partnerships, make keys, or touch the owner, then they may not', async () => {
    const shop = await newCompany();
    await join(group.token, shop);
    const here = (method: Method, path: string, body?: object) =>
      on
        .call(method, path, harbor.token, shop.tenantId)
        .send(body)
        .then(({ status }) => status);
    expect(await here('delete', `${partnerships}/${harbor.tenantId}`)).toBe(403);
    expect(await here('post', partnerships, { token: group.token, sharesCandidates: false })).toBe(403);
    expect(await here('post', groups, { name: 'Mine' })).toBe(403);
    expect(await here('post', '/api/tenant/api-keys', { name: 'Mine', scopes: ['tenant.jobs.read'] })).toBe(403);
    expect(await here('patch', `/api/tenant/users/${shop.id}`, { roles: ['Trainer'] })).toBe(403);
    expect(await here('post', `/api/tenant/users/${shop.id}/deactivate`)).toBe(403);
    const mine = { name: 'Me', email: `me-${count}@mail.example`, password, roles: ['Owner'] };
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
    await on.pool.query(
      `insert into access.membership (user_id, tenant_id, roles, permissions, version)
       values ($1, $2, '{Auditor}', '{tenant.jobs.read}', 1)`,
      [harbor.id, shop.tenantId],
    );
    expect(await inside(shop)).toBe(403);
    await on.pool.query('delete from access.membership where tenant_id = $1 and user_id = $2', [
      shop.tenantId,
      harbor.id,
    ]);
    expect(await inside(shop)).toBe(201);
  });
});

describe('groups', () => {
  it('given the group of another company, when it is asked for by id, then it is not there', async () => {
    const foreign = (method: Method, path: string, body?: object) =>
      call(method, path, summit.token, body).then(({ status }) => status);
    const shop = await newCompany();
    await join(group.token, shop);
    expect(await foreign('patch', `${groups}/${group.id}`, { name: 'Mine' })).toBe(404);
    expect(await foreign('delete', `${groups}/${group.id}`)).toBe(404);
    expect(await foreign('post', `${groups}/${group.id}/sign-up-link`)).toBe(404);
    expect(await foreign('delete', `${groups}/${group.id}/sign-up-link`)).toBe(404);
    expect(await foreign('delete', `${companies}/${shop.tenantId}`)).toBe(404);
    expect((await join(group.token, await newCompany())).status).toBe(201);
  });

  it('given a group with companies, when removed, then it is refused; once they are gone, it goes, and its link with it', async () => {
    const shop = await newCompany();
    await join(group.token, shop);
    const remove = () => call('delete', `${groups}/${group.id}`, harbor.token);
    expect((await remove()).body.code).toBe('sub-account-group-in-use');
    await call('delete', `${companies}/${shop.tenantId}`, harbor.token);
    expect((await remove()).status).toBe(200);
    expect((await join(group.token, shop)).body.code).toBe('sub-account-registration-failed');
  });

  it('given tables that were lost, when the service starts again, then partners and groups are there as the history has them', async () => {
    const [shop, left] = [await newCompany(), await newCompany()];
    await join(group.token, shop);
    await join(group.token, left);
    await call('delete', `${partnerships}/${harbor.tenantId}`, left.token);
    await on.pool.query('delete from access.partner');
    await on.pool.query('delete from access.sub_account_group');
    await on.pool.query('delete from access.repaired');
    const again = await on.start();
    await expect
      .poll(async () => (await again.readiness()).find(({ name }) => name === 'access-repair')?.state, {
        timeout: 30_000,
      })
      .toBe('running');
    expect([await inside(shop), await inside(left)]).toEqual([201, 403]);
    const fresh = await openLink(group.id);
    expect((await join(fresh, left)).status).toBe(201);
    await again.close();
  });
});
