import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId, streamName } from 'contracts/kernel/id';
import { confirmationIn } from 'contracts/training/markdown/confirmation';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SpecApp, specApp } from '#command-service/test/app.harness';
import { choiceQuestion, lessonQuestion, lessonStep } from '#command-service/test/lesson.fixture';
import { hoursLater, hoursOn, type OpenTraining, openTraining } from '#command-service/test/training.fixture';

const MINUTE = 60_000;
const film = { videoUrl: 'https://videos.example/knots.mp4', videoSeconds: 3_600, requiredPercent: 80 };
const step = lessonStep('Watch', { ...film, questions: [choiceQuestion('Which?', 3), lessonQuestion('Why?')] });
const [which, why] = [derivedId('question', 'Which?'), derivedId('question', 'Why?')];
const choice = (word: string) => ({ questionId: which, choiceIds: [derivedId('choice', 'Which?', word)] });
/** As an import asks it. */
const confirmation = {
  ...{ id: derivedId('confirmation'), ...confirmationIn('en-us') },
  choices: confirmationIn('en-us').choices.map((one) => ({ id: derivedId('choice', one.text), ...one })),
};
const codeOf = async (asked: PromiseLike<{ status: number; body: { code?: string } }>) => {
  const { status, body } = await asked;
  return [status, body.code];
};

let app: SpecApp;
let training: OpenTraining;
const begin = async (steps: readonly object[], more: object = {}) => {
  training = await openTraining(app, [steps], more);
  await training.does('start');
};
beforeEach(() => {
  app = specApp();
});

