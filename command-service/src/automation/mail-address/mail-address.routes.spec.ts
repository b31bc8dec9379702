import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SpecApp, specApp } from '#command-service/test/app.harness';

const ONE_CLICK = 'List-Unsubscribe=One-Click';
const subscription = '/api/public/mail-subscription';
const mails = '/api/tenant/candidate-mails';

describe('who unsubscribes from mails of a company (AUT-35 to AUT-37)', () => {
  let app: SpecApp;
  beforeEach(() => {
    app = specApp();
    app.haveAccount(exampleUserId);
  });
  const person = async (firstName: string, email = `${firstName.toLowerCase()}@mail.example`): Promise<string> =>
    (await app.owner('post', '/api/tenant/candidates', { firstName, lastName: 'Berg', email })).body.id;
  const tokenOf = async (
    candidateId: string | null,
    address: string,
    { tenantId = exampleTenantId, userId = null }: { tenantId?: string; userId?: string | null } = {},
  ): Promise<string> => {
    const subjectId = candidateId ?? userId ?? derivedId('mail', address);
    const body = { tenantId, subjectId, candidateId, userId, address };
    const made = request(app.app).post('/api/system/mail-subscription-tokens').send(body);
    return (await made.set('Authorization', `Bearer ${await app.systemToken()}`)).body.token;
  };
  const anybody = (path: string, body: object) => request(app.app).post(path).send(body);
  const byProgram = (token: string, form = ONE_CLICK) =>
    request(app.app)
      .post(`/api/public/unsubscribe/${token}`)
      .set('Content-Type', 'application/x-www-form-urlencoded')
      .send(form);
  const send = (candidateIds: string[]) =>
    app.recruiter('post', `${mails}/send`, { locale: 'en-us', subject: 'News', content: 'Hello', candidateIds });
  const told = async () => {
    const types = new Set(['MailAddressCreated', 'MailAddressRenewed', 'MailUnsubscribed', 'MailSubscribed']);
    return (await app.events.feed.read(0n, 1_000, types)).events.map(({ type }) => type);
  };

  it('given the link of a mail, when it is opened, then it says whose mails go where and changes nothing', async () => {
    const ada = await person('Ada');
    const token = await tokenOf(ada, 'ada@mail.example');
    const { status, body } = await anybody(`${subscription}/open`, { token });
    expect([status, body.address, body.isUnsubscribed]).toEqual([200, 'ada@mail.example', false]);
    expect(token).not.toContain(Buffer.from('ada@').toString('base64url').slice(0, 4));
    expect(await told()).toEqual([]);
  });

  it('given one who unsubscribed, when several are written to, then they are left out and named; a letter to them alone goes', async () => {
    const [ada, eve] = [await person('Ada'), await person('Eve')];
    const token = await tokenOf(ada, 'ada@mail.example');
    const change = (isUnsubscribed: boolean) => anybody(subscription, { token, isUnsubscribed });
    expect((await change(true)).body.isUnsubscribed).toBe(true);
    expect((await change(true)).body.isUnsubscribed).toBe(true);
    const { body } = await send([ada, eve]);
    expect([body.changed, body.refused[0]]).toMatchObject([[eve], { id: ada, code: 'mail-unsubscribed' }]);
    const asked = await app.recruiter('post', `${mails}/recipients`, { candidateIds: [ada, eve] });
    expect(asked.body.map(({ skipped }: { skipped: string | null }) => skipped)).toEqual(['mail-unsubscribed', null]);
    expect((await send([ada])).body.changed).toEqual([ada]);
    expect((await change(false)).body.isUnsubscribed).toBe(false);
    expect((await send([ada, eve])).body.changed).toEqual([ada, eve]);
    expect(await told()).toEqual(['MailAddressCreated', 'MailUnsubscribed', 'MailSubscribed']);
  });

  it('given an address of which a company knows nothing but that a rule writes there, when its reader unsubscribes, then it is noted, once', async () => {
    const token = await tokenOf(null, 'agency@mail.example');
    expect((await byProgram(token)).status).toBe(200);
    expect((await byProgram(token)).status).toBe(200);
    expect(await told()).toEqual(['MailAddressCreated', 'MailUnsubscribed']);
  });

  it('given somebody who does not work here any more, when their link is used, then it does nothing and names no address', async () => {
    const token = await tokenOf(null, 'gone@mail.example', { userId: derivedId('user', 'gone') });
    const { status, body } = await anybody(`${subscription}/open`, { token });
    expect([status, body.address]).toEqual([410, undefined]);
    expect((await byProgram(token)).status).toBe(410);
  });

  it('given a mail program, when it posts as RFC 8058 has it, then one request is enough; one that posts nothing does nothing', async () => {
    const ada = await person('Ada');
    const token = await tokenOf(ada, 'ada@mail.example');
    expect((await byProgram(token, 'x=1')).status).toBe(422);
    expect(await told()).toEqual([]);
    expect((await byProgram(token)).status).toBe(200);
    expect((await anybody(`${subscription}/open`, { token })).body.isUnsubscribed).toBe(true);
    const form = await request(app.app).post(`/api/public/unsubscribe/${token}`).field('List-Unsubscribe', 'One-Click');
    expect(form.status).toBe(200);
  });

  it('given another record with the same address, when both are written to, then it counts for the address, and for this company alone', async () => {
    const [ada, again] = [await person('Ada'), await person('Adele', 'ADA@mail.example')];
    const token = await tokenOf(ada, 'ada@mail.example');
    await byProgram(await tokenOf(ada, 'ada@mail.example', { tenantId: derivedId('other company') }));
    expect((await anybody(`${subscription}/open`, { token })).body.isUnsubscribed).toBe(false);
    await byProgram(token);
    expect((await send([ada, again])).body.refused.map(({ code }: { code: string }) => code)).toEqual([
      'mail-unsubscribed',
      'mail-unsubscribed',
    ]);
  });

  it('given a link that was made up, changed or cut, when it is used, then it does nothing', async () => {
    const token = await tokenOf(await person('Ada'), 'ada@mail.example');
    const flipped = `${token.slice(0, -6)}${token.at(-6) === 'A' ? 'B' : 'A'}${token.slice(-5)}`;
    for (const wrong of ['x', token.slice(0, 40), flipped, `${token}AAAA`]) {
      expect((await anybody(`${subscription}/open`, { token: wrong })).body.code).toBe('mail-link-invalid');
      expect((await byProgram(wrong)).status).toBe(410);
    }
    expect(await told()).toEqual([]);
  });

  it('given somebody who is erased, when their link is used, then it does nothing; whoever has the address next begins anew', async () => {
    const ada = await person('Ada');
    const token = await tokenOf(ada, 'ada@mail.example');
    await byProgram(token);
    await app.owner('post', `/api/tenant/candidates/${ada}/erase`, {});
    expect((await byProgram(token)).body.code).toBe('mail-link-invalid');
    const [next, eve] = [await person('Ada'), await person('Eve')];
    expect((await send([next, eve])).body.changed).toEqual([next, eve]);
    await byProgram(await tokenOf(next, 'ada@mail.example'));
    expect(await told()).toEqual(['MailAddressCreated', 'MailUnsubscribed', 'MailAddressRenewed', 'MailUnsubscribed']);
    expect((await send([next, eve])).body.refused[0].code).toBe('mail-unsubscribed');
  });
});
