import { GLOBAL } from 'contracts/kernel/id';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCommands } from '#command-service/commands';
import { addUser } from '#command-service/identity/registration/register';
import { memoryJobLookup } from '#command-service/recruiting/job/job.lookup';
import { openSecrets } from '#command-service/secrets';
import { type Harness, openHarness } from '#command-service/test/service.harness';

const password = 'a-long-password';
let harness: Harness;
beforeAll(async () => {
  harness = await openHarness();
});
afterAll(() => harness.close());

const register = (body: object) => harness.call('post', '/api/auth/register').send({ password, ...body });
const candidate = (name: string) =>
  register({
    type: 'candidate',
    firstName: name,
    lastName: 'Quill',
    email: `${name}@mail.example`,
    employerContact: true,
  });
const erase = (token: string, secret = password) =>
  harness.call('post', '/api/candidate/erase', token).send({ password: secret });
const login = (email: string) => harness.call('post', '/api/auth/login').send({ email, password });
const userIn = (token: string) => decodeJwt(token).sub ?? '';

/** Every row of every table of the database, as text. */
const everything = async (): Promise<string> => {
  const tables = await harness.pool.query(
    "select schemaname || '.' || tablename as name from pg_tables where schemaname in ('access', 'event_store')",
  );
  const contents = [];
  for (const { name } of tables.rows) {
    contents.push(JSON.stringify((await harness.pool.query(`select t::text as line from ${name} t`)).rows));
  }
  return contents.join('\n').toLowerCase();
};

