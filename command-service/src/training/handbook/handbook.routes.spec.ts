import { exampleCause, exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { questionDefaults } from 'contracts/recruiting/question/question.fields';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';
import { lessonStep } from '#command-service/test/lesson.fixture';

const documents = '/api/tenant/handbook-documents';
const step = (name: string, more: object = {}) => ({ id: derivedId('step', name), name, ...more });

const reviewer = derivedId('reviewer');
const member = {
  ...{ roles: [], permissions: [], labelIds: [] },
  ...({ type: 'regular', status: 'active', since: null, version: 1 } as const),
} as const;

let app: SpecApp;
beforeEach(async () => {
  app = specApp();
  await app.members.store.change(exampleTenantId, async (tables) => {
    for (const userId of [exampleUserId, reviewer]) await tables.saveMember(userId, { ...member, userId });
  });
});
const create = (more: object = {}) =>
  app.owner('post', documents, { kind: 'sop', name: 'Open the dock', steps: [step('Ropes')], ...more });
const publish = (id: string, body: object = {}) => app.owner('post', `${documents}/${id}/publish`, body);

describe('documents of the handbook', () => {
  it('given a draft, when it is published, changed and published as small, then its versions count and the material one stays (HBK-3)', async () => {
    const { body } = await create();
    expect(body).toMatchObject({ status: 'draft', publishedVersion: 0, ownerId: exampleUserId });
    expect((await publish(body.id, { isMaterial: false })).body).toMatchObject({
      ...{ status: 'published', publishedVersion: 1, materialVersion: 1 },
    });
    expect((await publish(body.id)).body).toMatchObject({ publishedVersion: 1 });
    const changed = await app.owner('patch', `${documents}/${body.id}`, { name: 'Open the docks' });
    expect(changed.body).toMatchObject({ status: 'draft', publishedVersion: 1 });
    expect((await publish(body.id, { isMaterial: false })).body).toMatchObject({
      ...{ publishedVersion: 2, materialVersion: 1 },
    });
    const settings = await app.owner('patch', `${documents}/${body.id}`, { reviewOn: '2030-01-01' });
    expect(settings.body).toMatchObject({ status: 'published', reviewOn: '2030-01-01' });
  });

  it('given two versions, when the first is restored, then the draft says it again, and nothing when it does already (HBK-3)', async () => {
    const { id } = (await create()).body;
    await publish(id);
    await app.owner('patch', `${documents}/${id}`, { name: 'Another', steps: [step('Lights')] });
    await publish(id);
    const restored = await app.owner('post', `${documents}/${id}/restore`, { version: 1 });
    expect(restored.body).toMatchObject({ name: 'Open the dock', status: 'draft', publishedVersion: 2 });
    const again = await app.owner('post', `${documents}/${id}/restore`, { version: 1 });
    expect(again.body.version).toBe(restored.body.version);
    expect((await app.owner('post', `${documents}/${id}/restore`, { version: 9 })).body.code).toBe(
      'handbook-version-unknown',
    );
  });

  it('given a version with a lesson that is gone since, when it is restored, then the draft has all but that (HBK-23)', async () => {
    const lessons = '/api/tenant/training-lessons';
    const made = await app.owner('post', lessons, { name: 'Knots', steps: [lessonStep('Ropes')] });
    const lessonId = made.body.id as string;
    const { id } = (await create({ steps: [step('Ropes', { lessonIds: [lessonId] })] })).body;
    await publish(id);
    await app.owner('patch', `${documents}/${id}`, { name: 'Another', steps: [step('Lights')] });
    expect((await app.owner('delete', `${lessons}/${lessonId}`)).status).toBeLessThan(300);
    const restored = await app.owner('post', `${documents}/${id}/restore`, { version: 1 });
    expect(restored.body).toMatchObject({ name: 'Open the dock', steps: [{ name: 'Ropes', lessonIds: [] }] });
  });

  it('given reviewers, when somebody else publishes, then it takes a review by one of them (HBK-1)', async () => {
    const { id } = (await create({ reviewerIds: [reviewer] })).body;
    expect((await publish(id)).body.code).toBe('handbook-review-required');
    expect((await app.owner('post', `${documents}/${id}/submit`)).body.status).toBe('in-review');
    const { status, body } = await publish(id);
    expect([status, body.code]).toEqual([403, 'handbook-reviewer-required']);
    await app.owner('patch', `${documents}/${id}`, { reviewerIds: [reviewer, exampleUserId] });
    expect((await app.owner('post', `${documents}/${id}/return`, { note: 'More' })).body.status).toBe('draft');
    await app.owner('post', `${documents}/${id}/submit`);
    expect((await publish(id)).body.status).toBe('published');
  });

  it.each([
    ['no step', { steps: [] }, 'steps', 'handbook-empty'],
    ['a stranger as owner', { ownerId: derivedId('stranger') }, 'ownerId', 'handbook-person-unknown'],
    ['a stranger as reviewer', { reviewerIds: [derivedId('stranger')] }, 'reviewerIds', 'handbook-person-unknown'],
    ['a team of nobody', { teamId: derivedId('team') }, 'teamId', 'handbook-team-unknown'],
    [
      'a lesson of nobody',
      { steps: [step('a', { lessonIds: [derivedId('l')] })] },
      'steps.0.lessonIds',
      'handbook-lesson-not-found',
    ],
    [
      'a picture of nobody',
      { steps: [step('a', { imageFileId: derivedId('f') })] },
      'steps.0.imageFileId',
      'handbook-image-not-found',
    ],
    ['a file of nobody', { fileId: derivedId('f') }, 'fileId', 'lesson-file-not-found'],
    ['NUL', { name: 'a\0b' }, 'name', 'text-not-storable'],
  ])('given %s, when a document is created, then the field says so (HBK-1)', async (_, more, field, code) => {
    const { status, body } = await create(more);
    expect([status, body.errors]).toMatchObject([422, { [field]: [code] }]);
  });
});

describe('acknowledgements', () => {
  const round = derivedId('a round');
  const metadata = (hours = 0) => {
    const now = new Date(Date.parse('2026-03-02T09:00:00.000Z') + hours * 3_600_000);
    return { ...exampleCause, occurredAt: now.toISOString(), now };
  };
  const ask = async (documentId: string, handbookVersion = 1, id = round) => {
    const acknowledgementRoundId = id;
    const data = { acknowledgementRoundId, documentId, handbookVersion };
    await app.commands.acknowledgementRound(id, { type: 'CreateAcknowledgementRound', data, metadata: metadata() });
    const people = { userIds: [exampleUserId], next: null };
    await app.commands.acknowledgementRound(id, { type: 'AskReaders', data: people, metadata: metadata() });
  };
  const asked = async (more: object = {}) => {
    const { id } = (await create({ asksAcknowledgement: true, acknowledgeDays: 7, ...more })).body;
    await publish(id);
    await ask(id);
    return id;
  };
  const acknowledge = async (id: string, body: object = {}) => {
    const path = `/api/employee/handbook/${id}/acknowledge`;
    return (await app.owner('post', path, { handbookVersion: 1, ...body })).body;
  };

  it('given a document that asks, when it is acknowledged, changed materially and asked again, then it is acknowledged again (HBK-5)', async () => {
    const id = await asked();
    expect(await acknowledge(id)).toMatchObject({ status: 'acknowledged', acknowledgedVersion: 1 });
    await ask(id, 1, derivedId('another round'));
    expect((await acknowledge(id)).status).toBe('acknowledged');
    await app.owner('patch', `${documents}/${id}`, { summary: 'New' });
    await publish(id);
    expect((await acknowledge(id)).code).toBe('handbook-version-changed');
    await ask(id, 2, derivedId('a third round'));
    expect(await acknowledge(id, { handbookVersion: 2 })).toMatchObject({ acknowledgedVersion: 2 });
  });

  it('given a test, when too few answers are right, then nothing is acknowledged (HBK-5)', async () => {
    const choices = [
      { id: derivedId('right'), text: 'Right', isRight: true },
      { id: derivedId('wrong'), text: 'Wrong', isRight: false },
    ];
    const question = {
      ...questionDefaults,
      id: derivedId('q'),
      text: 'Which?',
      responseType: 'multiple-choice',
      choices,
    };
    const id = await asked({ questions: [question] });
    const answer = (choice: string) => ({ answers: [{ questionId: question.id, choiceIds: [derivedId(choice)] }] });
    expect((await acknowledge(id)).code).toBe('test-answers-required');
    expect((await acknowledge(id, answer('wrong'))).code).toBe('test-not-passed');
    expect((await acknowledge(id, answer('right'))).status).toBe('acknowledged');
  });

  it('given somebody whom a document does not concern, when they ask for it, then there is none for them (HBK-4)', async () => {
    const id = await asked();
    const path = `/api/employee/handbook/${id}/acknowledge`;
    expect((await app.as('Owner', otherTenantId)('post', path, { handbookVersion: 1 })).status).toBe(404);
    await app.owner('post', `${documents}/${id}/archive`);
    expect((await app.owner('post', path, { handbookVersion: 1 })).status).toBe(404);
  });
});
