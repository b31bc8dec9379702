import { Permission } from 'contracts/kernel/permission';
import type { Pool, PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addUser, registerCompany } from '#command-service/identity/registration/register';
import { type Harness, openHarness } from '#command-service/test/service.harness';

const password = 'a-long-password';
const HOLD = 'select from access.tenant where tenant_id = $1 for update';
const WAITING = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";

type Answer = { body: { code?: string } };

let harness: Harness;
let tenantId: string;
let mia: { id: string; token: string };
let tom: string;

const emailOf = (name: string) => `${name}@harbor.example`;
const tokenFor = async (email: string): Promise<string> =>
  (await harness.call('post', '/api/auth/login').send({ email, password })).body.token;
const join = async (name: string, role: string): Promise<string> => {
  const person = { name, email: emailOf(name), password };
  return (await addUser(harness, { tenantId, person, roles: [role], now: harness.clock() })).userId;
};
beforeAll(async () => {
  harness = await openHarness();
  const owner = { name: 'Ola', email: emailOf('ola'), password };
  ({ tenantId } = await registerCompany(harness, { name: 'Harbor', owner, now: harness.clock() }));
  mia = { id: await join('mia', 'Owner'), token: await tokenFor(emailOf('mia')) };
  tom = await join('tom', 'Trainer');
});
afterAll(() => harness.close());

const allowMia = (db: Pool | PoolClient, permissions: readonly string[]) =>
  db.query('update access.membership set permissions = $2 where user_id = $1', [mia.id, permissions]);

/** The answer to what is asked while a change that leaves Mia almost no right has its turn. */
const demotedBefore = async (ask: () => Promise<Answer>): Promise<Answer> => {
  const client = await harness.pool.connect();
  await client.query('begin');
  await client.query(HOLD, [tenantId]);
  const answer = ask();
  await expect.poll(async () => (await client.query(WAITING)).rowCount, { timeout: 20_000 }).toBeGreaterThan(0);
  await allowMia(client, ['tenant.jobs.read']);
  await client.query('commit');
  client.release();
  return answer;
};

describe('rights that are taken while a change waits for its turn', () => {
  it.each([
    ['patch', 'users/:tom', { roles: ['Owner'] }, 'rights-not-held'],
    ['post', 'users/:tom/password', { password: 'ten-yellow-lanterns' }, 'account-of-more-rights'],
    ['post', 'users', { name: 'Eve', email: emailOf('eve'), password, roles: ['Owner'] }, 'rights-not-held'],
    ['post', 'invitations', { name: 'Eve', email: emailOf('eve'), roles: ['Owner'] }, 'rights-not-held'],
    ['post', 'roles', { name: 'All', permissions: ['tenant.jobs.delete'] }, 'rights-not-held'],
    ['post', 'api-keys', { name: 'All', scopes: ['tenant.jobs.delete'] }, 'rights-not-held'],
  ] as const)(
    'given somebody who holds all, when they %s %s and are demoted before its turn, then it is refused',
    async (method, path, body, code) => {
      await allowMia(harness.pool, Permission.options);
      const { body: answer } = await demotedBefore(async () =>
        harness.call(method, `/api/tenant/${path.replace(':tom', tom)}`, mia.token).send(body),
      );
      expect(answer.code).toBe(code);
    },
  );
});
