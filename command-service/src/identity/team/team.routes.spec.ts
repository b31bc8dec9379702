import { exampleCause, exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId, newId } from 'contracts/kernel/id';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';

const path = '/api/tenant/teams';
const [ola, uma, elsewhere] = [exampleUserId, derivedId('uma'), derivedId('elsewhere')];

describe('teams', () => {
  let app: SpecApp;
  const grant = (userId: string, tenantId: string) =>
    app.commands.membership(userId, {
      type: 'GrantMembership',
      data: { userId, roles: ['Recruiter'] },
      metadata: { ...exampleCause, tenantId },
    });
  beforeEach(async () => {
    app = specApp();
    await grant(ola, exampleTenantId);
    await grant(uma, exampleTenantId);
    await grant(elsewhere, otherTenantId);
  });

  it('given members of the company, when a team is made of them, then each is in it once', async () => {
    const { status, body } = await app.owner('post', path, { name: 'Yard', userIds: [ola, uma, ola] });
    expect([status, body]).toEqual([201, expect.objectContaining({ name: 'Yard', userIds: [ola, uma], version: 1 })]);
    expect((await app.owner('patch', `${path}/${body.id}`, { userIds: [uma] })).body.userIds).toEqual([uma]);
  });

  it.each([
    ['nobody', { name: 'Yard', userIds: [] }, { userIds: ['team-users-required'] }],
    ['no users at all', { name: 'Yard' }, { userIds: ['field-required'] }],
    ['somebody of another company', { name: 'Yard', userIds: [elsewhere] }, { userIds: ['team-user-unknown'] }],
    ['somebody unknown', { name: 'Yard', userIds: [newId(new Date())] }, { userIds: ['team-user-unknown'] }],
  ])('given a team of %s, when it is made, then the field is named', async (_, body, errors) => {
    const response = await app.owner('post', path, body);
    expect([response.status, response.body.errors]).toEqual([422, errors]);
  });

  it('given a team with somebody who has left, when others join, then whoever left does not stand in the way', async () => {
    const { id } = (await app.owner('post', path, { name: 'Yard', userIds: [ola] })).body;
    const metadata = { ...exampleCause, tenantId: exampleTenantId };
    await app.commands.membership(ola, { type: 'RevokeMembership', data: { userId: ola }, metadata });
    expect((await app.owner('patch', `${path}/${id}`, { userIds: [ola, uma] })).body.userIds).toEqual([ola, uma]);
    expect((await app.owner('patch', `${path}/${id}`, { userIds: [] })).body.errors).toEqual({
      userIds: ['team-users-required'],
    });
  });
});
