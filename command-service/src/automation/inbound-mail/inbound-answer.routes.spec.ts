import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId, streamName } from 'contracts/kernel/id';
import { inboundAddresses } from 'platform/mail/inbound-address';
import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { INBOUND, type SpecApp, specApp } from '#command-service/test/app.harness';

const path = '/api/public/inbound-mail';
const mailId = derivedId('a mail that went out');
const replyTo = inboundAddresses(INBOUND)?.make('reply', mailId) ?? '';

/** An answer as mail programs write it. */
const answer = ({ to = replyTo, headers = [] as string[], body = 'On Tuesday, please.', type = 'text/plain' } = {}) =>
  [
    'From: =?utf-8?q?Ada_B=C3=A9rg?= <ada@mail.example>',
    `To: Harbor <${to}>`,
    'Subject: Re: Come and see us',
    'Message-ID: <answer-1@mail.example>',
    'MIME-Version: 1.0',
    `Content-Type: ${type}; charset=utf-8`,
    ...headers,
    '',
    body,
    '',
  ].join('\r\n');

const withFile = [
  `To: ${replyTo}`,
  'From: ada@mail.example',
  'Subject: My papers',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary="b"',
  '',
  '--b',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<html><head><style>p{color:red}</style></head><body><p>Hello &amp; thank you</p><script>alert(1)</script><img src=x onerror=alert(1)>See you</body></html>',
  '--b',
  'Content-Type: application/pdf; name="../../cv.pdf"',
  'Content-Disposition: attachment; filename="cv.pdf"',
  'Content-Transfer-Encoding: base64',
  '',
  'aGVsbG8=',
  '--b--',
  '',
].join('\r\n');

