import { GLOBAL, newId } from 'contracts/kernel/id';
import { signSystemToken } from 'platform/access/system-token';
import { inTransaction } from 'platform/postgres/pool';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdAccount } from '#command-service/identity/account.lock';
import { picture } from '#command-service/identity/image/images.fixture';
import { addUser, registerCompany } from '#command-service/identity/register';
import { registerOperator } from '#command-service/landlord/operator/register-operator';
import { type Started, startedService } from './started.ts';

const password = 'nine-green-bottles';
const fresh = 'ten-yellow-lanterns';
const users = '/api/tenant/users';

let on: Started;
let harbor: string;
let summit: string;
let owner: { id: string; token: string };
let outsider: string;
const login = (email: string, secret = password) =>
  on.call('post', '/api/auth/login').send({ email, password: secret });
const tokenFor = async (email: string): Promise<string> => (await login(email)).body.token;
const company = async (name: string, email: string) =>
  registerCompany(on, { name, owner: { name: 'Boss', email, password }, now: on.clock() });
beforeAll(async () => {
  on = await startedService();
  const made = await company('Harbor', 'ola@harbor.example');
  harbor = made.tenantId;
  owner = { id: made.ownerId, token: await tokenFor('ola@harbor.example') };
  summit = (await company('Summit', 'sam@summit.example')).tenantId;
  outsider = await tokenFor('sam@summit.example');
});
afterAll(() => on.close());

const post = (path: string, body: object = {}, token = owner.token) => on.call('post', path, token).send(body);
const patch = (id: string, body: object, token = owner.token) => on.call('patch', `${users}/${id}`, token).send(body);
let made = 0;
const join = async (roles: string[] = ['Trainer']) => {
  made += 1;
  const email = `person${made}@harbor.example`;
  const person = { name: 'Nora Lind', email, password };
  const { userId: id } = await addUser(on, { tenantId: harbor, person, roles, now: on.clock() });
  return { id, email };
};
const joinSummit = async (id: string, email: string): Promise<void> => {
  const wish = { name: 'Nora', email, roles: ['Trainer'] };
  const { id: invitationId } = (await post('/api/tenant/invitations', wish, outsider)).body;
  const system = await signSystemToken('spec', 'a secret of specs that is long enough', on.clock());
  const asked = { tenantId: summit, invitationId };
  const { token } = (await post('/api/system/invitation-tokens', asked, system)).body;
  expect((await post('/api/auth/invitations/join', { token }, await tokenFor(email))).status).toBe(200);
  expect(id).toBeTruthy();
};
const account = async (id: string) =>
  (await on.pool.query('select name, email, avatar from access.account where user_id = $1', [id])).rows[0];
const versionOf = async (id: string): Promise<number> =>
  (await on.pool.query('select version from access.membership where user_id = $1 and tenant_id = $2', [id, harbor]))
    .rows[0]?.version;
const last = async (type: string) => (await on.recorded()).findLast((event) => event.type === type);

/** Everything that an account of the company alone is needed for. */
const edits = (id: string, token = owner.token) => [
  () => patch(id, { name: 'Somebody Else' }, token),
  () => post(`${users}/${id}/password`, { password: fresh }, token),
  () => post(`${users}/${id}/email-change`, { email: 'other@harbor.example' }, token),
  () => on.call('delete', `${users}/${id}/avatar`, token).send(),
];
const refusals = async (asked: ReturnType<typeof edits>) => {
  const answers = [];
  for (const ask of asked) {
    const { status, body } = await ask();
    answers.push(`${status} ${body.code}`);
  }
  return [...new Set(answers)];
};
const isRefused = async ({ id, email }: { id: string; email: string }, refusal = '403 account-not-ours') => {
  const before = await account(id);
  expect(await refusals(edits(id))).toEqual([refusal]);
  expect([await account(id), (await login(email)).status]).toEqual([before, 200]);
};

