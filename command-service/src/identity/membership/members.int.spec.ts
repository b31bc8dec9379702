import { newId } from 'contracts/kernel/id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerCompany } from '#command-service/identity/registration/register';
import { type Harness, openHarness } from '#command-service/test/service.harness';

const password = 'a-long-password';
const users = '/api/tenant/users';
const teams = '/api/tenant/teams';
const TRAINING = 'tenant.training.read';

let harness: Harness;
let owner: { id: string; token: string };
let outsider: string;
const tokenFor = async (email: string): Promise<string> =>
  (await harness.call('post', '/api/auth/login').send({ email, password })).body.token;
beforeAll(async () => {
  harness = await openHarness();
  const now = harness.clock();
  const boss = (email: string) => ({ name: 'Boss', email, password });
  const { ownerId } = await registerCompany(harness, { name: 'Harbor', owner: boss('ola@harbor.example'), now });
  owner = { id: ownerId, token: await tokenFor('ola@harbor.example') };
  await registerCompany(harness, { name: 'Summit', owner: boss('sam@summit.example'), now });
  outsider = await tokenFor('sam@summit.example');
});
afterAll(() => harness.close());

const post = (path: string, body?: object, token = owner.token) => harness.call('post', path, token).send(body);
const patch = (path: string, body: object, token = owner.token) => harness.call('patch', path, token).send(body);
const makeTeam = async (name: string, userIds = [owner.id]): Promise<string> =>
  (await post(teams, { name, userIds })).body.id;
let made = 0;
const create = (input: object) => {
  made += 1;
  return post(users, { name: 'Nora', email: `n${made}@harbor.example`, password, roles: ['Trainer'], ...input });
};
const idOf = async (input: object): Promise<string> => (await create(input)).body.id;
const usersOf = async (teamId: string): Promise<string[]> =>
  (await harness.pool.query('select user_ids from access.team where team_id = $1', [teamId])).rows[0]?.user_ids;
const rightsOf = async (userId: string): Promise<string[]> =>
  (await harness.pool.query('select permissions from access.membership where user_id = $1', [userId])).rows[0]
    ?.permissions;
const fault = async (asked: ReturnType<typeof post>) => {
  const { status, body } = await asked;
  return [status, body.errors];
};

describe('teams of a user', () => {
  it('given teams, when a user is made, edited and edited again, then they are in those that were chosen, and in no others', async () => {
    const [yard, bench, loft] = [await makeTeam('Yard'), await makeTeam('Bench'), await makeTeam('Loft')];
    const id = await idOf({ teams: [yard] });
    expect(await usersOf(yard)).toEqual([owner.id, id]);
    const { body } = await patch(`${users}/${id}`, { teams: [bench, loft] });
    expect(body.teams.sort()).toEqual([bench, loft].sort());
    expect([await usersOf(yard), await usersOf(bench)]).toEqual([[owner.id], [owner.id, id]]);
    expect((await patch(`${users}/${id}`, { teams: [] })).body.teams).toEqual([]);
    const { data } = (await harness.recorded()).findLast(({ type }) => type === 'TeamChanged') ?? {};
    expect(data).toMatchObject({ to: { userIds: [owner.id] } });
  });

  it('given a team that is unknown, of another company, full, or would be left empty, when chosen, then the field says so and nothing changes', async () => {
    const yard = await makeTeam('Yard');
    const theirs = (await post(teams, { name: 'Theirs', userIds: [newId(new Date())] }, outsider)).body.id;
    for (const id of [newId(new Date()), theirs ?? newId(new Date())])
      expect(await fault(create({ teams: [yard, id] }))).toEqual([422, { teams: ['team-unknown'] }]);
    const alone = await idOf({ teams: [] });
    const only = await makeTeam('Only', [alone]);
    expect(await fault(patch(`${users}/${alone}`, { teams: [yard] }))).toEqual([422, { teams: ['team-last-user'] }]);
    expect([await usersOf(yard), await usersOf(only)]).toEqual([[owner.id], [alone]]);
    await harness.pool.query(
      'update access.team set user_ids = array(select gen_random_uuid() from generate_series(1, 500)) where team_id = $1',
      [only],
    );
    expect(await fault(create({ teams: [only] }))).toEqual([422, { teams: ['team-full'] }]);
  });

  it('given who may edit users and not teams, when they choose teams, then the missing right is named; without a choice they may', async () => {
    const yard = await makeTeam('Yard');
    const role = (await post('/api/tenant/roles', { name: 'Keeper', permissions: ['tenant.users.update'] })).body.id;
    await create({ email: 'eve@harbor.example', roles: [role] });
    const eve = await tokenFor('eve@harbor.example');
    const id = await idOf({ roles: [role] });
    const refused = await patch(`${users}/${id}`, { teams: [yard] }, eve);
    expect([refused.status, refused.body.errors]).toEqual([403, { teams: ['rights-not-held'] }]);
    expect((await patch(`${users}/${id}`, { roles: [role], teams: [] }, eve)).status).toBe(200);
  });

  it('given the version that was read, when somebody was faster, then a choice of teams is stale too', async () => {
    const id = await idOf({});
    await patch(`${users}/${id}`, { roles: ['Auditor'] });
    expect((await patch(`${users}/${id}`, { teams: [] }).set('If-Match', '"1"')).status).toBe(412);
  });

  it('given 20 users made at once for one team, when all are there, then each of them is in it', async () => {
    const yard = await makeTeam('Yard');
    const answers = await Promise.all(Array.from({ length: 20 }, () => create({ teams: [yard] })));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect((await usersOf(yard)).sort()).toEqual([owner.id, ...answers.map(({ body }) => body.id)].sort());
  });
});

