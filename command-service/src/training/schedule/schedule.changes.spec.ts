import { recordIn } from 'access/recruiting/record-in';
import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId, streamName } from 'contracts/kernel/id';
import { assignmentIdOf, trainingAssignment } from 'contracts/training/assignment/assignment.entity';
import { ASSIGNED_AT_ONCE } from 'contracts/training/schedule/schedule.choices';
import { trainingSchedule } from 'contracts/training/schedule/schedule.entity';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';
import { choiceQuestion, lessonStep } from '#command-service/test/lesson.fixture';
import { hoursLater, hoursOn, type OpenTraining, openTraining } from '#command-service/test/training.fixture';

const idOf = (name: string) => derivedId('changes', name);
let app: SpecApp;
let training: OpenTraining;
const path = (more = '') => `/api/tenant/training-schedules/${training.scheduleId}${more}`;
const post = async (action: string, body: object = {}) => {
  const { status, body: said } = await app.owner('post', path(action), body);
  return { ...said, http: status };
};
const send = (type: string, data: object, hours = 1) =>
  app.commands.trainingSchedule(training.scheduleId, { type, data, metadata: hoursLater(hours) } as never);
const given = (userId: string) =>
  recordIn(app.events.store, trainingAssignment, {
    ...{ tenantId: exampleTenantId, id: assignmentIdOf(training.scheduleId, userId) },
  });
const schedule = () =>
  recordIn(app.events.store, trainingSchedule, { tenantId: exampleTenantId, id: training.scheduleId });
const happened = async (aggregate: string, id: string) =>
  (await app.events.store.readStream(streamName(aggregate, exampleTenantId, id))).events.map(({ type }) => type);
const active = {
  ...{ roles: [], permissions: [], labelIds: [] },
  ...({ type: 'regular', status: 'active', since: null, version: 1 } as const),
} as const;
const member = (userId: string) =>
  app.members.store.change(exampleTenantId, (tables) => tables.saveMember(userId, { ...active, userId }));
const doStep = (step: string, body: object = {}) => training.does(step, body);

beforeEach(async () => {
  app = specApp();
  training = await openTraining(app, [
    [lessonStep('Knots', { questions: [choiceQuestion('Bowline?', 3), choiceQuestion('Reef?', 2)] })],
  ]);
});

describe('the training of one person', () => {
  it('given somebody who has begun, when it is handed over, then another has it until the same moment, and the first keeps what they did (TRA-85)', async () => {
    await member(idOf('new'));
    await doStep('start');
    const body = { userId: exampleUserId, toUserId: idOf('new') };
    expect(await post('/hand-over', body)).toMatchObject({ http: 200, peopleCount: 2 });
    expect(await given(exampleUserId)).toMatchObject({
      ...{ status: 'cancelled', handedOverTo: idOf('new'), progress: expect.objectContaining({}) },
    });
    expect(await given(idOf('new'))).toMatchObject({
      ...{ status: 'waiting', handedOverFrom: exampleUserId, expiresAt: hoursOn(24), finishedLessons: 0 },
    });
    const events = await happened('trainingAssignment', training.assignmentId);
    expect(events.slice(-2)).toEqual(['TrainingHandedOver', 'TrainingCancelled']);
    expect(await post('/hand-over', body)).toMatchObject({ http: 200, peopleCount: 2 });
    expect(await happened('trainingAssignment', training.assignmentId)).toEqual(events);
    await post('/cancel');
    await send('EndTrainingAssignments', { chunk: 0 });
    expect(await given(idOf('new'))).toMatchObject({ status: 'cancelled' });
  });

  it('given somebody who is named by a schedule, when their training is handed over, then its repetitions name the other, once; who came by a role is not named (TRA-135)', async () => {
    for (const id of [exampleUserId, idOf('new'), idOf('other')]) await member(id);
    await post('/people', { users: [exampleUserId, idOf('other')], roles: ['Trainer'] });
    await send('AssignTrainingPeople', { userIds: [idOf('other')], after: null, next: null });
    await post('/hand-over', { userId: exampleUserId, toUserId: idOf('new') });
    expect(await schedule()).toMatchObject({ users: [idOf('new'), idOf('other')], roles: ['Trainer'] });
    await member(idOf('newest'));
    await post('/hand-over', { userId: idOf('new'), toUserId: idOf('newest') });
    expect(await schedule()).toMatchObject({ users: [idOf('newest'), idOf('other')] });
  });

  it('given nobody, somebody who has it, a stranger, a deadline that is over or another company, when it is handed over, then it is not (TRA-85)', async () => {
    for (const id of [exampleUserId, idOf('new')]) await member(id);
    const to = (more: object) => post('/hand-over', { userId: exampleUserId, toUserId: idOf('new'), ...more });
    expect(await to({ userId: idOf('nobody') })).toMatchObject({ http: 404 });
    expect(await to({ toUserId: exampleUserId })).toMatchObject({ errors: { toUserId: ['training-already-given'] } });
    expect(await to({ toUserId: idOf('stranger') })).toMatchObject({ errors: { toUserId: ['schedule-user-unknown'] } });
    expect(await to({ deadline: hoursOn(-1) })).toMatchObject({ errors: { deadline: ['deadline-over'] } });
    const body = { userId: exampleUserId, toUserId: idOf('new') };
    expect((await app.as('Owner', otherTenantId)('post', path('/hand-over'), body)).status).toBe(404);
    expect((await app.as('Auditor')('post', path('/hand-over'), body)).status).toBe(403);
    await app.owner('post', `/api/tenant/training-assignments/${training.assignmentId}/cancel`, {});
    expect(await to({})).toMatchObject({ http: 409, code: 'training-cancelled' });
    expect(await given(idOf('new'))).toBeUndefined();
  });
});

