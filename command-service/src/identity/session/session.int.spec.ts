import { openAccess } from 'access/authorize';
import { readMe } from 'access/identity/session/me';
import { openPool } from 'platform/postgres/pool';
import { openLog } from 'platform/telemetry/log';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addUser, registerCompany } from '#command-service/identity/registration/register';
import { type Harness, openHarness } from '#command-service/test/service.harness';

const password = 'a-long-password';
const owner = { name: 'Ola Owner', email: 'ola@harbor.example', password };
const recruiter = { name: 'Rita', email: 'Rita@Harbor.example', password };

let harness: Harness;
let tenantId: string;
let otherId: string;
let ownerId: string;
beforeAll(async () => {
  harness = await openHarness();
  const now = harness.clock();
  ({ tenantId, ownerId } = await registerCompany(harness, { name: 'Harbor', subdomain: 'harbor', owner, now }));
  const other = { name: 'Sam', email: 'sam@summit.example', password };
  ({ tenantId: otherId } = await registerCompany(harness, { name: 'Summit', subdomain: 'summit', owner: other, now }));
  await addUser(harness, { tenantId, person: recruiter, roles: ['Recruiter'], now });
});
afterAll(() => harness.close());

const login = (email: string, secret = password) =>
  harness.call('post', '/api/auth/login').send({ email, password: secret });
const tokenFor = async (email: string): Promise<string> => (await login(email)).body.token;
const createJob = (token?: string, tenant?: string) =>
  harness.call('post', '/api/tenant/jobs', token, tenant).send({ title: 'Cook' });