describe('user types: regular, training-only', () => {
  it("given a training-only user without a team, when made, invited or edited, then 'The teams field is required'", async () => {
    const required = [422, { teams: ['teams-required'] }];
    const type = 'training-only';
    expect(await fault(create({ type }))).toEqual(required);
    const invited = { name: 'Ina', email: 'ina@harbor.example', roles: ['Trainer'] };
    expect(await fault(post('/api/tenant/invitations', { ...invited, type }))).toEqual(required);
    expect(await fault(patch(`${users}/${await idOf({})}`, { type }))).toEqual(required);
  });

  it('given a user who becomes training-only, when their next request comes, then of their roles only what is of training holds', async () => {
    const yard = await makeTeam('Yard');
    const id = await idOf({ email: 'tom@harbor.example', roles: ['Recruiter', 'Trainer'] });
    const tom = await tokenFor('tom@harbor.example');
    expect((await post('/api/tenant/jobs', { title: 'Cook' }, tom)).status).toBe(201);
    const { body } = await patch(`${users}/${id}`, { type: 'training-only', teams: [yard] });
    expect(body).toMatchObject({ type: 'training-only', roles: ['Recruiter', 'Trainer'] });
    expect((await post('/api/tenant/jobs', { title: 'Cook' }, tom)).status).toBe(403);
    const rights = await rightsOf(id);
    expect(rights).toContain(TRAINING);
    expect(rights.filter((name) => !/training|modules|rolePlay/.test(name))).toEqual([]);
    await patch(`${users}/${id}`, { permissions: ['tenant.jobs.create'] });
    expect((await post('/api/tenant/jobs', { title: 'Cook' }, tom)).status).toBe(403);
    await patch(`${users}/${id}`, { type: 'regular' });
    expect((await post('/api/tenant/jobs', { title: 'Cook' }, tom)).status).toBe(201);
  });

  it('given a training-only user, when a role of theirs is changed, then they gain nothing but what is of training', async () => {
    const yard = await makeTeam('Yard');
    const role = (await post('/api/tenant/roles', { name: 'Wide', permissions: ['tenant.jobs.read'] })).body.id;
    const id = await idOf({ roles: [role], type: 'training-only', teams: [yard] });
    expect(await rightsOf(id)).toEqual([]);
    await patch(`/api/tenant/roles/${role}`, { permissions: ['tenant.jobs.read', TRAINING] });
    expect(await rightsOf(id)).toEqual([TRAINING]);
  });

  it('given the last owner, when they are to be only trained, then it is refused: such an owner could not act as one', async () => {
    const yard = await makeTeam('Yard');
    const input = { type: 'training-only', teams: [yard] };
    expect(await fault(patch(`${users}/${owner.id}`, input))).toEqual([409, { type: ['last-owner'] }]);
    await idOf({ roles: ['Owner'], ...input });
    expect(await fault(patch(`${users}/${owner.id}`, input))).toEqual([409, { type: ['last-owner'] }]);
  });

  it('given an invitation with type and teams, when it is accepted, then that is their place', async () => {
    const [yard, gone] = [await makeTeam('Yard'), await makeTeam('Gone')];
    const input = { name: 'Ian', email: 'ian@harbor.example', roles: ['Trainer'], type: 'training-only' };
    const { body } = await post('/api/tenant/invitations', { ...input, teams: [yard, gone] });
    expect(body).toMatchObject({ type: 'training-only', teams: [yard, gone] });
    await harness.call('delete', `${teams}/${gone}`, owner.token);
    const { rows } = await harness.pool.query('select * from access.invitation where invitation_id = $1', [body.id]);
    expect(rows[0]).toMatchObject({ type: 'training-only', teams: [yard, gone] });
  });
});

