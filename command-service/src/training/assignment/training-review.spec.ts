import { exampleTenantId } from 'contracts/kernel/examples';
import { derivedId, streamName } from 'contracts/kernel/id';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';
import { choiceQuestion, lessonQuestion, lessonStep } from '#command-service/test/lesson.fixture';
import { hoursLater, hoursOn, type OpenTraining, openTraining } from '#command-service/test/training.fixture';

const why = lessonQuestion('Why?', { points: 10 });
const how = lessonQuestion('How?', { points: 5 });
const chosen = choiceQuestion('Which?', 3);
const steps = [lessonStep('Read', { questions: [why, how, chosen] })];
const [ana, bo] = [derivedId('ana'), derivedId('bo')];

let app: SpecApp;
let training: OpenTraining;
beforeEach(async () => {
  app = specApp();
  training = await openTraining(app, [steps]);
  await training.does('start');
  for (const { id } of [why, how]) await training.does('answer', { questionId: id, text: 'It holds.' });
  await training.does('answer', { questionId: chosen.id, choiceIds: [derivedId('choice', 'Which?', 'wrong')] });
});
const path = (questionId: string, step: string) =>
  `/api/tenant/training-reviews/${training.assignmentId}/answers/${questionId}/${step}`;
const reviews = (reviewer: string, questionId: string, points: number | null, more: object = {}) =>
  app.asColleague('Trainer', reviewer)('post', path(questionId, 'review'), {
    ...{ lessonId: training.lessonIds[0], answerVersion: 1, points, feedback: 'Good.' },
    ...more,
  });
const reopens = (reviewer: string, questionId: string) =>
  app.asColleague('Trainer', reviewer)('post', path(questionId, 'reopen'), {
    ...{ lessonId: training.lessonIds[0], reason: 'Read again' },
  });
const codeOf = async (asked: PromiseLike<{ status: number; body: { code?: string } }>) => {
  const { status, body } = await asked;
  return [status, body.code];
};
const history = async () => {
  const { events } = await app.events.store.readStream(
    streamName('trainingAssignment', exampleTenantId, training.assignmentId),
  );
  return events;
};
const told = async () => (await history()).map(({ type }) => type);

