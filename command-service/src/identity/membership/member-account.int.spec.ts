import { GLOBAL, newId } from 'contracts/kernel/id';
import { afterAll, describe, expect, it } from 'vitest';
import { picture } from '#command-service/test/images.fixture';
import { fresh, openAccounts, users } from '#command-service/test/member-account.harness';

const {
  harness,
  harbor,
  owner,
  outsider,
  login,
  tokenFor,
  post,
  patch,
  join,
  joinSummit,
  account,
  versionOf,
  last,
  edits,
  refusals,
} = await openAccounts();
afterAll(() => harness.close());

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
    const all = JSON.stringify(await harness.recorded(), (_, value) => (typeof value === 'bigint' ? null : value));
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
    const ask = (input: string) => post(`${users}/${id}/email-change`, { email: input });
    expect((await ask('nora@new.example')).status).toBe(202);
    expect((await last('EmailChangeRequested'))?.metadata.actor.id).toBe(owner.id);
    const { rows } = await harness.pool.query('select email from access.email_change where user_id = $1', [id]);
    expect([rows, (await account(id)).email]).toEqual([[{ email: 'nora@new.example' }], email]);
    expect((await ask(email)).body.errors).toEqual({ email: ['address-unchanged'] });
  });

  it('given a picture, when an admin gives it and takes it away, then the account has it and has it no more', async () => {
    const { id } = await join();
    const image = await picture().png().toBuffer();
    const put = await harness
      .call('put', `${users}/${id}/avatar`, owner.token)
      .set('Content-Type', 'image/png')
      .send(image);
    expect([put.status, put.body.avatar]).toEqual([200, expect.stringContaining(id)]);
    expect((await account(id)).avatar).toBeTruthy();
    const { body } = await harness.call('delete', `${users}/${id}/avatar`, owner.token).send();
    expect([body.avatar, (await account(id)).avatar]).toEqual([null, null]);
  });

  it('given two admins who read the same version, when both change the name, then the second is told that it is stale', async () => {
    const { id } = await join();
    const rename = (name: string) => patch(id, { name }).set('If-Match', '"1"');
    const answers = await Promise.all([rename('Nora One'), rename('Nora Two')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });
});

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
    for (const one of [...edits(id, outsider), ...edits(newId(harness.clock()))])
      expect((await one()).status).toBe(404);
    const trainer = await join();
    const token = await tokenFor(trainer.email);
    expect(await refusals(edits(id, token))).toEqual(['403 forbidden']);
  });

  it('given any member, also of a second company, when an admin sends a link, then it is asked for in the admin’s name, once a minute', async () => {
    const person = await join();
    await joinSummit(person.email);
    const count = async () =>
      (await harness.recorded()).filter(
        ({ type, data }) => type === 'PasswordResetRequested' && 'userId' in data && data.userId === person.id,
      ).length;
    for (const wait of [0, 61]) {
      harness.advance(wait);
      expect((await post(`${users}/${person.id}/reset-link`)).status).toBe(202);
    }
    expect([await count(), (await last('PasswordResetRequested'))?.metadata.actor.id]).toEqual([2, owner.id]);
    await post(`${users}/${person.id}/reset-link`);
    expect(await count()).toBe(2);
    expect((await login(person.email)).status).toBe(200);
  });
});
