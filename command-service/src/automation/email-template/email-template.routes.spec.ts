import { exampleCause, exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId, streamName } from 'contracts/kernel/id';
import { ERASED } from 'contracts/kernel/personal';
import { pendingHire } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SpecApp, specApp } from '#command-service/test/app.harness';
import { openStory } from '#command-service/test/response.fixture';

const templates = '/api/tenant/email-templates';
const ada = { firstName: 'Ada', lastName: 'Berg', email: 'ada@mail.example' };

describe('email templates', () => {
  let app: SpecApp;
  beforeEach(() => {
    app = specApp();
  });
  const written = (more: object = {}) => ({ name: 'Thanks', subject: 'Hello', content: 'Thank you', ...more });
  const create = (more: object = {}) => app.owner('post', templates, written(more));
  const preview = (body: object) => app.owner('post', `${templates}/preview`, { locale: 'en-us', ...body });

  it('given no name, when created, then the field says that it is required', async () => {
    const { status, body } = await create({ name: ' ' });
    expect([status, body.errors]).toEqual([422, { name: ['template-name-required'] }]);
  });

  it('given tags that nobody knows, in any language, when created, then fields and names are told and nothing is kept', async () => {
    const variants = [{ locale: 'pt-br', subject: 'Oi {{ candidate.sapato }}', content: 'x {{' }];
    const { status, body } = await create({ content: '{{ job.shoe }} {{ job.title }}', variants });
    expect([status, body.code, body.detail]).toEqual([
      422,
      'mail-tag-unknown',
      'Unknown tags: job.shoe, candidate.sapato',
    ]);
    expect(body.errors).toEqual({
      content: ['mail-tag-unknown'],
      'variants.0.subject': ['mail-tag-unknown'],
      'variants.0.content': ['mail-tag-broken'],
    });
    expect((await create()).status).toBe(201);
  });

  it('given a language twice, a name twice or a file that is not there, when written, then it is refused by name', async () => {
    const again = { locale: 'en-us', subject: 'Hello', content: 'Again' };
    expect((await create({ variants: [again] })).body.errors).toEqual({
      'variants.0.locale': ['mail-locale-repeated'],
    });
    expect((await create({ attachmentIds: [derivedId('file')] })).body.errors).toEqual({
      attachmentIds: ['mail-file-not-found'],
    });
    const { id } = (await create()).body;
    expect((await create({ name: 'THANKS' })).body.code).toBe('email-template-name-taken');
    const changed = await app.owner('patch', `${templates}/${id}`, { content: '{{ x.y }}' });
    expect([changed.status, changed.body.code]).toEqual([422, 'mail-tag-unknown']);
  });

  it('given a draft, when it is shown with examples or about somebody, then it is a mail of the company', async () => {
    const candidate = (await app.owner('post', '/api/tenant/candidates', ada)).body;
    const draft = {
      subject: 'To {{ candidate.first_name }}',
      content: 'Dear {{ candidate.full_name }} {{ job.title }}',
    };
    expect((await preview(draft)).body).toMatchObject({ subject: 'To Maria', text: 'Dear Maria Souza Line cook\n' });
    expect((await preview({ ...draft, candidateId: candidate.id })).body).toMatchObject({
      subject: 'To Ada',
      text: 'Dear Ada Berg\n',
      missing: ['job.title'],
    });
  });

  it('given nobody, or somebody of whom the asker may not read, when a draft is shown about them, then it is refused', async () => {
    const candidateId = derivedId('nobody');
    const draft = { subject: 'x', content: 'y', candidateId };
    expect((await preview(draft)).body.errors).toEqual({ candidateId: ['candidate-not-found'] });
    expect((await preview({ ...draft, content: '{{ nothing.here }}' })).body.code).toBe('mail-tag-unknown');
    const trainer = await app.as('Trainer')('post', `${templates}/preview`, { locale: 'en-us', ...draft });
    expect(trainer.status).toBe(403);
  });

  it('given a template, when its writer asks for a test, then the history says so and names nobody else', async () => {
    const { id } = (await create()).body;
    expect((await app.owner('post', `${templates}/${id}/test`, { locale: 'pt-br' })).status).toBe(200);
    const { events } = await app.events.store.readStream(streamName('emailTemplate', exampleTenantId, id));
    expect(events.at(-1)).toMatchObject({ type: 'EmailTemplateTested', data: { locale: 'pt-br' } });
  });

  it('given a draft that nobody has saved, when somebody has it sent to themselves, then it is on its way, and there is no template (AUT-14)', async () => {
    const test = (body: object) => app.owner('post', `${templates}/test`, { locale: 'en-us', ...body });
    const draft = { subject: 'To {{ candidate.first_name }}', content: 'Hello' };
    expect((await test(draft)).status).toBe(200);
    expect((await test({ ...draft, subject: 'Later' })).status).toBe(200);
    expect((await test({ ...draft, content: '{{ job.shoe }}' })).body.errors).toEqual({
      content: ['mail-tag-unknown'],
    });
    const ofProduct = { subject: '{{ contract.title }}', content: '{{ contract.link }}' };
    expect((await test(ofProduct)).status).toBe(422);
    expect((await test({ ...ofProduct, mail: 'contract-asked' })).status).toBe(200);
    const { events } = await app.events.feed.read(0n, 1_000, new Set(['EmailDraftTested', 'EmailTemplateCreated']));
    expect(events.map(({ type, data }) => [type, (data as { subject: string }).subject])).toEqual([
      ['EmailDraftTested', draft.subject],
      ['EmailDraftTested', 'Later'],
      ['EmailDraftTested', '{{ contract.title }}'],
    ]);
    expect(new Set(events.map(({ streamName: name }) => name)).size).toBe(events.length);
    await app.keys.destroy({ tenantId: exampleTenantId, subject: exampleUserId });
    const after = await app.events.feed.read(0n, 1_000, new Set(['EmailDraftTested']));
    expect(after.events.map(({ data }) => data)).toEqual(
      events.map(() => expect.objectContaining({ subject: ERASED, content: ERASED })),
    );
    expect((await app.as('Trainer')('post', `${templates}/test`, { locale: 'en-us', ...draft })).status).toBe(403);
  });

  it('given an interview or another sender, when a draft is shown about them, then it has their values; nobody of elsewhere is one (AUT-14)', async () => {
    const candidateId = (await app.owner('post', '/api/tenant/candidates', ada)).body.id;
    const jobId = (await app.owner('post', '/api/tenant/jobs', { title: 'Line cook' })).body.id;
    const interviewId = (await app.owner('post', '/api/tenant/interviews', { candidateId, jobId })).body.id;
    const draft = { subject: '{{ candidate.first_name }}: {{ job.title }}', content: 'x' };
    expect((await preview({ ...draft, interviewId })).body).toMatchObject({ subject: 'Ada: Line cook', missing: [] });
    const stranger = derivedId('stranger');
    expect((await preview({ ...draft, userId: stranger })).body.errors).toEqual({ userId: ['user-unknown'] });
    expect((await preview({ ...draft, interviewId: stranger })).body.errors).toEqual({
      interviewId: ['interview-not-found'],
    });
  });

  it('given a hire or an interview that is to be answered, when a draft is shown about it, then it has their values, for whoever may look at them (AUT-83)', async () => {
    const story = await openStory(app);
    const applicant = await story.applicant('ada');
    const { candidateId, interviewId } = applicant;
    const pendingHireId = derivedId('hire of ada');
    const fields = { candidateId, jobId: story.jobId, jobTitle: 'Dock host', startsOn: '2026-04-01' };
    const data = { ...pendingHire.defaults, ...fields, pendingHireId };
    const metadata = { ...exampleCause, tenantId: exampleTenantId };
    await app.commands.pendingHire(pendingHireId, { type: 'CreatePendingHire', data, metadata });
    const record = { kind: 'hire', id: pendingHireId };
    const content = '{{ candidate.first_name }}, {{ hire.first_day }}, {{ hire.job_title }}';
    const draft = { subject: 'x', content };
    expect((await preview({ ...draft, record })).body.text).toBe('ada, Apr 1, 2026, Dock host\n');
    for (const kind of ['live', 'contract', 'training', 'certificate'])
      expect((await preview({ ...draft, record: { kind, id: pendingHireId } })).status).toBe(404);
    const trainer = app.as('Trainer');
    const asked = { locale: 'en-us', ...draft, record };
    expect((await trainer('post', `${templates}/preview`, asked)).status).toBe(403);
    const until = { subject: 'x', content: 'Until {{ interview.deadline }}', interviewId };
    expect((await preview(until)).body.missing).toEqual(['interview.deadline']);
    expect((await applicant.invite()).status).toBe(201);
    expect((await preview(until)).body.text).toMatch(/^Until .*2026 at .* \(UTC\)\n$/);
  });
});
