import { exampleTenantId } from 'contracts/kernel/examples';
import { streamName } from 'contracts/kernel/id';
import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { isPassword } from '#command-service/kernel/password-hash';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';

const email = 'ada@mail.example';
const ada = { firstName: 'Ada', lastName: 'Berg', email, phone: '' };
const path = '/api/tenant/candidates';
const FIRST = 'four geese over the fjord';
const SECOND = 'nine geese over the fjord';
const TOMORROW = new Date('2026-03-03T09:00:00.000Z');

describe('a password that staff set for a candidate (POR-16)', () => {
  let app: SpecApp;
  let id: string;
  beforeEach(async () => {
    app = specApp();
    id = (await app.recruiter('post', path, ada)).body.id;
  });

  const offer = (password: string) => app.recruiter('post', `${path}/${id}/portal-access`, { password });
  const newLink = () => app.mailTokens.make({ purpose: 'portal-access', subjectId: id }, TOMORROW);
  const show = (token: string) => request(app.app).post('/api/auth/portal-access/show').send({ token });
  const confirm = (token: string, employerContact = true) =>
    request(app.app).post('/api/auth/portal-access/confirm').send({ token, employerContact });
  const typesOf = async () =>
    (await app.events.store.readStream(streamName('candidate', exampleTenantId, id))).events.map(({ type }) => type);

  it('given a password, when it is set, then there is no account yet and no event holds it', async () => {
    expect((await offer(FIRST)).status).toBe(200);
    expect(app.sessions.accounts.has(email)).toBe(false);
    const { events } = await app.events.store.readStream(streamName('candidate', exampleTenantId, id));
    expect(events.at(-1)?.type).toBe('CandidatePortalAccessOffered');
    expect(JSON.stringify(events.at(-1)?.data)).not.toContain(FIRST);
  });

  it.each([
    ['short', 'password-too-short'],
    ['password123', 'password-common'],
    ['ada@mail.example', 'password-like-account'],
  ])('given the password %s, when it is set, then it is refused as %s', async (password, code) => {
    const { status, body } = await offer(password);
    expect([status, body.errors.password]).toEqual([422, [code]]);
    expect(await typesOf()).toEqual(['CandidateCreated']);
  });

  it('given an address, when more is offered to it in a minute than mails may go there, then it is refused and no mail is asked for', async () => {
    app = specApp({ email: 2 });
    id = (await app.recruiter('post', path, ada)).body.id;
    await offer(FIRST);
    await offer(SECOND);
    const { status, body } = await offer(FIRST);
    expect([status, body.code]).toEqual([429, 'too-many-requests']);
    expect((await typesOf()).filter((type) => type === 'CandidatePortalAccessOffered')).toHaveLength(2);
  });

  it('given another company, when it sets a password for the candidate, then there is no such candidate', async () => {
    const other = app.as('Recruiter', otherTenantId);
    expect((await other('post', `${path}/${id}/portal-access`, { password: FIRST })).status).toBe(404);
  });

  it('given the link, when its address is confirmed, then the account has the password and the record is linked; the link works once', async () => {
    await offer(FIRST);
    const token = await newLink();
    expect((await show(token)).body).toMatchObject({ email, hasAccount: false });
    expect(app.sessions.accounts.has(email)).toBe(false);
    const refused = await confirm(token, false);
    expect([refused.status, refused.body.errors]).toEqual([422, { employerContact: ['employer-contact-required'] }]);
    expect((await confirm(token)).body).toEqual({ email, isNew: true });
    const account = app.sessions.accounts.get(email);
    expect(await isPassword(FIRST, String(account?.passwordHash))).toBe(true);
    expect(await typesOf()).toEqual(['CandidateCreated', 'CandidatePortalAccessOffered', 'CandidateLinked']);
    expect([(await confirm(token)).status, (await show(token)).status]).toEqual([410, 410]);
    expect((await offer(SECOND)).body.code).toBe('candidate-already-linked');
  });

  it('given another password, when the link to the one before is used, then it does not work', async () => {
    await offer(FIRST);
    const token = await newLink();
    await offer(SECOND);
    expect([(await confirm(token)).body.code, app.sessions.accounts.has(email)]).toEqual([
      'portal-access-invalid',
      false,
    ]);
  });

  it('given a link in a mail, when the request that asked for it comes again, then it works', async () => {
    const once = () => offer(FIRST).set('Idempotency-Key', 'one-press');
    await once();
    const token = await newLink();
    expect((await once()).status).toBe(200);
    expect((await confirm(token)).body).toEqual({ email, isNew: true });
  });

  it('given a password, when the event says that it was set, then its link can be made', async () => {
    const { candidate } = app.commands;
    const made: number[] = [];
    app.commands.candidate = async (...sent) => {
      const done = await candidate(...sent);
      made.push((await show(await newLink())).status);
      return done;
    };
    await offer(FIRST);
    expect(made).toEqual([200]);
  });

  it('given another address, or a candidate who is erased, when the link is used, then it does not work', async () => {
    await offer(FIRST);
    const token = await newLink();
    await app.recruiter('patch', `${path}/${id}`, { email: 'berg@mail.example' });
    expect((await confirm(token)).body.code).toBe('portal-access-invalid');
    await app.recruiter('patch', `${path}/${id}`, { email });
    await app.owner('post', `${path}/${id}/erase`, {});
    expect((await confirm(token)).body.code).toBe('portal-access-invalid');
  });

  it('given somebody who has an account, when they confirm, then their password stays and the record is linked to it', async () => {
    const own = { type: 'candidate', ...ada, password: SECOND, locale: 'en-us', employerContact: true };
    expect((await request(app.app).post('/api/auth/register').send(own)).status).toBe(201);
    await offer(FIRST);
    const token = await newLink();
    expect((await show(token)).body.hasAccount).toBe(true);
    expect((await confirm(token)).body).toEqual({ email, isNew: false });
    const account = app.sessions.accounts.get(email);
    expect(await isPassword(SECOND, String(account?.passwordHash))).toBe(true);
    expect(await typesOf()).toContain('CandidateLinked');
  });
});
