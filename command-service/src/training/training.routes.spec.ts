import { systemLabelScopes } from 'contracts/automation/label/label.choices';
import { derivedId } from 'contracts/kernel/id';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';
import { choiceQuestion, lessonQuestion, lessonStep } from '#command-service/test/lesson.fixture';

const lessons = '/api/tenant/training-lessons';
const programs = '/api/tenant/training-programs';

let app: SpecApp;
beforeEach(() => {
  app = specApp();
});
const createLesson = async (name: string, steps: object[] = [lessonStep('Ropes')]) =>
  (await app.owner('post', lessons, { name, steps })).body;
const publishLesson = async (id: string, note = '') =>
  (await app.owner('post', `${lessons}/${id}/publish`, { note })).body;

describe('lessons', () => {
  it('given a draft, when it is published and changed, then it has a version and unpublished changes (TRA-2)', async () => {
    const { id, publication } = await createLesson('Knots');
    expect(publication).toBe('draft');
    expect(await publishLesson(id)).toMatchObject({ publication: 'published', publishedVersion: 1 });
    expect(await publishLesson(id)).toMatchObject({ publishedVersion: 1, version: 2 });
    const changed = await app.owner('patch', `${lessons}/${id}`, { name: 'Knots and bends' });
    expect(changed.body).toMatchObject({ publication: 'changed', publishedVersion: 1 });
    expect(await publishLesson(id)).toMatchObject({ publication: 'published', publishedVersion: 2 });
  });

  const video = { videoUrl: 'https://videos.example/ropes.mp4' };
  it.each([
    ['no step', [], 'steps', 'steps-required'],
    ['no question', [lessonStep('a', { questions: [] })], 'steps.0.questions', 'questions-required'],
    ['a step without a name', [lessonStep(' ')], 'steps.0.name', 'field-required'],
    ['so much of no video', [lessonStep('a', { requiredPercent: 80 })], 'steps.0.videoUrl', 'lesson-video-required'],
    [
      'a video of no known length',
      [lessonStep('a', { ...video, requiredPercent: 80 })],
      'steps.0.videoSeconds',
      'lesson-video-length-required',
    ],
    [
      'a page that shows a video',
      [lessonStep('a', { videoUrl: 'https://videos.example/watch?v=1', requiredPercent: 80, videoSeconds: 60 })],
      'steps.0.requiredPercent',
      'lesson-video-not-measurable',
    ],
    ['no link', [lessonStep('a', { videoUrl: 'javascript:alert(1)' })], 'steps.0.videoUrl', 'url-invalid'],
    [
      'a file of nobody',
      [lessonStep('a', { attachments: [{ id: derivedId('a'), name: 'Plan', fileId: derivedId('nothing') }] })],
      'steps.0.attachments.0.fileId',
      'lesson-file-not-found',
    ],
    [
      'an attachment without a name',
      [lessonStep('a', { attachments: [{ id: derivedId('a'), name: '', fileId: derivedId('nothing') }] })],
      'steps.0.attachments.0.name',
      'field-required',
    ],
    [
      'no right choice',
      [lessonStep('a', { questions: [lessonQuestion('b', { responseType: 'multiple-choice' })] })],
      'steps.0.questions.0.choices',
      'question-choices-required',
    ],
  ])('given %s, when a lesson is created, then the field says so (TRA-3)', async (_, steps, field, code) => {
    const { status, body } = await app.owner('post', lessons, { name: 'x', steps });
    expect([status, body.errors]).toMatchObject([422, { [field]: [code] }]);
  });
});

describe('versions of a lesson', () => {
  it('given a lesson that is changed and changed back, when it is published, then there is no equal version (TRA-2)', async () => {
    const { id } = await createLesson('Knots');
    const publish = () => app.owner('post', `${lessons}/${id}/publish`, {});
    const rename = (name: string) => app.owner('patch', `${lessons}/${id}`, { name });
    await publish();
    expect((await rename('Bends')).body.publication).toBe('changed');
    expect((await rename('Knots')).body.publication).toBe('published');
    expect((await publish()).body.publishedVersion).toBe(1);
    await rename('Bends');
    expect((await publish()).body).toMatchObject({ publication: 'published', publishedVersion: 2 });
  });
});

