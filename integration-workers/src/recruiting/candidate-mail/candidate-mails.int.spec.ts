import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { type InboundAddresses, inboundAddresses } from 'platform/mail/inbound-address';
import { type MailTransport, openMailTransport } from 'platform/mail/transport';
import { openPool } from 'platform/postgres/pool';
import { memoryFiles } from 'platform/storage/memory-files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailGate } from '#integration-workers/automation/mail/mail-gate';
import { type Outbox, postgresOutbox } from '#integration-workers/automation/mail/outbox';
import { sendMail } from '#integration-workers/automation/mail/send-mail.job';
import { noteReport } from '#integration-workers/automation/mail-address/note-report.job';
import type { WorkItem } from '#integration-workers/engine/work-item';
import { openMailServer } from '#integration-workers/test/mail-server.harness';
import { givenCandidate, givenRow } from '#integration-workers/test/read-models.fixture';
import { type Harness, openHarness, silent } from '#integration-workers/test/workers.harness';
import type { Tools } from '#integration-workers/tools';
import { sendCandidateMail } from './send-candidate-mail.job.ts';
import { tellOfAnswer } from './tell-of-answer.job.ts';

const ofCompany = { tenant_id: exampleTenantId };
const fileId = derivedId('file of a mail');
const bytes = Buffer.from('a plan of the dock');

let harness: Harness;
let outbox: Outbox;
const closers: (() => unknown)[] = [];
beforeAll(async () => {
  harness = await openHarness();
  // Its tables are there once workers have started.
  await (await harness.startWorkers({}, { policies: [], due: [] })).close();
  const pool = openPool(harness.urls.WORKER_DATABASE_URL, 2, silent);
  closers.push(() => pool.end());
  outbox = postgresOutbox(pool);
  const { admin } = harness;
  const account =
    "insert into access.account (user_id, email, name, locale, version) values ($1, $2, 'Ana', 'en-us', 1)";
  await admin.query(account, [exampleUserId, 'ana@harbor.example']);
  const file = {
    folder_id: fileId,
    uploaded_by: exampleUserId,
    name: 'plan.pdf',
    mime: 'application/pdf',
    path: 'files/a/plan',
    status: 'completed',
  };
  await givenRow(admin, 'file', { ...ofCompany, id: fileId, ...file });
});
afterAll(async () => {
  for (const close of closers.reverse()) await close();
  await harness.close();
});

/** Somebody writes to a candidate: answers what the stream of the mail is told. */
const write = async (
  name: string,
  transport: MailTransport,
  more: object = {},
  {
    meanwhile = async () => undefined,
    ...given
  }: { meanwhile?: () => Promise<unknown> } & Record<string, unknown> = {},
) => {
  const id = derivedId('mail', name);
  const words = { to: `${name}@mail.example`, subject: 'Your plan', content: 'Hello **Ada**', locale: 'en-us' };
  const said = { candidate_id: derivedId('candidate', name), actor_id: exampleUserId, status: 'queued', ...words };
  await givenRow(harness.admin, 'candidate_mail', {
    ...ofCompany,
    id,
    attachment_ids: '[]',
    kind: 'letter',
    ...said,
    ...more,
  });
  const told: { type: string; data: object }[] = [];
  const asked: WorkItem[] = [];
  const files = memoryFiles();
  await files.put('files/a/plan', bytes);
  const tools = {
    read: async (_: unknown, { text, values }: { text: string; values: unknown[] }) =>
      (await harness.admin.query(text, values)).rows,
    command: async (_: unknown, { type, data }: { type: string; data: object }) => void told.push({ type, data }),
    subscriptionToken: async ({ address }: { address: string }) => ({ token: `token-of-${address.split('@')[0]}` }),
    enqueue: async (items: WorkItem[]) => void asked.push(...items),
    ...given,
    ...{
      outbox,
      transport,
      mailGate: createMailGate(),
      files,
      clock: () => new Date(),
      publicUrl: 'https://onrecord.example',
    },
  } as unknown as Tools;
  const cause = {
    eventId: derivedId('event', name),
    policy: 'p',
    target: id,
    tenantId: exampleTenantId,
    position: '1',
  };
  const work = { data: { candidateMailId: id }, cause, lastAttempt: false };
  await sendCandidateMail.handle(work, tools);
  await sendCandidateMail.handle(work, tools);
  await meanwhile();
  for (const item of asked)
    await sendMail.handle(
      { data: item.data as Parameters<typeof sendMail.handle>[0]['data'], cause: item.cause, lastAttempt: false },
      tools,
    );
  return told;
};

