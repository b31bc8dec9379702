import { Secret, TOTP } from 'otpauth';
import type { Service } from 'platform/service';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeAccount } from '#command-service/identity/access/access.tables';
import { CROWD, sweepLoginAttempts } from '#command-service/identity/login-attempts/login-attempts';
import { registerCompany } from '#command-service/identity/registration/register';
import { type Harness, openHarness } from '#command-service/test/service.harness';

const password = 'a-long-password';
const OFFICE = '198.51.100.7';
const HOTEL = '203.0.113.9';
const STRANGER = '192.0.2.66';

let harness: Harness;
let service: Service;
beforeAll(async () => {
  harness = await openHarness();
  service = await harness.start({ TRUST_PROXY: 1 });
});
afterAll(async () => {
  await service.close();
  await harness.close();
});

const ownerOf = async (company: string): Promise<string> => {
  const email = `${company}@harbor.example`;
  const owner = { name: 'Ola Owner', email, password };
  await registerCompany(harness, { name: company, subdomain: company, owner, now: harness.clock() });
  return email;
};
const login = (email: string, from: string, secret = password) =>
  request(service.handle).post('/api/auth/login').set('X-Forwarded-For', from).send({ email, password: secret });
const status = async (email: string, from: string, secret = password) => (await login(email, from, secret)).status;
const fail = async (email: string, from: string, times: number) => {
  for (let n = 0; n < times; n += 1) await login(email, from, 'wrong');
};
/** Switches the second factor on; answers the code of the moment. */
const secondFactorOf = async (email: string): Promise<() => string> => {
  const { token } = (await login(email, OFFICE)).body;
  const post = (path: string, body: object) =>
    request(service.handle).post(`/api/auth/${path}`).set('Authorization', `Bearer ${token}`).send(body);
  const { secret } = (await post('two-factor', { password })).body;
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const codeNow = () => totp.generate({ timestamp: harness.clock().getTime() });
  expect((await post('two-factor/confirm', { code: codeNow() })).status).toBe(200);
  harness.advance(30);
  return codeNow;
};
const loginWith = (code: string, email: string, from: string) =>
  request(service.handle).post('/api/auth/login').set('X-Forwarded-For', from).send({ email, password, code });

describe('wrong codes of the second factor', () => {
  it('given a password that was stolen, when each code is tried from another place, then after five the next one waits', async () => {
    const email = await ownerOf('stolen');
    const codeNow = await secondFactorOf(email);
    for (let n = 1; n <= 5; n += 1)
      expect((await loginWith('not-one', email, `2001:db8:7:${n}::1`)).body.code).toBe('code-wrong');
    const refused = await loginWith('not-one', email, '2001:db8:7:6::1');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '15']);
    expect((await loginWith(codeNow(), email, OFFICE)).status).toBe(429);
    expect((await login(email, OFFICE)).body.code).toBe('two-factor-required');
    harness.advance(30);
    expect((await loginWith(codeNow(), email, OFFICE)).status).toBe(200);
    expect((await loginWith('not-one', email, '2001:db8:7:7::1')).body.code).toBe('code-wrong');
  });

  it('given twenty at once from as many places, when they are tried, then no more are looked at than are free', async () => {
    const email = await ownerOf('at-once');
    await secondFactorOf(email);
    const tries = Array.from({ length: 20 }, (_, n) => loginWith('not-one', email, `2001:db8:8:${n}::1`));
    const looked = (await Promise.all(tries)).filter(({ body }) => body.code === 'code-wrong');
    expect(looked.length).toBeGreaterThan(0);
    expect(looked.length).toBeLessThanOrEqual(5);
  });

  it('given strangers who know no password, when they send codes, then the owner need not wait', async () => {
    const email = await ownerOf('codes');
    const codeNow = await secondFactorOf(email);
    for (let n = 1; n <= 6; n += 1)
      await request(service.handle)
        .post('/api/auth/login')
        .set('X-Forwarded-For', `192.0.2.${n}`)
        .send({ email, password: 'wrong', code: 'not-one' });
    expect((await loginWith(codeNow(), email, OFFICE)).status).toBe(200);
  });
});

