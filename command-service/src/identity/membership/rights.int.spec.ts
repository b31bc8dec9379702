import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addUser, registerCompany } from '#command-service/identity/registration/register';
import { type Harness, openHarness } from '#command-service/test/service.harness';

const password = 'a-long-password';
const roles = '/api/tenant/roles';
const users = '/api/tenant/users';

let harness: Harness;
let tenantId: string;
let owner: { id: string; token: string };
let outsider: string;
const tokenFor = async (email: string): Promise<string> =>
  (await harness.call('post', '/api/auth/login').send({ email, password })).body.token;
const join = async (name: string, held: string[]) => {
  const person = { name, email: `${name}@harbor.example`, password };
  const { userId } = await addUser(harness, { tenantId, person, roles: held, now: harness.clock() });
  return { id: userId, token: await tokenFor(person.email) };
};
beforeAll(async () => {
  harness = await openHarness();
  const now = harness.clock();
  const boss = (email: string) => ({ name: 'Boss', email, password });
  const made = await registerCompany(harness, {
    name: 'Harbor',
    subdomain: 'harbor',
    owner: boss('ola@harbor.example'),
    now,
  });
  tenantId = made.tenantId;
  owner = { id: made.ownerId, token: await tokenFor('ola@harbor.example') };
  await registerCompany(harness, { name: 'Summit', owner: boss('sam@summit.example'), now });
  outsider = await tokenFor('sam@summit.example');
});
afterAll(() => harness.close());

const post = (path: string, token: string, body?: object) => harness.call('post', path, token).send(body);
const patch = (path: string, token: string, body: object) => harness.call('patch', path, token).send(body);
const makeRole = async (name: string, permissions: string[], token = owner.token): Promise<string> =>
  (await post(roles, token, { name, permissions })).body.id;
const effective = async (userId: string): Promise<string[]> =>
  (await harness.pool.query('select permissions from access.membership where user_id = $1', [userId])).rows[0]
    ?.permissions;