describe('answers of candidates (REC-67, REC-68)', () => {
  let app: SpecApp;
  let ada: string;
  let answersId: string;
  let before: bigint;
  beforeEach(async () => {
    app = specApp();
    app.haveAccount(exampleUserId);
    const person = { firstName: 'Ada', lastName: 'Berg', email: 'ada@mail.example' };
    ada = (await app.owner('post', '/api/tenant/candidates', person)).body.id;
    const mail = { locale: 'en-us', subject: 'Come and see us', content: 'When?', candidateIds: [ada] };
    await app.recruiter('post', '/api/tenant/candidate-mails/send', mail);
    const { events, until } = await app.events.feed.read(0n, 1_000, new Set(['CandidateMailWritten']));
    before = until;
    answersId = String((events[0]?.data as { candidateMailId?: string } | undefined)?.candidateMailId);
    const sent = { tenantId: exampleTenantId, subjectId: ada, to: 'ada@mail.example', candidateMailId: answersId };
    app.sentMails.set(mailId, sent);
  });
  const post = (raw: string, to = '') =>
    request(app.app)
      .post(`${path}${to && `?to=${encodeURIComponent(to)}`}`)
      .set('Authorization', `Bearer ${INBOUND.INBOUND_SECRET}`)
      .set('Content-Type', 'message/rfc822')
      .send(raw);
  const received = async () => {
    return (await app.events.feed.read(before, 1_000, new Set(['CandidateMailReceived']))).events.map(
      ({ data }) => data as Record<string, unknown>,
    );
  };

  it('given an answer to a mail, when it is handed over twice, then it stands with the candidate once, as text', async () => {
    expect((await post(answer())).body).toEqual({ taken: 1 });
    expect((await post(answer())).body).toEqual({ taken: 1 });
    expect(await received()).toMatchObject([
      {
        ...{ candidateId: ada, answersId, jobId: null, isAutomatic: false, files: [] },
        ...{ from: 'Ada Bérg <ada@mail.example>', subject: 'Re: Come and see us', content: 'On Tuesday, please.' },
      },
    ]);
  });

  it('given an answer in HTML with a file, when it comes in, then its words are kept, its mark-up is not, and the file is named', async () => {
    await post(withFile);
    const [found] = await received();
    expect(found?.content).toBe('Hello & thank you\nSee you');
    expect(found?.files).toEqual([{ name: 'cv.pdf', size: 5 }]);
  });

  it('given the envelope alone, or the address in capitals, when an answer comes in, then it finds its mail', async () => {
    expect((await post(answer({ to: 'info@harbor.example' }), replyTo)).body).toEqual({ taken: 1 });
    expect((await post(answer({ to: replyTo.toUpperCase() }))).body).toEqual({ taken: 1 });
  });

  it('given an address that was made up, of no mail or of a mail about something else, when an answer comes in, then it is nobody’s', async () => {
    const addresses = inboundAddresses(INBOUND);
    const others = inboundAddresses({ ...INBOUND, INBOUND_SECRET: 'another-secret-of-somebody' });
    app.sentMails.set(derivedId('task'), { tenantId: exampleTenantId, subjectId: ada, to: 'x@mail.example' });
    for (const to of [
      others?.make('reply', mailId),
      addresses?.make('bounce', mailId),
      addresses?.make('reply', derivedId('nothing')),
      addresses?.make('reply', derivedId('task')),
      `reply+${mailId.replaceAll('-', '')}0000000000000000@in.onrecord.example`,
    ])
      expect((await post(answer({ to: to ?? '' }))).body).toEqual({ taken: 0 });
    expect(await received()).toEqual([]);
  });

  it('given a mail that the product wrote, when its candidate answers, then it stands with them, about the same interview and job; once they are erased it does not', async () => {
    const about = { interviewId: derivedId('interview'), jobId: derivedId('job') };
    app.sentMails.set(mailId, { tenantId: exampleTenantId, subjectId: ada, to: 'ada@mail.example', about });
    expect((await post(answer())).body).toEqual({ taken: 1 });
    expect(await received()).toMatchObject([{ candidateId: ada, answersId: mailId, ...about }]);
    app.sentMails.set(mailId, {
      tenantId: exampleTenantId,
      subjectId: derivedId('nobody'),
      to: 'x@mail.example',
      about,
    });
    expect((await post(answer())).body).toEqual({ taken: 0 });
  });

  it('given the mail of another company, when an answer comes in, then it is that company’s alone', async () => {
    const tenantId = derivedId('other company');
    app.sentMails.set(mailId, { tenantId, subjectId: ada, to: 'ada@mail.example', candidateMailId: answersId });
    expect((await post(answer())).body).toEqual({ taken: 0 });
    expect(await received()).toEqual([]);
  });

  it('given mails that no person wrote, when they come in, then they are kept as such', async () => {
    for (const header of [
      'Auto-Submitted: auto-replied',
      'Precedence: bulk',
      'List-Id: <x.example>',
      'Return-Path: <>',
      'X-Autoreply: yes',
    ])
      await post(
        answer({ headers: [header, `X-Nth: ${header}`], body: header }).replace(
          'answer-1',
          header.slice(0, 9).replace(/\W/g, '-'),
        ),
      );
    expect((await received()).map(({ isAutomatic }) => isAutomatic)).toEqual(Array(5).fill(true));
  });

  it('given headers that mail services put on what people write, when it comes in, then it is no program’s', async () => {
    for (const header of ['Feedback-ID: 17485103:user:service', 'X-Auto-Response-Suppress: All'])
      await post(answer({ headers: [header], body: header }).replace('answer-1', header.slice(0, 8)));
    expect((await received()).map(({ isAutomatic }) => isAutomatic)).toEqual([false, false]);
  });

  it('given line breaks, controls and turned writing in its headers, when an answer comes in, then each is one plain line', async () => {
    const subject = '=?utf-8?q?Re=3A_x=0D=0ABcc=3A_evil=40x=2Eexample=E2=80=AEtxt=00?=';
    await post(answer().replace('Re: Come and see us', subject));
    const [found] = await received();
    expect(found?.subject).toMatch(/^Re: x Bcc: evil@x\.example ?txt$/);
  });

  it('given somebody who is erased, when they answer, then nothing is kept, and what they wrote before is gone', async () => {
    await post(answer());
    await app.owner('post', `/api/tenant/candidates/${ada}/erase`, {});
    expect((await post(answer().replace('answer-1', 'answer-2'))).body).toEqual({ taken: 0 });
    const [found] = await received();
    expect([found?.content, found?.from, found?.files]).toEqual([{ erased: true }, { erased: true }, { erased: true }]);
    const id = String(found?.candidateMailId);
    expect(await app.events.store.streamExists(streamName('candidateMail', exampleTenantId, id))).toBe(true);
  });
});