describe('the account of somebody who is of this company alone', () => {
  it('given a name, when an admin changes it, then it is the account’s, with the admin as its cause, and in the company’s history', async () => {
    const { id } = await join();
    const { status, body } = await patch(id, { name: ' Nora Berg ', roles: ['Auditor'] }).set('Idempotency-Key', 'one');
    expect([status, body.name, body.roles, body.version]).toEqual([200, 'Nora Berg', ['Auditor'], 3]);
    expect([(await account(id)).name, await versionOf(id)]).toEqual(['Nora Berg', 3]);
    const [renamed, noted] = [await last('UserRenamed'), await last('MemberAccountManaged')];
    const by = { actor: { type: 'user', id: owner.id } };
    expect(renamed?.metadata).toMatchObject({ ...by, tenantId: GLOBAL });
    expect([noted?.metadata, noted?.data]).toMatchObject([
      { ...by, tenantId: harbor },
      { userId: id, act: 'name' },
    ]);
  });

  it('given a password, when an admin sets it, then it logs in, the old one does not, and all sessions have ended', async () => {
    const { id, email } = await join(['Recruiter']);
    const session = await tokenFor(email);
    const jobs = () => post('/api/tenant/jobs', { title: 'Cook' }, session);
    expect((await jobs()).status).toBe(201);
    expect((await post(`${users}/${id}/password`, { password: fresh })).status).toBe(200);
    expect((await jobs()).status).toBe(401);
    expect([(await login(email, fresh)).status, (await login(email)).status]).toEqual([200, 401]);
    expect((await last('PasswordChanged'))?.metadata.actor).toEqual({ type: 'user', id: owner.id });
    const all = JSON.stringify(await on.recorded(), (_, value) => (typeof value === 'bigint' ? null : value));
    expect(all).not.toMatch(new RegExp(`${fresh}|argon2`));
  });

  it('given a password that is too easy, when set, then the field says why and the old one stays', async () => {
    const { id, email } = await join();
    const { status, body } = await post(`${users}/${id}/password`, { password: 'password2026' });
    expect([status, body.errors]).toEqual([422, { password: ['password-common'] }]);
    expect((await login(email)).status).toBe(200);
  });

  it('given another address, when an admin asks for it, then links go to both and it stays as it is until both have agreed', async () => {
    const { id, email } = await join();
    const ask = (wish: string) => post(`${users}/${id}/email-change`, { email: wish });
    expect((await ask('nora@new.example')).status).toBe(202);
    expect((await last('EmailChangeRequested'))?.metadata.actor.id).toBe(owner.id);
    const { rows } = await on.pool.query('select email from access.email_change where user_id = $1', [id]);
    expect([rows, (await account(id)).email]).toEqual([[{ email: 'nora@new.example' }], email]);
    expect((await ask(email)).body.errors).toEqual({ email: ['address-unchanged'] });
  });

  it('given a picture, when an admin gives it and takes it away, then the account has it and has it no more', async () => {
    const { id } = await join();
    const image = await picture().png().toBuffer();
    const put = await on.call('put', `${users}/${id}/avatar`, owner.token).set('Content-Type', 'image/png').send(image);
    expect([put.status, put.body.avatar]).toEqual([200, expect.stringContaining(id)]);
    expect((await account(id)).avatar).toBeTruthy();
    const { body } = await on.call('delete', `${users}/${id}/avatar`, owner.token).send();
    expect([body.avatar, (await account(id)).avatar]).toEqual([null, null]);
  });

  it('given two admins who read the same version, when both change the name, then the second is told that it is stale', async () => {
    const { id } = await join();
    const rename = (name: string) => patch(id, { name }).set('If-Match', '"1"');
    const answers = await Promise.all([rename('Nora One'), rename('Nora Two')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });
});

describe('an account that is somebody else’s too', () => {
  it('given a member of a second company, also one shut out there, when an admin edits it, then it is refused; the name it has is no change', async () => {
    const person = await join();
    await joinSummit(person.id, person.email);
    await isRefused(person);
    expect((await post(`${users}/${person.id}/deactivate`, {}, outsider)).status).toBe(200);
    await isRefused(person);
    expect((await patch(person.id, { name: 'Nora Lind', roles: ['Auditor'] })).status).toBe(200);
  });

  it('given a profile of a candidate, when an admin edits the account, then it is refused', async () => {
    const person = await join();
    const profile = { firstName: 'Nora', lastName: 'Lind' };
    const session = await tokenFor(person.email);
    expect((await on.call('patch', '/api/candidate/profile', session).send({ firstName: 'Nora' })).status).toBe(422);
    expect((await post(`${users}/${person.id}/email-change`, { email: 'n@new.example' })).status).toBe(202);
    expect((await on.call('patch', '/api/candidate/profile', session).send(profile)).status).toBe(200);
    await isRefused(person);
  });

  it('given an application of theirs, when an admin edits the account, then it is refused; one that came to nothing changes nothing', async () => {
    const person = await join();
    const session = await tokenFor(person.email);
    const job = (await post('/api/tenant/jobs', { title: 'Cook' })).body.id;
    const apply = () => post('/api/candidate/applications', { jobId: job, source: 'company-page' }, session);
    expect((await apply()).status).not.toBe(201);
    const { rows } = await on.pool.query('select from access.candidate where user_id = $1', [person.id]);
    expect(rows).toHaveLength(0);
    expect((await post(`/api/tenant/jobs/${job}/publish`)).status).toBe(200);
    expect((await apply()).status).toBe(201);
    await isRefused(person);
  });

  it('given rows that were lost, when the service starts again, then whose account it is is known again', async () => {
    const candidate = await join();
    const profile = { firstName: 'Nora', lastName: 'Lind' };
    const session = await tokenFor(candidate.email);
    expect((await on.call('patch', '/api/candidate/profile', session).send(profile)).status).toBe(200);
    await on.pool.query('delete from access.candidate');
    await on.pool.query('delete from access.repaired');
    const again = await on.start();
    await expect.poll(async () => (await again.readiness()).every(({ state }) => state === 'running')).toBe(true);
    await again.close();
    await isRefused(candidate);
  });

  it('given who runs the installation, when an admin edits the account, then it is refused', async () => {
    const person = await join();
    const operator = { name: 'Lena', email: 'lena@onrecord.example', password };
    const { userId } = await registerOperator(on, { person: operator, now: on.clock() });
    await on.pool.query('update access.landlord set user_id = $1 where user_id = $2', [person.id, userId]);
    await isRefused(person);
  });

  it('given somebody who is just joining another company, when an admin sets a password, then it waits, and is refused', async () => {
    const person = await join();
    let answer: Promise<{ status: number; body: { code: string } }> = Promise.reject(new Error('not asked yet'));
    answer.catch(() => undefined);
    await inTransaction(on.pool, async (client) => {
      await holdAccount(client, person.id);
      answer = post(`${users}/${person.id}/password`, { password: fresh }).then((done) => done);
      await expect.poll(async () => (await on.pool.query(WAITING)).rows[0]?.waiting).toBe('1');
      await client.query('insert into access.candidate (user_id) values ($1)', [person.id]);
    });
    expect(await answer).toMatchObject({ status: 403, body: { code: 'account-not-ours' } });
    expect((await login(person.email)).status).toBe(200);
  });
});

const WAITING = `select count(*)::text as waiting from pg_locks
  where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`;

describe('who may do what about whose account', () => {
  it('given who may edit users and is no owner, when they edit an owner’s account or send a link, then it is refused', async () => {
    const roles = (await post('/api/tenant/roles', { name: 'Keeper', permissions: ['tenant.users.update'] })).body.id;
    const keeper = await join(['Recruiter', roles]);
    const boss = await join(['Owner']);
    const token = await tokenFor(keeper.email);
    const link = () => post(`${users}/${boss.id}/reset-link`, {}, token);
    expect(await refusals([...edits(boss.id, token), link])).toEqual(['403 account-of-more-rights']);
    const peer = await join(['Recruiter']);
    expect((await patch(peer.id, { name: 'Peer' }, token)).status).toBe(200);
    expect((await patch(boss.id, { name: 'Boss Two' })).status).toBe(200);
  });

  it('given one’s own account, when edited this way, then it is refused', async () => {
    const link = () => post(`${users}/${owner.id}/reset-link`);
    expect(await refusals([...edits(owner.id), link])).toEqual(['403 own-account']);
  });

  it('given somebody of another company, or nobody, when edited, then there is no such user', async () => {
    const { id } = await join();
    for (const one of [...edits(id, outsider), ...edits(newId(on.clock()))]) expect((await one()).status).toBe(404);
    const trainer = await join();
    const token = await tokenFor(trainer.email);
    expect(await refusals(edits(id, token))).toEqual(['403 forbidden']);
  });

  it('given any member, also of a second company, when an admin sends a link, then it is asked for in the admin’s name, once a minute', async () => {
    const person = await join();
    await joinSummit(person.id, person.email);
    const count = async () =>
      (await on.recorded()).filter(
        ({ type, data }) => type === 'PasswordResetRequested' && 'userId' in data && data.userId === person.id,
      ).length;
    for (const wait of [0, 61]) {
      on.advance(wait);
      expect((await post(`${users}/${person.id}/reset-link`)).status).toBe(202);
    }
    expect([await count(), (await last('PasswordResetRequested'))?.metadata.actor.id]).toEqual([2, owner.id]);
    await post(`${users}/${person.id}/reset-link`);
    expect(await count()).toBe(2);
    expect((await login(person.email)).status).toBe(200);
  });
});
