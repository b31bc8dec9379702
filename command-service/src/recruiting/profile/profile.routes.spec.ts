import { exampleGlobalCause, exampleUserId } from 'contracts/kernel/examples';
import { GLOBAL, streamName } from 'contracts/kernel/id';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SpecApp, specApp } from '#command-service/test/app.harness';

const path = '/api/candidate/profile';
const email = 'mia@mail.example';
let on: SpecApp;
beforeEach(async () => {
  on = specApp();
  const data = { userId: exampleUserId, name: 'Mia C.', email, locale: 'en-us' as const };
  await on.commands.user(exampleUserId, { type: 'RegisterUser', data, metadata: exampleGlobalCause });
  on.accounts.accounts.set(exampleUserId, {
    userId: exampleUserId,
    name: 'Mia C.',
    email,
    locale: 'en-us',
    passwordHash: '',
  });
});
const change = (body: object) => on.as('Nobody')('patch', path, body);
const typesOf = async (aggregate: string) =>
  (await on.events.store.readStream(streamName(aggregate, GLOBAL, exampleUserId))).events.map(({ type }) => type);

describe('my profile', () => {
  it('given somebody of a staff without a profile, when they say who they are, then they have one and go by that name', async () => {
    const { status, body } = await change({ firstName: 'Mia', lastName: 'Costa' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: exampleUserId, firstName: 'Mia', phone: '', country: null, email, version: 1 });
    expect([await typesOf('profile'), await typesOf('user')]).toEqual([
      ['ProfileCreated'],
      ['UserRegistered', 'UserRenamed'],
    ]);
    expect(on.accounts.accounts.get(exampleUserId)?.name).toBe('Mia Costa');
  });

  it('given a phone number without its country, when saved, then it is one of the country they name, else of their language', async () => {
    const names = { firstName: 'Mia', lastName: 'Costa' };
    expect((await change({ ...names, phone: '(218) 555-0142' })).body).toMatchObject({ phoneE164: '+12185550142' });
    const brazilian = { phone: '11 91234-5678', phoneE164: '+5511912345678' };
    expect((await change({ phone: '11 91234-5678', country: 'BR' })).body).toMatchObject(brazilian);
    const { status, body } = await change({ country: 'NO' });
    expect([status, body.errors]).toEqual([422, { phone: ['phone-invalid'] }]);
  });

  it('given no profile, when they do not say their name, then both names are asked for', async () => {
    const { status, body } = await change({ phone: '+1 218 555 0101' });
    expect([status, body.errors]).toEqual([422, { firstName: ['field-required'], lastName: ['field-required'] }]);
    expect(await typesOf('profile')).toEqual([]);
  });

  it('given a profile, when something else than the name changes, then the account keeps its name', async () => {
    await change({ firstName: 'Mia', lastName: 'Costa' });
    expect((await change({ country: 'PT' })).body).toMatchObject({ country: 'PT', version: 2 });
    expect(await typesOf('user')).toEqual(['UserRegistered', 'UserRenamed']);
    expect((await change({ lastName: 'Lima' })).status).toBe(200);
    expect(on.accounts.accounts.get(exampleUserId)?.name).toBe('Mia Lima');
  });

  it('given the longest names there are, when saved, then the account has as much of them as fits', async () => {
    const long = { firstName: 'M'.repeat(100), lastName: 'C'.repeat(100) };
    expect((await change(long)).status).toBe(200);
    expect(on.accounts.accounts.get(exampleUserId)?.name).toHaveLength(200);
  });

  it('given values that are not acceptable, when sent, then each is named; the email address is not changed here', async () => {
    const { status, body } = await change({
      firstName: '',
      country: 'Portugal',
      email: 'x@y.example',
      phone: '+1 218 555 0101'.repeat(41),
    });
    expect([status, body.errors]).toEqual([
      422,
      {
        firstName: ['field-required'],
        country: ['country-invalid'],
        email: ['field-unknown'],
        phone: ['too-long', 'phone-invalid'],
      },
    ]);
  });
});
