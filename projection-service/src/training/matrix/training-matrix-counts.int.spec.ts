import { randomUUID } from 'node:crypto';
import { GLOBAL } from 'contracts/kernel/id';
import { type Standing, standings } from 'contracts/training/matrix/matrix.choices';
import type { TrainingMatrixCounts } from 'contracts/training/matrix/training-matrix.endpoints';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { latestName } from '#projection-service/engine/latest';
import { rebuildTables } from '#projection-service/engine/rebuild';
import { openSuperuser } from '#projection-service/test/database.harness';
import { type Harness, openHarness } from '#projection-service/test/service.harness';
import { ALL_DONE, dayOfMarch, missed, trainingStory } from '#projection-service/test/trainings.fixture';
import { assignmentProjection } from '#projection-service/training/assignment/assignment.projection';
import { COUNTS } from './training-matrix.query.ts';

const tenantId = randomUUID();
const begun: [number, string, object] = [4, 'TrainingLessonStarted', { lessonId: randomUUID(), lessonVersion: 1 }];

let service: Harness;
let admin: pg.Pool;
let story: ReturnType<typeof trainingStory>;
let ropes: string;

beforeAll(async () => {
  service = await openHarness();
  admin = openSuperuser(service);
  story = trainingStory(service, admin, tenantId);
  ropes = story.idOf('ropes');
  await story.company('Harbor');
  await story.program(ropes, 'Ropes');
  await story.program(story.idOf('tides'), 'Tides');
});
afterAll(async () => {
  await admin.end();
  await service.close();
});

const none = Object.fromEntries(standings.map((standing) => [standing, 0])) as Record<Standing, number>;

/** What the heads say once `position` is shown; every time it is what all rows of everybody say. */
const heads = async (position: string): Promise<Record<string, number>> => {
  const path = '/api/tenant/training-matrix/counts';
  const { body, status } = await service.get(path, { tenantId, minPosition: position });
  expect(status).toBe(200);
  const said = (body as TrainingMatrixCounts).flatMap(({ id, counts }) =>
    Object.entries(counts).flatMap(([standing, people]) => (people > 0 ? [[id, standing, people]] : [])),
  );
  const programs = (body as TrainingMatrixCounts).map(({ id }) => id);
  const { rows } = await admin.query({
    text: COUNTS,
    values: [tenantId, null, null, null, null, programs],
    rowMode: 'array',
  });
  expect(said.map(String).toSorted()).toEqual(rows.map(String).toSorted());
  const ofRopes = said.filter(([id]) => id === ropes).map(([, standing, people]) => [standing, people]);
  return Object.fromEntries(ofRopes);
};

describe('GET /api/tenant/training-matrix/counts', () => {
  it('given trainings that begin, end, are extended and cancelled, when heads count after each, then as all rows together say (TRA-40)', async () => {
    expect(await heads(await story.joins('Ana'))).toEqual({});
    const first = await story.assigned('Ana', ropes, 1, [[1, 'TrainingOpened']]);
    expect(await heads(first.position)).toEqual({ 'not-started': 1 });
    expect(await heads(await story.goesOn(first, [begun]))).toEqual({ begun: 1 });
    expect(await heads(await story.goesOn(first, missed(6)))).toEqual({ overdue: 1 });
    const extended = { expiredAt: dayOfMarch(6), expiresAt: dayOfMarch(12), reminders: [], reason: '' };
    expect(await heads(await story.goesOn(first, [[7, 'TrainingExtended', extended]]))).toEqual({ begun: 1 });
    const done = await story.goesOn(first, [[8, 'TrainingCompleted', ALL_DONE]]);
    expect(await heads(done)).toEqual({ 'done-late': 1 });
    // What is still to come decides nothing until it begins; one that is cancelled leaves the place to the one before it.
    const second = await story.assigned('Ana', ropes, 10);
    expect(await heads(second.position)).toEqual({ 'done-late': 1 });
    expect(await heads(await story.goesOn(second, [[10, 'TrainingOpened']]))).toEqual({ 'not-started': 1 });
    expect(await heads(await story.goesOn(second, [[11, 'TrainingCancelled']]))).toEqual({ 'done-late': 1 });
    const erased = await story.goesOn(first, [[12, 'TrainingAnswersErased']]);
    expect(await heads(erased)).toEqual({ 'done-late': 1 });
  });

  it('given people who leave for now or for good, come back, or never worked here, when heads count, then those who work here now (TRA-40)', async () => {
    await story.assigned('Ben', ropes, 1, missed(6));
    expect(await heads(await story.joins('Ben'))).toEqual({ 'done-late': 1, overdue: 1 });
    expect(await heads(await story.leaves('Ben', 'MembershipDeactivated'))).toEqual({ 'done-late': 1 });
    const outside = await story.assigned('Zoe', ropes, 1, [begun]);
    expect(await heads(outside.position)).toEqual({ 'done-late': 1 });
    // Other roles are no return.
    expect(await heads(await story.membership(story.idOf('Ben'), 'MembershipGranted'))).toEqual({ 'done-late': 1 });
    expect(await heads(await story.returns('Ben', 'MembershipReactivated'))).toEqual({ 'done-late': 1, overdue: 1 });
    expect(await heads(await story.leaves('Ben', 'MembershipRevoked'))).toEqual({ 'done-late': 1 });
    expect(await heads(await story.returns('Ben', 'MembershipGranted'))).toEqual({ 'done-late': 1, overdue: 1 });
    expect(await heads(await story.joins('Zoe'))).toEqual({ 'done-late': 1, overdue: 1, begun: 1 });
  });

  it('given all that, when the read model is rebuilt, things go on and somebody is erased, then heads count the same as all rows', async () => {
    const third = await story.assigned('Ben', ropes, 20);
    const before = await heads(third.position);
    await rebuildTables(assignmentProjection, { pool: service.projector, feed: service.events.feed });
    expect(await heads(third.position)).toEqual(before);
    expect(await heads(await story.goesOn(third, [[20, 'TrainingOpened']]))).toEqual({
      ...{ 'done-late': 1, 'not-started': 1, begun: 1 },
    });
    // As an account is erased: its person leaves, then nothing of it can be read, then what they were learning ends.
    const { userId } = third;
    await story.leaves('Ben', 'MembershipRevoked');
    await admin.query('delete from access.account where user_id = $1', [userId]);
    await service.append('user', userId, [{ type: 'UserErased', data: { userId } }], GLOBAL);
    const erased = await story.goesOn(third, [[21, 'TrainingAnswersErased']]);
    expect(await heads(erased)).toEqual({ 'done-late': 1, begun: 1 });
  });

  it('given counters that are kept, when heads count, then they are what is read; where none are, the rows are', async () => {
    const { rows } = await admin.query('select position from read.checkpoint where name = $1', [
      assignmentProjection.name,
    ]);
    expect(rows).toHaveLength(1);
    const of = (standing: Standing) => latestName(assignmentProjection, { programId: ropes, standing, isMember: true });
    const ask = async () =>
      (await service.get('/api/tenant/training-matrix/counts', { tenantId })).body.find(
        ({ id }: { id: string }) => id === ropes,
      ).counts;
    const right = await ask();
    await admin.query('update read.training_assignment_count set n = n + 40 where tenant_id = $1 and key = $2', [
      ...[tenantId, of('begun')],
    ]);
    expect(await ask()).toEqual({ ...none, ...right, begun: right.begun + 40 });
    await admin.query(
      "delete from read.training_assignment_count where tenant_id = $1 and starts_with(key, 'latest:')",
      [tenantId],
    );
    expect(await ask()).toEqual(right);
  });
});