describe('failed logins', () => {
  it('given many by a stranger, when the owner comes from elsewhere, then they are let in and the stranger waits', async () => {
    const email = await ownerOf('lockout');
    await fail(email, STRANGER, 6);
    const refused = await login(email, STRANGER);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '15']);
    expect(await status(email, OFFICE)).toBe(200);
    expect(await status(email, STRANGER)).toBe(429);
  });

  it('given addresses of one IPv6 network, when five fail, then they count as one place', async () => {
    const email = await ownerOf('ipv6');
    for (let n = 1; n <= 5; n += 1) await fail(email, `2001:db8:1:2::${n}`, 1);
    expect(await status(email, '2001:db8:1:2::99')).toBe(429);
    expect(await status(email, '2001:db8:1:3::1')).toBe(200);
  });

  it('given a crowd of strangers, when the owner comes, then a known place is let in at once and a new one after a moment', async () => {
    const email = await ownerOf('crowd');
    expect(await status(email, OFFICE)).toBe(200);
    for (let n = 0; n < CROWD; n += 1) await fail(email, `10.0.${Math.floor(n / 200)}.${n % 200}`, 1);
    expect(await status(email, OFFICE)).toBe(200);
    const waits = await login(email, HOTEL);
    expect([waits.status, waits.headers['retry-after']]).toEqual([429, '30']);
    harness.advance(29);
    expect((await login(email, HOTEL)).headers['retry-after']).toBe('1');
    harness.advance(1);
    expect(await status(email, HOTEL)).toBe(200);
    expect(await status(email, HOTEL)).toBe(200);
    await fail(email, OFFICE, 5);
    expect(await status(email, OFFICE)).toBe(429);
  });

  it('given a place from which nobody came for a quarter of a year, when a crowd tries, then it waits like any other', async () => {
    const email = await ownerOf('quarter');
    expect(await status(email, OFFICE)).toBe(200);
    harness.advance(91 * 86_400);
    for (let n = 0; n < CROWD; n += 1) await fail(email, `10.1.${Math.floor(n / 200)}.${n % 200}`, 1);
    await fail(email, OFFICE, 1);
    expect((await login(email, OFFICE)).headers['retry-after']).toBe('30');
  });

  it('given a clock that is put back, when somebody logs in who was there before, then they wait no longer than any pause', async () => {
    const email = await ownerOf('clock');
    expect(await status(email, OFFICE)).toBe(200);
    harness.advance(-86_400);
    expect(await status(email, OFFICE)).toBe(200);
    await fail(email, OFFICE, 5);
    harness.advance(-86_400);
    expect((await login(email, OFFICE)).headers['retry-after']).toBe('15');
  });
});

describe('what is kept of attempts', () => {
  const rows = async () =>
    (
      await harness.pool.query<{ address: string; is_known: boolean }>(
        `select encode(address, 'hex') as address, known_at is not null as is_known from access.login_place
         union all select encode(address, 'hex'), false from access.login_attempt`,
      )
    ).rows;

  it('given an account, when it is erased, then nothing is left of who tried it from where', async () => {
    const others = new Set((await rows()).map(({ address }) => address));
    const email = await ownerOf('erased');
    expect(await status(email, OFFICE)).toBe(200);
    await fail(email, STRANGER, 1);
    const own = async () => (await rows()).filter(({ address }) => !others.has(address)).length;
    expect(await own()).toBe(3);
    const found = await harness.pool.query('select user_id from access.account where email = $1', [email]);
    await removeAccount(harness.pool, found.rows[0].user_id, harness.clock().toISOString());
    expect([await own(), new Set((await rows()).map(({ address }) => address)).size]).toEqual([0, others.size]);
  });

  it('given some days, when they are over, then what failed elsewhere is forgotten, and known places are not', async () => {
    const email = await ownerOf('swept');
    expect(await status(email, OFFICE)).toBe(200);
    await fail(email, STRANGER, 1);
    await sweepLoginAttempts(harness.pool, new Date(harness.clock().getTime() + 5 * 86_400_000));
    const left = await rows();
    expect(left.length).toBeGreaterThan(0);
    expect(left.filter(({ is_known }) => !is_known)).toEqual([]);
  });
});
