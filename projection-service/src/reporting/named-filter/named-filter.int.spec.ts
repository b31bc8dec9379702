import { randomUUID } from 'node:crypto';
import { exampleTenantId } from 'contracts/kernel/examples';
import { permissionsHeldBy } from 'contracts/kernel/permission';
import { Rejection } from 'contracts/kernel/problem';
import type { Authorize } from 'platform/http/authorize';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, openHarness, storyOf } from '#projection-service/test/service.harness';

const [rosa, tomasz] = [randomUUID(), randomUUID()];
/** Rosa recruits, Tomasz trains. */
const authorize: Authorize = async ({ authorization }, access) => {
  if (access === 'public') return null;
  const [tenantId, userId = ''] = authorization?.replace(/^Bearer /, '').split('/') ?? [];
  if (!tenantId) throw new Rejection('unauthenticated', 401);
  const permissions = permissionsHeldBy(userId === rosa ? 'Recruiter' : 'Trainer');
  return { userId, sid: userId, tenantId, roles: [], permissions };
};

describe('named filters as they are read', () => {
  let service: Harness;
  let last = '';
  const ids: Record<string, string> = {};

  const name = async (title: string, more: object, tenantId = exampleTenantId) => {
    const namedFilterId = randomUUID();
    ids[title] = namedFilterId;
    const data = { namedFilterId, name: title, filter: {}, sort: null, columns: null, isShared: false, ...more };
    last = await service.append('namedFilter', namedFilterId, [{ type: 'NamedFilterCreated', data }], tenantId);
  };
  const asked = (userId: string, filter: object) => {
    const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: '["name","ASC"]' });
    return service.get(`/api/tenant/named-filters?${query}`, { userId, minPosition: last });
  };
  const names = async (userId: string, filter: object) =>
    ((await asked(userId, filter)).body as { name: string }[]).map((one) => one.name);

  beforeAll(async () => {
    service = await openHarness({ authorize });
    await storyOf(service).user(rosa, 'Rosa Recruiter');
    await name('Rosa’s own', { list: 'jobs', ownerId: rosa, filter: { status: 'published', custom: { b: 1, a: 2 } } });
    await name('Rosa’s for all', { list: 'jobs', ownerId: rosa, isShared: true });
    await name('Candidates for all', { list: 'candidates', ownerId: rosa, isShared: true });
    await name('Tomasz’s own', { list: 'jobs', ownerId: tomasz });
    await name('Of another company', { list: 'jobs', ownerId: rosa, isShared: true }, randomUUID());
  });
  afterAll(() => service.close());

  it('given own and shared ones, when a list’s are asked for, then everybody sees theirs and the shared ones', async () => {
    expect(await names(rosa, { list: 'jobs' })).toEqual(['Rosa’s for all', 'Rosa’s own']);
    expect(await names(tomasz, { list: 'jobs' })).toEqual(['Rosa’s for all', 'Tomasz’s own']);
    expect((await asked(tomasz, { list: 'jobs' })).body).toMatchObject([{ ownerName: 'Rosa Recruiter' }, {}]);
    expect(await names(rosa, {})).toEqual(['Candidates for all', 'Rosa’s for all', 'Rosa’s own']);
    expect(await names(tomasz, {})).toEqual(['Rosa’s for all', 'Tomasz’s own']);
  });

  it('given a list that somebody may not open, when its filters are asked for, then it is refused', async () => {
    expect((await asked(tomasz, { list: 'candidates' })).status).toBe(403);
    const one = (title: string, userId: string) =>
      service.get(`/api/tenant/named-filters/${ids[title]}`, { userId, minPosition: last });
    expect((await one('Candidates for all', tomasz)).status).toBe(404);
    expect((await one('Rosa’s own', tomasz)).status).toBe(404);
    expect((await one('Of another company', rosa)).status).toBe(404);
    expect((await one('Rosa’s own', rosa)).body).toMatchObject({ filter: { status: 'published' } });
  });

  it('given a shared one, when it is shared no more, then only its owner sees it', async () => {
    await name('For a day', { list: 'tasks', ownerId: rosa, isShared: true });
    expect(await names(tomasz, { list: 'tasks' })).toEqual(['For a day']);
    const namedFilterId = ids['For a day'] ?? '';
    const data = { namedFilterId, from: { isShared: true }, to: { isShared: false } };
    last = await service.append('namedFilter', namedFilterId, [{ type: 'NamedFilterChanged', data }]);
    expect(await names(tomasz, { list: 'tasks' })).toEqual([]);
    expect(await names(rosa, { list: 'tasks' })).toEqual(['For a day']);
  });
});