describe('what a user hands over when they are deactivated', () => {
  it('given a successor, when somebody is deactivated, then the other has their place in every team, once', async () => {
    const [leaving, next] = [await idOf({}), await idOf({})];
    const both = await makeTeam('Both', [leaving, next]);
    const only = await makeTeam('Only', [leaving]);
    const { status, body } = await post(`${users}/${leaving}/deactivate`, { handOverTo: next });
    expect([status, body.status, body.teams]).toEqual([200, 'deactivated', []]);
    expect([await usersOf(both), await usersOf(only)]).toEqual([[next], [next]]);
    expect((await post(`${users}/${leaving}/reactivate`)).body.teams).toEqual([]);
  });

  it('given no successor, when somebody is deactivated and comes back, then they are in the teams they were in', async () => {
    const leaving = await idOf({});
    const only = await makeTeam('Only', [leaving]);
    expect((await post(`${users}/${leaving}/deactivate`)).body.teams).toEqual([only]);
    expect((await post(`${users}/${leaving}/reactivate`)).body.teams).toEqual([only]);
  });

  it('given a successor who is the same, shut out or unknown, when named, then the field says so and nobody is shut out', async () => {
    const [leaving, out] = [await idOf({}), await idOf({})];
    await post(`${users}/${out}/deactivate`);
    for (const handOverTo of [leaving, out, newId(new Date())])
      expect(await fault(post(`${users}/${leaving}/deactivate`, { handOverTo }))).toEqual([
        422,
        { handOverTo: ['membership-not-found'] },
      ]);
    expect(await rightsOf(leaving)).toContain(TRAINING);
  });

  it('given the last owner, when they are to be deactivated with a successor who is none, then it is refused', async () => {
    const next = await idOf({});
    expect((await post(`${users}/${owner.id}/deactivate`, { handOverTo: next })).body.code).toBe('last-owner');
  });
});

describe('the table of teams', () => {
  it('given a table that lost its rows, when the service starts anew, then it says what the events say', async () => {
    const rows = async () => (await harness.pool.query('select * from access.team order by 1, 2')).rows;
    await harness.pool.query('delete from access.team where cardinality(user_ids) = 500');
    const before = await rows();
    await harness.pool.query('delete from access.team');
    await harness.pool.query('delete from access.reconciled');
    const again = await harness.start();
    const state = async () => (await again.readiness()).find(({ name }) => name === 'access-reconciler')?.state;
    await expect.poll(state, { timeout: 60_000 }).toBe('running');
    await again.close();
    expect((await rows()).length).toBeGreaterThanOrEqual(before.length);
    expect(await rows()).toEqual(expect.arrayContaining(before));
  });
});
