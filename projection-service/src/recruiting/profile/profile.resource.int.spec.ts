import { exampleUserId } from 'contracts/kernel/examples';
import { derivedId, GLOBAL } from 'contracts/kernel/id';
import { noAbout } from 'contracts/recruiting/profile/profile.about';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_COMPANY } from '#projection-service/engine/projection';
import { rebuildTables } from '#projection-service/engine/rebuild';
import { readAsAnybody, readAsPerson } from '#projection-service/engine/tenant-read';
import { dump, openSuperuser } from '#projection-service/test/database.harness';
import { type Harness, openHarness } from '#projection-service/test/service.harness';
import { profileProjection } from './profile.projection.ts';
import { readProfile } from './profile.resource.ts';

const path = '/api/candidate/profile';
const mine = exampleUserId;
const theirs = derivedId('another person');
const details = (firstName: string) => ({
  ...{ firstName, lastName: 'Quimby', phone: '', phoneE164: '', location: 'Faro', postalCode: '', country: null },
});

let service: Harness;
let last: string;
beforeAll(async () => {
  service = await openHarness();
  const admin = openSuperuser(service);
  for (const [userId, email] of [
    [mine, 'mia@mail.example'],
    [theirs, 'ada@mail.example'],
  ]) {
    await admin.query("insert into access.account values ($1, $2, 'x', 'en-us', 1)", [userId, email]);
  }
  await admin.end();
  for (const [userId, name] of [
    [mine, 'Mia'],
    [theirs, 'Ada'],
  ] as const) {
    const created = { type: 'ProfileCreated', data: { userId, details: details(name) } };
    const from = { location: 'Faro', skills: [], expectedSalary: null };
    const to = { location: 'Évora', skills: ['Lofting'], expectedSalary: 6_000_000 };
    const changed = { type: 'ProfileChanged', data: { userId, from, to } };
    last = await service.append('profile', userId, [created, changed], GLOBAL);
  }
});
afterAll(() => service.close());

const get = (userId: string) => service.get(path, { userId, minPosition: last });
const query = (text: string, values: unknown[] = []) => [{ name: '', text, values, rowMode: 'array' as const }];

describe('profiles', () => {
  it('given a profile, when its person reads it, then it is as last changed, with the address of the account', async () => {
    const { status, body, headers } = await get(mine);
    const said = { location: 'Évora', skills: ['Lofting'], expectedSalary: 6_000_000 };
    const shown = { ...details('Mia'), ...noAbout, ...said, id: mine, email: 'mia@mail.example', version: 2 };
    expect([status, body, headers.etag]).toEqual([200, shown, '"2"']);
    expect((await get(theirs)).body).toMatchObject({ firstName: 'Ada', email: 'ada@mail.example' });
  });

  it('given nobody, somebody without a profile or another company, when read, then there is none', async () => {
    expect((await service.get(path).set('Authorization', '')).status).toBe(401);
    const without = await get(derivedId('nobody'));
    expect([without.status, without.body.code]).toEqual([404, 'profile-not-found']);
    expect((await service.get(path, { tenantId: derivedId('other'), userId: mine })).body).toMatchObject({ id: mine });
  });

  it('given the reader role, when it asks for all profiles, then it sees those of the person it reads as, and of nobody else', async () => {
    const all = query('select user_id from read.profile');
    expect(await readAsPerson(service.reader, mine, all)).toEqual([[[mine]]]);
    expect(await readAsPerson(service.reader, theirs, all)).toEqual([[[theirs]]]);
    expect(await readAsAnybody(service.reader, all)).toEqual([[]]);
    const forged = query('select user_id from read.profile where user_id = $1', [theirs]);
    expect(await readAsPerson(service.reader, mine, forged)).toEqual([[]]);
    const asCompany = query("select set_config('onrecord.tenant', $1, true)", [NO_COMPANY]);
    expect(await readAsPerson(service.reader, '', [...asCompany, ...all])).toEqual([[[NO_COMPANY]], []]);
    const counted = readAsPerson(service.reader, mine, query('select * from read.profile_count'));
    await expect(counted).rejects.toThrow('permission denied');
  });

  it('given an erased person, when the table is looked at, then their row is gone, also in one that is built anew', async () => {
    await service.events.keys.destroy({ tenantId: GLOBAL, subject: theirs });
    last = await service.append('user', theirs, [{ type: 'UserErased', data: { userId: theirs } }], GLOBAL);
    expect((await get(theirs)).status).toBe(404);
    expect((await get(mine)).status).toBe(200);
    expect(await readProfile(service.reader, theirs)).toBeUndefined();
    const before = await dump(service.projector, profileProjection);
    await rebuildTables(profileProjection, { pool: service.projector, feed: service.events.feed });
    expect(await dump(service.projector, profileProjection)).toEqual(before);
    expect(JSON.stringify(before)).not.toContain('Ada');
  });
});
