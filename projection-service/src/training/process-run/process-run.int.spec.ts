import { randomUUID } from 'node:crypto';
import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { Permission } from 'contracts/kernel/permission';
import { Rejection } from 'contracts/kernel/problem';
import { handbookDefaults } from 'contracts/training/handbook/handbook.fields';
import type { Authorize } from 'platform/http/authorize';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSuperuser } from '#projection-service/test/database.harness';
import { type Harness, openHarness, storyOf } from '#projection-service/test/service.harness';

const [rosa, tomasz, left] = [randomUUID(), randomUUID(), randomUUID()];
const [ropes, lights, knot] = [randomUUID(), randomUUID(), randomUUID()];
const documentId = randomUUID();
/** The owner may do everything, whoever else comes nothing but what everybody may. */
const authorize: Authorize = async ({ authorization }, access) => {
  if (access === 'public') return null;
  const [tenantId, userId = ''] = authorization?.replace(/^Bearer /, '').split('/') ?? [];
  if (!tenantId) throw new Rejection('unauthenticated', 401);
  const permissions = userId === exampleUserId ? Permission.options : [];
  return { userId, sid: exampleUserId, tenantId, roles: [], permissions };
};
const step = (stepId: string, userId: string | null, dueAt: string | null = null, teamId: string | null = null) => ({
  ...{ stepId, userId, teamId, dueOn: null, dueDays: null, dueAt, remindAt: null },
});

