import type { EventStore } from 'platform/event-store/event-store';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCommands } from '#command-service/commands';
import { memoryJobLookup } from '#command-service/recruiting/job/job.lookup';
import { openSecrets } from '#command-service/secrets';
import { type Harness, openHarness } from '#command-service/test/service.harness';
import { registerCandidate, registerCompany } from './register.ts';

const password = 'a-long-password';
let harness: Harness;
beforeAll(async () => {
  harness = await openHarness();
});
afterAll(() => harness.close());

const register = (body: object) => harness.call('post', '/api/auth/register').send(body);
const companyOf = (name: string) => ({
  type: 'company',
  companyName: `Company ${name}`,
  name: `Owner ${name}`,
  email: `${name}@company.example`,
  password,
});
const candidateOf = (name: string) => ({
  type: 'candidate',
  firstName: name,
  lastName: 'Berg',
  email: `${name}@mail.example`,
  password,
  employerContact: true,
});
/** Once each, whatever happened on the way. */
const OF_A_CANDIDATE = ['UserRegistered', 'EmployerContactAccepted', 'ProfileCreated', 'EmailVerificationRequested'];

/** Events of an account and its company, without those of names and sessions. */
const eventsOf = async (email: string) => {
  const [account] = (await harness.pool.query('select user_id from access.account where email = $1', [email])).rows;
  return (await harness.recorded())
    .filter(({ type, data, metadata }) => {
      const isTheirs = data.userId === account?.user_id || metadata.actor.id === account?.user_id;
      return isTheirs && !/^(Name|Session)/.test(type);
    })
    .map(({ type }) => type);
};

/** Commands of a process that dies with an append. */
const dyingAt = async (append: number) => {
  let left = append;
  const store = {
    ...harness.events.store,
    appendToStream: (async (...args: Parameters<EventStore['appendToStream']>) => {
      left -= 1;
      if (left <= 0) throw new Error('killed');
      return harness.events.store.appendToStream(...args);
    }) as EventStore['appendToStream'],
  };
  const { nameKey } = await openSecrets(harness.pool, harness.clock());
  const commands = createCommands({ store, keys: harness.events.keys, nameKey, jobLookup: memoryJobLookup() });
  return { commands, accounts: harness.accounts };
};

