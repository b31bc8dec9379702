import { exampleCause, exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';

const path = '/api/tenant/candidates';
const nobody = derivedId('nobody');

describe('assigning candidates (REC-270)', () => {
  let app: SpecApp;
  let [id, other, teamId] = ['', '', ''];
  const add = async (firstName: string) =>
    (await app.recruiter('post', path, { firstName, lastName: 'Berg', email: `${firstName}@mail.example` })).body.id;
  const assign = (body: object, as = app.recruiter) => as('post', `${path}/${id}/assign`, body);
  const unassign = () => app.recruiter('post', `${path}/${id}/unassign`, {});
  const metadata = { ...exampleCause, tenantId: exampleTenantId };
  beforeEach(async () => {
    app = specApp();
    const data = { userId: exampleUserId, roles: ['Recruiter' as const] };
    await app.commands.membership(exampleUserId, { type: 'GrantMembership', data, metadata });
    [id, other] = [await add('ada'), await add('bo')];
    teamId = (await app.owner('post', '/api/tenant/teams', { name: 'Dock', userIds: [exampleUserId] })).body.id;
  });

  it('given a candidate, when assigned to a user, then to a team, and to nobody, then each is answered; the same again changes nothing', async () => {
    expect((await assign({ assigneeId: exampleUserId })).body).toMatchObject({
      ...{ assigneeId: exampleUserId, teamId: null, version: 2 },
    });
    expect((await assign({ assigneeId: exampleUserId })).body.version).toBe(2);
    expect((await assign({ teamId })).body).toMatchObject({ assigneeId: null, teamId, version: 3 });
    expect((await unassign()).body).toMatchObject({ assigneeId: null, teamId: null, version: 4 });
    expect((await unassign()).body.version).toBe(4);
  });

  it('given who does not work here, another company’s team, both or neither, when asked for, then it is refused by its field', async () => {
    const errorsOf = async (body: object) => {
      const { status, body: answer } = await assign(body);
      return [status, answer.errors];
    };
    const foreign = app.as('Owner', otherTenantId);
    const theirs = (await foreign('post', '/api/tenant/teams', { name: 'Theirs', userIds: [exampleUserId] })).body.id;
    expect(await errorsOf({ assigneeId: nobody })).toEqual([422, { assigneeId: ['user-unknown'] }]);
    for (const unknown of [nobody, theirs ?? nobody])
      expect(await errorsOf({ teamId: unknown })).toEqual([422, { teamId: ['team-unknown'] }]);
    expect(await errorsOf({ assigneeId: exampleUserId, teamId })).toEqual([
      422,
      { teamId: ['candidate-assigned-to-both'] },
    ]);
    expect(await errorsOf({})).toEqual([422, { assigneeId: ['field-required'] }]);
    expect(await errorsOf({ assigneeId: 'x' })).toEqual([422, { assigneeId: ['id-invalid'] }]);
    const leaving = { type: 'DeactivateMembership' as const, data: { userId: exampleUserId }, metadata };
    await app.commands.membership(exampleUserId, leaving);
    expect(await errorsOf({ assigneeId: exampleUserId })).toEqual([422, { assigneeId: ['user-unknown'] }]);
    await app.owner('delete', `/api/tenant/teams/${teamId}`);
    expect(await errorsOf({ teamId })).toEqual([422, { teamId: ['team-unknown'] }]);
  });

  it('given who may only look, or another company, when they assign, then it is forbidden, or not found', async () => {
    expect((await assign({ teamId }, app.as('Auditor'))).status).toBe(403);
    expect((await assign({ assigneeId: exampleUserId }, app.as('Owner', otherTenantId))).status).toBe(404);
    expect((await app.as('Owner', otherTenantId)('post', `${path}/${id}/unassign`, {})).status).toBe(404);
  });

  it('given many, when assigned and unassigned at once, then it is said who was left out and why; an unknown team is refused before anything is done (REC-35)', async () => {
    const toMany = (action: string, body: object) => app.recruiter('post', `${path}/${action}`, body);
    await app.owner('post', `${path}/${other}/erase`);
    const ids = [id, other, nobody];
    const { changed, refused } = (await toMany('assign', { ids, teamId })).body;
    expect(changed).toEqual([id]);
    const reasons = refused.map(({ id: of, code }: { id: string; code: string }) => [of, code]);
    expect(Object.fromEntries(reasons)).toEqual({ [other]: 'erased', [nobody]: 'not-found' });
    const wrong = await toMany('assign', { ids, teamId: nobody });
    expect([wrong.status, wrong.body.errors]).toEqual([422, { teamId: ['team-unknown'] }]);
    expect((await toMany('assign', { ids })).body.errors).toEqual({ assigneeId: ['field-required'] });
    expect((await toMany('unassign', { ids: [id] })).body).toEqual({ changed: [id], refused: [] });
    expect((await app.recruiter('patch', `${path}/${id}`, {})).body).toMatchObject({ assigneeId: null, teamId: null });
  });
});
