import { exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSuperuser } from '#projection-service/test/database.harness';
import { type Harness, openHarness } from '#projection-service/test/service.harness';

const other = derivedId('another company');
const role = derivedId('a role of its own');
const people = [
  { name: 'Zoë Árnason', email: 'zoe@harbor.example', tenantId: exampleTenantId, roles: ['Owner'] },
  {
    name: 'Abel Ruiz',
    avatar: null,
    email: 'abel@harbor.example',
    tenantId: exampleTenantId,
    roles: ['Trainer', role],
  },
  { name: 'Abel Stranger', email: 'abel@summit.example', tenantId: other, roles: ['Owner', role] },
];
const idOf = (email: string) => derivedId(email);
const yard = derivedId('a team');
const firstAider = derivedId('a label');
const crowd = 10_000;

let service: Harness;
beforeAll(async () => {
  service = await openHarness({ projections: [] });
  const admin = openSuperuser(service);
  for (const { name, email, tenantId, roles } of people) {
    await admin.query("insert into access.account values ($1, $2, $3, 'en-us', 1)", [idOf(email), email, name]);
    await admin.query(
      `insert into access.membership (user_id, tenant_id, roles, permissions, version, since)
       values ($1, $2, $3, '{}', 3, '2026-03-02T09:00:00Z')`,
      [idOf(email), tenantId, roles],
    );
  }
  await admin.query("insert into access.account values ($1, 'gone@harbor.example', 'Gone 100%', 'en-us', 1)", [
    idOf('gone'),
  ]);
  await admin.query(
    "insert into access.inactive_membership values ($1, $2, '{Trainer}', '{tenant.jobs.read}', null, 5, 'training-only')",
    [idOf('gone'), exampleTenantId],
  );
  const label = 'update access.membership set label_ids = $2 where user_id = $1';
  await admin.query(label, [idOf('abel@harbor.example'), [firstAider]]);
  await admin.query(label, [idOf('abel@summit.example'), [firstAider]]);
  await admin.query(label.replace('membership', 'inactive_membership'), [idOf('gone'), [derivedId('b'), firstAider]]);
  const team = 'insert into access.team values ($1, $2, $3, 1)';
  await admin.query(team, [exampleTenantId, yard, [idOf('abel@harbor.example'), idOf('gone')]]);
  await admin.query(team, [exampleTenantId, derivedId('a removed team'), null]);
  await admin.query(team, [other, derivedId('another team'), [idOf('abel@harbor.example')]]);
  await admin.query(
    `with made as (
       insert into access.account (user_id, email, name, locale, version)
       select gen_random_uuid(), 'p' || n || '@harbor.example', 'Person ' || n, 'en-us', 1 from generate_series(1, $1) n
       returning user_id)
     insert into access.membership (user_id, tenant_id, roles, permissions, version)
     select user_id, $2, '{Recruiter}', '{}', 1 from made`,
    [crowd, exampleTenantId],
  );
  await admin.end();
});
afterAll(() => service.close());