describe('a session', () => {
  it('given a company just registered, when its people log in, then they may do what their roles say', async () => {
    const token = await tokenFor('ola@harbor.example');
    expect((await createJob(token)).status).toBe(201);
    expect((await createJob(await tokenFor('  RITA@harbor.example '))).status).toBe(201);
  });

  it('given a wrong password or an unknown address, when logging in, then the answer is the same', async () => {
    const [wrong, unknown] = [await login(owner.email, 'not-this-one'), await login('nobody@harbor.example')];
    expect([wrong.status, wrong.body.code]).toEqual([401, 'invalid-credentials']);
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
  });

  it('given the X-Tenant header, when it names the own company by id or subdomain, another or none, then it decides', async () => {
    const token = await tokenFor(owner.email);
    const statuses = [];
    for (const tenant of [tenantId, 'harbor', 'HARBOR', otherId, 'summit', 'no-such', "x'; --"]) {
      statuses.push((await createJob(token, tenant)).status);
    }
    expect(statuses).toEqual([201, 201, 201, 403, 403, 403, 403]);
    expect((await createJob(token, 'summit')).body.code).toBe('not-in-company');
  });

  it('given an account in two companies, when none is named, then it is asked for', async () => {
    const token = await tokenFor('sam@summit.example');
    const { rows } = await harness.pool.query("select user_id from access.account where email = 'sam@summit.example'");
    const grant = 'insert into access.membership values ($1, $2, $3, $4, 1)';
    await harness.pool.query(grant, [rows[0].user_id, tenantId, ['Auditor'], ['tenant.jobs.read']]);
    expect((await createJob(token)).body.code).toBe('no-tenant');
    expect((await createJob(token, 'harbor')).body.code).toBe('forbidden');
    expect((await createJob(token, 'summit')).status).toBe(201);
  });

  it('given no token, a broken one or one of another key, when used, then it is 401', async () => {
    const token = await tokenFor(owner.email);
    const [head, body, signature = ''] = token.split('.');
    const forged = [head, Buffer.from('{"sub":"x"}').toString('base64url'), signature].join('.');
    const none = [Buffer.from('{"alg":"none"}').toString('base64url'), body, ''].join('.');
    const kid = [Buffer.from('{"alg":"ES256","kid":"a\\u0000"}').toString('base64url'), body, signature].join('.');
    for (const bad of [undefined, '', 'x', forged, none, kid, `${token}x`, 'a'.repeat(9000)]) {
      const response = await createJob(bad);
      expect([response.status, response.body.code]).toEqual([401, 'unauthenticated']);
    }
  });

  it('given a logout, when the token is used again, then it is refused at once, and cannot be refreshed', async () => {
    const token = await tokenFor(owner.email);
    expect((await createJob(token)).status).toBe(201);
    expect((await harness.call('post', '/api/auth/logout', token)).status).toBe(200);
    expect((await createJob(token)).status).toBe(401);
    expect((await harness.call('post', '/api/auth/refresh', token)).body.code).toBe('token-not-refreshable');
  });

  it('given a membership that is taken away, when the next request comes, then it is refused', async () => {
    const token = await tokenFor('rita@harbor.example');
    expect((await createJob(token)).status).toBe(201);
    await harness.pool.query("update access.membership set permissions = '{}' where roles = '{Recruiter}'");
    expect((await createJob(token)).body.code).toBe('forbidden');
  });

  it('given 50 tabs that refresh at once, when they use what they got, then every token is valid, and so is the old one', async () => {
    const token = await tokenFor(owner.email);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => harness.call('post', '/api/auth/refresh', token)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    const tokens = [...new Set(answers.map(({ body }) => body.token as string)), token];
    expect(answers[0]?.headers.authorization).toBe(`Bearer ${answers[0]?.body.token}`);
    for (const each of tokens) expect((await createJob(each)).status).toBe(201);
    harness.advance(31);
    expect((await createJob(token)).status).toBe(401);
    expect((await createJob(tokens[0])).status).toBe(201);
    expect((await harness.call('post', '/api/auth/refresh', token)).body.code).toBe('token-not-refreshable');
  });

  it('given an expired token, when within rli minutes, then it is refreshed; later it is not', async () => {
    const token = await tokenFor(owner.email);
    harness.advance(15 * 60 + 1);
    expect((await createJob(token)).status).toBe(401);
    const refreshed = await harness.call('post', '/api/auth/refresh', token);
    expect((await createJob(refreshed.body.token)).status).toBe(201);
    harness.advance((15 + 60) * 60 + 1);
    expect((await harness.call('post', '/api/auth/refresh', refreshed.body.token)).status).toBe(401);
    expect((await harness.call('post', '/api/auth/refresh')).body.code).toBe('token-not-present');
  });

  it('given a ticket, when used within 60 s, then it names the session; never as a bearer', async () => {
    const token = await tokenFor(owner.email);
    const { ticket } = (await harness.call('post', '/api/auth/tickets', token)).body;
    const access = openAccess(harness.pool, harness.clock);
    expect(await access.sessionOfTicket(ticket)).toMatchObject({ userId: ownerId });
    expect(await access.sessionOfTicket(token)).toBeNull();
    expect((await createJob(ticket)).status).toBe(401);
    harness.advance(61);
    expect(await access.sessionOfTicket(ticket)).toBeNull();
  });

  it('given the reader role, when it asks who is logged in, then it learns that and never the password hash', async () => {
    const reader = openPool(harness.database.urls.READER_DATABASE_URL, 1, openLog('spec', 'silent'));
    const self = { userId: ownerId, sid: ownerId };
    const me = await readMe(reader, self, { tenant: 'harbor' });
    expect(me.data).toMatchObject({ name: owner.name, currentTenant: { id: tenantId }, dashboard: 'tenant.dashboard' });
    expect(me.data.permissions).toContain('tenant.candidates.delete');
    await expect(readMe(reader, self, { tenant: 'summit' })).rejects.toMatchObject({ status: 403 });
    await expect(readMe(reader, self, { tenant: '\0' })).rejects.toMatchObject({ status: 403 });
    await expect(reader.query('select password_hash from access.account')).rejects.toThrow('permission denied');
    await expect(reader.query('select * from secret.signing_key')).rejects.toThrow('permission denied');
    await reader.end();
  });

  it('given limits, when one address or one email tries too often, then it is 429 with Retry-After', async () => {
    const limited = await harness.start({ RATE_LIMIT_AUTH: 2 });
    const attempt = () => request(limited.handle).post('/api/auth/login').send({ email: 'x@y.example', password: 'p' });
    expect([(await attempt()).status, (await attempt()).status]).toEqual([401, 401]);
    const refused = await attempt();
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    await limited.close();
  });
});
