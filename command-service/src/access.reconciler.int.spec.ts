import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { openPool } from 'platform/postgres/pool';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addUser, registerCompany } from '#command-service/identity/registration/register';
import { postgresTenantStatuses } from '#command-service/landlord/company/tenant-statuses';
import { whileRevoked } from '#command-service/landlord/platform-admin/platform-admins';
import { registerPlatformAdmin } from '#command-service/landlord/platform-admin/register-platform-admin';
import { type Harness, openHarness } from '#command-service/test/service.harness';

const password = 'a-long-password';
const roles = '/api/tenant/roles';
const users = '/api/tenant/users';
const jobs = '/api/tenant/jobs';

let harness: Harness;
let tenantId: string;
let owner: string;
let outsider: string;
let admin: Pool;
const broken: string[] = [];

const tokenFor = async (email: string): Promise<string> =>
  (await harness.call('post', '/api/auth/login').send({ email, password })).body.token;
const join = async (name: string, held: string[]) => {
  const person = { name, email: `${name}@harbor.example`, password };
  const { userId } = await addUser(harness, { tenantId, person, roles: held, now: harness.clock() });
  return { id: userId, token: await tokenFor(person.email) };
};
const post = (path: string, token: string, body: object = {}) => harness.call('post', path, token).send(body);
const patch = (path: string, body: object) => harness.call('patch', path, owner).send(body);
const createJob = async (token: string): Promise<number> => (await post(jobs, token, { title: 'Cook' })).status;

/** From now on the database fails at each write into the table: as a process that dies after its event was appended. */
const breakTable = async (table: string, when = 'true') => {
  await admin.query(`
    create or replace function access.break() returns trigger language plpgsql as $$ begin raise 'the disk is full'; end $$;
    create trigger broken before insert or update on ${table} for each row when (${when}) execute function access.break()`);
  broken.push(table);
};
const mend = async () => {
  for (const table of broken.splice(0)) await admin.query(`drop trigger broken on ${table}`);
};
const settled = async () => {
  while ((await harness.pool.query('select from access.withheld')).rowCount !== 0) await sleep(50);
};

beforeAll(async () => {
  harness = await openHarness();
  admin = openPool(harness.database.superuserUrl, 1, { warn: () => undefined });
  const now = harness.clock();
  const boss = (email: string) => ({ name: 'Boss', email, password });
  ({ tenantId } = await registerCompany(harness, { name: 'Harbor', owner: boss('ola@harbor.example'), now }));
  owner = await tokenFor('ola@harbor.example');
  await registerCompany(harness, { name: 'Summit', owner: boss('sam@summit.example'), now });
  outsider = await tokenFor('sam@summit.example');
});
afterEach(mend);
afterAll(async () => {
  await admin.end();
  await harness.close();
});

