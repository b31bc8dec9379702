import { exampleCause, exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import type { CommandMetadata } from 'contracts/kernel/message';
import { assignmentIdOf } from 'contracts/training/assignment/assignment.entity';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';
import { choiceQuestion, lessonQuestion, lessonStep } from '#command-service/test/lesson.fixture';

const [HOUR, NOW] = [3_600_000, Date.parse('2026-03-02T09:00:00.000Z')];
const at = (hours: number) => new Date(NOW + hours * HOUR).toISOString();
const videoStep = lessonStep('Watch', {
  ...{ videoUrl: 'https://videos.example/knots.mp4', videoSeconds: 100, requiredPercent: 80 },
  questions: [choiceQuestion('Which knot?', 3), lessonQuestion('Why?', { points: 2, isRequired: false })],
});
const right = derivedId('choice', 'Which knot?', 'right');

let app: SpecApp;
let lessons: string[];
let schedule: string;

const metadata = (hours = 0): CommandMetadata => ({
  ...exampleCause,
  occurredAt: at(hours),
  now: new Date(NOW + hours * HOUR),
});
const post = async (path: string, body: object) => app.owner('post', `/api/tenant/${path}`, body);
const assign = (scheduleId: string, userIds: string[]) =>
  app.commands.trainingSchedule(scheduleId, {
    type: 'AssignTrainingPeople',
    data: { userIds, after: null, next: null },
    metadata: metadata(),
  });
/** Two lessons one after the other, from an hour later on, for a day. */
const prepare = async (more: object = {}) => {
  const first = (await post('training-lessons', { name: 'Knots', steps: [videoStep] })).body.id;
  const second = (await post('training-lessons', { name: 'Safety', steps: [lessonStep('Read')] })).body.id;
  const program = { name: 'First week', lessonIds: [first, second], isSequential: true, deadlineDays: 1 };
  const { id } = (await post('training-programs', program)).body;
  await post(`training-programs/${id}/publish`, {});
  const wanted = { programId: id, roles: ['Trainer'], startsAt: at(1), ...more };
  const made = (await post('training-schedules', wanted)).body;
  lessons = [first, second];
  schedule = made.id;
  return made;
};
const step = (name: string, body: object = {}, lesson = 0) =>
  app.owner('post', `/api/employee/schedules/${schedule}/lessons/${lessons[lesson]}/${name}`, body);
const codeOf = async (asked: ReturnType<typeof step>) => {
  const { status, body } = await asked;
  return [status, body.code];
};
const watched = (from: number, to: number) =>
  step('watched', { stepId: videoStep.id, from: from * 1_000, to: to * 1_000 });

beforeEach(() => {
  app = specApp();
});

describe('schedules', () => {
  it('given a published program, when it is scheduled, then its version is fixed and each person has an assignment (TRA-6)', async () => {
    const made = await prepare();
    expect(made).toMatchObject({ programVersion: 1, programName: 'First week', status: 'assigning', peopleCount: 0 });
    await assign(schedule, [exampleUserId, derivedId('ola')]);
    const { state } = await assign(schedule, [exampleUserId]);
    expect(state).toMatchObject({ record: { status: 'scheduled', peopleCount: 2 } });
    const assignment = await app.commands.trainingAssignment(assignmentIdOf(schedule, exampleUserId), {
      ...{ type: 'OpenTraining', data: { dueAt: at(1) }, metadata: metadata(1) },
    });
    expect(assignment.state).toMatchObject({
      record: { status: 'open', lessonCount: 2, possible: 5, expiresAt: at(25), reminders: [] },
    });
  });

  it('given nobody, no version, or an end before the start, when it is scheduled, then the field says so (TRA-6)', async () => {
    const { programId } = await prepare();
    const unpublished = (await post('training-programs', { name: 'Draft', lessonIds: lessons })).body.id;
    const wanted = { programId, roles: ['Trainer'], startsAt: at(1) };
    const errorsOf = async (more: object) => (await post('training-schedules', { ...wanted, ...more })).body.errors;
    expect(await errorsOf({ roles: [] })).toEqual({ users: ['schedule-people-required'] });
    expect(await errorsOf({ users: [derivedId('stranger')] })).toEqual({ users: ['schedule-user-unknown'] });
    expect(await errorsOf({ programId: unpublished })).toEqual({ programId: ['program-not-published'] });
    expect(await errorsOf({ programId: derivedId('none') })).toEqual({ programId: ['program-not-found'] });
    expect(await errorsOf({ deadline: at(1) })).toEqual({ deadline: ['deadline-over'] });
  });

  it('given people who were assigned, when the schedule is cancelled, then they can do nothing in it any more (TRA-8)', async () => {
    await prepare();
    await assign(schedule, [exampleUserId]);
    app.advance(2 * HOUR);
    await post(`training-schedules/${schedule}/cancel`, {});
    const end = { type: 'EndTrainingAssignments' as const, data: { chunk: 0 }, metadata: metadata(2) };
    await app.commands.trainingSchedule(schedule, end);
    expect(await codeOf(step('start'))).toEqual([409, 'training-cancelled']);
  });
});

describe('a training of mine', () => {
  beforeEach(async () => {
    await prepare();
    await assign(schedule, [exampleUserId]);
  });

  it('given a training that starts later, when a lesson is started, then it is refused; later it is not', async () => {
    expect(await codeOf(step('start'))).toEqual([409, 'training-not-open']);
    app.advance(HOUR);
    const { status, body } = await step('start');
    expect([status, body.training.status]).toEqual([200, 'begun']);
  });

  it('given a training of others, or of another company, when a lesson is started, then there is no such thing (TRA-9)', async () => {
    app.advance(HOUR);
    const path = `/api/employee/schedules/${schedule}/lessons/${lessons[0]}/start`;
    expect((await app.as('Owner', otherTenantId)('post', path, {})).status).toBe(404);
    const { id: others } = (
      await post('training-schedules', {
        ...{ programId: derivedId('none'), roles: ['Trainer'], startsAt: at(1) },
      })
    ).body;
    expect(others).toBeUndefined();
    const notMine = path.replace(schedule, derivedId('another schedule'));
    expect((await app.owner('post', notMine, {})).status).toBe(404);
  });

  it('given lessons in a sequence, when a later one is started, then it is locked until the one before is finished (TRA-9)', async () => {
    app.advance(HOUR);
    expect(await codeOf(step('start', {}, 1))).toEqual([409, 'lesson-locked']);
    expect(await codeOf(step('finish', {}, 0))).toEqual([409, 'lesson-not-started']);
  });

  it('given a part that is longer than the time that passed, when it is told, then as much counts as passed, each second once (TRA-10)', async () => {
    app.advance(HOUR);
    await step('start');
    const percentOf = async (asked: ReturnType<typeof watched>) => (await asked).body.watched[videoStep.id];
    expect(await percentOf(watched(0, 100))).toBe(0);
    app.advance(10_000);
    expect(await percentOf(watched(0, 100))).toBe(10);
    expect(await percentOf(watched(50, 100))).toBe(10);
    app.advance(20_000);
    expect(await percentOf(watched(0, 20))).toBe(20);
    expect(await percentOf(watched(60, 100))).toBe(20);
  });

  it('given a video that was not watched and a question without an answer, when it is finished, then it is refused with what is missing (TRA-10)', async () => {
    app.advance(HOUR);
    await step('start');
    const { status, body } = await step('finish');
    expect([status, body.code, body.detail]).toEqual([
      ...[422, 'video-not-watched', 'You need to watch at least 80% of the lesson video'],
    ]);
    app.advance(90_000);
    await watched(0, 90);
    expect((await step('finish')).body.errors).toEqual({
      [derivedId('question', 'Which knot?')]: ['answers-required'],
    });
  });

  it('given everything done, when both lessons are finished, the last one twice, then the training is completed once with its score (TRA-11)', async () => {
    app.advance(HOUR);
    await step('start');
    app.advance(100_000);
    await watched(0, 100);
    const answered = await step('answer', { questionId: derivedId('question', 'Which knot?'), choiceIds: [right] });
    expect(answered.body.training).toMatchObject({ earned: 0, possible: 5, unreviewed: 0 });
    await step('answer', { questionId: derivedId('question', 'Why?'), text: 'It holds.' });
    expect((await step('finish')).body.training).toMatchObject({ earned: 3, finishedLessons: 1 });
    await step('start', {}, 1);
    await step('answer', { questionId: derivedId('question', 'Read?'), text: 'Yes.' }, 1);
    const done = await step('finish', {}, 1);
    expect(done.body.training).toMatchObject({ status: 'completed', earned: 3, possible: 5, unreviewed: 2 });
    const again = await step('finish', {}, 1);
    expect([again.status, again.headers['x-position']]).toEqual([200, done.headers['x-position']]);
    expect(await codeOf(step('answer', { questionId: derivedId('question', 'Why?'), text: 'No.' }))).toEqual([
      ...[409, 'lesson-finished'],
    ]);
  });

  it('given the deadline is over, when something is answered, then it is refused; after an extension it is taken (TRA-8)', async () => {
    app.advance(HOUR);
    await step('start');
    app.advance(25 * HOUR);
    const given = { questionId: derivedId('question', 'Why?'), text: 'It holds.' };
    expect(await codeOf(step('answer', given))).toEqual([409, 'training-expired']);
    const path = `training-assignments/${assignmentIdOf(schedule, exampleUserId)}/extend`;
    expect((await post(path, { deadline: at(20) })).body.errors).toEqual({ deadline: ['deadline-over'] });
    expect((await post(path, { deadline: at(48), reason: 'Ill' })).body.expiresAt).toBe(at(48));
    expect((await step('answer', given)).status).toBe(200);
  });

  it('given an answer of another tab, when it is written over without having seen it, then it is refused', async () => {
    app.advance(HOUR);
    await step('start');
    const given = { questionId: derivedId('question', 'Why?'), text: 'It holds.' };
    await step('answer', { ...given, answerVersion: 0 });
    expect(await codeOf(step('answer', { ...given, text: 'x', answerVersion: 0 }))).toEqual([409, 'answer-changed']);
    expect(await codeOf(step('answer', { questionId: derivedId('none'), text: 'x' }))).toEqual([
      ...[404, 'question-not-found'],
    ]);
  });
});
