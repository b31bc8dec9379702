import { exampleGlobalCause, exampleUserId } from 'contracts/kernel/examples';
import { GLOBAL } from 'contracts/kernel/id';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SpecApp, specApp } from '#command-service/test/app.harness';

const path = '/api/auth/user';

describe('PATCH /api/auth/user', () => {
  let app: SpecApp;
  beforeEach(async () => {
    app = specApp();
    const data = { userId: exampleUserId, name: 'Ola', email: 'ola@harbor.example', locale: 'en-us' as const };
    await app.commands.user(exampleUserId, { type: 'RegisterUser', data, metadata: { ...exampleGlobalCause } });
    app.accounts.accounts.set(exampleUserId, { ...data, passwordHash: 'x' });
  });

  it('given somebody logged in, when they change what is theirs, then it is answered, kept with the account and in its history alone', async () => {
    const input = { name: ' Olga ', locale: 'pt-br', timeZone: 'America/Sao_Paulo', mutedMails: ['reviews'] };
    const { status, body, headers } = await app.as('Nobody')('patch', path, input).set('Idempotency-Key', 'p1');
    expect([status, body]).toEqual([200, { id: exampleUserId, ...input, name: 'Olga' }]);
    expect(headers['x-position']).toBeTruthy();
    expect(app.accounts.accounts.get(exampleUserId)).toMatchObject({ ...input, name: 'Olga' });
    const { events } = await app.events.feed.read(0n, 100);
    expect(events.map(({ type, metadata }) => [type, metadata.tenantId]).slice(-2)).toEqual([
      ['UserRenamed', GLOBAL],
      ['UserPreferencesChanged', GLOBAL],
    ]);
    expect((await app.owner('patch', path, { timeZone: null })).body.timeZone).toBeNull();
  });

  it.each([
    [{ timeZone: 'Mars/Olympus' }, { timeZone: ['time-zone-invalid'] }],
    [{ mutedMails: ['passwords'] }, { 'mutedMails.0': ['field-invalid'] }],
    [{ locale: 'de-de' }, { locale: ['field-invalid'] }],
    [{ name: ' ' }, { name: ['field-required'] }],
    [{ email: 'other@harbor.example' }, { email: ['field-unknown'] }],
  ])('given %j, when sent, then the field is named', async (body, errors) => {
    const response = await app.owner('patch', path, body);
    expect([response.status, response.body.errors]).toEqual([422, errors]);
  });
});
