import { exampleGlobalCause, exampleUserId } from 'contracts/kernel/examples';
import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '#command-service/kernel/password-hash';
import { type SpecApp, specApp } from '#command-service/test/app.harness';

const before = 'mia@mail.example';
const after = 'mia@new.example';
const password = 'a-long-password';
const passwordHash = await hashPassword(password);
type Side = 'old' | 'new';

let on: SpecApp;
const register = (userId: string, email: string) => {
  const data = { userId, name: 'Mia', email, locale: 'en-us' as const };
  return on.commands.user(userId, { type: 'RegisterUser', data, metadata: exampleGlobalCause });
};
beforeEach(async () => {
  on = specApp();
  await register(exampleUserId, before);
  const row = { userId: exampleUserId, name: 'Mia', email: before, locale: 'en-us', passwordHash };
  on.accounts.accounts.set(exampleUserId, row);
});

const ask = (body: object = {}) =>
  on.as('Nobody')('post', '/api/auth/email-change', { email: after, password, ...body });
const link = async (side: Side) => {
  const sent = request(on.app).post('/api/system/mail-tokens');
  const asProcess = sent.set('Authorization', `Bearer ${await on.systemToken()}`);
  return asProcess.send({ purpose: `email-change-${side}`, userId: exampleUserId });
};
const tokenOf = async (side: Side): Promise<string> => (await link(side)).body.token;
const confirm = (side: Side, token: string) =>
  request(on.app).post('/api/auth/email-change/confirm').send({ side, token });
const refuse = (token: string) => request(on.app).post('/api/auth/email-change/refuse').send({ token });
const address = () => on.accounts.accounts.get(exampleUserId)?.email;

describe('changing an email address', () => {
  it('given a change, when both have agreed, in either order, then the account goes by the new one and the old one is free', async () => {
    for (const [first, second] of [
      ['old', 'new'],
      ['new', 'old'],
    ] as const) {
      expect((await ask({ email: address() === before ? after : before })).status).toBe(202);
      const goal = address() === before ? after : before;
      const [one, two] = [await tokenOf(first), await tokenOf(second)];
      expect((await confirm(first, one)).body).toEqual({ isChanged: false });
      expect(address()).not.toBe(goal);
      expect((await confirm(second, two)).body).toEqual({ isChanged: true });
      expect(address()).toBe(goal);
    }
    expect(on.sessions.ended).toEqual([]);
    const other = '018f6a10-0000-7000-8000-0000000000aa';
    await expect(register(other, before)).rejects.toMatchObject({ code: 'email-taken' });
    await register(other, after);
  });

  it('given the links, when they are made, then each goes to its own address', async () => {
    await ask();
    expect((await link('old')).body).toMatchObject({ email: before, newEmail: after });
    expect((await link('new')).body).toMatchObject({ email: after, newEmail: after });
  });

  it('given a change, when the old address refuses, then it stays, and no link works any more', async () => {
    await ask();
    const [old, next] = [await tokenOf('old'), await tokenOf('new')];
    expect((await refuse(next)).status).toBe(410);
    expect((await refuse(old)).status).toBe(200);
    for (const answer of [await confirm('new', next), await confirm('old', old)]) expect(answer.status).toBe(410);
    expect(address()).toBe(before);
    expect((await link('new')).status).toBe(404);
  });

  it('given a link of one side, when it is used for the other, a second time, or a day later, then it is invalid', async () => {
    await ask();
    const [old, next] = [await tokenOf('old'), await tokenOf('new')];
    expect((await confirm('new', old)).status).toBe(410);
    expect((await confirm('old', old)).status).toBe(200);
    expect((await confirm('old', old)).status).toBe(410);
    on.advance(86_400_000);
    expect((await confirm('new', next)).status).toBe(410);
    expect(address()).toBe(before);
  });

  it('given a change asked for anew, when the links of the one before are used, then they are invalid', async () => {
    await ask();
    const old = await tokenOf('old');
    await ask({ email: 'mia@third.example' });
    expect((await confirm('old', old)).status).toBe(410);
  });

  it('given an address of somebody else, when both agree, then it is refused only then, and the link can be used again', async () => {
    await register('018f6a10-0000-7000-8000-0000000000aa', after);
    expect((await ask()).status).toBe(202);
    await confirm('old', await tokenOf('old'));
    const next = await tokenOf('new');
    for (const answer of [await confirm('new', next), await confirm('new', next)]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'email-taken']);
    }
    expect(address()).toBe(before);
  });

  it('given a link to a new password in the old mailbox, when the address has changed, then it opens nothing', async () => {
    const tomorrow = new Date(on.clock().getTime() + 86_400_000);
    const token = await on.mailTokens.make({ purpose: 'password-reset', subjectId: exampleUserId }, tomorrow);
    await ask();
    for (const side of ['old', 'new'] as const) await confirm(side, await tokenOf(side));
    expect(address()).toBe(after);
    const reset = { token, email: after, password: 'another-long-one' };
    const { status, body } = await request(on.app).post('/api/auth/reset-password').send(reset);
    expect([status, body.code]).toEqual([410, 'reset-link-invalid']);
  });

  it('given an address, when several people ask for it, then mails to it are counted together', async () => {
    const elsewhere = '018f6a10-0000-7000-8000-0000000000aa';
    on = specApp({ email: 1 });
    for (const userId of [exampleUserId, elsewhere])
      on.accounts.accounts.set(userId, {
        userId,
        name: 'Mia',
        email: `${userId}@mail.example`,
        locale: 'en-us',
        passwordHash,
      });
    expect((await ask()).status).toBe(202);
    const { status, body } = await on.asPerson(elsewhere)('post', '/api/auth/email-change', { email: after, password });
    expect([status, body.code]).toEqual([429, 'too-many-requests']);
    expect((await request(on.app).post('/api/auth/forgot-password').send({ email: after })).status).toBe(429);
  });

  it('given a wrong password, or the address of now, when asked for, then the field says so', async () => {
    expect((await ask({ password: 'x' })).body.errors).toEqual({ password: ['password-wrong'] });
    expect((await ask({ email: before })).body.errors).toEqual({ email: ['email-unchanged'] });
  });
});
