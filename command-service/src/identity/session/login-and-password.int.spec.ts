import { expect, it } from 'vitest';
import { registerCompany } from '#command-service/identity/registration/register';
import { hashPassword } from '#command-service/kernel/password-hash';
import { openHarness } from '#command-service/test/service.harness';

const WAITING =
  "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%access.session%'";
const email = 'ola@harbor.example';
const password = 'a-long-password';
const fresh = 'another-long-one';

it('given a login that began with the password before, when another is set meanwhile, then there is no session', async () => {
  const harness = await openHarness();
  const login = async (secret: string) => harness.call('post', '/api/auth/login').send({ email, password: secret });
  const owner = { name: 'Ola', email, password };
  const { ownerId: userId } = await registerCompany(harness, { name: 'Harbor', owner, now: harness.clock() });
  const passwordHash = await hashPassword(fresh);

  const client = await harness.pool.connect();
  await client.query('begin');
  await client.query('update access.account set password_hash = $2 where user_id = $1', [userId, passwordHash]);
  const begun = login(password);
  await expect.poll(async () => (await harness.pool.query(WAITING)).rowCount, { timeout: 20_000 }).toBeGreaterThan(0);
  await client.query('commit');
  client.release();

  const { status, body } = await begun;
  expect([status, body.code]).toEqual([401, 'invalid-credentials']);
  expect((await harness.pool.query('select from access.session where user_id = $1', [userId])).rows).toEqual([]);
  expect((await login(fresh)).status).toBe(200);
  await harness.close();
});