describe('what is learned', () => {
  it('given a choice that may still be changed, when it is made, then no points tell whether it is right; once the lesson is finished, they count (TRA-74)', async () => {
    await begin([{ ...step, requiredPercent: null }]);
    for (const word of ['right', 'wrong', 'right'])
      expect((await training.does('answer', choice(word))).body.training.earned).toBe(0);
    await training.does('answer', { questionId: why, text: 'It holds.' });
    expect((await training.does('finish')).body.training).toMatchObject({ status: 'completed', earned: 3 });
  });

  it('given an open answer without points, when its lesson is finished, then it waits for a review; once it has one, the person is told (TRA-73)', async () => {
    await begin([lessonStep('Read', { questions: [lessonQuestion('Why?')] })]);
    await training.does('answer', { questionId: why, text: 'It holds.' });
    expect((await training.does('finish')).body.training).toMatchObject({ possible: 0, unreviewed: 1 });
    const path = `/api/tenant/training-reviews/${training.assignmentId}/answers/${why}/review`;
    const said = { lessonId: training.lessonIds[0], answerVersion: 1, feedback: 'Good.' };
    const reviewed = await app.asColleague('Trainer', derivedId('ana'))('post', path, said);
    expect(reviewed.body).toMatchObject({ status: 'completed', unreviewed: 0 });
  });

  it('given parts that were played while nothing could be told, when they are told at once, then together they count as long as time passed, ten minutes at most (TRA-75)', async () => {
    await begin([step]);
    const told = async (...parts: [number, number][]) => {
      const asked = parts.map(([from, to]) => ({ from: from * 1_000, to: to * 1_000 }));
      return (await training.does('watched', { stepId: step.id, parts: asked })).body.watched[step.id];
    };
    app.advance(3 * MINUTE);
    // 60 s and 120 s of an hour; the last part has no time left.
    expect(await told([0, 60], [300, 420], [600, 900])).toBe(5);
    app.advance(10 * 60 * MINUTE);
    expect(await told([420, 3_600])).toBe(5 + 16);
    expect(await codeOf(training.does('watched', { stepId: step.id, parts: [] }))).toEqual([422, 'validation-failed']);
  });

  it('given parts that touch, and parts of a moment, when they are told at once, then one event says what was played; moments count where they close a gap or end the video (TRA-131)', async () => {
    await begin([step]);
    const told = async (...parts: [number, number][]) => {
      app.advance(MINUTE);
      const asked = parts.map(([from, to]) => ({ from, to }));
      await training.does('watched', { stepId: step.id, parts: asked });
      const stream = streamName('trainingAssignment', exampleTenantId, training.assignmentId);
      const { events } = await app.events.store.readStream(stream);
      return events.flatMap(({ type, data }) => (type === 'TrainingVideoWatched' ? [data] : []));
    };
    const many = (length: number) =>
      Array.from({ length: 100 }, (_, at): [number, number] => [at * 100, at * 100 + length]);
    expect(await told(...many(1))).toEqual([]);
    expect((await told(...many(100))).slice(-1)).toMatchObject([{ start: 0, end: 10_000, others: [] }]);
    expect(await told([20_000, 25_000], [10_500, 14_000], [40_000, 40_900])).toHaveLength(2);
    expect((await told([40_000, 40_900], [3_599_500, 3_600_000], [10_000, 10_500])).slice(1)).toMatchObject([
      { start: 10_500, end: 14_000, others: [{ start: 20_000, end: 25_000 }] },
      { start: 10_000, end: 10_500, others: [{ start: 3_599_500, end: 3_600_000 }] },
    ]);
  });

  it('given a video that is played, when another lesson is begun, then what was played until then counts, and nothing from before it counts for the other one (TRA-132)', async () => {
    training = await openTraining(app, [[step], [lessonStep('Look', film)]]);
    await training.does('start');
    app.advance(MINUTE);
    await training.does('start', {}, 1);
    const look = lessonStep('Look', film).id;
    const other = { stepId: look, from: 0, to: 600_000 };
    expect((await training.does('watched', other, 1)).body.watched[look]).toBe(0);
    const first = await training.does('watched', { stepId: step.id, from: 0, to: 36_000 });
    expect(first.body.watched[step.id]).toBe(1);
    app.advance(2 * MINUTE);
    expect((await training.does('watched', other, 1)).body.watched[look]).toBe(3);
  });

  it('given whoever says that they have not read it yet, when the lesson is finished, then it is refused until they have (TRA-30)', async () => {
    await begin([lessonStep('Read', { questions: [confirmation] })]);
    const says = (word: string) => ({ questionId: confirmation.id, choiceIds: [derivedId('choice', word)] });
    await training.does('answer', says('Not yet'));
    const { status, body } = await training.does('finish');
    expect([status, body.errors]).toEqual([422, { [confirmation.id]: ['confirmation-required'] }]);
    await training.does('answer', says('Yes'));
    expect((await training.does('finish')).body.training.status).toBe('completed');
  });

  it('given another version than was seen, when something is done in the lesson, then it is refused; without a version it is taken as now (TRA-76)', async () => {
    await begin([step]);
    const seen = { lessonVersion: 2 };
    expect(await codeOf(training.does('answer', { ...choice('right'), ...seen }))).toEqual([409, 'lesson-changed']);
    expect(await codeOf(training.does('finish', seen))).toEqual([409, 'lesson-changed']);
    const part = { stepId: step.id, from: 0, to: 1_000 };
    expect(await codeOf(training.does('watched', { ...part, ...seen }))).toEqual([409, 'lesson-changed']);
    expect((await training.does('answer', { ...choice('right'), lessonVersion: 1 })).status).toBe(200);
    expect((await training.does('watched', part)).status).toBe(200);
  });
});

describe('more time for somebody', () => {
  it('given a training that starts later, when its deadline moves, then it waits on for its start, with the reminders that were chosen (TRA-78)', async () => {
    const { programId } = await openTraining(app, [[step]]);
    const wanted = {
      ...{ programId, roles: ['Trainer'], startsAt: hoursOn(48), deadline: hoursOn(24 * 20) },
      reminderDays: [7],
    };
    const { id } = (await app.owner('post', '/api/tenant/training-schedules', wanted)).body;
    const data = { userIds: [exampleUserId], after: null, next: null };
    await app.commands.trainingSchedule(id, { type: 'AssignTrainingPeople', data, metadata: hoursLater(0) });
    const { assignmentIdOf } = await import('contracts/training/assignment/assignment.entity');
    const path = `/api/tenant/training-assignments/${assignmentIdOf(id, exampleUserId)}/extend`;
    const { body } = await app.owner('post', path, { deadline: hoursOn(24 * 30), reason: 'Away' });
    expect(body).toMatchObject({ status: 'waiting', reminderDays: [7], reminders: [hoursOn(24 * 23)] });
  });
});