const list = (query: Record<string, unknown>, tenantId?: string) => {
  const search = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`);
  return service.get(`/api/tenant/users?${search.join('&')}`, tenantId ? { tenantId } : {});
};
const namesOf = async (query: Record<string, unknown>, tenantId?: string) =>
  (await list(query, tenantId)).body.map(({ name }: { name: string }) => name);

describe('users of a company', () => {
  it('given more than 10,000, when listed, then a page of them with the total of all, in the order asked for', async () => {
    const { body, headers } = await list({ sort: ['name', 'ASC'], range: [0, 1] });
    expect(headers['content-range']).toBe(`users 0-1/${crowd + 3}`);
    expect(body.map(({ name }: { name: string }) => name)).toEqual(['Abel Ruiz', 'Gone 100%']);
    expect(await namesOf({ sort: ['name', 'DESC'], range: [0, 0] })).toEqual(['Zoë Árnason']);
    const past = await list({ range: [10_500 - 500, 10_010] });
    expect([past.status, past.headers['content-range']]).toEqual([200, `users 10000-10002/${crowd + 3}`]);
  });

  it('given a search, a role or a status, when listed, then those alone; what looks like a pattern is text', async () => {
    expect(await namesOf({ filter: { q: 'arnason ZOE' } })).toEqual(['Zoë Árnason']);
    expect(await namesOf({ filter: { q: 'abel@harbor' } })).toEqual(['Abel Ruiz']);
    expect(await namesOf({ filter: { q: '100%' } })).toEqual(['Gone 100%']);
    expect(await namesOf({ filter: { q: '_%_' } })).toEqual([]);
    expect(await namesOf({ filter: { role } })).toEqual(['Abel Ruiz']);
    expect(await namesOf({ filter: { role: 'Trainer' } })).toEqual(['Abel Ruiz', 'Gone 100%']);
    expect(await namesOf({ filter: { status: 'deactivated' } })).toEqual(['Gone 100%']);
    expect(await namesOf({ filter: { type: 'training-only' } })).toEqual(['Gone 100%']);
    expect(await namesOf({ filter: { team: yard } })).toEqual(['Abel Ruiz', 'Gone 100%']);
    expect(await namesOf({ filter: { team: derivedId('another team') } })).toEqual([]);
    expect(await namesOf({ filter: { labelId: firstAider } })).toEqual(['Abel Ruiz', 'Gone 100%']);
    expect(await namesOf({ filter: { labelId: derivedId('no label') } })).toEqual([]);
    expect((await list({ filter: { role: 'Janitor' } })).status).toBe(422);
  });

  it('given one of them, when read, then what they hold and since when; of another company there is none', async () => {
    const path = (email: string) => `/api/tenant/users/${idOf(email)}`;
    const { body, headers } = await service.get(path('abel@harbor.example'));
    const shown = { id: idOf('abel@harbor.example'), name: 'Abel Ruiz', email: 'abel@harbor.example', version: 3 };
    expect(body).toEqual({
      ...shown,
      avatar: null,
      roles: ['Trainer', role],
      permissions: [],
      type: 'regular',
      teams: [yard],
      labelIds: [firstAider],
      status: 'active',
      isOurs: true,
      pendingEmail: null,
      since: '2026-03-02T09:00:00.000Z',
    });
    expect(headers.etag).toBe('"3"');
    expect((await service.get(path('gone'))).body).toMatchObject({ status: 'deactivated', since: null });
    expect((await service.get(path('abel@summit.example'))).status).toBe(404);
    expect(await namesOf({}, other)).toEqual(['Abel Stranger']);
  });

  it('given an account that is also of another company, of a candidate or of a platform admin, when read, then it is not ours; a change of address is told of ours alone', async () => {
    const admin = openSuperuser(service);
    const id = idOf('zoe@harbor.example');
    const told = async () => {
      const { body } = await service.get(`/api/tenant/users/${id}`);
      return [body.isOurs, body.pendingEmail];
    };
    await admin.query(
      "insert into access.email_change (user_id, email, until) values ($1, 'zoe@new.example', now() + interval '1 day')",
      [id],
    );
    expect(await told()).toEqual([true, 'zoe@new.example']);
    const inactive = "insert into access.inactive_membership values ($1, $2, '{Trainer}', '{}', null, 1, 'regular')";
    for (const [insert, table, values] of [
      [inactive, 'inactive_membership', [id, other]],
      ['insert into access.candidate values ($1)', 'candidate', [id]],
      ['insert into access.platform_admin values ($1, now(), 1)', 'platform_admin', [id]],
    ] as const) {
      await admin.query(insert, [...values]);
      expect(await told()).toEqual([false, null]);
      await admin.query(`delete from access.${table} where user_id = $1`, [id]);
    }
    await admin.query('insert into access.platform_admin values ($1, null, 2)', [id]);
    expect(await told()).toEqual([true, 'zoe@new.example']);
    await admin.end();
  });
});
