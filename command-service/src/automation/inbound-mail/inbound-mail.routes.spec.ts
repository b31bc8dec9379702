import { MAX_INBOUND_BYTES } from 'contracts/automation/inbound-mail/inbound-mail.endpoints';
import { exampleCause, exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { inboundAddresses } from 'platform/mail/inbound-address';
import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { INBOUND, type SpecApp, specApp } from '#command-service/test/app.harness';
import { contractsOf } from '#command-service/test/contracts.fixture';
import { MAX_BOUNDARIES } from './inbound-email.ts';

const path = '/api/public/inbound-mail';
const mails = '/api/tenant/candidate-mails';
const mailId = derivedId('a mail that went out');
const messageId = `<${mailId}@onrecord.example>`;

/** A report as mail servers write it (RFC 3464). */
const dsn = ({ action = 'failed', status = '5.1.1', returned = messageId, to = 'bounces@in.onrecord.example' } = {}) =>
  [
    'From: MAILER-DAEMON@mx.mail.example',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'I am sorry to have to inform you …',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.mail.example',
    '',
    'Final-Recipient: rfc822; ada@mail.example',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 <ada@mail.example>: no such',
    '  mailbox',
    '',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    'From: Harbor <no-reply@onrecord.example>',
    `Message-ID: ${returned}`,
    '',
    '--b--',
    '',
  ].join('\r\n');

/** A complaint as mailbox providers write it (RFC 5965). */
const arf = (kind = 'abuse') =>
  [
    'From: feedback@mail.example',
    'To: fbl@onrecord.example',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=feedback-report; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'This is an abuse report.',
    '--b',
    'Content-Type: message/feedback-report',
    '',
    `Feedback-Type: ${kind}`,
    'User-Agent: mail.example/1.0',
    'Version: 1',
    '',
    '--b',
    'Content-Type: message/rfc822',
    '',
    `Message-ID: ${messageId}`,
    'Subject: News',
    '',
    'Hello',
    '--b--',
    '',
  ].join('\r\n');

describe('what mail servers tell us (AUT-38, AUT-39)', () => {
  let app: SpecApp;
  let ada: string;
  beforeEach(async () => {
    app = specApp();
    app.haveAccount(exampleUserId);
    const person = { firstName: 'Ada', lastName: 'Berg', email: 'ada@mail.example' };
    ada = (await app.owner('post', '/api/tenant/candidates', person)).body.id;
    app.sentMails.set(mailId, { tenantId: exampleTenantId, subjectId: ada, to: 'ada@mail.example' });
  });
  const post = (raw: string | Buffer, secret = INBOUND.INBOUND_SECRET, to = '') =>
    request(app.app)
      .post(`${path}${to && `?to=${encodeURIComponent(to)}`}`)
      .set('Authorization', `Bearer ${secret}`)
      .set('Content-Type', 'message/rfc822')
      .send(raw);
  const report = (reports: object[], secret = INBOUND.INBOUND_SECRET) =>
    request(app.app).post(`${path}/reports`).set('Authorization', `Bearer ${secret}`).send({ reports });
  const send = (candidateIds = [ada]) =>
    app.recruiter('post', `${mails}/send`, { locale: 'en-us', subject: 'x', content: 'y', candidateIds });
  const told = async () => {
    const types = new Set(['MailBounced', 'MailComplained', 'MailAddressCleared']);
    const { events } = await app.events.feed.read(0n, 1_000, types);
    return events.map(({ type, data }) => ({
      type,
      ...(data as { mailAddressId?: string; answer?: string; isHard?: boolean }),
    }));
  };

  it('given a report that a mailbox is not there, when it comes in twice, then nobody is written to there until somebody clears it', async () => {
    expect((await post(dsn())).body).toEqual({ taken: 1 });
    expect((await post(dsn())).body).toEqual({ taken: 1 });
    expect(await told()).toMatchObject([{ type: 'MailBounced', isHard: true, answer: '550 5.1.1 : no such mailbox' }]);
    expect((await send()).body.refused[0].code).toBe('mail-bounced');
    const [id] = (await told()).map(({ mailAddressId }) => mailAddressId);
    expect((await app.as('Trainer')('post', `/api/tenant/mail-addresses/${id}/clear`)).status).toBe(403);
    expect((await app.recruiter('post', `/api/tenant/mail-addresses/${id}/clear`)).status).toBe(200);
    expect((await send()).body.changed).toEqual([ada]);
  });

  it('given a mail about a candidate to somebody of the company, when it bounces, then the mark is theirs, not the candidate’s', async () => {
    const readerId = derivedId('colleague');
    app.sentMails.set(mailId, { tenantId: exampleTenantId, subjectId: ada, readerId, to: 'rita@harbor.example' });
    expect((await post(dsn())).body).toEqual({ taken: 1 });
    const { events } = await app.events.feed.read(0n, 1_000, new Set(['MailAddressCreated']));
    expect(events.map(({ data }) => data)).toMatchObject([
      { subjectId: readerId, candidateId: null, userId: readerId },
    ]);
  });

  it('given a mail with a link to sign, when it bounces, then the address is marked, and known with the contract alone (AUT-62)', async () => {
    const subjectId = derivedId('contract');
    app.sentMails.set(mailId, { tenantId: exampleTenantId, subjectId, to: 'Sid@mail.example', isPrivate: true });
    expect((await post(dsn())).body).toEqual({ taken: 1 });
    const { events } = await app.events.feed.read(0n, 1_000, new Set(['MailAddressCreated']));
    expect(events.map(({ data }) => data)).toMatchObject([
      { subjectId, candidateId: null, userId: null, address: 'sid@mail.example' },
    ]);
  });

  it('given a contract of a candidate, when the mail with their link to sign bounces, then the mark is theirs, as it is of a user; of another who signs it is the contract’s', async () => {
    const { sent } = contractsOf(app);
    const { id: subjectId } = await sent({ candidateId: ada });
    const [ola, gone] = [derivedId('Ola'), derivedId('gone')];
    for (const userId of [ola, gone]) app.haveAccount(userId);
    const granted = { type: 'GrantMembership' as const, data: { userId: ola, roles: ['Recruiter' as const] } };
    await app.commands.membership(ola, { ...granted, metadata: { ...exampleCause, tenantId: exampleTenantId } });
    const [ofUser, ofStranger] = [ola, gone].map((id) => `${id}@harbor.example`) as [string, string];
    for (const to of ['ada@mail.example', 'bo@mail.example', ofUser, ofStranger]) {
      const id = derivedId('link to sign', to);
      app.sentMails.set(id, { tenantId: exampleTenantId, subjectId, to, isPrivate: true });
      expect((await post(dsn({ returned: `<${id}@x>` }))).body).toEqual({ taken: 1 });
    }
    const { events } = await app.events.feed.read(0n, 1_000, new Set(['MailAddressCreated']));
    expect(events.map(({ data }) => data)).toMatchObject([
      { subjectId: ada, candidateId: ada, userId: null, address: 'ada@mail.example' },
      { subjectId, candidateId: null, userId: null, address: 'bo@mail.example' },
      { subjectId: ola, candidateId: null, userId: ola, address: ofUser },
      { subjectId, candidateId: null, userId: null, address: ofStranger },
    ]);
  });

  it('given a mark that began with a contract, when a mail to a candidate with that address bounces, then it is theirs with all its marks: it stays when the contract is erased, and goes with them', async () => {
    const { sent } = contractsOf(app);
    const { id: subjectId } = await sent();
    const signing = derivedId('link to sign');
    app.sentMails.set(signing, { tenantId: exampleTenantId, subjectId, to: 'ada@mail.example', isPrivate: true });
    await post(dsn({ returned: `<${signing}@x>` }));
    await post(dsn({ status: '5.2.2' }));
    const changed = (await app.events.feed.read(0n, 1_000, new Set(['MailAddressOwnerChanged']))).events;
    expect(changed.map(({ data }) => data)).toMatchObject([{ subjectId: ada, candidateId: ada }]);
    expect((await app.recruiter('post', `/api/tenant/contracts/${subjectId}/void`, { reason: 'x' })).status).toBe(200);
    expect((await app.owner('post', `/api/tenant/contracts/${subjectId}/erase`, {})).status).toBe(200);
    expect((await send()).body.refused[0].code).toBe('mail-bounced');
    await app.owner('post', `/api/tenant/candidates/${ada}/erase`, {});
    const next = await app.owner('post', '/api/tenant/candidates', {
      ...{ firstName: 'Ada', lastName: 'Moe', email: 'ada@mail.example' },
    });
    expect((await send([next.body.id])).body.changed).toEqual([next.body.id]);
  });

  it.each(['5.1.7', '5.1.8'])(
    'given a fault of the sender (%s), when it is reported, then it is none of the address',
    async (status) => {
      await post(dsn({ status }));
      expect(await told()).toMatchObject([{ type: 'MailBounced', isHard: false }]);
    },
  );

  it('given reports of reasons that pass, when there are five in a month, then mails stop, and not before', async () => {
    for (let count = 1; count <= 5; count += 1) {
      expect((await send()).body.changed).toEqual([ada]);
      const id = derivedId('mail', String(count));
      app.sentMails.set(id, { tenantId: exampleTenantId, subjectId: ada, to: 'ada@mail.example' });
      await post(dsn({ status: '5.2.2', returned: `<${id}@x>` }));
    }
    expect((await send()).body.refused[0].code).toBe('mail-bounced');
  });

  it('given soft reports that are weeks apart, when the fifth comes, then those that are old do not count', async () => {
    for (let count = 1; count <= 6; count += 1) {
      const id = derivedId('mail', String(count));
      app.sentMails.set(id, { tenantId: exampleTenantId, subjectId: ada, to: 'ada@mail.example' });
      await post(dsn({ status: '4.2.2', returned: `<${id}@x>` }));
      app.advance(8 * 24 * 60 * 60_000);
    }
    expect((await send()).body.changed).toEqual([ada]);
  });

  it('given a complaint, when it comes in, then nobody is written to there; one that says "not spam" is none', async () => {
    expect((await post(arf('not-spam'))).body).toEqual({ taken: 0 });
    expect((await post(arf())).body).toEqual({ taken: 1 });
    expect((await send()).body.refused[0].code).toBe('mail-complained');
  });

  it('given a complaint that somebody cleared, when it comes in again, then it counts no more; one about another mail does', async () => {
    await post(arf());
    const [first] = await told();
    await app.recruiter('post', `/api/tenant/mail-addresses/${first?.mailAddressId}/clear`);
    expect((await post(arf())).body).toEqual({ taken: 1 });
    expect((await send()).body.changed).toEqual([ada]);
    const another = derivedId('another mail');
    app.sentMails.set(another, { tenantId: exampleTenantId, subjectId: ada, to: 'ada@mail.example' });
    await report([{ type: 'complaint', messageId: `<${another}@onrecord.example>` }]);
    expect((await send()).body.refused[0].code).toBe('mail-complained');
  });

  it('given a report that names its mail by the envelope alone, when it comes in, then it is that mail', async () => {
    const to = inboundAddresses(INBOUND)?.make('bounce', mailId) ?? '';
    expect((await post(dsn({ returned: '<somebody@elsewhere>', to }))).body).toEqual({ taken: 1 });
    app.sentMails.delete(mailId);
    expect((await post(dsn({ returned: 'x' }), undefined, to)).body).toEqual({ taken: 0 });
  });

  it('given delays, mails of others and of accounts, when reports of them come in, then nothing is marked', async () => {
    app.sentMails.set(derivedId('account'), {
      ...{ tenantId: '00000000-0000-0000-0000-000000000000', subjectId: exampleUserId, to: 'ana@mail.example' },
    });
    expect((await post(dsn({ action: 'delayed' }))).body).toEqual({ taken: 0 });
    expect((await post(dsn({ returned: '<1234@elsewhere.example>' }))).body).toEqual({ taken: 0 });
    expect((await post(dsn({ returned: `<${derivedId('account')}@onrecord.example>` }))).body).toEqual({ taken: 0 });
    expect(await told()).toEqual([]);
  });

  it('given the webhook of whoever delivers mails, when it says what came back, then it counts; an unknown mail does not', async () => {
    const { body } = await report([
      { type: 'bounce', messageId, isPermanent: true, reason: 'no such mailbox ada@mail.example' },
      { type: 'complaint', messageId: '<somebody@elsewhere>' },
    ]);
    expect(body).toEqual({ taken: 1 });
    expect((await told())[0]?.answer).toBe('no such mailbox');
    expect((await report([{ type: 'bounce' }])).body.errors).toHaveProperty(['reports.0.messageId']);
  });

  it('given no secret or another one, when something comes in, then it is refused and nothing is read', async () => {
    for (const secret of ['', 'wrong', INBOUND.INBOUND_SECRET.slice(1)]) {
      expect((await post(dsn(), secret)).status).toBe(401);
      expect((await report([{ type: 'bounce', messageId }], secret)).status).toBe(401);
      expect((await post(Buffer.alloc(MAX_INBOUND_BYTES + 1, 'a'), secret)).status).toBe(401);
      expect((await report([], secret)).status).toBe(401);
    }
    expect(await told()).toEqual([]);
  });

  it('given a mail of a million parts, or addresses that never end, when they come in, then they are refused or nobody’s', async () => {
    const multipart = 'Content-Type: multipart/mixed; boundary=b\r\n\r\n';
    const parts = (count: number) => `${multipart}${'--b\n\n'.repeat(count)}--b--`;
    for (const count of [MAX_BOUNDARIES, 1_000_000]) expect((await post(parts(count))).status).toBe(422);
    expect((await post(parts(MAX_BOUNDARIES - 1))).body).toEqual({ taken: 0 });
    const folded = `To: ${`${'a'.repeat(900)}\r\n `.repeat(280)}\r\n\r\nHello`;
    expect((await post(folded)).body).toEqual({ taken: 0 });
  });

  it('given mails that are no mails, too large or made to hurt, when they come in, then each is answered and nothing is marked', async () => {
    const nested = Array.from(
      { length: 80 },
      (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}`,
    );
    for (const raw of ['x', '\0\0\0', 'Content-Type: multipart/report; boundary=b\r\n\r\n--b', nested.join('\r\n')])
      expect([200, 422]).toContain((await post(raw)).status);
    expect((await post(Buffer.alloc(10 * 1_048_576 + 1, 'a'))).status).toBe(413);
    expect((await post(Buffer.alloc(9 * 1_048_576, 'a '))).status).toBe(422);
    const large = Buffer.concat([Buffer.from('Subject: x\r\n\r\n'), Buffer.alloc(9 * 1_048_576, 'a line\r\n')]);
    expect((await post(large)).body).toEqual({ taken: 0 });
    expect(await told()).toEqual([]);
  });
});
