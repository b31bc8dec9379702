import { exampleCause, exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';

const path = '/api/tenant/tasks';
const [rosa, tomasz, priya] = [derivedId('rosa'), derivedId('tomasz'), derivedId('priya')];

describe('tasks', () => {
  let app: SpecApp;
  const people = () => ({
    recruiter: app.asColleague('Recruiter', rosa),
    trainer: app.asColleague('Trainer', tomasz),
    auditor: app.asColleague('Auditor', priya),
  });
  const made = async (where: string, body: object) => (await app.owner('post', `/api/tenant/${where}`, body)).body.id;
  const told = async (type: string) => (await app.events.feed.read(0n, 1_000, new Set([type]))).events;
  beforeEach(async () => {
    app = specApp();
    for (const [userId, role] of [
      [exampleUserId, 'Owner'],
      [rosa, 'Recruiter'],
      [tomasz, 'Trainer'],
      [priya, 'Auditor'],
    ] as const)
      await app.commands.membership(userId, {
        type: 'GrantMembership',
        data: { userId, roles: [role] },
        metadata: { ...exampleCause, tenantId: exampleTenantId },
      });
  });

  it('given nobody named, when somebody makes a task, then it is their own, and due at the end of its day', async () => {
    const { auditor } = people();
    const { status, body } = await auditor('post', path, { title: 'Read the log', dueOn: '2026-03-04' });
    expect([status, body]).toMatchObject([
      201,
      { userId: priya, creatorId: priya, status: 'open', dueAt: '2026-03-05T00:00:00.000Z', endedBy: null },
    ]);
    expect(body).not.toHaveProperty('remindAt');
    const done = await auditor('post', `${path}/${body.id}/complete`);
    expect(done.body).toMatchObject({ status: 'done', endedBy: priya, endedAt: '2026-03-02T09:00:00.000Z' });
    expect((await auditor('post', `${path}/${body.id}/complete`)).status).toBe(200);
    expect(await told('TaskCompleted')).toHaveLength(1);
    const again = await auditor('post', `${path}/${body.id}/reopen`);
    expect(again.body).toMatchObject({ status: 'open', endedBy: null, endedAt: null });
    expect((await auditor('delete', `${path}/${body.id}`)).status).toBe(200);
  });

  it('given somebody’s task, when others come to it, then it is not there for them but for those who may', async () => {
    const { recruiter, trainer, auditor } = people();
    const { body } = await recruiter('post', path, { title: 'Call Ada' });
    for (const action of ['complete', 'cancel', 'reopen', 'take', 'give-back'])
      expect((await trainer('post', `${path}/${body.id}/${action}`)).status).toBe(404);
    expect((await trainer('patch', `${path}/${body.id}`, { title: 'x' })).status).toBe(404);
    expect((await trainer('delete', `${path}/${body.id}`)).status).toBe(404);
    expect((await auditor('post', `${path}/${body.id}/complete`)).status).toBe(403);
    expect((await app.as('Owner', otherTenantId)('post', `${path}/${body.id}/complete`)).status).toBe(404);
    expect((await app.owner('post', `${path}/${body.id}/complete`)).status).toBe(200);
  });

  it('given a task for somebody else, when it is made, then it takes the permission, and who made it goes on seeing to it', async () => {
    const { recruiter, trainer, auditor } = people();
    expect((await auditor('post', path, { title: 'Count boats', userId: tomasz })).status).toBe(403);
    const { status, body } = await recruiter('post', path, { title: 'Count boats', userId: tomasz });
    expect(status).toBe(201);
    expect((await trainer('delete', `${path}/${body.id}`)).status).toBe(403);
    expect((await trainer('post', `${path}/${body.id}/complete`)).body).toMatchObject({ endedBy: tomasz });
    expect((await recruiter('patch', `${path}/${body.id}`, { text: 'All of them' })).status).toBe(200);
    const [unknown, none] = [derivedId('nobody'), await recruiter('post', path, { title: ' ' })];
    const stranger = await recruiter('post', path, { title: 'x', userId: unknown, teamId: unknown });
    expect([stranger.status, stranger.body.errors]).toEqual([422, { userId: ['user-unknown'] }]);
    expect([none.status, none.body.errors]).toEqual([422, { title: ['field-required'] }]);
  });

  it('given a task of a team, when two of it take it, then it is the first one’s, until they give it back', async () => {
    const { recruiter, trainer, auditor } = people();
    const teamId = await made('teams', { name: 'Boatyard', userIds: [rosa, tomasz] });
    const { body } = await app.owner('post', path, { title: 'Count life jackets', teamId });
    expect(body).toMatchObject({ userId: null, teamId });
    expect((await auditor('post', `${path}/${body.id}/take`)).body.code).toBe('task-of-no-team');
    expect((await recruiter('post', `${path}/${body.id}/take`)).body).toMatchObject({ userId: rosa });
    const second = await trainer('post', `${path}/${body.id}/take`);
    expect([second.status, second.body.code]).toEqual([409, 'task-taken']);
    expect((await recruiter('post', `${path}/${body.id}/give-back`)).body).toMatchObject({ userId: null });
    expect((await trainer('post', `${path}/${body.id}/take`)).body).toMatchObject({ userId: tomasz });
  });

  it('given what a task is about, when it is made, then it is one thing of the company that its author may look at, and stays so', async () => {
    const { recruiter, trainer } = people();
    const candidateId = await made('candidates', { firstName: 'Ada', lastName: 'Berg', email: 'ada@mail.example' });
    const faults = async (body: object) => (await recruiter('post', path, { title: 'x', ...body })).body.errors;
    expect(await faults({ candidateId: derivedId('gone') })).toEqual({ candidateId: ['candidate-not-found'] });
    expect(await faults({ jobId: derivedId('gone') })).toEqual({ jobId: ['job-not-found'] });
    expect(await faults({ interviewId: derivedId('gone') })).toEqual({ interviewId: ['interview-not-found'] });
    expect(await faults({ candidateId, jobId: derivedId('gone') })).toEqual({ jobId: ['task-about-one'] });
    expect((await trainer('post', path, { title: 'x', candidateId })).status).toBe(403);
    const foreign = await app.as('Owner', otherTenantId)('post', path, { title: 'x', candidateId });
    expect(foreign.status).toBe(422);
    const { body } = await recruiter('post', path, { title: 'Call Ada', candidateId });
    const moved = await recruiter('patch', `${path}/${body.id}`, { candidateId: null });
    expect([moved.status, moved.body.errors]).toEqual([422, { candidateId: ['task-about-fixed'] }]);
  });

  it('given a task about a candidate, when they are erased, then what it says is gone, also what it said before', async () => {
    const { recruiter } = people();
    const candidateId = await made('candidates', { firstName: 'Ada', lastName: 'Berg', email: 'ada@mail.example' });
    const { body } = await recruiter('post', path, { title: 'Call Ada', candidateId });
    await recruiter('patch', `${path}/${body.id}`, { title: 'Call Ada Berg' });
    await app.owner('post', `/api/tenant/candidates/${candidateId}/erase`);
    expect(
      JSON.stringify([...(await told('TaskCreated')), ...(await told('TaskChanged'))], (_, value) =>
        typeof value === 'bigint' ? String(value) : value,
      ),
    ).not.toContain('Call Ada');
    expect((await recruiter('patch', `${path}/${body.id}`, { title: 'x' })).body.code).toBe('erased');
  });

  it('given its day, when the reminder comes, then it is told once, and not of a task that is done or due on another day', async () => {
    const { recruiter } = people();
    const at = '2026-03-04T09:00:00.000Z';
    const remind = (id: string, dueAt: string, target: string) =>
      app.system({
        ...{ tenantId: exampleTenantId, aggregate: 'task', id, type: 'RemindOfTask', data: { dueAt } },
        cause: { eventId: derivedId(target), policy: 'automation.task.reminder', target, correlationId: 'c' },
      });
    const create = async () => (await recruiter('post', path, { title: 'Call Ada', dueOn: '2026-03-04' })).body.id;
    const [first, second, third] = [await create(), await create(), await create()];
    await recruiter('post', `${path}/${second}/complete`);
    await recruiter('patch', `${path}/${third}`, { dueOn: '2026-03-05' });
    for (const id of [first, second, third]) for (const key of ['a', 'b']) await remind(id, at, `${id} ${key}`);
    expect((await told('TaskReminded')).map(({ data }) => data)).toEqual([{ taskId: first }]);
  });
});
