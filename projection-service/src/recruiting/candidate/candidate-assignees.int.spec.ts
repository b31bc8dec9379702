import { randomUUID } from 'node:crypto';
import { Permission } from 'contracts/kernel/permission';
import { candidateDefaults } from 'contracts/recruiting/candidate/candidate.fields';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Harness, openHarness, storyOf } from '#projection-service/test/service.harness';

const [ana, rui, gone] = [randomUUID(), randomUUID(), randomUUID()];

describe('candidates by who looks after them (REC-271, REC-272)', () => {
  let service: Harness;
  let admin: pg.Client;
  let last = '';
  let [tenantId, otherTenant, team, oldTeam] = ['', '', '', ''];
  beforeAll(async () => {
    service = await openHarness({
      authorize: async ({ authorization }) => {
        const [company = '', userId = ''] = authorization?.replace(/^Bearer /, '').split('/') ?? [];
        return { userId, sid: userId, tenantId: company, roles: [], permissions: Permission.options } as never;
      },
    });
    admin = new pg.Client(service.database.superuserUrl);
    await admin.connect();
    const story = storyOf(service);
    await story.user(ana, 'Ana Lima');
    await story.user(rui, 'Rui Costa');
  });
  afterAll(async () => {
    await admin.end();
    await service.close();
  });
  // A company of its own for each: what one finds, no other made.
  beforeEach(async () => {
    [tenantId, otherTenant, team, oldTeam] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const member =
      'insert into access.membership (user_id, tenant_id, roles, permissions, version) values ($1, $2, $3, $3, 1)';
    for (const userId of [ana, rui]) await admin.query(member, [userId, tenantId, []]);
    const teams = 'insert into access.team (tenant_id, team_id, user_ids, version) values ($1, $2, $3, 1)';
    await admin.query(teams, [tenantId, team, [ana]]);
    await admin.query(teams, [tenantId, oldTeam, null]);
    for (const [teamId, name] of [
      [team, 'Boatyard'],
      [oldTeam, 'Sawmill'],
    ])
      await append(['team', String(teamId)], 'TeamCreated', { teamId, name, userIds: [ana] });
  });

  const append = async ([aggregate, id]: [string, string], type: string, data: object, company = tenantId) => {
    last = await service.append(aggregate, id, [{ type, data: { ...data } }], company);
  };
  const told = (candidateId: string, type: string, data: object = {}) =>
    append(['candidate', candidateId], type, { candidateId, ...data });
  const create = async (firstName: string, owner?: { assigneeId?: string; teamId?: string }, company = tenantId) => {
    const id = randomUUID();
    const person = { candidateId: id, firstName, lastName: 'Berg', email: `${id}@mail.example` };
    await append(['candidate', id], 'CandidateCreated', { ...candidateDefaults, ...person }, company);
    const data = { candidateId: id, assigneeId: null, teamId: null, ...owner };
    if (owner) await append(['candidate', id], 'CandidateAssigned', data, company);
    return id;
  };
  const get = (path: string, userId = ana) => service.get(path, { tenantId, userId, minPosition: last });
  const listed = async (filter: object, userId = ana) => {
    const parts = { filter, sort: ['firstName', 'ASC'] };
    const query = Object.entries(parts).map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`);
    const { status, body, headers } = await get(`/api/tenant/candidates?${query.join('&')}`, userId);
    if (status !== 200) return [status, body.errors];
    const names = body.map(({ firstName }: { firstName: string }) => firstName);
    expect(headers['content-range']).toBe(`candidates ${names.length ? `0-${names.length - 1}` : '*'}/${names.length}`);
    return names;
  };

  it('given users, teams and nobody, when filtered by each, then those are found, counted and searched, and another company’s are not', async () => {
    await create('Ada', { assigneeId: ana });
    await create('Bo', { assigneeId: rui });
    await create('Cy', { teamId: team });
    await create('Di');
    await create('Foreign', { assigneeId: ana }, otherTenant);
    expect(await listed({ assigneeId: ana })).toEqual(['Ada']);
    expect(await listed({ assigneeId: [ana, rui] })).toEqual(['Ada', 'Bo']);
    expect(await listed({ teamId: team })).toEqual(['Cy']);
    expect(await listed({ teamId: team, assigneeId: ana })).toEqual([]);
    expect(await listed({ whose: 'mine' })).toEqual(['Ada']);
    expect(await listed({ whose: 'mine' }, rui)).toEqual(['Bo']);
    expect(await listed({ whose: 'my-teams' })).toEqual(['Cy']);
    expect(await listed({ whose: 'my-teams' }, rui)).toEqual([]);
    expect(await listed({ whose: 'nobody' })).toEqual(['Di']);
    expect(await listed({ whose: 'mine', q: 'berg' })).toEqual(['Ada']);
    expect(await listed({ whose: 'my-teams', q: 'berg' }, rui)).toEqual([]);
    expect(await listed({ whose: 'theirs' })).toEqual([422, { 'filter.whose': ['field-invalid'] }]);
    expect(await listed({ assigneeId: randomUUID() })).toEqual([]);
  });

  it('given whoever looks after somebody, when the candidate is read, then their name of today stands there; unassigned, nobody’s', async () => {
    const id = await create('Ada', { teamId: team });
    const shown = async () => (await get(`/api/tenant/candidates/${id}`)).body;
    expect(await shown()).toMatchObject({ assigneeName: null, teamName: 'Boatyard', isUnowned: false });
    await append(['team', team], 'TeamChanged', { teamId: team, from: {}, to: { name: 'Shipyard' } });
    expect(await shown()).toMatchObject({ teamName: 'Shipyard' });
    await told(id, 'CandidateAssigned', { assigneeId: rui, teamId: null });
    expect(await shown()).toMatchObject({ assigneeId: rui, assigneeName: 'Rui Costa', teamId: null, teamName: null });
    await told(id, 'CandidateUnassigned');
    expect(await shown()).toMatchObject({ assigneeId: null, assigneeName: null, isUnowned: false });
    expect(await listed({ whose: 'nobody' })).toEqual(['Ada']);
  });

  it('given a user who has left and a team that is gone, when listed, then their candidates need somebody new, and are found with those of nobody', async () => {
    const ofGone = await create('Eva', { assigneeId: gone });
    await create('Fay', { teamId: oldTeam });
    await create('Gus', { assigneeId: rui });
    await create('Hal');
    expect(await listed({ whose: 'nobody' })).toEqual(['Eva', 'Fay', 'Hal']);
    expect(await listed({ whose: 'nobody', q: 'berg' })).toEqual(['Eva', 'Fay', 'Hal']);
    expect((await get(`/api/tenant/candidates/${ofGone}`)).body).toMatchObject({ assigneeId: gone, isUnowned: true });
    const member =
      'insert into access.membership (user_id, tenant_id, roles, permissions, version) values ($1, $2, $3, $3, 1)';
    await admin.query(member, [gone, tenantId, []]);
    expect(await listed({ whose: 'nobody' })).toEqual(['Fay', 'Hal']);
    expect((await get(`/api/tenant/candidates/${ofGone}`)).body).toMatchObject({ isUnowned: false });
  });

  it('given an assigned candidate who is erased, or merged and taken apart, when filtered, then the erased one is nobody’s to look after, and both others are found by their own again (REC-273, REC-274)', async () => {
    const erased = await create('Ian', { assigneeId: ana });
    await told(erased, 'CandidateErased');
    expect([await listed({ whose: 'mine' }), await listed({ whose: 'nobody' })]).toEqual([[], []]);
    const [stays, other] = [await create('Jo'), await create('Joe', { assigneeId: ana })];
    await told(other, 'CandidateMergedInto', { intoId: stays, fields: [] });
    await told(stays, 'CandidateMerged', { otherId: other, fields: [], to: {}, assigneeId: ana, teamId: null });
    expect(await listed({ whose: 'mine' })).toEqual(['Jo']);
    await told(stays, 'CandidateUnmerged', { otherId: other });
    await told(other, 'CandidateUnmergedFrom', { intoId: stays });
    expect([await listed({ whose: 'mine' }), await listed({ whose: 'nobody' })]).toEqual([['Joe'], ['Jo']]);
  });

  it('given assigned candidates, when exported, then the file says who looks after them, and of a filter those alone', async () => {
    await create('Ada', { assigneeId: rui });
    await create('Bo', { teamId: team });
    const file = async (filter: object) => {
      const headings = { firstName: 'Name', assigneeName: 'Assigned to', teamName: 'Team' };
      const parts = { filter, headings };
      const query = Object.entries(parts).map(
        ([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`,
      );
      const { text } = await get(`/api/tenant/candidates/export?${query.join('&')}`);
      const [head = [], ...rows] = text
        .replace(/^\uFEFF/, '')
        .trim()
        .split(/\r?\n/)
        .map((line) => line.split(','));
      return rows.map((row) => ['Name', 'Assigned to', 'Team'].map((name) => row[head.indexOf(name)]));
    };
    expect(await file({})).toEqual([
      ['Ada', 'Rui Costa', ''],
      ['Bo', '', 'Boatyard'],
    ]);
    expect(await file({ whose: 'my-teams' })).toEqual([['Bo', '', 'Boatyard']]);
  });
});
