import { newKeySecret } from 'access/identity/api-key/api-key.secret';
import { MAX_LIVE_KEYS } from 'contracts/identity/api-key/api-key.commands';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addUser, registerCompany } from '#command-service/identity/registration/register';
import { type Harness, openHarness } from '#command-service/test/service.harness';

const password = 'a-long-password';
const path = '/api/tenant/api-keys';

let harness: Harness;
let tenantId: string;
let otherId: string;
let owner: string;
let otherOwner: string;
const tokenFor = async (email: string): Promise<string> =>
  (await harness.call('post', '/api/auth/login').send({ email, password })).body.token;
beforeAll(async () => {
  harness = await openHarness();
  const now = harness.clock();
  const boss = (email: string) => ({ name: 'Boss', email, password });
  const harbor = { name: 'Harbor', subdomain: 'harbor', owner: boss('ola@harbor.example'), now };
  ({ tenantId } = await registerCompany(harness, harbor));
  ({ tenantId: otherId } = await registerCompany(harness, {
    ...harbor,
    subdomain: 'summit',
    owner: boss('sam@x.example'),
  }));
  owner = await tokenFor('ola@harbor.example');
  otherOwner = await tokenFor('sam@x.example');
});
afterAll(() => harness.close());

const post = (to: string, token: string, body?: object) => harness.call('post', to, token).send(body);
const make = async (body: object = {}, token = owner): Promise<{ id: string; secret: string }> => {
  const answer = await post(path, token, { name: 'Payroll', scopes: ['tenant.jobs.create'], ...body });
  expect(answer.status).toBe(201);
  return answer.body;
};
const makeJob = (secret: string, tenant?: string) =>
  harness.call('post', '/api/tenant/jobs', secret, tenant).send({ title: 'Cook' });
const revoke = (id: string) => post(`${path}/${id}/revoke`, owner);

describe('API keys', () => {
  it('given a key, when it is revoked between two of its requests, then the second is refused', async () => {
    const { id, secret } = await make();
    expect((await makeJob(secret)).status).toBe(201);
    expect((await revoke(id)).status).toBe(200);
    const refused = await makeJob(secret);
    expect([refused.status, refused.body.code, refused.headers['www-authenticate']]).toEqual([
      401,
      'unauthenticated',
      'Bearer',
    ]);
  });

  it('given a key with an end, when the clock reaches it, then it is refused; and it cannot be made with an end behind', async () => {
    const expiresAt = new Date(harness.clock().getTime() + 60_000).toISOString();
    const { secret } = await make({ expiresAt });
    expect((await makeJob(secret)).status).toBe(201);
    harness.advance(60);
    expect((await makeJob(secret)).status).toBe(401);
    owner = await tokenFor('ola@harbor.example');
    const late = await post(path, owner, { name: 'Late', scopes: ['tenant.jobs.create'], expiresAt });
    expect([late.status, late.body.errors]).toEqual([422, { expiresAt: ['api-key-expiry-past'] }]);
  });

  it('given a key, when it names its own company by id or address, then it is let in; another company’s is refused', async () => {
    const { secret } = await make();
    for (const tenant of [undefined, tenantId, 'harbor']) expect((await makeJob(secret, tenant)).status).toBe(201);
    for (const tenant of [otherId, 'summit', 'nobody']) {
      const { status, body } = await makeJob(secret, tenant);
      expect([status, body.detail]).toEqual([403, 'This API key is of another company.']);
    }
  });

  it('given a key, when it reaches beyond its scopes or for what is a person’s, then it is refused and told so', async () => {
    const { secret } = await make();
    const beyond = await harness.call('post', '/api/tenant/candidates', secret).send({});
    expect([beyond.status, beyond.body.detail]).toEqual([403, 'This API key has no scope tenant.candidates.create.']);
    const person = await harness.call('post', '/api/auth/logout', secret);
    expect([person.status, person.body.code]).toEqual([403, 'takes-a-person']);
    const ours = await harness.call('post', '/api/system/commands', secret).send({});
    expect(ours.status).toBe(401);
  });

  it('given the right id with a wrong secret, when shown, then it is refused', async () => {
    const { id } = await make();
    expect((await makeJob(newKeySecret(id))).status).toBe(401);
  });

  it('given who holds little, when they give a key more than that, then the refusal names the field and what they lack', async () => {
    const { body: role } = await post('/api/tenant/roles', owner, {
      name: 'Keeper of keys',
      permissions: ['tenant.api.keys.create', 'tenant.jobs.read'],
    });
    const person = { name: 'Kim', email: 'kim@harbor.example', password };
    await addUser(harness, { tenantId, person, roles: [role.id], now: harness.clock() });
    const kim = await tokenFor(person.email);
    const input = { name: 'Mine', scopes: ['tenant.jobs.read', 'tenant.jobs.delete'] };
    const refused = await post(path, kim, input);
    expect([refused.status, refused.body.errors]).toEqual([422, { scopes: ['rights-not-held'] }]);
    expect(refused.body.detail).toBe('You do not hold tenant.jobs.delete.');
    expect((await post(path, kim, { ...input, scopes: ['tenant.jobs.read'] })).status).toBe(201);
    expect((await post(`${path}/${(await make()).id}/revoke`, kim)).status).toBe(403);
  });

  it('given a suspended company, when its key calls, then it is refused until the company is let in again', async () => {
    const { secret } = await make();
    await harness.pool.query('update access.tenant set suspended_at = now() where tenant_id = $1', [tenantId]);
    expect((await makeJob(secret)).body).toMatchObject({ status: 403, code: 'company-suspended' });
    await harness.pool.query('update access.tenant set suspended_at = null where tenant_id = $1', [tenantId]);
    expect((await makeJob(secret)).status).toBe(201);
  });

  it('given 100 requests of a key at once, when answered, then all were let in and its use was noted', async () => {
    const { id, secret } = await make();
    const answers = await Promise.all(Array.from({ length: 100 }, () => makeJob(secret)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const used = async () =>
      (
        await harness.pool.query(
          'select last_used_at as at, last_used_ip as ip from access.api_key where api_key_id = $1',
          [id],
        )
      ).rows[0];
    await expect.poll(used).toEqual({ at: expect.anything(), ip: expect.any(String) });
    expect(Date.parse((await used()).at)).toBe(harness.clock().getTime());
  });

  it('given a limit of requests a minute, when two keys call from one address, then each has its own', async () => {
    const [one, two] = [await make(), await make()];
    const limited = await harness.start({ RATE_LIMIT_API: 3 });
    const call = async (secret: string) =>
      (
        await request(limited.handle)
          .post('/api/tenant/jobs')
          .set('Authorization', `Bearer ${secret}`)
          .send({ title: 'C' })
      ).status;
    for (const { secret } of [one, two, one, two, one, two]) expect(await call(secret)).toBe(201);
    expect(await call(one.secret)).toBe(429);
    await limited.close();
  });
});

describe('the number of live keys', () => {
  it('given a company that is one short of it, when several are made at once, then one is; a revoked one makes room', async () => {
    const made: string[] = [];
    for (let count = 1; count < MAX_LIVE_KEYS; count += 1) made.push((await make({ name: 'x' }, otherOwner)).id);
    const input = { name: 'Last', scopes: ['tenant.jobs.create'] };
    const answers = await Promise.all([1, 2, 3].map(() => post(path, otherOwner, input)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('api-key-limit');
    await post(`${path}/${made[0]}/revoke`, otherOwner);
    expect((await post(path, otherOwner, input)).status).toBe(201);
  });
});