describe('reviews of what was answered in a training', () => {
  it('given a person who was erased, when what they answered is reviewed, reopened or given more time, then it is refused (TRA-31)', async () => {
    await training.does('finish');
    await reviews(ana, why.id, 8);
    const erase = { type: 'EraseTrainingAnswers' as const, data: {}, metadata: hoursLater(1) };
    await app.commands.trainingAssignment(training.assignmentId, erase);
    const before = (await told()).length;
    expect(await codeOf(reviews(ana, how.id, 5))).toEqual([409, 'erased']);
    expect(await codeOf(reopens(ana, why.id))).toEqual([409, 'erased']);
    const later = { deadline: hoursOn(48), reason: 'More' };
    const extend = `/api/tenant/training-assignments/${training.assignmentId}/extend`;
    expect(await codeOf(app.owner('post', extend, later))).toEqual([409, 'erased']);
    expect(await told()).toHaveLength(before);
  });

  it('given a lesson that is not finished, when an answer is reviewed, then it is too early; once its time is over, it is not (TRA-13)', async () => {
    expect(await codeOf(reviews(ana, why.id, 8))).toEqual([409, 'review-too-early']);
    app.advance(25 * 3_600_000);
    expect((await reviews(ana, why.id, 8)).body).toMatchObject({ earned: 8, unreviewed: 1 });
  });

  it('given a finished training, when its last answer is reviewed, then the score is complete and its person is told once (TRA-14)', async () => {
    expect((await training.does('finish')).body.training).toMatchObject({ status: 'completed', unreviewed: 2 });
    expect((await reviews(ana, why.id, 8)).body).toMatchObject({ earned: 8, possible: 18, unreviewed: 1 });
    expect(await told()).not.toContain('TrainingReviewed');
    expect((await reviews(ana, how.id, 5)).body).toMatchObject({ earned: 13, unreviewed: 0 });
    expect((await told()).filter((type) => type === 'TrainingReviewed')).toHaveLength(1);
  });

  it('given a training that was reviewed, when another reviewer, or a corrected review, changes the points, then its person is told again; the same points are no news (TRA-130)', async () => {
    await training.does('finish');
    await reviews(ana, why.id, 0);
    await reviews(ana, how.id, 4);
    const scores = async () =>
      (await history()).flatMap(({ type, data }) =>
        type === 'TrainingReviewed' ? [(data as { earned: number }).earned] : [],
      );
    expect(await scores()).toEqual([4]);
    expect((await reviews(bo, why.id, 10)).body).toMatchObject({ earned: 9, unreviewed: 0 });
    expect(await scores()).toEqual([4, 9]);
    await reviews(bo, how.id, 4);
    expect(await scores()).toEqual([4, 9]);
    await reopens(ana, why.id);
    expect(await scores()).toEqual([4, 9]);
    expect((await reviews(ana, why.id, 8)).body.earned).toBe(13);
    expect(await scores()).toEqual([4, 9, 13]);
  });

  it('given a review that is reopened, when it is submitted with the same points, then its person is told no second time, also beside a review of another (TRA-130)', async () => {
    await training.does('finish');
    for (const { id } of [why, how]) await reviews(ana, id, 4);
    const mails = async () =>
      (await history()).flatMap(({ type, data }) => {
        const { earned, isTold } = data as { earned: number; isTold: boolean };
        return type === 'TrainingReviewed' && isTold ? [earned] : [];
      });
    expect(await mails()).toEqual([8]);
    for (const { id } of [why, how]) await reopens(ana, id);
    for (const { id } of [why, how]) await reviews(ana, id, 4);
    expect(await mails()).toEqual([8]);
    await reviews(bo, why.id, 8);
    expect(await mails()).toEqual([8, 10]);
    await reopens(bo, why.id);
    await reviews(bo, why.id, 8);
    expect(await mails()).toEqual([8, 10]);
    await reopens(bo, why.id);
    await reviews(bo, why.id, 4);
    expect(await mails()).toEqual([8, 10, 8]);
  });

  it('given an answer that still waits, when another one is reviewed twice, then nobody is told (TRA-130)', async () => {
    await training.does('finish');
    for (const reviewer of [ana, bo]) await reviews(reviewer, why.id, reviewer === ana ? 2 : 8);
    expect(await told()).not.toContain('TrainingReviewed');
  });

  it('given a training of which all was reviewed before its time ran out, when it expires, then its person is told, once (TRA-14)', async () => {
    training = await openTraining(app, [steps, [lessonStep('Later')]]);
    await training.does('start');
    for (const { id } of [why, how]) await training.does('answer', { questionId: id, text: 'It holds.' });
    await training.does('answer', { questionId: chosen.id, choiceIds: [derivedId('choice', 'Which?', 'right')] });
    await training.does('finish');
    await reviews(ana, why.id, 8);
    expect((await reviews(ana, how.id, 5)).body).toMatchObject({ status: 'begun', earned: 16, unreviewed: 0 });
    expect(await told()).not.toContain('TrainingReviewed');
    const expire = { type: 'ExpireTraining' as const, data: { dueAt: hoursOn(24) }, metadata: hoursLater(24) };
    for (let turn = 0; turn < 2; turn += 1) await app.commands.trainingAssignment(training.assignmentId, expire);
    expect((await told()).slice(-2)).toEqual(['TrainingExpired', 'TrainingReviewed']);
  });

  it('given a training that expires with answers that wait, or without any, when it is over, then nobody is told of reviews', async () => {
    const expire = { type: 'ExpireTraining' as const, data: { dueAt: hoursOn(24) }, metadata: hoursLater(24) };
    await app.commands.trainingAssignment(training.assignmentId, expire);
    expect((await told()).at(-1)).toBe('TrainingExpired');
    training = await openTraining(app, [[lessonStep('Read')]]);
    await app.commands.trainingAssignment(training.assignmentId, expire);
    expect((await told()).at(-1)).toBe('TrainingExpired');
  });

  it('given two reviewers, when both have submitted, then their mean counts; of one who reopens theirs, nothing does (TRA-13, TRA-14)', async () => {
    await training.does('finish');
    await reviews(ana, why.id, 8);
    expect((await reviews(bo, why.id, 5)).body.earned).toBe(7);
    expect(await codeOf(reviews(bo, why.id, 6))).toEqual([409, 'review-submitted']);
    expect((await reopens(bo, why.id)).body.earned).toBe(8);
    const before = (await told()).length;
    expect((await reopens(bo, why.id)).status).toBe(200);
    expect(await told()).toHaveLength(before);
    expect((await reviews(bo, why.id, 6)).body.earned).toBe(7);
    expect(await codeOf(reopens(bo, how.id))).toEqual([409, 'review-not-submitted']);
  });

  it('given points that the question has not, a word of nobody, a file of others or a judged choice, when reviewed, then each is refused by name (TRA-13)', async () => {
    await training.does('finish');
    const errorsOf = async (asked: ReturnType<typeof reviews>) => (await asked).body.errors;
    expect(await errorsOf(reviews(ana, why.id, 11))).toEqual({ points: ['review-points-invalid'] });
    expect(await errorsOf(reviews(ana, why.id, null))).toEqual({ points: ['review-points-invalid'] });
    const word = { ratingTypeId: derivedId('none') };
    expect(await errorsOf(reviews(ana, why.id, 1, word))).toEqual({ ratingTypeId: ['rating-type-not-found'] });
    const file = { feedbackFileId: derivedId('none') };
    expect(await errorsOf(reviews(ana, why.id, 1, file))).toEqual({ feedbackFileId: ['feedback-file-not-found'] });
    expect(await codeOf(reviews(ana, chosen.id, 3))).toEqual([409, 'review-not-needed']);
    expect(await codeOf(reviews(ana, why.id, 1, { answerVersion: 2 }))).toEqual([409, 'answer-changed']);
    expect(await codeOf(reviews(ana, derivedId('none'), 1))).toEqual([404, 'answer-not-given']);
  });

  it('given what somebody answered themselves, another company, or no right, when it is reviewed, then it is refused (TRA-13)', async () => {
    await training.does('finish');
    const body = { lessonId: training.lessonIds[0], answerVersion: 1, points: 10 };
    expect(await codeOf(app.owner('post', path(why.id, 'review'), body))).toEqual([403, 'review-own-answer']);
    expect((await app.as('Owner', otherTenantId)('post', path(why.id, 'review'), body)).status).toBe(404);
    const recruiter = app.asColleague('Recruiter', ana);
    expect((await recruiter('post', path(why.id, 'review'), body)).status).toBe(403);
    const ticket = `/api/tenant/training-reviews/${training.assignmentId}/files/${derivedId('file')}/ticket`;
    expect((await recruiter('post', ticket, { purpose: 'preview' })).status).toBe(403);
    expect((await app.owner('post', ticket, { purpose: 'preview' })).status).toBe(404);
  });
});