describe('own roles', () => {
  it('given who holds a role, when it is changed, then their very next request is judged by it', async () => {
    const role = await makeRole('Hiring', ['tenant.jobs.create', 'tenant.jobs.read']);
    const hanna = await join('hanna', [role]);
    expect((await post('/api/tenant/jobs', hanna.token, { title: 'Cook' })).status).toBe(201);
    expect((await patch(`${roles}/${role}`, owner.token, { permissions: ['tenant.jobs.read'] })).status).toBe(200);
    expect((await post('/api/tenant/jobs', hanna.token, { title: 'Cook' })).status).toBe(403);
    expect(await effective(hanna.id)).toEqual(['tenant.jobs.read']);
  });

  it('given two who edit a role from the same version, when both save, then the second is told that it is stale', async () => {
    const role = await makeRole('Edited', []);
    const save = (description: string) =>
      patch(`${roles}/${role}`, owner.token, { description }).set('If-Match', '"1"');
    const answers = await Promise.all([save('one'), save('two')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it('given a role that somebody holds, also somebody shut out, when removed, then it is refused; held by nobody, it goes', async () => {
    const role = await makeRole('Kept', ['tenant.jobs.read']);
    const kim = await join('kim', [role]);
    const remove = () => harness.call('delete', `${roles}/${role}`, owner.token);
    expect((await remove()).body.code).toBe('role-in-use');
    await post(`${users}/${kim.id}/deactivate`, owner.token);
    expect((await remove()).body.code).toBe('role-in-use');
    expect((await patch(`${users}/${kim.id}`, owner.token, { roles: ['Trainer'] })).status).toBe(200);
    expect((await remove()).status).toBe(200);
    const gone = await patch(`${users}/${kim.id}`, owner.token, { roles: [role] });
    expect([gone.status, gone.body.errors]).toEqual([422, { roles: ['role-unknown'] }]);
  });

  it('given 10,000 who hold a role, when it is changed, then all of them have followed before the answer', async () => {
    const role = await makeRole('Crowd', ['tenant.jobs.read']);
    await harness.pool.query(
      `insert into access.membership (user_id, tenant_id, roles, permissions, version)
       select gen_random_uuid(), $1, array[$2], array['tenant.jobs.read'], 1 from generate_series(1, 10000)`,
      [tenantId, role],
    );
    const wanted = ['tenant.candidates.read'];
    expect((await patch(`${roles}/${role}`, owner.token, { permissions: wanted })).status).toBe(200);
    const { rows } = await harness.pool.query(
      'select permissions, count(*)::int as holders from access.membership where roles = array[$1] group by 1',
      [role],
    );
    expect(rows).toEqual([{ permissions: wanted, holders: 10_000 }]);
    await harness.pool.query('delete from access.membership where roles = array[$1]', [role]);
  });
});

describe('nobody gives rights that they do not hold', () => {
  it('given who may edit roles and users alone, when they reach for more, then it is refused by name and nothing changes', async () => {
    const mine = ['tenant.roles.create', 'tenant.roles.update', 'tenant.users.update', 'tenant.users.delete'];
    const role = await makeRole('Keeper', mine);
    const eve = await join('eve', [role]);
    const attempts = [
      post(roles, eve.token, { name: 'Clone', permissions: ['tenant.jobs.delete'] }),
      patch(`${roles}/${role}`, eve.token, { permissions: [...mine, 'tenant.candidates.delete'] }),
      patch(`${users}/${eve.id}`, eve.token, { roles: ['Owner'] }),
      patch(`${users}/${eve.id}`, eve.token, { permissions: ['tenant.webhooks.read'] }),
      patch(`${users}/${owner.id}`, eve.token, { roles: ['Trainer'] }),
      post(`${users}/${owner.id}/deactivate`, eve.token),
    ];
    for (const attempt of attempts)
      expect((await attempt).body).toMatchObject({ status: 403, code: 'rights-not-held' });
    expect((await attempts[0])?.body.detail).toContain('tenant.jobs.delete');
    expect((await effective(eve.id)).sort()).toEqual([...mine].sort());
    expect((await post(roles, eve.token, { name: 'Smaller', permissions: ['tenant.roles.update'] })).status).toBe(201);
  });

  it('given a role that the access tables have lost, when it is given more than who asks holds, then it is refused', async () => {
    const role = await makeRole('Lost', ['tenant.jobs.read']);
    const keeper = await makeRole('Roles alone', ['tenant.roles.update']);
    const ada = await join('ada', [keeper]);
    await harness.pool.query('delete from access.role where role_id = $1', [role]);
    const refused = await patch(`${roles}/${role}`, ada.token, { permissions: ['tenant.jobs.delete'] });
    expect([refused.status, refused.body.errors]).toEqual([403, { permissions: ['rights-not-held'] }]);
    expect(
      (await patch(`${roles}/${role}`, owner.token, { permissions: ['tenant.jobs.read', 'tenant.jobs.create'] }))
        .status,
    ).toBe(200);
  });

  it('given permissions beyond the roles, when given and taken again, then they hold from the next request on', async () => {
    const tom = await join('tom', ['Trainer']);
    expect((await post('/api/tenant/jobs', tom.token, { title: 'Cook' })).status).toBe(403);
    const { body } = await patch(`${users}/${tom.id}`, owner.token, { permissions: ['tenant.jobs.create'] });
    expect(body).toMatchObject({ roles: ['Trainer'], permissions: ['tenant.jobs.create'], status: 'active' });
    expect((await post('/api/tenant/jobs', tom.token, { title: 'Cook' })).status).toBe(201);
    await patch(`${users}/${tom.id}`, owner.token, { permissions: [] });
    expect((await post('/api/tenant/jobs', tom.token, { title: 'Cook' })).status).toBe(403);
  });

  it('given an owner of another company, when they name people and roles of this one, then there is no such thing', async () => {
    const role = await makeRole('Ours', []);
    for (const answer of [
      await patch(`${roles}/${role}`, outsider, { name: 'Theirs' }),
      await patch(`${users}/${owner.id}`, outsider, { roles: ['Trainer'] }),
      await post(`${users}/${owner.id}/deactivate`, outsider),
    ])
      expect(answer.status).toBe(404);
  });
});

describe('users', () => {
  it('given a new user with a password, when made, then they can log in; their address cannot be had twice', async () => {
    const input = { name: 'Nora', email: 'nora@harbor.example', password, roles: ['Recruiter'] };
    expect((await post(users, owner.token, input)).status).toBe(201);
    expect((await post('/api/tenant/jobs', await tokenFor(input.email), { title: 'Cook' })).status).toBe(201);
    const taken = await post(users, owner.token, input);
    expect([taken.status, taken.body.errors]).toEqual([409, { email: ['email-taken'] }]);
  });

  it('given somebody shut out, when their next request comes, then it is refused; their account and session stay', async () => {
    const ben = await join('ben', ['Recruiter']);
    expect((await post('/api/tenant/jobs', ben.token, { title: 'Cook' })).status).toBe(201);
    expect((await post(`${users}/${ben.id}/deactivate`, owner.token)).body.status).toBe('deactivated');
    expect((await post('/api/tenant/jobs', ben.token, { title: 'Cook' })).status).toBe(400);
    expect((await post('/api/auth/tickets', ben.token)).status).toBe(200);
    await post(`${users}/${ben.id}/reactivate`, owner.token);
    expect((await post('/api/tenant/jobs', ben.token, { title: 'Cook' })).status).toBe(201);
  });

  it('given 24 owners who all demote or shut out each other at once, when answered, then one owner is left', async () => {
    const all = [owner];
    for (let index = 1; index < 24; index += 1) all.push(await join(`owner${index}`, ['Owner']));
    const answers = await Promise.all(
      all.map(({ id }, index) =>
        index % 2
          ? patch(`${users}/${id}`, all[(index + 1) % 24]?.token ?? '', { roles: ['Trainer'] })
          : post(`${users}/${id}/deactivate`, all[(index + 1) % 24]?.token ?? ''),
      ),
    );
    const owners = await harness.pool.query(
      "select user_id from access.membership where tenant_id = $1 and 'Owner' = any(roles)",
      [tenantId],
    );
    expect(owners.rowCount).toBeGreaterThanOrEqual(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(24 - (owners.rowCount ?? 0));
    for (const { rows } of [owners]) {
      const last = rows[0]?.user_id;
      const mine = all.find(({ id }) => id === last)?.token ?? '';
      for (const other of rows.slice(1)) await post(`${users}/${other.user_id}/deactivate`, mine);
      const itself = await patch(`${users}/${last}`, mine, { roles: ['Trainer'] });
      expect([itself.status, itself.body.errors]).toEqual([409, { roles: ['last-owner'] }]);
      expect((await post(`${users}/${last}/deactivate`, mine)).body.code).toBe('last-owner');
      owner = { id: last, token: mine };
    }
  });

  it('given the only two owners, when 24 times at once each is demoted, then exactly one remains', async () => {
    const second = await join('second', ['Owner']);
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) => {
        const [who, by] = index % 2 ? [owner, second] : [second, owner];
        return patch(`${users}/${who.id}`, by.token, { roles: ['Trainer'] });
      }),
    );
    const { rowCount } = await harness.pool.query(
      "select from access.membership where tenant_id = $1 and 'Owner' = any(roles)",
      [tenantId],
    );
    expect(rowCount).toBe(1);
    expect(answers.every(({ status }) => [200, 403, 409].includes(status))).toBe(true);
  });
});

/** A service that has started anew and made good what it found. */
const reconcile = async () => {
  const again = await harness.start();
  const state = async () => (await again.readiness()).find(({ name }) => name === 'access-reconciler')?.state;
  await expect.poll(state, { timeout: 60_000 }).toBe('running');
  await again.close();
};

describe('access tables of rights', () => {
  it('given tables that lost rows or hold what is not so, when the service starts anew, then they say what the events say', async () => {
    const rows = async () => [
      (await harness.pool.query('select * from access.membership order by 1, 2')).rows,
      (await harness.pool.query('select * from access.inactive_membership order by 1, 2')).rows,
      (await harness.pool.query('select * from access.role order by 1, 2')).rows,
    ];
    const before = await rows();
    for (const table of ['membership', 'inactive_membership', 'role', 'reconciled'])
      await harness.pool.query(`delete from access.${table}`);
    await reconcile();
    expect(await rows()).toEqual(before);
    await harness.pool.query("update access.membership set permissions = '{tenant.jobs.read}'");
    await reconcile();
    expect(await rows()).toEqual(before);
  });
});