const deliveringTo = async (answer?: () => Error | null, inbound: InboundAddresses | null = null) => {
  const server = await openMailServer(answer);
  const transport = openMailTransport({ smtpUrl: server.url, from: 'Onrecord <no-reply@onrecord.example>', inbound });
  closers.push(server.close, () => transport.close());
  return { server, transport };
};

describe('mails that people write to candidates', () => {
  it('given a mail with a file, when it is sent twice over, then it arrives once, in the company’s name, with the file', async () => {
    const { server, transport } = await deliveringTo();
    const told = await write('ada', transport, { attachment_ids: JSON.stringify([fileId, derivedId('gone')]) });
    expect(server.raw).toHaveLength(1);
    const [raw = ''] = server.raw;
    expect(raw).toMatch(/^From: "?Harbor & Pine"? <no-reply@onrecord\.example>/m);
    expect(raw).toMatch(/^Reply-To: ana@harbor\.example/m);
    expect(raw).toContain('<strong>Ada</strong>');
    expect(raw).toContain('filename=plan.pdf');
    expect(raw).toContain(bytes.toString('base64'));
    expect(told.map(({ type }) => type)).toContain('NoteCandidateMailSent');
    expect(new Set(told.map(({ type }) => type)).size).toBe(1);
  });

  it('given an address that the server will never take, when it is sent, then it is not tried again and says so without the address', async () => {
    const refusal = Object.assign(new Error('no such mailbox <eve@mail.example>'), { responseCode: 550 });
    const { transport } = await deliveringTo(() => refusal);
    expect((await write('eve', transport))[0]).toEqual({
      type: 'NoteCandidateMailFailed',
      data: { answer: '550 no such mailbox' },
    });
  });

  it('given no mail server, when somebody writes, then it is kept in the mailbox and said so', async () => {
    const transport = openMailTransport({ from: 'Onrecord <no-reply@onrecord.example>' });
    expect((await write('kim', transport))[0]?.type).toBe('NoteCandidateMailKept');
    expect((await harness.mails()).find(({ to }) => to === 'kim@mail.example')?.status).toBe('kept');
  });

  it('given a mail that goes to several, when it is sent, then mail programs and readers are told how to unsubscribe; of a letter not', async () => {
    const { server, transport } = await deliveringTo();
    await write('bea', transport, { kind: 'bulk' });
    await write('lea', transport);
    const [bulk = '', letter = ''] = server.raw.map((raw) => raw.replace(/=\r\n/g, ''));
    expect(bulk).toMatch(
      /^List-Unsubscribe: <https:\/\/onrecord\.example\/api\/public\/unsubscribe\/token-of-bea>\r$/m,
    );
    expect(bulk).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(bulk).toContain('https://onrecord.example/a/unsubscribe#token-of-bea');
    expect(letter).not.toMatch(/unsubscribe/i);
  });

  it('given a mail that waits for the mail server, when its reader unsubscribes meanwhile, then it is not sent, and that is said', async () => {
    const { server, transport } = await deliveringTo();
    const marks = { address: 'late@mail.example', unsubscribed_at: new Date().toISOString() };
    const meanwhile = () =>
      givenRow(harness.admin, 'mail_address', {
        ...ofCompany,
        ...{ id: derivedId('late'), subject_id: derivedId('candidate', 'late'), ...marks },
      });
    const told = await write('late', transport, { kind: 'bulk' }, { meanwhile });
    expect(told[0]).toEqual({ type: 'SkipCandidateMail', data: { reason: 'mail-unsubscribed' } });
    expect(server.raw).toEqual([]);
  });

  it('given one who unsubscribed after it was written, when what goes to several is due, then nothing is sent and that is said; a letter goes', async () => {
    const { server, transport } = await deliveringTo();
    const marks = { address: 'una@mail.example', unsubscribed_at: new Date().toISOString() };
    await givenRow(harness.admin, 'mail_address', {
      ...ofCompany,
      id: derivedId('una'),
      subject_id: derivedId('candidate', 'una'),
      ...marks,
    });
    const told = await write('una', transport, { kind: 'bulk' });
    expect(told[0]).toEqual({ type: 'SkipCandidateMail', data: { reason: 'mail-unsubscribed' } });
    expect(server.raw).toEqual([]);
    await write('una-again', transport, { to: 'una@mail.example' });
    expect(server.raw).toHaveLength(1);
  });

  it('given a mail that went out, when it comes back, then its envelope names it, the log says so and its page is told', async () => {
    const inbound = inboundAddresses({ INBOUND_DOMAIN: 'in.example', INBOUND_SECRET: 'a-secret-of-this-spec' });
    const { server, transport } = await deliveringTo(undefined, inbound);
    await write('ben', transport);
    const mailId = server.messageIds[0] ?? '';
    expect(inbound?.read(server.senders[0] ?? '')).toEqual({ purpose: 'bounce', mailId });
    const deciding = openPool(harness.urls.COMMAND_DATABASE_URL, 1, silent);
    closers.push(() => deciding.end());
    const went = await deciding.query('select subject_id, to_address from work.mail where id = $1', [mailId]);
    expect(went.rows).toEqual([{ subject_id: derivedId('candidate', 'ben'), to_address: 'ben@mail.example' }]);
    await expect(deciding.query('select html from work.mail')).rejects.toThrow('permission denied');
    const told: object[] = [];
    const tools = { outbox, command: async (_: unknown, command: object) => void told.push(command) };
    const cause = { eventId: mailId, policy: 'p', target: mailId, tenantId: exampleTenantId, position: '1' };
    const data = { mailId, report: 'bounced' as const, answer: '550 5.1.1' };
    await noteReport.handle({ data, cause, lastAttempt: false }, tools as unknown as Tools);
    expect((await harness.mails()).find(({ id }) => id === mailId)?.status).toBe('bounced');
    expect(told).toMatchObject([{ id: derivedId('mail', 'ben'), type: 'ReportCandidateMail' }]);
  });

  it('given a domain where mails come in, when somebody writes, then answers go to an address of that mail', async () => {
    const inbound = inboundAddresses({ INBOUND_DOMAIN: 'in.example', INBOUND_SECRET: 'a-secret-of-this-spec' });
    const { server, transport } = await deliveringTo(undefined, inbound);
    await write('rae', transport, {}, { inbound });
    const to = /^Reply-To: (.+)\r$/m.exec((server.raw[0] ?? '').replace(/\r\n /g, ''))?.[1] ?? '';
    expect(inbound?.read(to)).toEqual({ purpose: 'reply', mailId: server.messageIds[0] });
  });

  it('given an answer, when it came in, then whoever wrote has a task to read it; an owner where they work here no more', async () => {
    const { admin } = harness;
    const owner = derivedId('owner');
    await admin.query(
      "insert into access.account (user_id, email, name, locale, version) values ($1, 'owner@harbor.example', 'Olga', 'pt-br', 1)",
      [owner],
    );
    const belong =
      "insert into access.membership (user_id, tenant_id, roles, permissions, version) values ($1, $2, $3, '{}', 1)";
    await admin.query(belong, [owner, exampleTenantId, ['Owner']]);
    await admin.query(belong, [exampleUserId, exampleTenantId, ['Recruiter']]);
    const { candidateId } = await givenCandidate(admin, { firstName: 'Ada' });
    const [answersId, answerId] = [derivedId('answered'), derivedId('answer')];
    const common = { ...ofCompany, candidate_id: candidateId, attachment_ids: '[]', kind: 'letter', locale: 'en-us' };
    await givenRow(admin, 'candidate_mail', { ...common, id: answersId, actor_id: exampleUserId, status: 'sent' });
    await givenRow(admin, 'candidate_mail', { ...common, id: answerId, actor_id: 'a-server', status: 'received' });
    const told: { data: { userId: string; title: string } }[] = [];
    const tools = {
      read: async (_: unknown, { text, values }: { text: string; values: unknown[] }) =>
        (await admin.query(text, values)).rows,
      command: async (_: unknown, command: never) => void told.push(command),
    } as unknown as Tools;
    const cause = { eventId: answerId, policy: 'p', target: answerId, tenantId: exampleTenantId, position: '1' };
    const work = { data: { candidateMailId: answerId, answersId }, cause, lastAttempt: false };
    await tellOfAnswer.handle(work, tools);
    await admin.query('delete from access.membership where user_id = $1', [exampleUserId]);
    await tellOfAnswer.handle(work, tools);
    expect(told.map(({ data }) => data.userId)).toEqual([exampleUserId, owner]);
    expect(told.map(({ data }) => data.title)).toEqual([
      expect.stringMatching(/^Ada .*answered your email$/),
      expect.stringMatching(/^Ada .*respondeu ao seu e-mail$/),
    ]);
  });

  it('given a mailbox that answers again and again, when nobody has read the first, then that is one task; once it is read, the next is another', async () => {
    const { admin } = harness;
    const owner = derivedId('owner of answers');
    const account =
      "insert into access.account (user_id, email, name, locale, version) values ($1, 'olaf@harbor.example', 'Olaf', 'en-us', 1)";
    await admin.query(account, [owner]);
    await admin.query('delete from access.membership');
    await admin.query(
      "insert into access.membership (user_id, tenant_id, roles, permissions, version) values ($1, $2, '{Owner}', '{}', 1)",
      [owner, exampleTenantId],
    );
    const { candidateId } = await givenCandidate(admin, { firstName: 'Echo' });
    const told: { id: string; data: object }[] = [];
    const tools = {
      read: async (_: unknown, { text, values }: { text: string; values: unknown[] }) =>
        (await admin.query(text, values)).rows,
      command: async (_: unknown, command: never) => void told.push(command),
    } as unknown as Tools;
    const answer = async (nth: number) => {
      const id = derivedId('echo', String(nth));
      const at = new Date(Date.parse('2026-03-02T09:00:00Z') + nth * 1_000);
      const said = { candidate_id: candidateId, attachment_ids: '[]', kind: 'letter', locale: 'en-us' };
      await givenRow(admin, 'candidate_mail', {
        ...ofCompany,
        id,
        ...said,
        actor_id: 's',
        status: 'received',
        created_at: at,
      });
      const cause = { eventId: id, policy: 'p', target: id, tenantId: exampleTenantId, position: '1' };
      await tellOfAnswer.handle({ data: { candidateMailId: id, answersId: id }, cause, lastAttempt: false }, tools);
    };
    const tasks = () => new Set(told.map(({ id }) => id)).size;
    for (let nth = 0; nth < 3; nth += 1) await answer(nth);
    expect(tasks()).toBe(1);
    const task = {
      ...ofCompany,
      id: told[0]?.id,
      user_id: owner,
      candidate_id: candidateId,
      creator_id: owner,
      subject_id: candidateId,
    };
    await givenRow(admin, 'task', { ...task, status: 'open' });
    for (let nth = 100; nth < 110; nth += 1) await answer(nth);
    expect(tasks()).toBe(1);
    await admin.query("update read.task set status = 'done' where id = $1", [told[0]?.id]);
    for (const nth of [111, 200]) await answer(nth);
    expect(tasks()).toBe(2);
  });

  it('given a mail that nobody wrote by hand, when it is sent, then it says so, and a letter does not', async () => {
    const { server, transport } = await deliveringTo();
    await write('lou', transport);
    await write('ron', transport, { kind: 'rule' });
    expect(server.raw.map((raw) => /^Auto-Submitted: auto-generated\r$/m.test(raw))).toEqual([false, true]);
  });

  it('given an address that takes no mails, when anything but a mail about an account is due, then nothing is sent', async () => {
    const { server, transport } = await deliveringTo();
    const marks = { address: 'bob@mail.example', stop: 'bounced', stopped_at: new Date().toISOString() };
    const row = { ...ofCompany, id: derivedId('bob'), subject_id: derivedId('candidate', 'bob'), ...marks };
    await givenRow(harness.admin, 'mail_address', row);
    const told = await write('bob', transport);
    expect(told[0]).toEqual({ type: 'SkipCandidateMail', data: { reason: 'mail-bounced' } });
    expect(server.raw).toEqual([]);
  });

  it('given somebody who was erased meanwhile, when their mail is due, then nothing is written down', async () => {
    const { server, transport } = await deliveringTo();
    await outbox.scrub(exampleTenantId, derivedId('candidate', 'max'));
    await write('max', transport);
    expect(server.raw).toEqual([]);
  });
});
