import type { Service } from 'platform/service';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerCompany } from '#command-service/identity/registration/register';
import { type Harness, openHarness } from '#command-service/test/service.harness';
import { CROWD } from './login-attempts.ts';

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
