import { randomUUID } from 'node:crypto';
import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { Permission } from 'contracts/kernel/permission';
import { Rejection } from 'contracts/kernel/problem';
import type { Authorize } from 'platform/http/authorize';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSuperuser } from '#projection-service/test/database.harness';
import { type Harness, openHarness, storyOf } from '#projection-service/test/service.harness';

const [rosa, left] = [randomUUID(), randomUUID()];
const teamId = randomUUID();
/** The owner may do everything, whoever else comes nothing but what everybody may. */
const authorize: Authorize = async ({ authorization }, access) => {
  if (access === 'public') return null;
  const [tenantId, userId = ''] = authorization?.replace(/^Bearer /, '').split('/') ?? [];
  if (!tenantId) throw new Rejection('unauthenticated', 401);
  const permissions = userId === exampleUserId ? Permission.options : [];
  return { userId, sid: exampleUserId, tenantId, roles: [], permissions };
};

describe('tasks as they are read', () => {
  let service: Harness;
  let story: ReturnType<typeof storyOf>;
  let last = '';
  const ids: Record<string, string> = {};

  const make = async (title: string, more: object = {}, tenantId = exampleTenantId) => {
    const taskId = randomUUID();
    ids[title] = taskId;
    const none = { candidateId: null, interviewId: null, jobId: null, memberId: null };
    const data = { ...none, text: '', dueOn: null, dueAt: null, remindAt: null, userId: exampleUserId, teamId: null };
    const of = { taskId, title, creatorId: exampleUserId, subjectId: tenantId };
    last = await service.append('task', taskId, [{ type: 'TaskCreated', data: { ...data, ...of, ...more } }], tenantId);
    return taskId;
  };
  const listed = async (filter: object = {}, userId = exampleUserId) => {
    const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: '["createdAt","ASC"]' });
    const { body } = await service.get(`/api/tenant/tasks?${query}`, { userId, minPosition: last });
    return body as { title: string }[];
  };
  const titles = async (...asked: Parameters<typeof listed>) => (await listed(...asked)).map(({ title }) => title);

  beforeAll(async () => {
    service = await openHarness({ authorize });
    story = storyOf(service);
    for (const [id, name] of [
      [exampleUserId, 'Ingrid Owner'],
      [rosa, 'Rosa Recruiter'],
      [left, 'Lena Left'],
    ] as const)
      await story.user(id, name);
    const admin = openSuperuser(service);
    for (const userId of [exampleUserId, rosa])
      await admin.query(
        "insert into access.membership (user_id, tenant_id, roles, permissions, version) values ($1, $2, '{}', '{}', 1)",
        [userId, exampleTenantId],
      );
    await admin.query('insert into access.team (tenant_id, team_id, user_ids, version) values ($1, $2, $3, 1)', [
      exampleTenantId,
      teamId,
      [rosa],
    ]);
    await service.append('team', teamId, [
      { type: 'TeamCreated', data: { teamId, name: 'Boatyard', userIds: [rosa] } },
    ]);
    await make('Mine', { dueAt: '2026-03-05T00:00:00.000Z', dueOn: '2026-03-04' });
    await make('Rosa’s', { userId: rosa });
    await make('Of the team', { userId: null, teamId });
    await make('Of somebody who left', { userId: left, creatorId: rosa });
    await make('Of another company', {}, randomUUID());
  });
  afterAll(() => service.close());

  it('given tasks of several people, when each lists theirs, then all are for those who may alone', async () => {
    expect(await titles()).toEqual(['Mine', 'Rosa’s', 'Of the team', 'Of somebody who left']);
    expect(await titles({ whose: 'mine' })).toEqual(['Mine']);
    expect(await titles({ dueAt_lte: '2026-03-06T00:00:00.000Z', status: 'open' })).toEqual(['Mine']);
    expect(await titles({}, rosa)).toEqual(['Rosa’s', 'Of the team']);
    expect(await titles({ whose: 'made' }, rosa)).toEqual(['Of somebody who left']);
    expect(await titles({ userId: exampleUserId }, rosa)).toEqual([]);
    expect(await titles({}, randomUUID())).toEqual([]);
    const one = (title: string, userId: string) =>
      service.get(`/api/tenant/tasks/${ids[title]}`, { userId, minPosition: last });
    expect((await one('Mine', rosa)).status).toBe(404);
    expect((await one('Of another company', exampleUserId)).status).toBe(404);
    expect((await one('Of the team', rosa)).body).toMatchObject({ teamName: 'Boatyard', isUnowned: false });
    expect((await one('Of somebody who left', rosa)).body).toMatchObject({ userName: 'Lena Left', isUnowned: true });
    expect(await listed({ q: 'somebody left' })).toMatchObject([{ isUnowned: true, creatorName: 'Rosa Recruiter' }]);
  });

  it('given a task about a candidate, when it is read, then the name is for those who may look at them; once erased it is gone', async () => {
    const { id } = await story.candidate('Ada', 'Berg');
    await make('Call her', { candidateId: id, subjectId: id, userId: rosa });
    expect(await listed({ candidateId: [id] })).toMatchObject([
      { candidateName: 'Ada Berg', userName: 'Rosa Recruiter' },
    ]);
    expect(await listed({ candidateId: id }, rosa)).toMatchObject([{ title: 'Call her', candidateName: null }]);
    await service.events.keys.destroy({ tenantId: exampleTenantId, subject: id });
    last = await service.append('candidate', id, [{ type: 'CandidateErased', data: { candidateId: id } }]);
    expect(await listed({ candidateId: id })).toEqual([]);
  });

  it('given a task, when it is done and opened again, then who did and when comes and goes', async () => {
    const taskId = await make('Count boats');
    last = await service.append('task', taskId, [{ type: 'TaskCompleted', data: { taskId, by: rosa } }]);
    const [done] = await listed({ status: 'done' });
    expect(done).toMatchObject({ title: 'Count boats', enderName: 'Rosa Recruiter', endedAt: expect.any(String) });
    last = await service.append('task', taskId, [{ type: 'TaskReopened', data: { taskId, remindAt: null } }]);
    expect(await listed({ status: 'done' })).toEqual([]);
  });
});
