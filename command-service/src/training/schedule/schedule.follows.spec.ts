import { recordIn } from 'access/recruiting/record-in';
import { exampleTenantId } from 'contracts/kernel/examples';
import { derivedId, streamName } from 'contracts/kernel/id';
import { assignmentIdOf, trainingAssignment } from 'contracts/training/assignment/assignment.entity';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SpecApp, specApp } from '#command-service/test/app.harness';
import { lessonStep } from '#command-service/test/lesson.fixture';
import { hoursLater, hoursOn } from '#command-service/test/training.fixture';

const [ana, bo] = [derivedId('follows', 'ana'), derivedId('follows', 'bo')];
let app: SpecApp;
let programId: string;

beforeEach(async () => {
  app = specApp();
  const post = async (path: string, body: object) => (await app.owner('post', `/api/tenant/${path}`, body)).body;
  const lesson = await post('training-lessons', { name: 'Knots', steps: [lessonStep('Read')] });
  programId = (await post('training-programs', { name: 'Ropes', lessonIds: [lesson.id], deadlineDays: 2 })).id;
  await post(`training-programs/${programId}/publish`, {});
});

const schedule = (more: object = {}) =>
  app.owner('post', '/api/tenant/training-schedules', {
    ...{ programId, roles: ['Trainer'], startsAt: hoursOn(0), ...more },
  });
const assign = (id: string, userIds: string[], hours = 0) =>
  app.commands.trainingSchedule(id, {
    ...{ type: 'AssignTrainingPeople', data: { userIds, after: null, next: null }, metadata: hoursLater(hours) },
  });
const comes = (id: string, userIds: string[], hours: number) =>
  app.commands.trainingSchedule(id, {
    ...{ type: 'AssignTrainingNewcomers', data: { userIds }, metadata: hoursLater(hours) },
  });
const given = (scheduleId: string, userId: string) =>
  recordIn(app.events.store, trainingAssignment, {
    ...{ tenantId: exampleTenantId, id: assignmentIdOf(scheduleId, userId) },
  });
const happened = async (id: string) => {
  const { events } = await app.events.store.readStream(streamName('trainingSchedule', exampleTenantId, id));
  return events.map(({ type }) => type);
};

describe('a schedule that follows who comes', () => {
  it('given somebody who comes later, when they are assigned, then from that moment on, once, with the time that the program gives (TRA-55)', async () => {
    const { id } = (await schedule({ followsMembership: true })).body;
    await assign(id, [ana]);
    await comes(id, [ana, bo], 10);
    await comes(id, [bo], 11);
    expect(await given(id, bo)).toMatchObject({ startsAt: hoursOn(10), expiresAt: hoursOn(58) });
    expect(await given(id, ana)).toMatchObject({ startsAt: hoursOn(0), expiresAt: hoursOn(48) });
    expect(await happened(id)).toEqual([
      ...['TrainingScheduleCreated', 'TrainingPeopleAssigned', 'TrainingNewcomersAssigned'],
    ]);
    const { body } = await app.owner('post', `/api/tenant/training-schedules/${id}/cancel`, {});
    expect(body).toMatchObject({ peopleCount: 2, status: 'cancelled' });
    await comes(id, [derivedId('follows', 'cy')], 12);
    expect(await given(id, derivedId('follows', 'cy'))).toBeUndefined();
  });

  it('given people who are still being assigned, when somebody comes meanwhile, then the others follow all the same', async () => {
    const { id } = (await schedule({ followsMembership: true })).body;
    await comes(id, [bo], 0);
    await assign(id, [ana, bo]);
    expect(await given(id, ana)).toBeDefined();
    expect(await happened(id)).toEqual([
      ...['TrainingScheduleCreated', 'TrainingNewcomersAssigned', 'TrainingPeopleAssigned'],
    ]);
  });

  it('given one that does not follow, or whose deadline is over, when somebody comes, then they get nothing', async () => {
    const { id: fixed } = (await schedule()).body;
    await comes(fixed, [bo], 1);
    expect(await given(fixed, bo)).toBeUndefined();
    const { id: over } = (await schedule({ followsMembership: true, deadline: hoursOn(24) })).body;
    await comes(over, [bo], 24);
    expect([await given(over, bo), await happened(over)]).toEqual([undefined, ['TrainingScheduleCreated']]);
    await comes(over, [bo], 23);
    expect(await given(over, bo)).toMatchObject({ startsAt: hoursOn(23), expiresAt: hoursOn(24) });
  });
});