describe('a schedule that is changed', () => {
  it('given more people, when they are added, then those who had it do not get it again, and others start then (TRA-86)', async () => {
    for (const id of [exampleUserId, idOf('new')]) await member(id);
    const users = { users: [exampleUserId, idOf('new')] };
    expect(await post('/people/preview', users)).toMatchObject({ count: 1, people: [{ id: idOf('new') }] });
    expect(await post('/people', users)).toMatchObject({ http: 200, ...users, expectedCount: 2 });
    expect(await schedule()).toMatchObject({ status: 'assigning' });
    expect(await post('/people', { users: [idOf('new')] })).toMatchObject({ http: 200 });
    await send('AssignTrainingPeople', { userIds: [exampleUserId, idOf('new')], after: null, next: null });
    expect(await schedule()).toMatchObject({ status: 'scheduled', peopleCount: 2 });
    expect(await given(idOf('new'))).toMatchObject({ expiresAt: hoursOn(24) });
    expect(await happened('trainingSchedule', training.scheduleId)).toEqual([
      ...['TrainingScheduleCreated', 'TrainingPeopleAssigned', 'TrainingPeopleAdded', 'TrainingPeopleAssigned'],
    ]);
  });

  it('given a later deadline and other reminders, when they are set, then everybody who has not finished gets them, in chunks (TRA-87)', async () => {
    const crowd = Array.from({ length: ASSIGNED_AT_ONCE }, (_, at) => idOf(`crowd ${at}`));
    await member(idOf('new'));
    await post('/people', { users: [idOf('new')] });
    await send('AssignTrainingPeople', { userIds: crowd, after: null, next: crowd.at(-1) });
    expect(await post('/reschedule', { deadline: hoursOn(96) })).toMatchObject({ code: 'schedule-busy' });
    await send('AssignTrainingPeople', { userIds: [idOf('new')], after: null, next: null });
    const late = assignmentIdOf(training.scheduleId, crowd[1] ?? '');
    await app.commands.trainingAssignment(late, {
      ...{ type: 'ExtendTraining', data: { deadline: hoursOn(500), reason: '' }, metadata: hoursLater(0) },
    });
    await app.commands.trainingAssignment(assignmentIdOf(training.scheduleId, crowd[2] ?? ''), {
      ...{ type: 'CancelTraining', data: {}, metadata: hoursLater(0) },
    });
    const wanted = { deadline: hoursOn(96), reminderDays: [2] };
    expect(await post('/reschedule', wanted)).toMatchObject({ http: 200, ...wanted, changingChunk: 0 });
    expect(await post('/reschedule', wanted)).toMatchObject({ http: 200, changingChunk: 0 });
    await send('RescheduleTrainingPeople', { chunk: 0 });
    await send('RescheduleTrainingPeople', { chunk: 0 });
    expect(await schedule()).toMatchObject({ changingChunk: 1 });
    await send('RescheduleTrainingPeople', { chunk: 1 });
    expect(await schedule()).toMatchObject({ changingChunk: null });
    const times = { expiresAt: hoursOn(96), reminders: [hoursOn(48)] };
    expect(await given(exampleUserId)).toMatchObject({ ...times, firstExpiresAt: hoursOn(24) });
    expect(await given(idOf('new'))).toMatchObject(times);
    expect(await given(crowd[1] ?? '')).toMatchObject({ expiresAt: hoursOn(500), reminders: [hoursOn(452)] });
    expect(await given(crowd[2] ?? '')).toMatchObject({ status: 'cancelled', expiresAt: hoursOn(24) });
    const events = await happened('trainingAssignment', training.assignmentId);
    expect(events.filter((type) => type === 'TrainingExtended')).toHaveLength(1);
  });

  it('given nobody, nothing new, a deadline that is not later, or a cancelled one, when it is changed, then it is not (TRA-86, TRA-87)', async () => {
    expect(await post('/people')).toMatchObject({ errors: { users: ['schedule-people-required'] } });
    expect(await post('/people', { users: [idOf('stranger')] })).toMatchObject({
      errors: { users: ['schedule-user-unknown'] },
    });
    expect(await post('/reschedule', { deadline: hoursOn(23) })).toMatchObject({
      errors: { deadline: ['deadline-over'] },
    });
    expect(await post('/reschedule')).toMatchObject({ http: 200, version: 2 });
    await post('/cancel');
    expect(await post('/reschedule', { reminderDays: [5] })).toMatchObject({ code: 'training-cancelled' });
    expect(await post('/people', { roles: ['Auditor'] })).toMatchObject({ code: 'training-cancelled' });
  });

  it('given one that repeats, when its repetition is ended, then it is scheduled again no more (TRA-88)', async () => {
    const wanted = { programId: training.programId, roles: ['Trainer'], startsAt: hoursOn(0), repeatMonths: 1 };
    const { id, repeatsAt } = (await app.owner('post', '/api/tenant/training-schedules', wanted)).body;
    expect(repeatsAt).not.toBeNull();
    training = { ...training, scheduleId: id };
    expect(await post('/end-repetition')).toMatchObject({ http: 200, repeatsAt: null, repeatMonths: null });
    expect(await post('/end-repetition')).toMatchObject({ http: 200, version: 2 });
    await send('RepeatTrainingSchedule', { dueAt: repeatsAt });
    expect(await happened('trainingSchedule', id)).toEqual(['TrainingScheduleCreated', 'TrainingRepetitionEnded']);
  });
});

describe('a schedule that is not made yet', () => {
  it('given a published program, when it is looked at, then it says what people would get, and of another program nothing (TRA-90)', async () => {
    await member(idOf('new'));
    const preview = (more: object) =>
      app.owner('post', '/api/tenant/training-schedules/preview', { users: [idOf('new')], ...more });
    const { programId } = training;
    const times = { startsAt: hoursOn(1), deadline: hoursOn(73), reminderDays: [1, 2] };
    expect((await preview({ programId, ...times })).body).toMatchObject({
      count: 1,
      training: {
        ...{ programName: 'First week', programVersion: 1, startsAt: hoursOn(1), expiresAt: hoursOn(73) },
        reminders: [hoursOn(25), hoursOn(49)],
      },
    });
    expect((await preview({ programId })).body.training).toMatchObject({ startsAt: hoursOn(0), expiresAt: null });
    expect((await preview({})).body).toMatchObject({ count: 1, training: null });
    expect((await preview({ programId: idOf('nothing') })).body).toMatchObject({ count: 1, training: null });
  });
});
