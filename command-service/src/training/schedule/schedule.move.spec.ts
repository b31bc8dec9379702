import { recordIn } from 'access/recruiting/record-in';
import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId, streamName } from 'contracts/kernel/id';
import { assignmentIdOf, trainingAssignment } from 'contracts/training/assignment/assignment.entity';
import { ASSIGNED_AT_ONCE } from 'contracts/training/schedule/schedule.choices';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';
import { choiceQuestion, lessonQuestion, lessonStep } from '#command-service/test/lesson.fixture';
import { hoursLater, hoursOn, type OpenTraining, openTraining } from '#command-service/test/training.fixture';

const idOf = (name: string) => derivedId('moves', name);
const asks = (name: string, ...questions: object[]) => lessonStep(name, { questions });
const [bowline, reef, sheet] = [
  choiceQuestion('Bowline?', 3),
  choiceQuestion('Reef?', 2),
  choiceQuestion('Sheet?', 4),
] as const;
const [tack, hull] = [choiceQuestion('Tack?', 5), choiceQuestion('Hull?', 1)] as const;
const right = ({ text, id }: { text: string; id: string }) => ({
  ...{ questionId: id, choiceIds: [derivedId('choice', text, 'right')] },
});

let app: SpecApp;
let training: OpenTraining;
const path = (more = '') => `/api/tenant/training-schedules/${training.scheduleId}${more}`;
const moveTo = (programVersion: number, more: object = {}) =>
  app.owner('post', path('/move'), { programVersion, ...more });
const movePeople = (chunk: number) =>
  app.commands.trainingSchedule(training.scheduleId, {
    ...{ type: 'MoveTrainingPeople', data: { chunk }, metadata: hoursLater(1) },
  });
const change = (lesson: number, steps: object[]) =>
  app.owner('patch', `/api/tenant/training-lessons/${training.lessonIds[lesson]}`, { steps });
const publish = async (more: object = {}) => {
  const program = `/api/tenant/training-programs/${training.programId}`;
  await app.owner('patch', program, { name: 'Second week', ...more });
  return app.owner('post', `${program}/publish`, {});
};
const given = (userId = exampleUserId) =>
  recordIn(app.events.store, trainingAssignment, {
    ...{ tenantId: exampleTenantId, id: assignmentIdOf(training.scheduleId, userId) },
  });
const happened = async (aggregate: string, id: string) =>
  (await app.events.store.readStream(streamName(aggregate, exampleTenantId, id))).events.map(({ type }) => type);

beforeEach(async () => {
  app = specApp();
  training = await openTraining(app, [
    [asks('Knots', bowline, reef)],
    [asks('Sails', sheet, tack)],
    [asks('Hulls', hull)],
  ]);
});

