import { derivedId } from 'contracts/kernel/id';
import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SpecApp, specApp } from '#command-service/test/app.harness';

const company = {
  type: 'company',
  companyName: 'Oak & Ember Ltd.',
  name: 'Nadia Moreau',
  email: 'nadia@oak.example',
  password: 'a-long-password',
};
const candidate = {
  type: 'candidate',
  firstName: 'Mateus',
  lastName: 'Prado',
  email: 'mateus@mail.example',
  password: 'a-long-password',
  employerContact: true,
};

let on: SpecApp;
beforeEach(() => {
  on = specApp();
});

const register = (body: object, key?: string) => {
  const sent = request(on.app).post('/api/auth/register');
  if (key) sent.set('Idempotency-Key', key);
  return sent.send(body);
};
const recorded = async () => (await on.events.feed.read(0n, 100)).events;
const typesOf = async () => (await recorded()).map(({ type }) => type).filter((type) => !type.startsWith('Name'));

describe('signing up a company', () => {
  it('given a name alone, when signed up, then there are the company, its profile and its owner, who is logged in', async () => {
    const { status, body, headers } = await register({ ...company, timeZone: 'Europe/Paris' });
    expect([status, body.tenant, headers.authorization]).toEqual([201, 'oak-ember-ltd', `Bearer ${body.token}`]);
    expect(await typesOf()).toEqual([
      'TenantRegistered',
      'CompanyRegistered',
      'UserRegistered',
      'MembershipGranted',
      'EmailVerificationRequested',
      'SessionStarted',
    ]);
    const profile = (await recorded()).find(({ type }) => type === 'CompanyRegistered');
    expect(profile?.data).toMatchObject({ name: 'Oak & Ember Ltd.', timeZone: 'Europe/Paris' });
    expect(profile?.metadata.tenantId).toBe(profile?.data.companyId);
    expect(on.accounts.memberships).toMatchObject([{ roles: ['Owner'] }]);
    expect(on.sessions.started).toHaveLength(1);
  });

  it('given a company of that name, when another signs up, then its subdomain is the next that is free', async () => {
    await register(company);
    expect((await register({ ...company, email: 'other@oak.example' })).body.tenant).toBe('oak-ember-ltd-2');
    const nameless = await register({ ...company, companyName: '株式会社', email: 'third@oak.example' });
    expect(nameless.body.tenant).toMatch(/^company-[0-9a-f]{12}$/);
  });

  it('given a subdomain that is taken or reserved, when it is asked for, then it is refused and nothing is left behind', async () => {
    await register({ ...company, subdomain: 'oak' });
    const before = (await typesOf()).length;
    const taken = await register({ ...company, subdomain: 'oak', email: 'other@oak.example' });
    const reserved = await register({ ...company, subdomain: 'admin', email: 'other@oak.example' });
    expect([taken.status, taken.body.errors]).toEqual([409, { subdomain: ['subdomain-taken'] }]);
    expect([reserved.status, reserved.body.errors]).toEqual([422, { subdomain: ['subdomain-reserved'] }]);
    expect((await typesOf()).length).toBe(before);
    expect(on.accounts.begun.size).toBe(0);
    expect((await register({ ...company, email: 'other@oak.example' })).status).toBe(201);
  });
});

describe('signing up a candidate', () => {
  it('given who agrees to be contacted, when signed up, then there are account and profile, and they are logged in', async () => {
    const { status, body } = await register(candidate);
    expect([status, body.tenant]).toEqual([201, null]);
    expect(await typesOf()).toEqual([
      'UserRegistered',
      'EmployerContactAccepted',
      'ProfileCreated',
      'EmailVerificationRequested',
      'SessionStarted',
    ]);
    const [user, , profile] = (await recorded()).filter(({ type }) => !type.startsWith('Name'));
    expect(user?.data).toMatchObject({ name: 'Mateus Prado' });
    expect(user?.metadata.actor).toEqual({ type: 'user', id: user?.data.userId });
    expect(profile?.data.details).toMatchObject({ firstName: 'Mateus', phone: '', country: null });
  });

  it('given who does not agree, or leaves it out, when signed up, then the field says that it is required', async () => {
    for (const employerContact of [false, undefined]) {
      const { status, body } = await register({ ...candidate, employerContact });
      expect([status, body.errors]).toEqual([422, { employerContact: ['employer-contact-required'] }]);
    }
    expect(await typesOf()).toEqual([]);
  });

  it('given a sign-up of no kind that there is, when sent, then each field at fault is named', async () => {
    for (const body of [{}, { type: 'landlord' }, [], { ...candidate, type: null }]) {
      const response = await register(body);
      expect([response.status, Object.keys(response.body.errors ?? {}).length > 0]).toEqual([422, true]);
    }
    const weak = await register({ ...candidate, password: 'short', email: 'x', firstName: ' ' });
    expect(weak.body.errors).toEqual({
      password: ['password-too-short'],
      email: ['email-invalid'],
      firstName: ['field-required'],
    });
  });
});

describe('signing up again', () => {
  it('given an address with an account, when somebody signs up with it, then it is refused by field, whatever they ask for', async () => {
    await register(candidate);
    for (const body of [
      { ...candidate, email: ' MATEUS@mail.example' },
      { ...company, email: candidate.email },
    ]) {
      const { status, body: problem } = await register(body);
      expect([status, problem.code, problem.errors]).toEqual([409, 'email-taken', { email: ['email-taken'] }]);
    }
    expect((await typesOf()).filter((type) => type === 'TenantRegistered')).toEqual([]);
  });

  it('given the same key, when the request is repeated, then it is the same company; under another password it is refused', async () => {
    const first = await register(company, 'k-1');
    const second = await register(company, 'k-1');
    expect([second.status, second.body.tenant]).toEqual([201, first.body.tenant]);
    expect((await typesOf()).filter((type) => type !== 'SessionStarted')).toHaveLength(5);
    expect((await register({ ...company, password: 'another-password' }, 'k-1')).status).toBe(409);
    expect((await register({ ...company, companyName: 'Elm' }, 'k-1')).status).toBe(409);
  });

  it('given a request repeated after the owner has lost that role, when answered, then they do not have it again', async () => {
    await register(company, 'k-1');
    const userId = derivedId('user', company.email, 'k-1');
    const granted = () => on.accounts.memberships.filter((row) => row.userId === userId).length;
    on.accounts.memberships.splice(0);
    expect((await register(company, 'k-1')).status).toBe(201);
    expect(granted()).toBe(0);
  });

  it('given 24 who sign up with one address at once, when answered, then exactly one has the account', async () => {
    const answers = await Promise.all(Array.from({ length: 24 }, () => register(candidate)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(23).fill(409)]);
    expect((await typesOf()).filter((type) => type === 'UserRegistered')).toHaveLength(1);
  });
});