describe('signing up', () => {
  it('given 24 who sign up with one address at once, when answered, then one has the account and 23 are told so by field', async () => {
    const answers = await Promise.all(Array.from({ length: 24 }, () => register(candidateOf('twenty-four'))));
    const taken = answers.filter(({ status }) => status === 409);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(taken.map(({ body }) => body.errors)).toEqual(Array(23).fill({ email: ['email-taken'] }));
    expect(await eventsOf('twenty-four@mail.example')).toEqual(OF_A_CANDIDATE);
    expect((await harness.pool.query('select from access.sign_up')).rowCount).toBe(0);
  });

  it('given 24 companies of one name that sign up at once, when answered, then each has a subdomain of its own', async () => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) => register({ ...companyOf(`owner-${n}`), companyName: 'Birch' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(24).fill(201));
    const subdomains = answers.map(({ body }) => body.tenant);
    expect(subdomains).toContain('birch');
    expect(new Set(subdomains).size).toBe(24);
  });

  it('given a process that dies at any append, when the person tries again, then all is there once; another cannot go on with it', {
    timeout: 60_000,
  }, async () => {
    for (let append = 1; append <= 8; append += 1) {
      const input = companyOf(`dying-${append}`);
      const { name, email } = input;
      const owner = { name, email, password };
      const asking = { now: harness.clock(), name: input.companyName, owner };
      await expect(registerCompany(await dyingAt(append), asking)).rejects.toThrow('killed');
      expect((await harness.call('post', '/api/auth/login').send({ email, password })).status).toBe(401);
      const again = await register(input);
      expect([append, again.status, again.body.tenant]).toEqual([append, 201, `company-dying-${append}`]);
      const login = await harness.call('post', '/api/auth/login').send({ email, password });
      expect(login.status).toBe(200);
    }
    const { rows } = await harness.pool.query(
      "select name from access.tenant join access.membership using (tenant_id) where name like 'Company dying%'",
    );
    expect(rows).toHaveLength(8);
  });

  it('given a candidate whose process dies at any append, when they try again, then they have one account and one profile', {
    timeout: 60_000,
  }, async () => {
    for (let append = 1; append <= 5; append += 1) {
      const { type: _, employerContact: __, ...person } = candidateOf(`half-${append}`);
      const attempt = registerCandidate(await dyingAt(append), {
        now: harness.clock(),
        person: { ...person, phone: '' },
      });
      await expect(attempt).rejects.toThrow('killed');
      const stolen = await register({ ...candidateOf(`half-${append}`), password: 'not-the-same-one' });
      // Before the name is kept nothing was begun; the address is whoever's comes first.
      if (append > 1) expect([append, stolen.status]).toEqual([append, 409]);
      if (append === 1) continue;
      expect((await register(candidateOf(`half-${append}`))).status).toBe(201);
      expect(await eventsOf(person.email)).toEqual(OF_A_CANDIDATE);
    }
  });

  it('given an address that is held for a sign-up that died, when a company asks for it, then nothing of the company is made', async () => {
    const { type: _, employerContact: __, ...person } = candidateOf('held');
    const dying = registerCandidate(await dyingAt(2), { now: harness.clock(), person: { ...person, phone: '' } });
    await expect(dying).rejects.toThrow('killed');
    const input = { ...companyOf('held'), email: person.email, password: 'another-password' };
    expect((await register(input)).body.code).toBe('email-taken');
    expect((await harness.pool.query("select from access.tenant where name = 'Company held'")).rowCount).toBe(0);
    harness.advance(61);
    expect((await register(input)).status).toBe(201);
    expect((await register(candidateOf('held'))).body.code).toBe('email-taken');
  });

  it('given an account half done, when its person asks for a subdomain that is taken, then the address stays theirs to finish with', async () => {
    const input = companyOf('stubborn');
    const { name, email } = input;
    const asking = { now: harness.clock(), name: input.companyName, owner: { name, email, password } };
    await expect(registerCompany(await dyingAt(8), asking)).rejects.toThrow('killed');
    await register({ ...companyOf('first'), subdomain: 'wanted' });
    expect((await register({ ...input, subdomain: 'wanted' })).body.errors).toEqual({ subdomain: ['subdomain-taken'] });
    harness.advance(61);
    expect((await register({ ...input, password: 'not-the-same-one' })).body.code).toBe('email-taken');
    expect((await register({ ...input, subdomain: 'modest' })).body.tenant).toBe('modest');
  });

  it('given limits, when one address signs up too often, then it is 429 with Retry-After', async () => {
    const limited = await harness.start({ RATE_LIMIT_AUTH: 2 });
    const attempt = () => request(limited.handle).post('/api/auth/register').send({});
    expect([(await attempt()).status, (await attempt()).status]).toEqual([422, 422]);
    const refused = await attempt();
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    await limited.close();
  });

  it('given access tables that were lost, when they are reconciled, then names and time zones are those of the profiles', async () => {
    const { body } = await register({ ...companyOf('renaming'), timeZone: 'Europe/Lisbon' });
    const changed = await harness.call('patch', '/api/tenant/company', body.token).send({ name: 'Renamed Ltd' });
    expect([changed.status, changed.body.name, changed.body.version]).toEqual([200, 'Renamed Ltd', 2]);
    const { token } = (await register(candidateOf('nora'))).body;
    await harness.call('patch', '/api/candidate/profile', token).send({ lastName: 'Newman', country: 'PT' });
    const read = async () => [
      (await harness.pool.query('select * from access.tenant order by 1')).rows,
      (await harness.pool.query('select user_id, email, name from access.account order by 1')).rows,
    ];
    const before = await read();
    expect(before[0]).toContainEqual(expect.objectContaining({ name: 'Renamed Ltd', time_zone: 'Europe/Lisbon' }));
    expect(before[1]).toContainEqual(expect.objectContaining({ name: 'nora Newman' }));
    for (const table of ['tenant', 'account', 'reconciled']) await harness.pool.query(`delete from access.${table}`);
    const again = await harness.start();
    const states = async () => (await again.readiness()).map(({ state }) => state);
    await expect.poll(states, { timeout: 60_000 }).toEqual(['running', 'running']);
    expect(await read()).toEqual(before);
    const taken = await register({ ...candidateOf('nora'), password: 'another-password' });
    expect([taken.status, taken.body.code]).toEqual([409, 'email-taken']);
    await again.close();
  });
});
