import { exampleUserId } from 'contracts/kernel/examples';
import { Secret, TOTP } from 'otpauth';
import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '#command-service/kernel/password-hash';
import { type SpecApp, specApp } from '#command-service/test/app.harness';
import { stepOf } from './two-factor.codes.ts';

const email = 'mia@mail.example';
const password = 'a-long-password';
const passwordHash = await hashPassword(password);

let on: SpecApp;
let now: number;
beforeEach(() => {
  on = specApp();
  now = Date.parse('2026-03-02T09:00:00.000Z');
  on.accounts.accounts.set(exampleUserId, { userId: exampleUserId, name: 'Mia', email, locale: 'en-us', passwordHash });
  on.sessions.accounts.set(email, { userId: exampleUserId, passwordHash, isStaff: false });
});
const pass = (seconds: number) => {
  now += seconds * 1_000;
  on.advance(seconds * 1_000);
};
const call = (path: string, body: object) => on.as('Nobody')('post', `/api/auth/two-factor${path}`, body);
const login = (body: object = {}) =>
  request(on.app)
    .post('/api/auth/login')
    .send({ email, password, ...body });
const codeOf = (secret: string, at = now) =>
  new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
const enrol = async () => {
  const { secret } = (await call('', { password })).body;
  const { recoveryCodes } = (await call('/confirm', { code: codeOf(secret) })).body;
  pass(30);
  return { secret, recoveryCodes } as { secret: string; recoveryCodes: string[] };
};
const types = async () =>
  (await on.events.feed.read(0n, 100)).events.map(({ type }) => type).filter((type) => type !== 'SessionStarted');

describe('codes of RFC 6238', () => {
  it('given the example secret of the RFC, when a code is read at its times, then it is of the step that the RFC says', () => {
    const secret = new Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer }).base32;
    expect(stepOf(secret, '287082', new Date(59_000))).toBe(1);
    expect(stepOf(secret, '081804', new Date(1_111_111_109_000))).toBe(0x23523ec);
    expect(stepOf(secret, '005924', new Date(1_234_567_890_000))).toBe(0x273ef07);
    expect(stepOf(secret, '287082', new Date(149_000))).toBeNull();
    expect(stepOf(secret, '287o82', new Date(59_000))).toBeNull();
  });
});

describe('the second factor', () => {
  it('given it was begun and not confirmed, when logging in, then no code is asked for', async () => {
    const { body } = await call('', { password });
    expect(body.uri).toContain(`otpauth://totp/Onrecord:mia%40mail.example?`);
    expect((await login()).status).toBe(200);
    expect((await call('/confirm', { code: '000000' })).body.errors).toEqual({ code: ['code-wrong'] });
    expect((await login()).status).toBe(200);
    expect(await types()).toEqual([]);
  });

  it('given it is on, when logging in, then a code is asked for after the right password alone, and each works once', async () => {
    const { secret } = await enrol();
    const asked = await login();
    expect([asked.status, asked.body.code]).toEqual([401, 'two-factor-required']);
    expect((await login({ password: 'not-this-one' })).body.code).toBe('invalid-credentials');
    const code = codeOf(secret);
    expect((await login({ code: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(200);
    const replayed = await login({ code });
    expect([replayed.status, replayed.body.code]).toEqual([422, 'code-wrong']);
    pass(30);
    expect((await login({ code: codeOf(secret) })).status).toBe(200);
  });

  it('given a lost device, when a recovery code is used, then it lets in once', async () => {
    const { recoveryCodes } = await enrol();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = ''] = recoveryCodes;
    expect((await login({ code: code.toUpperCase() })).status).toBe(200);
    expect((await login({ code })).body.code).toBe('code-wrong');
    expect(await types()).toEqual(['TwoFactorEnabled', 'RecoveryCodeUsed']);
  });

  it('given ever more wrong codes, when tried, then the address has to wait as after wrong passwords', async () => {
    await enrol();
    for (let count = 0; count < 5; count += 1) expect((await login({ code: '000000' })).status).toBe(422);
    expect((await login({ code: '000000' })).status).toBe(429);
  });

  it('given ever more wrong codes, when it is switched off or confirmed by them, then they count as those of logins', async () => {
    const { secret } = await enrol();
    const off = (code: string) => call('/disable', { password, code });
    for (let count = 0; count < 5; count += 1) expect((await off('000000')).status).toBe(422);
    expect([(await off(codeOf(secret))).status, (await login({ code: codeOf(secret) })).status]).toEqual([429, 429]);
    pass(30);
    expect((await off(codeOf(secret))).status).toBe(200);
    const begun = (await call('', { password })).body.secret;
    const on = (code: string) => call('/confirm', { code });
    for (let count = 0; count < 5; count += 1) expect((await on('000000')).status).toBe(422);
    expect((await on(codeOf(begun))).status).toBe(429);
    pass(30);
    expect((await on(codeOf(begun))).status).toBe(200);
  });

  it('given it is on, when it is set up again or switched off without password or code, then it stays', async () => {
    const { secret } = await enrol();
    expect((await call('', { password })).body.code).toBe('two-factor-enabled');
    expect((await call('/disable', { password: 'not-this-one', code: codeOf(secret) })).body.code).toBe(
      'password-wrong',
    );
    expect((await call('/disable', { password, code: '000000' })).body.code).toBe('code-wrong');
    expect((await login()).body.code).toBe('two-factor-required');
    expect((await call('/disable', { password, code: codeOf(secret) })).status).toBe(200);
    expect((await login()).status).toBe(200);
    expect((await call('/disable', { password, code: codeOf(secret) })).body.code).toBe('two-factor-not-begun');
    const { events } = await on.events.feed.read(0n, 100);
    const stored = JSON.stringify(events, (_, value) => (typeof value === 'bigint' ? null : value));
    expect(stored).not.toContain(secret);
    expect(await types()).toEqual(['TwoFactorEnabled', 'TwoFactorDisabled']);
  });
});