describe('a schedule that was to start before it was made', () => {
  const early = { startsAt: hoursOn(-72) };

  it('given a start that is over, when it is scheduled, then it starts now, and its people have all the time that the program gives (TRA-133)', async () => {
    const { body } = await schedule(early);
    expect(body.startsAt).toBe(hoursOn(0));
    await assign(body.id, [ana]);
    expect(await given(body.id, ana)).toMatchObject({ startsAt: hoursOn(0), expiresAt: hoursOn(48) });
    const asked = { programId, teams: [derivedId('follows', 'team')], ...early };
    const preview = await app.owner('post', '/api/tenant/training-schedules/preview', asked);
    expect(preview.body.training).toMatchObject({ startsAt: hoursOn(0), expiresAt: hoursOn(48) });
  });

  it('given people who are assigned after that time is over, when they are, then it begins then; a fixed deadline stays (TRA-133)', async () => {
    const { id } = (await schedule()).body;
    await assign(id, [bo], 72);
    expect(await given(id, bo)).toMatchObject({ startsAt: hoursOn(72), expiresAt: hoursOn(120) });
    const fixed = (await schedule({ deadline: hoursOn(24) })).body;
    await assign(fixed.id, [bo], 72);
    expect(await given(fixed.id, bo)).toMatchObject({ startsAt: hoursOn(0), expiresAt: hoursOn(24) });
  });

  it('given one that repeats, when it starts late, then it repeats by when it was to start (TRA-56, TRA-133)', async () => {
    const startsAt = '2026-01-31T09:00:00.000Z';
    const { body } = await schedule({ repeatMonths: 1, startsAt });
    expect(body).toMatchObject({ startsAt: hoursOn(0), repeatsFrom: startsAt, repeatsAt: '2026-03-31T09:00:00.000Z' });
    expect((await schedule({ repeatMonths: 1 })).body.repeatsFrom).toBeNull();
  });
});

describe('a schedule that repeats', () => {
  it('given months, when it is scheduled, then it says when it comes again; due then, once, and not once it is cancelled (TRA-56)', async () => {
    const { body } = await schedule({ repeatMonths: 12 });
    expect(body).toMatchObject({ repeatMonths: 12, repeatsAt: '2027-03-02T09:00:00.000Z', repeatOf: null });
    const due = (dueAt: string) =>
      app.commands.trainingSchedule(body.id, {
        ...{ type: 'RepeatTrainingSchedule', data: { dueAt }, metadata: hoursLater(24 * 365) },
      });
    await due(hoursOn(1));
    await due(body.repeatsAt);
    await due(body.repeatsAt);
    expect(await happened(body.id)).toEqual(['TrainingScheduleCreated', 'TrainingScheduleRepeated']);
    const { body: other } = await schedule({ repeatMonths: 1 });
    await app.owner('post', `/api/tenant/training-schedules/${other.id}/cancel`, {});
    await app.commands.trainingSchedule(other.id, {
      ...{ type: 'RepeatTrainingSchedule', data: { dueAt: other.repeatsAt }, metadata: hoursLater(24 * 40) },
    });
    expect(await happened(other.id)).toEqual(['TrainingScheduleCreated', 'TrainingScheduleCancelled']);
  });

  it('given a start long ago, when it repeats, then next time is still to come (TRA-56)', async () => {
    const { body } = await schedule({ repeatMonths: 1, startsAt: '2016-01-31T09:00:00.000Z' });
    expect(body.repeatsAt).toBe('2026-03-31T09:00:00.000Z');
    expect((await schedule({ repeatsFrom: hoursOn(1) })).status).toBe(422);
  });

  it('given months that are none, or what only our own processes say, when it is scheduled, then the field says so', async () => {
    const errorsOf = async (more: object) => Object.keys((await schedule(more)).body.errors);
    expect(await errorsOf({ repeatMonths: 0 })).toEqual(['repeatMonths']);
    expect(await errorsOf({ repeatMonths: 61 })).toEqual(['repeatMonths']);
    expect((await schedule({ repeatOf: derivedId('another') })).status).toBe(422);
    expect((await schedule({ repeatsAt: hoursOn(1) })).status).toBe(422);
    expect((await schedule()).body).toMatchObject({ repeatsAt: null, followsMembership: false });
  });
});
