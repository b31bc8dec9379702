import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { pauseAfter } from '#command-service/identity/login-attempts/login-attempts';
import { type SpecApp, specApp } from '#command-service/test/app.harness';

const email = 'mateus@mail.example';
const password = 'a-long-password';
const candidate = { type: 'candidate', firstName: 'Mateus', lastName: 'Prado', email, password, employerContact: true };

let on: SpecApp;
beforeEach(async () => {
  on = specApp();
  await request(on.app).post('/api/auth/register').set('User-Agent', 'spec/1').send(candidate);
});
const login = (secret = password, as = email) =>
  request(on.app).post('/api/auth/login').set('User-Agent', 'spec/2').send({ email: as, password: secret });

describe('the history of sign-ins', () => {
  it('given a sign-up, a login and a wrong password, when looked at, then each stands there with its browser', async () => {
    await login();
    await login('wrong');
    await on.backgroundTasks.settled();
    expect(on.sessions.noted).toMatchObject([
      { outcome: 'success', userAgent: 'spec/1' },
      { outcome: 'success', userAgent: 'spec/2' },
      { outcome: 'failure', userAgent: 'spec/2' },
    ]);
  });
});

describe('wrong passwords', () => {
  it.each([email, 'nobody@mail.example'])(
    'given five for %s, when there is another try, then it waits, and longer after each, whatever is tried',
    async (address) => {
      for (let count = 0; count < 5; count += 1) expect((await login('wrong', address)).status).toBe(401);
      const refused = await login(password, address);
      expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
        429,
        'too-many-requests',
        '15',
      ]);
      on.advance(15_000);
      expect((await login('wrong', address)).status).toBe(401);
      expect((await login(password, address)).headers['retry-after']).toBe('30');
    },
  );

  it('given a pause that is over, when the right password comes, then counting begins anew', async () => {
    for (let count = 0; count < 5; count += 1) await login('wrong');
    on.advance(15_000);
    expect((await login()).status).toBe(200);
    expect((await login('wrong')).status).toBe(401);
    expect((await login()).status).toBe(200);
  });

  it('given ever more of them, when the pause is worked out, then it grows to a quarter of an hour', () => {
    expect([1, 4, 5, 6, 7, 11, 60].map((attempts) => pauseAfter(attempts) / 1_000)).toEqual([
      0, 0, 15, 30, 60, 900, 900,
    ]);
  });
});
