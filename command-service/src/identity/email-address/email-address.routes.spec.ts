import { GLOBAL, streamName } from 'contracts/kernel/id';
import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SpecApp, specApp } from '#command-service/test/app.harness';

const candidate = {
  type: 'candidate',
  firstName: 'Mateus',
  lastName: 'Prado',
  email: 'mateus@mail.example',
  password: 'a-long-password',
  employerContact: true,
};

let on: SpecApp;
beforeEach(async () => {
  on = specApp();
  await request(on.app).post('/api/auth/register').send(candidate);
});

const userId = () => [...on.accounts.accounts.keys()][0] ?? '';
const typesOf = async () => {
  const { events } = await on.events.store.readStream(streamName('email-address', GLOBAL, userId()));
  return events.map(({ type }) => type);
};
const link = async (): Promise<string> => {
  const sent = request(on.app).post('/api/system/mail-tokens');
  const asProcess = sent.set('Authorization', `Bearer ${await on.systemToken()}`);
  return (await asProcess.send({ purpose: 'email-verification', userId: userId() })).body.token;
};
const validate = (token: string) => request(on.app).post('/api/auth/validate-user').send({ token });

describe('confirming an email address', () => {
  it('given a sign-up, when its link is opened, then the address is confirmed; opened again, the link is used', async () => {
    expect(await typesOf()).toEqual(['EmailVerificationRequested']);
    const token = await link();
    expect((await validate(token)).status).toBe(200);
    expect(on.accounts.accounts.get(userId())).toMatchObject({ isVerified: true });
    expect(await typesOf()).toEqual(['EmailVerificationRequested', 'EmailVerified']);
    const again = await validate(token);
    expect([again.status, again.body.code]).toEqual([410, 'verification-link-invalid']);
  });

  it('given a link, when seven days are over, or it was made to choose a password, then it confirms nothing', async () => {
    const token = await link();
    const reset = await on.mailTokens.make({ purpose: 'password-reset', subjectId: userId() }, new Date(4e12));
    expect((await validate(reset)).status).toBe(410);
    on.advance(7 * 86_400_000);
    expect((await validate(token)).status).toBe(410);
    expect(await typesOf()).toEqual(['EmailVerificationRequested']);
  });

  it('given nobody, when a link is asked for again, then it is refused', async () => {
    expect((await request(on.app).post('/api/auth/email-verification')).status).toBe(401);
  });
});
