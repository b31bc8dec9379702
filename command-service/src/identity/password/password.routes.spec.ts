import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SpecApp, specApp } from '#command-service/test/app.harness';

const email = 'mateus@mail.example';
const candidate = {
  type: 'candidate',
  firstName: 'Mateus',
  lastName: 'Prado',
  email,
  password: 'a-long-password',
  employerContact: true,
};
const fresh = 'another-long-one';

let on: SpecApp;
beforeEach(async () => {
  on = specApp();
  await post('register', candidate);
});

const post = (path: string, body: object) => request(on.app).post(`/api/auth/${path}`).send(body);
const login = async (password: string) => (await post('login', { email, password })).status;
const recorded = async (type: string) => {
  const { events } = await on.events.feed.read(0n, 1_000);
  return events.filter((event) => event.type === type);
};
const userId = () => [...on.accounts.accounts.keys()][0] ?? '';
const system = async (body: object) =>
  request(on.app)
    .post('/api/system/mail-tokens')
    .set('Authorization', `Bearer ${await on.systemToken()}`)
    .send(body);
const link = async () => {
  const { body } = await system({ purpose: 'password-reset', userId: userId() });
  return { token: body.token as string, email };
};

describe('forgetting a password', () => {
  it('given an address with an account and one without, when it is forgotten, then the answer is the same; one has a mail coming', async () => {
    const [known, unknown] = [
      await post('forgot-password', { email: ' MATEUS@mail.example' }),
      await post('forgot-password', { email: 'nobody@mail.example' }),
    ];
    expect([known.status, known.body, unknown.status, unknown.body]).toEqual([202, {}, 202, {}]);
    await on.backgroundTasks.settled();
    const asked = await recorded('PasswordResetRequested');
    expect(asked.map(({ data }) => data)).toEqual([{ userId: userId() }]);
    expect(asked[0]?.metadata.actor).toEqual({ type: 'system', id: 'forgot-password' });
  });

  it('given a link, when its token is made, then only our own processes are told, and whom to write to', async () => {
    const { status, body } = await system({ purpose: 'password-reset', userId: userId() });
    expect([status, body]).toEqual([
      201,
      { token: body.token, email, newEmail: null, name: 'Mateus Prado', locale: 'en-us' },
    ]);
    expect(body.token).toMatch(/^[\w-]{43}$/);
    const asPerson = await on.owner('post', '/api/system/mail-tokens', { purpose: 'password-reset', userId: userId() });
    expect(asPerson.status).toBe(401);
    const gone = await system({ purpose: 'password-reset', userId: '018f6a10-0000-7000-8000-00000000dead' });
    expect([gone.status, gone.body.code]).toEqual([404, 'user-not-found']);
  });

  it('given a link, when a password is chosen by it, then that logs in, the old one does not, and all sessions have ended', async () => {
    const by = await link();
    expect((await post('check-token', by)).status).toBe(200);
    expect((await post('reset-password', { ...by, password: fresh })).status).toBe(200);
    expect([await login(fresh), await login(candidate.password)]).toEqual([200, 401]);
    expect(on.sessions.ended).toEqual([on.sessions.started[0]]);
    expect((await recorded('SessionEnded')).map(({ data }) => data.sessionId)).toEqual(on.sessions.ended);
    const [reset] = await recorded('PasswordReset');
    expect([reset?.data, reset?.metadata.actor]).toEqual([{ userId: userId() }, { type: 'user', id: userId() }]);
    const { events } = await on.events.feed.read(0n, 1_000);
    expect(JSON.stringify(events, (_, value) => (typeof value === 'bigint' ? null : value))).not.toMatch(
      new RegExp(`${by.token}|${fresh}|argon2`),
    );
  });

  it('given a login that began with the password before, when another is chosen meanwhile, then there is no session', async () => {
    const { sessions } = on.sessions.deps;
    const { accountByEmail } = sessions;
    const by = await link();
    sessions.accountByEmail = async (asked) => {
      sessions.accountByEmail = accountByEmail;
      const account = await accountByEmail(asked);
      await post('reset-password', { ...by, password: fresh });
      return account;
    };
    const { status, body } = await post('login', { email, password: candidate.password });
    expect([status, body.code]).toEqual([401, 'invalid-credentials']);
    expect(on.sessions.started.filter((sid) => !on.sessions.ended.includes(sid))).toEqual([]);
    expect(await login(fresh)).toBe(200);
  });

  it('given a link that was used, or another to the same account, when used again, then it is invalid', async () => {
    const [first, second] = [await link(), await link()];
    await post('reset-password', { ...first, password: fresh });
    for (const by of [first, second]) {
      const { status, body } = await post('reset-password', { ...by, password: 'third-long-one' });
      expect([status, body.code]).toEqual([410, 'reset-link-invalid']);
      expect((await post('check-token', by)).body.code).toBe('reset-link-invalid');
    }
  });

  it('given a link, when an hour has gone by, then it is invalid; a second before it works', async () => {
    const by = await link();
    on.advance(3_599_000);
    expect((await post('check-token', by)).status).toBe(200);
    on.advance(1_000);
    expect((await post('check-token', by)).status).toBe(410);
    expect((await post('reset-password', { ...by, password: fresh })).status).toBe(410);
    expect(await login(candidate.password)).toBe(200);
  });

  it('given a link, when the address beside it is another or the token is made up, then it is invalid', async () => {
    const by = await link();
    for (const wrong of [
      { ...by, email: 'other@mail.example' },
      { ...by, token: 'x'.repeat(43) },
    ]) {
      expect((await post('check-token', wrong)).status).toBe(410);
      expect((await post('reset-password', { ...wrong, password: fresh })).status).toBe(410);
    }
    expect((await post('reset-password', { ...by, password: fresh })).status).toBe(200);
  });

  it('given a password that is too easy, when chosen, then the field says why and the link still works', async () => {
    const by = await link();
    for (const [password, code] of [
      ['short', 'password-too-short'],
      ['password2026', 'password-common'],
      ['mateusprado', 'password-like-account'],
    ]) {
      const { status, body } = await post('reset-password', { ...by, password });
      expect([status, body.errors]).toEqual([422, { password: [code] }]);
    }
    expect((await post('reset-password', { ...by, password: fresh })).status).toBe(200);
  });
});