describe('erasing an account', () => {
  it('given a candidate, when they erase it, then sessions end, nothing can be read, and the address can be had anew', async () => {
    const { token } = (await candidate('zebulon')).body;
    const second = (await login('zebulon@mail.example')).body.token;
    await harness
      .call('patch', '/api/candidate/profile', token)
      .send({ lastName: 'Featherstone', phone: '(218) 555-0177' });
    const userId = userIn(token);
    expect(await everything()).toContain('zebulon');

    expect((await erase(token)).status).toBe(200);
    for (const each of [token, second]) {
      expect((await harness.call('post', '/api/auth/logout', each)).status).toBe(401);
      expect((await harness.call('post', '/api/auth/refresh', each)).body.code).toBe('token-not-refreshable');
    }
    expect((await login('zebulon@mail.example')).body.code).toBe('invalid-credentials');
    const keys = await harness.events.keys.find([{ tenantId: GLOBAL, subject: userId }]);
    expect([...keys.values()]).toMatchObject([{ status: 'destroyed' }]);
    expect(await everything()).not.toMatch(/zebulon|featherstone|555 0177/);

    const anew = await candidate('zebulon');
    expect([anew.status, userIn(anew.body.token) === userId]).toEqual([201, false]);
    expect((await login('zebulon@mail.example')).status).toBe(200);
  });

  it('given a wrong password, a missing one or nobody, when asked to erase, then nothing happens', async () => {
    const { token } = (await candidate('hesitant')).body;
    const head = await harness.events.engine.head();
    const wrong = await erase(token, 'not-this-one');
    expect([wrong.status, wrong.body.errors]).toEqual([422, { password: ['password-wrong'] }]);
    for (const body of [{}, { password: '' }, { password: 1 }, { password, userId: 'x' }]) {
      expect((await harness.call('post', '/api/candidate/erase', token).send(body)).status).toBe(422);
    }
    expect((await harness.call('post', '/api/candidate/erase').send({ password })).status).toBe(401);
    expect(await harness.events.engine.head()).toBe(head);
  });

  it('given the only owner of a company, when they erase their account, then it is refused; of two that go at once, one stays', async () => {
    const owner = { type: 'company', companyName: 'Lonely', name: 'Olga', email: 'olga@lonely.example' };
    const { token } = (await register(owner)).body;
    const refused = await erase(token);
    expect([refused.status, refused.body.code]).toEqual([409, 'last-owner']);

    const { rows } = await harness.pool.query("select tenant_id from access.tenant where subdomain = 'lonely'");
    const tenantId = rows[0].tenant_id;
    const person = { name: 'Otto', email: 'otto@lonely.example', password };
    await addUser(harness, { tenantId, person, roles: ['Owner'], now: harness.clock() });
    const other = (await login(person.email)).body.token;
    const answers = await Promise.all([erase(token), erase(other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const owners = await harness.pool.query('select from access.membership where tenant_id = $1', [tenantId]);
    expect(owners.rowCount).toBe(1);
    const left = (await harness.recorded()).filter(({ type }) => type === 'MembershipRevoked');
    expect(left.map(({ metadata }) => [metadata.tenantId, metadata.actor.type])).toEqual([[tenantId, 'user']]);
  });

  it('given a process that died right after it said that somebody is erased, when it starts again, then they are', async () => {
    const { token } = (await candidate('interrupted')).body;
    const userId = userIn(token);
    const now = harness.clock();
    const metadata = {
      ...{ tenantId: GLOBAL, actor: { type: 'user' as const, id: userId }, ip: null, now },
      ...{ occurredAt: now.toISOString(), correlationId: 'c', causationId: 'c' },
    };
    const keys = { ...harness.events.keys, destroy: () => Promise.reject(new Error('died')) };
    const { nameKey } = await openSecrets(harness.pool, now);
    const dying = createCommands({ store: harness.events.store, keys, nameKey, jobLookup: memoryJobLookup() });
    await expect(dying.user(userId, { type: 'EraseUser', data: {}, metadata })).rejects.toThrow('died');
    expect((await login('interrupted@mail.example')).status).toBe(200);
    const again = await harness.start();
    await expect
      .poll(async () => (await again.readiness()).map(({ state }) => state), { timeout: 60_000 })
      .toEqual(['running', 'running']);
    expect((await login('interrupted@mail.example')).status).toBe(401);
    expect((await harness.call('post', '/api/auth/logout', token)).status).toBe(401);
    expect([...(await harness.events.keys.find([{ tenantId: GLOBAL, subject: userId }])).values()]).toMatchObject([
      { status: 'destroyed' },
    ]);
    expect((await candidate('interrupted')).status).toBe(201);
    await again.close();
  });

  it('given access tables rebuilt from the first event, when somebody was erased, then they are not there', async () => {
    const before = (await harness.pool.query('select user_id from access.account order by 1')).rows;
    const memberships = (await harness.pool.query('select * from access.membership order by 1, 2')).rows;
    for (const table of ['membership', 'tenant', 'account', 'reconciled'])
      await harness.pool.query(`delete from access.${table}`);
    const again = await harness.start();
    await expect
      .poll(async () => (await again.readiness()).map(({ state }) => state), { timeout: 60_000 })
      .toEqual(['running', 'running']);
    expect((await harness.pool.query('select user_id from access.account order by 1')).rows).toEqual(before);
    expect((await harness.pool.query('select * from access.membership order by 1, 2')).rows).toEqual(memberships);
    await again.close();
  });
});

describe('a copy of my data', () => {
  it('given a key, when the same copy is asked for twice, then it is one; each is in the history of the account', async () => {
    const { token } = (await candidate('curious')).body;
    const ask = (key: string) => harness.call('post', '/api/candidate/exports', token).set('Idempotency-Key', key);
    const [first, second, other] = [await ask('a'), await ask('a'), await ask('b')];
    expect([first.status, second.body.id === first.body.id, other.body.id === first.body.id]).toEqual([
      201,
      true,
      false,
    ]);
    const own = (await harness.recorded()).filter(({ data }) => data.userId === userIn(token));
    const copies = own.filter(({ type }) => type === 'UserExported');
    expect(copies.map(({ data }) => data.exportId)).toEqual([first.body.id, other.body.id]);
  });
});
