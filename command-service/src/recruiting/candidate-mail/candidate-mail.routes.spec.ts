import { defaultProfile } from 'contracts/identity/company/company.events';
import { exampleCause, exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId, streamName } from 'contracts/kernel/id';
import { DAILY_MAILS } from 'contracts/recruiting/candidate-mail/mail-allowance.commands';
import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SpecApp, specApp } from '#command-service/test/app.harness';

const mails = '/api/tenant/candidate-mails';
const mail = {
  locale: 'en-us',
  subject: 'Hello {{ candidate.first_name }}',
  content: 'Dear {{ candidate.last_name }}',
};
const inPortuguese = { locale: 'pt-br', subject: 'Olá {{ candidate.first_name }}', content: 'Vaga {{ job.title }}' };

describe('mails to candidates', () => {
  let app: SpecApp;
  beforeEach(() => {
    app = specApp();
    app.haveAccount(exampleUserId);
  });
  const person = async (firstName: string, more: object = {}): Promise<string> => {
    const email = `${firstName.toLowerCase()}@mail.example`;
    return (await app.owner('post', '/api/tenant/candidates', { firstName, lastName: 'Berg', email, ...more })).body.id;
  };
  const send = (body: object) => app.recruiter('post', `${mails}/send`, { ...mail, ...body });
  const written = async () => {
    const all = await app.events.feed.read(0n, 1_000, new Set(['CandidateMailWritten']));
    return all.events.map(({ data }) => data as Record<string, unknown>);
  };

  it('given two candidates, when they are written to, then each gets their own words', async () => {
    const [ada, eve] = [await person('Ada'), await person('Eve', { country: 'BR' })];
    const { status, body } = await send({ candidateIds: [ada, eve, ada], variants: [inPortuguese] });
    expect([status, body]).toEqual([200, { changed: [ada, eve], refused: [] }]);
    expect(await written()).toMatchObject([
      {
        candidateId: ada,
        to: 'ada@mail.example',
        subject: 'Hello Ada',
        content: 'Dear Berg',
        locale: 'en-us',
      },
      { candidateId: eve, subject: 'Olá Eve', content: 'Vaga ', locale: 'pt-br' },
    ]);
  });

  it('given an interview in Brazil, when its candidate is written to, then it is about its job and in Portuguese', async () => {
    const candidateId = await person('Ada');
    const job = (await app.owner('post', '/api/tenant/jobs', { title: 'Cozinheiro', country: 'BR' })).body;
    const { id } = (await app.owner('post', '/api/tenant/interviews', { candidateId, jobId: job.id })).body;
    expect((await send({ interviewIds: [id], variants: [inPortuguese] })).body.changed).toEqual([id]);
    expect(await written()).toMatchObject([
      { candidateId, interviewId: id, jobId: job.id, content: 'Vaga Cozinheiro' },
    ]);
  });

  it('given people who cannot be reached, when many are written to, then they are left out with the reason', async () => {
    const [ada, gone, erased] = [await person('Ada'), derivedId('nobody'), await person('Eve')];
    await app.owner('post', `/api/tenant/candidates/${erased}/erase`, {});
    const { body } = await send({ candidateIds: [ada, gone, erased] });
    expect(body.changed).toEqual([ada]);
    expect(body.refused.map(({ id, code }: { id: string; code: string }) => [id, code])).toEqual([
      [gone, 'candidate-not-found'],
      [erased, 'erased'],
    ]);
    const asked = await app.recruiter('post', `${mails}/recipients`, { candidateIds: [ada, gone] });
    expect(asked.body).toEqual([
      { id: ada, name: 'Ada Berg', to: 'ada@mail.example', locale: 'en-us', skipped: null },
      { id: gone, name: null, to: null, locale: null, skipped: 'candidate-not-found' },
    ]);
  });

  it('given two interviews of one candidate, when the words are the same for both, then they are sent once', async () => {
    const candidateId = await person('Ada');
    const ids: string[] = [];
    for (const title of ['Cook', 'Baker']) {
      const jobId = (await app.owner('post', '/api/tenant/jobs', { title })).body.id;
      ids.push((await app.owner('post', '/api/tenant/interviews', { candidateId, jobId })).body.id);
    }
    const { body } = await send({ interviewIds: ids });
    expect([body.changed.length, body.refused[0].code]).toEqual([1, 'mail-repeated']);
    expect((await send({ interviewIds: ids, content: 'About {{ job.title }}' })).body.changed).toEqual(ids);
  });

  it('given one key, when the same request comes twice, then each gets one mail', async () => {
    const candidateIds = [await person('Ada'), await person('Eve')];
    const token = (await app.as('Recruiter')('post', `${mails}/recipients`, { candidateIds })).request.getHeader(
      'Authorization',
    );
    const once = () =>
      request(app.app)
        .post(`${mails}/send`)
        .set('Authorization', String(token))
        .set('Idempotency-Key', 'one-press')
        .send({ ...mail, candidateIds });
    const answers = await Promise.all([once(), once(), once()]);
    expect(answers.map(({ body }) => body.changed.length)).toEqual([2, 2, 2]);
    expect(await written()).toHaveLength(2);
  });

  const spend = (count: number, askedId = derivedId('asked')) =>
    app.commands.mailAllowance.spend(exampleCause, { askedId, count });

  it('given a day with one mail left, when two are written to, then nobody gets any and the problem says what is left; one may be, and the next day both', async () => {
    await spend(DAILY_MAILS - 1);
    const [ada, eve] = [await person('Ada'), await person('Eve')];
    const { status, body } = await send({ candidateIds: [ada, eve] });
    expect([status, body.code, body.left]).toEqual([409, 'mail-daily-cap-reached', 1]);
    expect(body.detail).toBe('1 of 2000 mails to candidates are left for today.');
    expect(await written()).toEqual([]);
    expect((await send({ candidateIds: [ada] })).body.changed).toEqual([ada]);
    expect((await send({ candidateIds: [eve] })).body.left).toBe(0);
    app.advance(24 * 60 * 60_000);
    expect((await send({ candidateIds: [ada, eve] })).body.changed).toEqual([ada, eve]);
  });

  it('given a company whose day begins later, when it writes, then the day of its own time zone counts', async () => {
    const company = { ...defaultProfile, name: 'Harbor', timeZone: 'Pacific/Pago_Pago', companyId: exampleTenantId };
    await app.commands.company(exampleTenantId, { type: 'RegisterCompany', data: company, metadata: exampleCause });
    await send({ candidateIds: [await person('Ada')] });
    const { events } = await app.events.feed.read(0n, 1_000, new Set(['MailAllowanceSpent']));
    expect(events.map(({ data }) => data)).toMatchObject([{ day: '2026-03-01', count: 1 }]);
  });

  it('given an address that is not confirmed, when its account or a key that it made writes, then it is refused; once it is confirmed, both may', async () => {
    const candidateIds = [await person('Ada')];
    const scopes = ['tenant.email.outbox.create', 'tenant.candidates.read'];
    const { secret } = (await app.owner('post', '/api/tenant/api-keys', { name: 'Mailer', scopes })).body;
    const byKey = () =>
      request(app.app)
        .post(`${mails}/send`)
        .set('Authorization', `Bearer ${secret}`)
        .send({ ...mail, candidateIds });
    app.haveAccount(exampleUserId, false);
    for (const { status, body } of [await send({ candidateIds }), await byKey()])
      expect([status, body.code]).toEqual([403, 'mail-sender-unverified']);
    expect(await written()).toEqual([]);
    app.haveAccount(exampleUserId);
    expect([(await send({ candidateIds })).status, (await byKey()).status]).toEqual([200, 200]);
  });

  it('given an unknown tag, a file that is not there or no right, when sent, then nobody gets anything', async () => {
    const candidateIds = [await person('Ada')];
    const wrong = await send({ candidateIds, content: '{{ candidate.shoe }}' });
    expect([wrong.body.code, wrong.body.detail]).toEqual(['mail-tag-unknown', 'Unknown tags: candidate.shoe']);
    const attachmentIds = [derivedId('file')];
    expect((await send({ candidateIds, attachmentIds })).body.detail).toBe('tenant.files.read');
    const owner = await app.owner('post', `${mails}/send`, { ...mail, candidateIds, attachmentIds });
    expect(owner.body.code).toBe('mail-file-not-found');
    expect((await app.as('Auditor')('post', `${mails}/send`, { ...mail, candidateIds })).status).toBe(403);
    expect((await send({ candidateIds: [] })).status).toBe(422);
    expect(await written()).toEqual([]);
  });

  it('given a draft, when it is shown for one of its recipients, then it is what they would read', async () => {
    const candidateIds = [await person('Ada')];
    const { body } = await app.recruiter('post', `${mails}/preview`, { ...mail, candidateIds });
    expect(body).toMatchObject({ subject: 'Hello Ada', text: 'Dear Berg\n', missing: [] });
    expect(await written()).toEqual([]);
  });

  it('given a mail, when it is stored, then nothing in it names the candidate once they are erased', async () => {
    const ada = await person('Ada');
    await send({ candidateIds: [ada] });
    await app.owner('post', `/api/tenant/candidates/${ada}/erase`, {});
    expect(await written()).toMatchObject([
      { to: { erased: true }, subject: { erased: true }, content: { erased: true } },
    ]);
  });

  describe('that go with a decision', () => {
    const reject = (body: object) =>
      app.recruiter('post', '/api/tenant/interviews/status', { status: 'rejected', ...body });
    const interviewOf = async (candidateId: string) => {
      const jobId = (await app.owner('post', '/api/tenant/jobs', { title: 'Cook' })).body.id;
      return (await app.owner('post', '/api/tenant/interviews', { candidateId, jobId })).body.id as string;
    };
    const silent = async () => {
      const { events } = await app.events.feed.read(0n, 1_000, new Set(['InterviewStatusChanged']));
      return events.map(({ data }) => (data as { isSilent: boolean }).isSilent);
    };

    it('given a rejection with a mail, when it is made, then the mail waits and the product says nothing of its own', async () => {
      const id = await interviewOf(await person('Ada'));
      const { body } = await reject({ ids: [id], mail });
      expect(body).toEqual({ changed: [id], refused: [], notMailed: [] });
      expect(await written()).toMatchObject([
        { interviewId: id, subject: 'Hello Ada', isHeld: true, decision: 'rejected' },
      ]);
      expect(await silent()).toEqual([true]);
    });

    it('given somebody who was rejected before that settled, when a mail is sent with it again, then it does not wait for ever', async () => {
      const id = await interviewOf(await person('Ada'));
      const { dueAt } = { dueAt: '2026-03-02T09:00:12.000Z' };
      await reject({ ids: [id] });
      const settle = { aggregate: 'interview', id, type: 'SettleInterviewStatus', data: { dueAt } };
      await app.system({
        ...{ tenantId: exampleTenantId, ...settle },
        cause: { eventId: derivedId('settle'), policy: 'p', target: 't', correlationId: 'c' },
      });
      const { events } = await app.events.store.readStream(streamName('interview', exampleTenantId, id));
      expect(events.at(-1)?.type).toBe('InterviewStatusSettled');
      expect((await reject({ ids: [id], mail })).body.notMailed).toEqual([]);
      expect(await written()).toMatchObject([{ isHeld: false }]);
    });

    it('given a decision that was undone, when its request comes again with a mail, then nothing is written', async () => {
      const id = await interviewOf(await person('Ada'));
      const once = () => reject({ ids: [id], mail: { ...mail, subject: 'Sorry' } }).set('Idempotency-Key', 'one-press');
      await reject({ ids: [id] }).set('Idempotency-Key', 'no-mail');
      await app.recruiter('post', '/api/tenant/interviews/status/undo', { ids: [id], status: 'rejected' });
      await app.recruiter('post', `/api/tenant/interviews/${id}/status`, { status: 'reviewed' });
      const { body } = await once();
      expect(body.notMailed).toEqual([]);
      await app.recruiter('post', '/api/tenant/interviews/status/undo', { ids: [id], status: 'rejected' });
      expect((await once()).body.notMailed).toMatchObject([{ id, code: 'interview-undo-changed' }]);
    });

    it('given a day with no mail left, when somebody is rejected with a mail, then they are not rejected; without one, they are', async () => {
      await spend(DAILY_MAILS);
      const id = await interviewOf(await person('Ada'));
      expect((await reject({ ids: [id], mail })).body).toMatchObject({ code: 'mail-daily-cap-reached', left: 0 });
      expect(await silent()).toEqual([]);
      expect((await reject({ ids: [id] })).body.changed).toEqual([id]);
    });

    it('given one who cannot be written to, an unknown tag, or no right to write, when rejected with a mail, then that is said', async () => {
      const candidateId = await person('Eve');
      const id = await interviewOf(candidateId);
      expect((await reject({ ids: [id], mail: { ...mail, content: '{{ x.y }}' } })).body.code).toBe('mail-tag-unknown');
      expect(await silent()).toEqual([]);
      await app.owner('post', `/api/tenant/candidates/${candidateId}/erase`, {});
      const { body } = await reject({ ids: [id], mail });
      expect([body.changed, body.notMailed[0].code]).toEqual([[id], 'erased']);
    });
  });

  describe('that wait', () => {
    const id = derivedId('a mail');
    let interviewId: string;
    const system = (type: string, data: object) =>
      app.system({
        ...{ tenantId: exampleTenantId, aggregate: 'candidateMail', id, type, data },
        cause: { eventId: derivedId('event', type), policy: 'p', target: 't', correlationId: 'c' },
      });
    const types = async () =>
      (await app.events.store.readStream(streamName('candidateMail', exampleTenantId, id))).events.map(
        ({ type }) => type,
      );
    beforeEach(async () => {
      const candidateId = await person('Ada');
      const jobId = (await app.owner('post', '/api/tenant/jobs', { title: 'Cook' })).body.id;
      const interview = (await app.owner('post', '/api/tenant/interviews', { candidateId, jobId })).body;
      interviewId = interview.id;
      const decision = { status: interview.status, since: interview.statusSince };
      const nothing = { interviewId, jobId: null, templateId: null, attachmentIds: [], locale: 'en-us' as const };
      const words = { to: 'ada@mail.example', subject: 'x', content: 'y' };
      await app.commands.candidateMail(id, {
        type: 'WriteCandidateMail',
        data: { candidateMailId: id, candidateId, ...nothing, ...words, kind: 'application', decision },
        metadata: exampleCause,
      });
    });

    it('given a decision that is settled, when its mail is released, then once, and it is on its way', async () => {
      expect((await system('SettleCandidateMail', {})).status).toBe(200);
      expect((await app.recruiter('post', `${mails}/${id}/cancel`)).body.code).toBe('mail-on-its-way');
      await system('NoteCandidateMailSent', { answer: '250 OK' });
      await system('NoteCandidateMailFailed', { answer: 'late' });
      expect(await types()).toEqual(['CandidateMailWritten', 'CandidateMailReleased', 'CandidateMailSent']);
    });

    it('given a decision that may still be undone, when its mail is looked at, then it goes on waiting', async () => {
      await app.recruiter('post', `/api/tenant/interviews/${interviewId}/status`, { status: 'approved' });
      await system('SettleCandidateMail', {});
      expect(await types()).toEqual(['CandidateMailWritten']);
    });

    it('given somebody who may not read interviews, when they cancel a mail about one, then it is refused and waits on', async () => {
      const scopes = ['tenant.email.outbox.create', 'tenant.candidates.read'];
      const { secret } = (await app.owner('post', '/api/tenant/api-keys', { name: 'Mailer', scopes })).body;
      const cancelling = request(app.app).post(`${mails}/${id}/cancel`).set('Authorization', `Bearer ${secret}`);
      const { status, body } = await cancelling;
      expect([status, body.detail]).toEqual([403, 'tenant.interviews.read']);
      expect(await types()).toEqual(['CandidateMailWritten']);
    });

    it('given it is cancelled, when the decision is settled, then nothing happens', async () => {
      expect((await app.recruiter('post', `${mails}/${id}/cancel`)).status).toBe(200);
      expect((await app.recruiter('post', `${mails}/${id}/cancel`)).status).toBe(200);
      await system('SettleCandidateMail', {});
      expect(await types()).toEqual(['CandidateMailWritten', 'CandidateMailCancelled']);
    });
  });
});
