import { openPool } from 'platform/postgres/pool';
import { openLog } from 'platform/telemetry/log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerCompany } from '#command-service/identity/registration/register';
import { type Harness, openHarness } from '#command-service/test/service.harness';

const path = '/api/tenant/api-keys';
const log = openLog('spec', 'silent');

let harness: Harness;
let owner: string;
beforeAll(async () => {
  harness = await openHarness();
  const boss = { name: 'Ola', email: 'ola@harbor.example', password: 'a-long-password' };
  await registerCompany(harness, { name: 'Harbor', subdomain: 'harbor', owner: boss, now: harness.clock() });
  owner = (await harness.call('post', '/api/auth/login').send({ email: boss.email, password: boss.password })).body
    .token;
});
afterAll(() => harness.close());

const post = (to: string, token: string, body?: object) => harness.call('post', to, token).send(body);
const make = async (name = 'Payroll'): Promise<{ id: string; secret: string }> => {
  const answer = await post(path, owner, { name, scopes: ['tenant.jobs.create'] });
  expect(answer.status).toBe(201);
  return answer.body;
};
const makeJob = (secret: string) => post('/api/tenant/jobs', secret, { title: 'Cook' });

/** A service that has started anew and made good what it found. */
const reconcile = async () => {
  const again = await harness.start();
  const state = async () => (await again.readiness()).find(({ name }) => name === 'access-reconciler')?.state;
  await expect.poll(state, { timeout: 60_000 }).toBe('running');
  await again.close();
};

describe('the secret of an API key', () => {
  it('given keys that were made, used and revoked, when every table of both databases is searched, then no secret is in any', async () => {
    const keys = [await make(), await make('Second')];
    await makeJob(keys[0]?.secret ?? '');
    await post(`${path}/${keys[1]?.id}/revoke`, owner);
    const found: string[] = [];
    let searched = 0;
    const keysUrl = new URL(harness.database.superuserUrl);
    keysUrl.pathname = new URL(harness.database.urls.KEYS_DATABASE_URL).pathname;
    for (const url of [harness.database.superuserUrl, keysUrl.href]) {
      const pool = openPool(url, 1, log);
      const { rows } = await pool.query<{ name: string }>(
        `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
         where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
      );
      for (const { name } of rows) {
        searched += 1;
        for (const { secret } of keys) {
          const part = secret.slice(-43);
          const hit = await pool.query(`select from ${name} t where t::text like '%' || $1 || '%' limit 1`, [part]);
          if (hit.rowCount) found.push(name);
        }
      }
      await pool.end();
    }
    expect(searched).toBeGreaterThan(20);
    expect(found).toEqual([]);
  });

  it('given a repeated request, when the first was answered, then the secret is not shown again and the first key stands', async () => {
    const input = { name: 'Once', scopes: ['tenant.jobs.create'] };
    const send = () => post(path, owner, input).set('Idempotency-Key', 'once');
    const answers = await Promise.all([send(), send(), send()]);
    const shown = answers.filter(({ status }) => status === 201);
    expect(shown).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'api-key-secret-shown')).toHaveLength(2);
    expect((await makeJob(shown[0]?.body.secret)).status).toBe(201);
  });

  it('given a process that died before it kept what the secret is known by, when the request is repeated, then it is shown', async () => {
    const input = { name: 'Crashed', scopes: ['tenant.jobs.create'] };
    const send = () => post(path, owner, input).set('Idempotency-Key', 'crash');
    const { id } = (await send()).body;
    await harness.pool.query('delete from access.api_key where api_key_id = $1', [id]);
    await harness.pool.query('delete from access.reconciled');
    await reconcile();
    const again = await send();
    expect([again.status, again.body.id]).toEqual([201, id]);
    expect((await makeJob(again.body.secret)).status).toBe(201);
    const { rows } = await harness.pool.query(
      'select name, scopes, revoked_at from access.api_key where api_key_id = $1',
      [id],
    );
    expect(rows).toEqual([{ ...input, revoked_at: null }]);
  });

  it('given a table that was lost, when the service starts anew, then all is back but what the secrets are known by', async () => {
    const kept = await make('Kept');
    const rows = async () =>
      (
        await harness.pool.query(
          `select api_key_id, tenant_id, name, scopes, created_by, created_at, expires_at, revoked_at
           from access.api_key order by 1`,
        )
      ).rows;
    const before = await rows();
    await harness.pool.query('delete from access.api_key');
    const again = async () => {
      await harness.pool.query('delete from access.reconciled');
      await reconcile();
      return rows();
    };
    // The service that runs may itself be on its way from the first event, past rows that were there then.
    await expect.poll(again, { timeout: 60_000 }).toEqual(before);
    expect((await makeJob(kept.secret)).status).toBe(401);
  });
});