describe('a right that is taken', () => {
  it('given a database that fails after the event, when somebody is shut out, then they are at once, and the tables say so once they can', async () => {
    const ben = await join('ben', ['Recruiter']);
    await breakTable('access.inactive_membership');
    expect((await post(`${users}/${ben.id}/deactivate`, owner)).status).toBe(500);
    expect(await createJob(ben.token)).toBe(400);
    await mend();
    await settled();
    expect(await createJob(ben.token)).toBe(400);
    expect((await post(`${users}/${ben.id}/reactivate`, owner)).body.status).toBe('active');
    expect(await createJob(ben.token)).toBe(201);
  });

  it('given a database that fails after the event, when a role or somebody’s roles are changed, then nobody has what was taken', async () => {
    const role: string = (await post(roles, owner, { name: 'Hiring', permissions: ['tenant.jobs.create'] })).body.id;
    const hanna = await join('hanna', [role]);
    const kim = await join('kim', ['Recruiter']);
    await breakTable('access.role');
    await breakTable('access.membership');
    expect((await patch(`${roles}/${role}`, { permissions: [] })).status).toBe(500);
    expect((await patch(`${users}/${kim.id}`, { roles: ['Trainer'] })).status).toBe(500);
    expect([await createJob(hanna.token), await createJob(kim.token)]).toEqual([403, 403]);
    await mend();
    await settled();
    expect([await createJob(hanna.token), await createJob(kim.token)]).toEqual([403, 403]);
    const { rows } = await harness.pool.query('select permissions from access.role where role_id = $1', [role]);
    expect(rows).toEqual([{ permissions: [] }]);
  });

  it('given a process that dies before its event, when the right was withheld, then it is given back', async () => {
    const lee = await join('lee', ['Recruiter']);
    await harness.pool.query(
      'insert into access.withheld (id, tenant_id, user_id) values (gen_random_uuid(), $1, $2)',
      [tenantId, lee.id],
    );
    expect(await createJob(lee.token)).toBe(400);
    await settled();
    expect(await createJob(lee.token)).toBe(201);
  });

  it('given a change that is refused, when it would have taken a right, then the right stays', async () => {
    const role: string = (await post(roles, owner, { name: 'Stale', permissions: ['tenant.jobs.create'] })).body.id;
    const ida = await join('ida', [role]);
    const stale = await patch(`${roles}/${role}`, { permissions: [] }).set('If-Match', '"7"');
    expect([stale.status, await createJob(ida.token)]).toEqual([412, 201]);
  });

  it('given a store that fails, when somebody logs out, then their token is worth nothing all the same', async () => {
    const max = await join('max', ['Recruiter']);
    await breakTable('event_store.events', `new.type = 'SessionEnded'`);
    expect((await post('/api/auth/logout', max.token)).status).toBe(500);
    expect(await createJob(max.token)).toBe(401);
  });

  it('given rows that a failing database never took, when it works again, then they are there without a restart', async () => {
    await breakTable('access.tenant');
    expect((await patch('/api/tenant/company', { timeZone: 'Europe/Berlin' })).status).toBe(500);
    await mend();
    const zone = async () =>
      (await harness.pool.query('select time_zone from access.tenant where tenant_id = $1', [tenantId])).rows[0]
        .time_zone;
    while ((await zone()) !== 'Europe/Berlin') await sleep(50);
    expect(await harness.service.metrics()).toMatch(/^access_reconciler_lag_events\b.* \d+$/m);
  });

  it('given a database that fails after the event, when a key is revoked, then it opens nothing from then on', async () => {
    const key = { name: 'Payroll', scopes: ['tenant.jobs.read', 'tenant.jobs.create'], expiresAt: null };
    const { id, secret } = (await post('/api/tenant/api-keys', owner, key)).body;
    expect(await createJob(secret)).toBe(201);
    await breakTable('access.api_key');
    expect((await post(`/api/tenant/api-keys/${id}/revoke`, owner)).status).toBe(500);
    expect(await createJob(secret)).toBe(401);
    await mend();
    await settled();
    expect(await createJob(secret)).toBe(401);
  });

  it('given a revocation that is refused, when the key is used, then it goes on', async () => {
    const key = { name: 'Stale', scopes: ['tenant.jobs.create'], expiresAt: null };
    const { id, secret } = (await post('/api/tenant/api-keys', owner, key)).body;
    const stale = await post(`/api/tenant/api-keys/${id}/revoke`, owner).set('If-Match', '"7"');
    expect([stale.status, await createJob(secret)]).toEqual([412, 201]);
  });

  it('given a process that dies before its event, when it suspends a company, then that is shut out until it is known to be open', async () => {
    const company = { tenantId, at: harness.clock().toISOString(), reason: 'Unpaid' };
    const dies = () => Promise.reject(new Error('gone'));
    await expect(postgresTenantStatuses(harness.pool).suspending(company, dies)).rejects.toThrow('gone');
    expect(await createJob(owner)).toBe(403);
    await settled();
    expect(await createJob(owner)).toBe(201);
  });

  it('given a process that dies before its event, when it takes a platform admin’s grant, then that is gone until it is known to stand', async () => {
    const person = { name: 'Lena', email: 'lena@landlord.example', password };
    const { userId } = await registerPlatformAdmin(harness, { person, now: harness.clock() });
    const enter = async () =>
      (await harness.call('post', '/api/landlord/auth/login').send({ email: person.email, password })).status;
    expect(await enter()).toBe(200);
    const dies = () => Promise.reject(new Error('gone'));
    await expect(whileRevoked(harness.pool, userId, dies)).rejects.toThrow('gone');
    expect(await enter()).toBe(401);
    await settled();
    expect(await enter()).toBe(200);
  });

  it('given an event that cannot be read, when others follow, then they are reconciled, and it is once it was mended', async () => {
    const nora = await join('nora', ['Recruiter']);
    const type = 'MembershipDeactivated';
    await breakTable('access.inactive_membership');
    expect((await post(`${users}/${nora.id}/deactivate`, owner)).status).toBe(500);
    const { rows } = await admin.query<{ id: string; data: object }>(
      'select id, data from event_store.events where type = $1 and data::text like $2',
      [type, `%${nora.id}%`],
    );
    expect(rows).toHaveLength(1);
    await admin.query(`update event_store.events set data = 'null' where id = $1`, [rows[0]?.id]);
    await mend();
    await breakTable('access.tenant');
    expect((await patch('/api/tenant/company', { timeZone: 'Europe/Lisbon' })).status).toBe(500);
    await mend();
    const zone = async () =>
      (await harness.pool.query('select time_zone from access.tenant where tenant_id = $1', [tenantId])).rows[0]
        .time_zone;
    while ((await zone()) !== 'Europe/Lisbon') await sleep(50);
    expect(await createJob(nora.token)).toBe(400);
    await admin.query('update event_store.events set data = $2 where id = $1', [rows[0]?.id, rows[0]?.data]);
    await settled();
    expect(await createJob(nora.token)).toBe(400);
  });

  it('given an event that says nothing, when others follow, then they are reconciled', async () => {
    const { rows } = await admin.query<{ id: string }>(
      `select id from event_store.events where type = 'TenantRegistered' and data::text like $1`,
      [`%${tenantId}%`],
    );
    const stream = `tenant-global.${randomUUID()}`;
    const appends = [{ ordinal: 0, stream, expected: -1, events: 1 }];
    const written = [{ ordinal: 0, number: 1, id: randomUUID(), type: 'TenantRegistered', data: {}, metadata: {} }];
    await admin.query('begin');
    await admin.query('select event_store.append($1, $2)', [JSON.stringify(appends), JSON.stringify(written)]);
    await admin.query(
      'update event_store.events set metadata = (select metadata from event_store.events where id = $2) where stream_name = $1',
      [stream, rows[0]?.id],
    );
    await admin.query('commit');
    const waiting = async () => (await admin.query('select from access.unreconciled')).rowCount;
    while ((await waiting()) !== 1) await sleep(50);
    await breakTable('access.tenant');
    expect((await patch('/api/tenant/company', { timeZone: 'Europe/Rome' })).status).toBe(500);
    await mend();
    const zone = async () =>
      (await harness.pool.query('select time_zone from access.tenant where tenant_id = $1', [tenantId])).rows[0]
        .time_zone;
    while ((await zone()) !== 'Europe/Rome') await sleep(50);
    const access = async () => (await harness.service.readiness()).find(({ name }) => name === 'access-reconciler');
    while ((await access())?.state !== 'degraded') await sleep(50);
  });

  it('given changes of one company that wait, when others ask, then they are answered meanwhile', async () => {
    const role: string = (await post(roles, owner, { name: 'Busy', permissions: [] })).body.id;
    const client = await harness.pool.connect();
    await client.query('begin');
    await client.query('select from access.tenant where tenant_id = $1 for update', [tenantId]);
    const waiting = Array.from({ length: 12 }, (_, n) =>
      patch(`${roles}/${role}`, { description: `${n}` }).then(({ status }) => status),
    );
    expect(await createJob(outsider)).toBe(201);
    expect((await post(roles, outsider, { name: 'Theirs', permissions: [] })).status).toBe(201);
    await client.query('rollback');
    client.release();
    expect(new Set(await Promise.all(waiting))).toEqual(new Set([200]));
  });
});
