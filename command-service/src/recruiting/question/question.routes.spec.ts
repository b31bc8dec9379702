import { derivedId } from 'contracts/kernel/id';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';

const sets = '/api/tenant/question-sets';
const asked = (text: string, more: object = {}) => ({
  ...{ id: derivedId('asked', text), text, responseType: 'text', hint: '', instructionsVideoId: null },
  ...{ isRequired: true, allowedTakes: null, timeLimit: null, thinkTime: null, minimumCharacters: null },
  ...{ points: null, choices: [], showsRightAnswer: false },
  ...more,
});
const choice = (text: string, isRight = false) => ({ id: derivedId('choice', text), text, isRight });

describe('question sets, and what takes them', () => {
  let app: SpecApp;
  beforeEach(() => {
    app = specApp();
  });
  const create = async (questions: object[] = [asked('Why?')]) =>
    (await app.recruiter('post', sets, { name: 'First talk', questions })).body;
  const change = (id: string, body: object) => app.recruiter('patch', `${sets}/${id}`, body);

  it('given a set, when its questions change, then it has another version; when its name alone does, then not', async () => {
    const { id, revision } = await create();
    expect(revision).toBe(1);
    expect((await change(id, { name: 'Second talk' })).body.revision).toBe(1);
    expect((await change(id, { questions: [asked('Why?'), asked('Why not?')] })).body.revision).toBe(2);
    expect((await change(id, { questions: [asked('Why?'), asked('Why not?')] })).body.revision).toBe(2);
    expect((await change(id, { questions: [asked('Why not?'), asked('Why?')] })).body.revision).toBe(3);
  });

  it('given a version that is sent, when created, then it is refused by name: it follows from the changes', async () => {
    const answer = await app.recruiter('post', sets, { name: 'x', questions: [asked('Why?')], revision: 7 });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['revision']]);
  });

  it.each([
    ['no question', [], 'questions', 'questions-required'],
    [
      'one choice',
      [asked('a', { responseType: 'multiple-choice', choices: [choice('x', true)] })],
      'questions.0.choices',
      'question-choices-required',
    ],
    [
      'no right one',
      [asked('a'), asked('b', { responseType: 'multiple-choice', choices: [choice('x'), choice('y')] })],
      'questions.1.choices',
      'question-right-choice-required',
    ],
    [
      'one choice twice',
      [asked('a', { responseType: 'multiple-choice', choices: [choice('Ox', true), { ...choice('y'), text: ' ox' }] })],
      'questions.0.choices',
      'choices-repeated',
    ],
    [
      'a video that is none',
      [asked('a', { instructionsVideoId: derivedId('nothing') })],
      'questions.0.instructionsVideoId',
      'question-video-not-found',
    ],
    ['more takes than there may be', [asked('a', { allowedTakes: 21 })], 'questions.0.allowedTakes', 'too-large'],
  ])('given %s, when a set is created, then the field says so', async (_, questions, field, code) => {
    const { status, body } = await app.recruiter('post', sets, { name: 'x', questions });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject({ [field]: [expect.stringContaining(code)] });
  });

  it('given a job, when its steps name a version that there is, then it takes it; later changes and removal leave it', async () => {
    const { id } = await create();
    const step = { id: derivedId('step'), name: 'First talk', questionSetId: id, questionSetRevision: 1 };
    const job = (await app.recruiter('post', '/api/tenant/jobs', { title: 'Cook', steps: [step] })).body;
    expect(job.steps).toEqual([step]);
    await change(id, { questions: [asked('Other?')] });
    await app.recruiter('delete', `${sets}/${id}`);
    const renamed = await app.recruiter('patch', `/api/tenant/jobs/${job.id}`, { title: 'Chef', steps: [step] });
    expect([renamed.status, renamed.body.steps]).toEqual([200, [step]]);
  });

  it('given a version that there is not, or a set of another company, when a job takes it, then the step is named', async () => {
    const { id } = await create();
    const step = { id: derivedId('step'), name: 'First talk', questionSetId: id, questionSetRevision: 2 };
    const body = { title: 'Cook', steps: [{ ...step, questionSetRevision: 1 }, step] };
    const answer = await app.recruiter('post', '/api/tenant/jobs', body);
    expect([answer.status, answer.body.errors]).toEqual([422, { 'steps.1.questionSetId': ['question-set-not-found'] }]);
    const foreign = await app.as('Owner', otherTenantId)('post', '/api/tenant/job-templates', {
      ...{ name: 'x', title: 'x', steps: [{ ...step, questionSetRevision: 1 }] },
    });
    expect([foreign.status, foreign.body.errors]).toEqual([
      422,
      { 'steps.0.questionSetId': ['question-set-not-found'] },
    ]);
  });
});