describe('programs', () => {
  const create = async (lessonIds: string[], more: object = {}) =>
    app.owner('post', programs, { name: 'First week', lessonIds, ...more });
  const publish = (id: string, body: object = {}) => app.owner('post', `${programs}/${id}/publish`, body);

  it('given a program that is changed and changed back, or given other labels, when it is published, then there is no equal version (TRA-94)', async () => {
    const [knots, safety] = [await createLesson('Knots'), await createLesson('Safety')];
    const { id } = (await create([knots.id, safety.id], { deadlineDays: 7 })).body;
    const change = async (to: object) => (await app.owner('patch', `${programs}/${id}`, to)).body.publication;
    expect(await change({ description: 'Draft' })).toBe('draft');
    await publish(id);
    for (const [there, back] of [
      [{ name: 'Second week' }, { name: 'First week' }],
      [{ lessonIds: [safety.id, knots.id] }, { lessonIds: [knots.id, safety.id] }],
      [{ deadlineDays: null }, { deadlineDays: 7 }],
    ])
      expect([await change(there as object), await change(back as object)]).toEqual(['changed', 'published']);
    const label = {
      name: 'Dock',
      backgroundColor: '#b3261e',
      fontColor: '#ffffff',
      scopeId: systemLabelScopes.training,
    };
    const { id: labelId } = (await app.owner('post', '/api/tenant/labels', label)).body;
    expect(await change({ labelIds: [labelId] })).toBe('published');
    expect((await publish(id)).body).toMatchObject({ publishedVersion: 1, labelIds: [labelId] });
    await change({ isSequential: true });
    expect((await publish(id)).body).toMatchObject({ publication: 'published', publishedVersion: 2 });
  });

  it('given lessons that were never published, when their program is, then a version of each is fixed in it (TRA-5)', async () => {
    const [knots, safety] = [
      await createLesson('Knots', [lessonStep('a', { questions: [choiceQuestion('b', 3), choiceQuestion('c', 2)] })]),
      await createLesson('Safety'),
    ];
    const { id } = (await create([knots.id, safety.id])).body;
    const taken = [
      { lessonId: knots.id, lessonVersion: 1, name: 'Knots', points: 5 },
      { lessonId: safety.id, lessonVersion: 1, name: 'Safety', points: 0 },
    ];
    expect((await publish(id)).body).toMatchObject({ publishedVersion: 1, publishedLessons: taken });
    await app.owner('patch', `${lessons}/${safety.id}`, { name: 'Safety first' });
    expect((await publish(id, { lessons: 'published' })).body.publishedVersion).toBe(1);
    expect((await publish(id)).body).toMatchObject({
      publishedVersion: 2,
      publishedLessons: [taken[0], { ...taken[1], lessonVersion: 2, name: 'Safety first' }],
    });
  });

  it('given a lesson without a version, when its program is to take published ones alone, then it is refused', async () => {
    const { id: lessonId } = await createLesson('Knots');
    const { id } = (await create([lessonId])).body;
    const { status, body } = await publish(id, { lessons: 'published' });
    expect([status, body.errors]).toEqual([422, { lessonIds: ['lesson-not-published'] }]);
  });

  it('given no lesson, one twice, or one of nobody, when a program is created, then the field says so (TRA-4)', async () => {
    const { id } = await createLesson('Knots');
    const foreign = (await app.as('Owner', otherTenantId)('post', lessons, { name: 'x', steps: [lessonStep('a')] }))
      .body;
    const errorsOf = async (ids: string[], more: object = {}) => (await create(ids, more)).body.errors;
    expect(await errorsOf([])).toEqual({ lessonIds: ['lessons-required'] });
    expect(await errorsOf([id, id])).toEqual({ lessonIds: ['lesson-repeated'] });
    expect(await errorsOf([id, foreign.id])).toEqual({ lessonIds: ['lesson-not-found'] });
    expect(await errorsOf([id], { thumbnailId: derivedId('none') })).toEqual({ thumbnailId: ['thumbnail-not-found'] });
    expect(await errorsOf([id], { labelIds: [derivedId('none')] })).toEqual({ labelIds: ['label-not-found'] });
  });
});