describe('runs as they are read', () => {
  let service: Harness;
  let story: ReturnType<typeof storyOf>;
  let last = '';
  const ids: Record<string, string> = {};

  const start = async (name: string, more: object = {}, tenantId = exampleTenantId) => {
    const processRunId = randomUUID();
    ids[name] = processRunId;
    const outline = {
      ...{ kind: 'process', name: 'Open the docks' },
      steps: [
        { id: ropes, name: 'Ropes', checks: [{ id: knot, text: 'Knot' }] },
        { id: lights, name: 'Lights', checks: [] },
      ],
    };
    const data = {
      ...{ processRunId, documentId, name, userId: tomasz, startsOn: '2026-03-02', dueOn: null, dueDays: null },
      ...{ candidateId: null, handbookVersion: 1, outline, dueAt: null, remindAt: null },
      ...{ creatorId: tomasz, subjectId: tenantId, steps: [step(ropes, null), step(lights, rosa)] },
      ...more,
    };
    last = await service.append('processRun', processRunId, [{ type: 'ProcessRunCreated', data }], tenantId);
    return processRunId;
  };
  const happen = async (processRunId: string, type: string, data: object = {}) => {
    last = await service.append('processRun', processRunId, [{ type, data: { processRunId, ...data } }]);
  };
  const listed = async (filter: object = {}, userId = exampleUserId) => {
    const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: '["createdAt","ASC"]' });
    const { body } = await service.get(`/api/tenant/process-runs?${query}`, { userId, minPosition: last });
    return (body as { name: string }[]).map(({ name }) => name);
  };
  const one = (name: string, part: string, userId = exampleUserId) =>
    service.get(`/api/tenant/process-runs/${ids[name]}${part}`, { userId, minPosition: last });
  const mine = async (userId: string) =>
    (await service.get('/api/employee/run-steps', { userId, minPosition: last })).body;

  beforeAll(async () => {
    service = await openHarness({ authorize });
    story = storyOf(service);
    const people = { [exampleUserId]: 'Ingrid', [rosa]: 'Rosa', [tomasz]: 'Tomasz', [left]: 'Lena' };
    for (const [id, name] of Object.entries(people)) await story.user(id, name);
    const admin = openSuperuser(service);
    for (const userId of [exampleUserId, rosa, tomasz])
      await admin.query(
        "insert into access.membership (user_id, tenant_id, roles, permissions, version) values ($1, $2, '{}', '{}', 1)",
        [userId, exampleTenantId],
      );
    for (const [userId, name] of Object.entries(people))
      await admin.query("insert into access.account values ($1, $2, $3, 'en-us', 1)", [
        userId,
        `${userId}@x.example`,
        name,
      ]);
    const lessonFree = { imageFileId: null, videoFileId: null, videoUrl: null, attachments: [], lessonIds: [] };
    const content = {
      ...{ name: 'Open the docks', summary: 'In spring', fileId: null, questions: [], passPercent: 100 },
      steps: [
        { id: ropes, name: 'Ropes', text: 'Walk every dock', checks: [{ id: knot, text: 'Knot' }], ...lessonFree },
        { id: lights, name: 'Lights', text: '', checks: [], ...lessonFree },
      ],
    };
    const of = { handbookDocumentId: documentId };
    await service.append('handbookDocument', documentId, [
      {
        type: 'HandbookDocumentCreated',
        data: { ...handbookDefaults, ...of, ...content, kind: 'process', source: null },
      },
      { type: 'HandbookDocumentPublished', data: { ...of, handbookVersion: 1, note: '', isMaterial: true, content } },
    ]);
    await start('North');
    await start('South', { userId: rosa, steps: [step(ropes, left, '2026-03-05T00:00:00.000Z'), step(lights, null)] });
    await start('Foreign', {}, randomUUID());
  });
  afterAll(() => service.close());

  it('given runs of several people, when each lists theirs, then those with a part see them, and all are for those who may (HBK-13)', async () => {
    expect(await listed()).toEqual(['North', 'South']);
    expect(await listed({ whose: 'mine' })).toEqual([]);
    expect(await listed({}, rosa)).toEqual(['North', 'South']);
    expect(await listed({ whose: 'led' }, rosa)).toEqual(['South']);
    expect(await listed({}, left)).toEqual(['South']);
    expect(await listed({ whose: 'todo' }, tomasz)).toEqual(['North']);
    expect(await listed({ whose: 'todo', q: 'north' }, rosa)).toEqual(['North']);
    expect(await listed({}, randomUUID())).toEqual([]);
    expect(await listed({ nextDueAt_lte: '2026-03-06T00:00:00.000Z' })).toEqual(['South']);
    for (const part of ['', '/content', '/history']) {
      expect((await one('North', part, left)).status).toBe(404);
      expect((await one('Foreign', part)).status).toBe(404);
      expect((await one('North', part, rosa)).status).toBe(200);
    }
    expect((await one('South', '')).body.people).toEqual(
      expect.arrayContaining([
        { id: rosa, name: 'Rosa', isHere: true },
        { id: left, name: 'Lena', isHere: false },
      ]),
    );
    expect((await one('North', '/content', rosa)).body).toMatchObject({ steps: [{ text: 'Walk every dock' }, {}] });
  });

  it('given steps of two runs, when they are done, given away and ended, then what waits for whom follows (HBK-12)', async () => {
    const north = ids.North ?? '';
    const south = ids.South ?? '';
    expect(await mine(rosa)).toMatchObject({ total: 2, steps: [{ stepName: 'Lights' }, { stepName: 'Lights' }] });
    expect(await mine(left)).toMatchObject({ steps: [{ runName: 'South', dueAt: '2026-03-05T00:00:00.000Z' }] });
    await happen(north, 'RunStepDone', { stepId: lights, by: rosa });
    expect(await mine(rosa)).toMatchObject({ total: 1, steps: [{ runName: 'South' }] });
    const steps = [step(ropes, null), step(lights, tomasz)];
    await happen(south, 'ProcessRunChanged', {
      subjectId: exampleTenantId,
      from: { userId: rosa },
      to: { userId: tomasz, steps },
    });
    expect(await mine(rosa)).toEqual({ total: 0, steps: [] });
    expect(await mine(left)).toEqual({ total: 0, steps: [] });
    expect((await mine(tomasz)).total).toBe(3);
    await happen(north, 'RunStepReopened', { stepId: lights, by: rosa });
    expect((await mine(rosa)).total).toBe(1);
    await happen(north, 'ProcessRunCompleted', { by: tomasz });
    expect(await mine(rosa)).toEqual({ total: 0, steps: [] });
    await happen(north, 'ProcessRunReopened', { by: tomasz, remindAt: null });
    expect((await mine(rosa)).total).toBe(1);
    const history = (await one('North', '/history')).body;
    expect(history.map(({ entry, stepName }: { entry: string; stepName: string }) => [entry, stepName])).toEqual([
      ...[
        ['reopened', ''],
        ['completed', ''],
        ['step-reopened', 'Lights'],
        ['step-done', 'Lights'],
        ['started', ''],
      ],
    ]);
    await happen(south, 'ProcessRunRemoved');
    expect((await mine(tomasz)).total).toBe(1);
  });

  it('given a step of a team, when nobody or one has taken it, then all of it see the run, and it waits for all or for one (HBK-15)', async () => {
    const [team, ines, ole] = [randomUUID(), randomUUID(), randomUUID()];
    const admin = openSuperuser(service);
    await admin.query('insert into access.team values ($1, $2, $3, 1)', [exampleTenantId, team, [ines, ole]]);
    for (const person of [ines, ole])
      await admin.query(
        "insert into access.membership (user_id, tenant_id, roles, permissions, version) values ($1, $2, '{}', '{}', 1)",
        [person, exampleTenantId],
      );
    last = await service.append('team', team, [
      { type: 'TeamCreated', data: { teamId: team, name: 'Dock crew', userIds: [ines, ole] } },
    ]);
    await start('East', { steps: [step(ropes, null), step(lights, null, null, team)] });
    const east = ids.East ?? '';
    const waits = { total: 1, steps: [{ runName: 'East', stepName: 'Lights', teamName: 'Dock crew' }] };
    for (const person of [ines, ole]) {
      expect(await mine(person)).toMatchObject(waits);
      expect(await listed({ whose: 'todo' }, person)).toEqual(['East']);
      expect((await one('East', '/content', person)).status).toBe(200);
    }
    expect((await one('East', '', ole)).body.teams).toEqual([{ id: team, name: 'Dock crew', isMine: true }]);
    expect((await one('East', '', tomasz)).body.teams).toEqual([{ id: team, name: 'Dock crew', isMine: false }]);
    expect((await one('East', '', rosa)).status).toBe(404);
    await happen(east, 'RunStepTaken', { stepId: lights, by: ines });
    expect(await mine(ines)).toMatchObject({ total: 1, steps: [{ teamName: null }] });
    expect(await mine(ole)).toEqual({ total: 0, steps: [] });
    expect(await listed({ whose: 'mine' }, ole)).toEqual(['East']);
    expect(await listed({ whose: 'todo' }, ole)).toEqual([]);
    expect((await one('East', '', ole)).body.steps[1]).toMatchObject({ teamId: team, userId: ines });
    expect((await one('East', '/history', ole)).body[0]).toMatchObject({ entry: 'step-taken', stepName: 'Lights' });
    await happen(east, 'RunStepGivenBack', { stepId: lights, by: ines });
    expect(await mine(ole)).toMatchObject(waits);
    await admin.query('update access.team set user_ids = $2 where team_id = $1', [team, [ines]]);
    expect(await listed({}, ole)).toEqual([]);
    expect((await one('East', '', ole)).status).toBe(404);
    await happen(east, 'ProcessRunRemoved');
  });

  it('given comments, when runs are listed, then they say how many there are; the page of a run reads them (HBK-12)', async () => {
    await start('West');
    const west = ids.West ?? '';
    const said = { subjectId: exampleTenantId, by: tomasz };
    await happen(west, 'RunCommented', { ...said, commentId: randomUUID(), stepId: null, text: 'Begun' });
    await happen(west, 'RunCommented', { ...said, commentId: randomUUID(), stepId: ropes, text: 'Two are soft' });
    const { body } = await service.get('/api/tenant/process-runs', { userId: tomasz, minPosition: last });
    const found = (body as { id: string }[]).find(({ id }) => id === west);
    expect(found).toMatchObject({ commentCount: 2 });
    expect(found).not.toHaveProperty('comments');
    expect((await one('West', '/comments', rosa)).body).toMatchObject([
      { stepId: null, byName: 'Tomasz', text: 'Begun' },
      { stepId: ropes, byName: 'Tomasz', text: 'Two are soft' },
    ]);
    expect((await one('West', '/comments', left)).status).toBe(404);
    await happen(west, 'ProcessRunRemoved');
  });

  it('given a run about a candidate, when they are erased, then it is gone, and its steps with it (HBK-13)', async () => {
    const { id } = await story.candidate('Ada', 'Berg');
    await start('Welcome Ada', { candidateId: id, subjectId: id, steps: [step(ropes, rosa), step(lights, null)] });
    const before = (await mine(rosa)).total;
    expect((await one('Welcome Ada', '')).body).toMatchObject({ candidateName: 'Ada Berg' });
    expect((await one('Welcome Ada', '', rosa)).body).toMatchObject({ name: 'Welcome Ada', candidateName: null });
    await service.events.keys.destroy({ tenantId: exampleTenantId, subject: id });
    last = await service.append('candidate', id, [{ type: 'CandidateErased', data: { candidateId: id } }]);
    expect(await listed({ candidateId: id })).toEqual([]);
    expect((await mine(rosa)).total).toBe(before - 1);
    for (const part of ['', '/content', '/history']) expect((await one('Welcome Ada', part)).status).toBe(404);
  });
});