describe('a schedule that is moved to the newest version', () => {
  it('given somebody in the midst of it, when they are moved, then what they have finished stays, what asks the same stays, the rest counts no more (TRA-62)', async () => {
    const { does } = training;
    for (const lesson of [0, 1, 2]) await does('start', {}, lesson);
    await does('answer', right(bowline));
    await does('answer', right(reef));
    await does('finish');
    await does('answer', right(sheet), 1);
    await does('answer', right(tack), 1);
    await does('answer', right(hull), 2);
    expect(await given()).toMatchObject({ earned: 5, possible: 15, finishedLessons: 1, lessonCount: 3 });

    await change(0, [asks('Knots', choiceQuestion('Bowline?', 30))]);
    await change(1, [asks('Sails', sheet, { ...tack, text: 'Which tack?' })]);
    const winds = { name: 'Winds', steps: [asks('Winds', choiceQuestion('North?', 7))] };
    const { id: added } = (await app.owner('post', '/api/tenant/training-lessons', winds)).body;
    await publish({ lessonIds: [training.lessonIds[0], added, training.lessonIds[1]] });

    const moved = await moveTo(2, { isTold: true });
    expect(moved.body).toMatchObject({ programVersion: 2, programName: 'Second week', movingChunk: 0 });
    expect(await given()).toMatchObject({ programVersion: 1 });
    await movePeople(0);
    await movePeople(0);
    const record = await given();
    expect(record).toMatchObject({
      ...{ programVersion: 2, programName: 'Second week', status: 'begun' },
      ...{ lessonCount: 3, finishedLessons: 1, earned: 5, possible: 21, expiresAt: hoursOn(24) },
    });
    const [knots = '', sails = ''] = training.lessonIds;
    expect(Object.keys(record?.progress ?? {})).toEqual([knots, sails]);
    expect(record?.progress[knots]).toMatchObject({ lessonVersion: 1 });
    expect(record?.progress[sails]).toMatchObject({ lessonVersion: 2, finishedAt: null });
    expect(Object.keys(record?.progress[sails]?.answers ?? {})).toEqual([sheet.id]);
    expect(await happened('trainingSchedule', training.scheduleId)).toEqual([
      ...['TrainingScheduleCreated', 'TrainingPeopleAssigned', 'TrainingScheduleMoved', 'TrainingPeopleMoved'],
    ]);
    expect((await app.owner('post', path('/cancel'), {})).body).toMatchObject({ movingChunk: null });
  });

  it('given a lesson that goes on in its new version, when it is answered and finished, then as that one asks (TRA-62)', async () => {
    const { does } = training;
    await does('start', {}, 2);
    await does('answer', right(hull), 2);
    await change(2, [asks('Hulls', hull, lessonQuestion('Why a hull?'))]);
    await publish();
    await moveTo(2);
    await movePeople(0);
    expect((await does('finish', {}, 2)).body.errors).toEqual({
      [lessonQuestion('Why a hull?').id]: ['answers-required'],
    });
    await does('answer', { questionId: lessonQuestion('Why a hull?').id, text: 'It floats' }, 2);
    expect((await does('finish', {}, 2)).body).toMatchObject({ training: { finishedLessons: 1, earned: 1 } });
  });

  it('given somebody who has finished all that is left, when they are moved, then they have completed it; who had before keeps their version (TRA-62)', async () => {
    await training.does('start', {}, 2);
    await training.does('answer', right(hull), 2);
    await training.does('finish', {}, 2);
    await publish({ lessonIds: [training.lessonIds[2]] });
    await moveTo(2);
    await movePeople(0);
    expect(await given()).toMatchObject({ status: 'completed', programVersion: 2, earned: 1, possible: 1 });
    expect((await happened('trainingAssignment', training.assignmentId)).slice(-2)).toEqual([
      ...['TrainingMoved', 'TrainingCompleted'],
    ]);
    await publish({ lessonIds: training.lessonIds });
    await moveTo(3);
    await movePeople(0);
    expect(await given()).toMatchObject({ status: 'completed', programVersion: 2 });
  });

  it('given people beyond one part, when they are moved, then one part after the other, and who is late keeps theirs (TRA-61)', async () => {
    const crowd = Array.from({ length: ASSIGNED_AT_ONCE }, (_, at) => idOf(`crowd ${at}`));
    const wanted = { programId: training.programId, roles: ['Trainer'], startsAt: hoursOn(0) };
    const { id } = (await app.owner('post', '/api/tenant/training-schedules', wanted)).body;
    training = { ...training, scheduleId: id };
    const assign = (userIds: string[], next: string | null) =>
      app.commands.trainingSchedule(id, {
        ...{ type: 'AssignTrainingPeople', data: { userIds, after: null, next }, metadata: hoursLater(0) },
      });
    await assign(crowd, crowd.at(-1) ?? null);
    await publish();
    expect((await moveTo(2)).body.code).toBe('schedule-busy');
    await assign([idOf('last')], null);
    const late = assignmentIdOf(id, idOf('crowd 3'));
    await app.commands.trainingAssignment(late, {
      ...{ type: 'ExtendTraining', data: { deadline: hoursOn(0.5), reason: '' }, metadata: hoursLater(0) },
    });
    expect((await moveTo(2)).body).toMatchObject({ movingChunk: 0, peopleCount: ASSIGNED_AT_ONCE + 1 });
    expect((await moveTo(2)).body.code).toBe('schedule-busy');
    const first = await movePeople(0);
    expect(first.state).toMatchObject({ record: { movingChunk: 1 } });
    expect(await given(idOf('last'))).toMatchObject({ programVersion: 1 });
    const last = await movePeople(1);
    expect(last.state).toMatchObject({ record: { movingChunk: null } });
    const versionOf = async (name: string) => (await given(idOf(name)))?.programVersion;
    expect([await versionOf('last'), await versionOf('crowd 0'), await versionOf('crowd 3')]).toEqual([2, 2, 1]);
  });

  it('given somebody who comes after a move, when they are assigned, then to the version that it has (TRA-61)', async () => {
    await publish();
    await moveTo(2);
    await movePeople(0);
    const wanted = { programId: training.programId, roles: ['Trainer'], startsAt: hoursOn(0) };
    const more = { ...wanted, followsMembership: true };
    const { id } = (await app.owner('post', '/api/tenant/training-schedules', more)).body;
    training = { ...training, scheduleId: id };
    await app.commands.trainingSchedule(id, {
      ...{ type: 'AssignTrainingNewcomers', data: { userIds: [idOf('new')] }, metadata: hoursLater(1) },
    });
    expect(await given(idOf('new'))).toMatchObject({ programVersion: 2 });
  });

  it('given another version than the newest, the one that it has, a cancelled one, or another company, when it is moved, then it is not (TRA-61)', async () => {
    const outcome = async (asked: ReturnType<typeof moveTo>) => {
      const { status, body } = await asked;
      return [status, body.code ?? body.programVersion];
    };
    expect(await outcome(moveTo(1))).toEqual([200, 1]);
    await publish();
    expect(await outcome(moveTo(1))).toEqual([409, 'program-version-changed']);
    expect(await outcome(moveTo(3))).toEqual([409, 'program-version-changed']);
    expect((await moveTo(0)).body.errors).toMatchObject({ programVersion: ['too-small'] });
    expect((await app.as('Owner', otherTenantId)('post', path('/move'), { programVersion: 2 })).status).toBe(404);
    expect((await app.as('Auditor')('post', path('/move'), { programVersion: 2 })).status).toBe(403);
    await app.owner('post', path('/cancel'), {});
    expect(await outcome(moveTo(2))).toEqual([409, 'training-cancelled']);
    expect(await happened('trainingSchedule', training.scheduleId)).toEqual([
      ...['TrainingScheduleCreated', 'TrainingPeopleAssigned', 'TrainingScheduleCancelled'],
    ]);
  });
});
