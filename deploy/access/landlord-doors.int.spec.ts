import type { Client } from 'contracts/client/client';
import { isProblemError } from 'contracts/client/problem-error';
import { tenantPermissions } from 'contracts/kernel/permission';
import { openPool } from 'platform/postgres/pool';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { absent, answerOf, harbor, isLandlords, openLandlord, routes } from '#deploy/test/landlord.harness';
import type { RunningProduct } from '#deploy/test/product.harness';

let product: RunningProduct;
let platformAdmin: Client;
let owner: Client;
let candidate: Client;
beforeAll(async () => {
  ({ product, platformAdmin, owner, candidate } = await openLandlord());
}, 120_000);
afterAll(() => product?.close());

describe('who gets in at the landlord area', () => {
  it('given nobody, an owner and a candidate, when any route of it is called, then it is refused', async () => {
    const nobody = product.visitor().client;
    const asked = routes.filter(isLandlords);
    expect(asked.length).toBeGreaterThanOrEqual(12);
    for (const { method, path } of asked) {
      const at = path.replace(':id', harbor);
      expect([path, ...(await answerOf(nobody, method, at))]).toEqual([path, 401, 'unauthenticated']);
      expect([path, ...(await answerOf(owner, method, at))]).toEqual([path, 403, 'forbidden']);
      expect([path, ...(await answerOf(candidate, method, at))]).toEqual([path, 403, 'forbidden']);
    }
  });

  it('given a platform admin, when any other route is called that takes a session, then it is refused', async () => {
    const asked = routes.filter(({ access }) => !['public', 'system'].includes(access) && !isLandlords({ access }));
    expect(asked.length).toBeGreaterThan(100);
    for (const { method, path } of asked) {
      const body = method === 'GET' ? undefined : {};
      const answer = await answerOf(platformAdmin, method, path.replace(/:\w+/g, absent), body);
      expect([method, path, ...answer]).toEqual([method, path, 403, 'forbidden']);
    }
  });

  it('given the permissions of the area, when a role or a member of a company is to hold one, then it is refused', async () => {
    expect(tenantPermissions.filter((name) => name.startsWith('landlord.'))).toEqual([]);
    for (const permission of ['landlord.companies.suspend', 'landlord.candidates.read']) {
      const body = { name: 'Lord', permissions: [permission] };
      expect(await answerOf(owner, 'POST', '/api/tenant/roles', body)).toEqual([422, 'validation-failed']);
    }
  });

  it('given staff of a company, when they name what all companies are kept under as theirs, then they are refused', async () => {
    const forged = await product.clientOf('admin@summit.example', 'ffffffff-ffff-ffff-ffff-ffffffffffff');
    expect(await answerOf(forged, 'GET', '/api/tenant/candidates')).toEqual([403, 'not-in-company']);
  });

  it('given a reader of the database that says it is a company, when it asks for what platform admins read, then there is nothing', async () => {
    const pool = openPool(product.database.urls.READER_DATABASE_URL, 1, { warn: () => undefined });
    const counted = async (...settings: [string, string][]) => {
      const db = await pool.connect();
      await db.query('begin');
      for (const setting of settings) await db.query('select set_config($1, $2, true)', setting);
      const { rows } = await db.query(
        `select (select count(*) from read.landlord_candidate) + (select count(*) from read.landlord_role)
           + (select count(*) from read.landlord_candidate_count)
           + (select count(*) from read.company_counts(array['${harbor}'::uuid])) as n`,
      );
      await db.query('rollback');
      db.release();
      return Number(rows[0].n);
    };
    expect(await counted()).toBe(0);
    expect(await counted(['onrecord.tenant', harbor], ['onrecord.user', harbor])).toBe(0);
    expect(await counted(['onrecord.landlord', 'on'])).toBeGreaterThan(10);
    await pool.end();
  });
});

describe('what platform admins may send wrongly', () => {
  const get = (path: string, query: Record<string, string>) =>
    platformAdmin.request('GET', `/api/landlord/${path}`, { query }).then(
      ({ status }) => status,
      (error: unknown) => (isProblemError(error) ? error.status : 0),
    );

  it.each(['companies', 'candidates', 'roles'])(
    'given %s, when asked for badly, then it is refused and never our fault',
    async (name) => {
      const bad: [Record<string, string>, number][] = [
        [{ sort: '["secret","ASC"]' }, 422],
        [{ sort: 'no json' }, 422],
        [{ range: '[9,1]' }, 422],
        [{ range: '[0,100000]' }, 422],
        [{ filter: '{"q":"a\\u0000b"}' }, 422],
        [{ filter: '{"q":5}' }, 422],
        [{ filter: '{"id":["x"]}' }, 422],
        [{ filter: '{"unknown":1}' }, 422],
        [{ filter: '{"q":"%_\\\\ \\" \\u0301"}' }, 200],
        [{ filter: '{"q":"   "}' }, 200],
        [{ filter: JSON.stringify({ id: [] }) }, 200],
        [{ filter: JSON.stringify({ id: [absent] }) }, 200],
        [{ range: '[10001,10002]' }, name === 'companies' ? 422 : 200],
      ];
      for (const [query, status] of bad) expect([name, query, await get(name, query)]).toEqual([name, query, status]);
      expect(await get(`${name}/not-an-id`, {})).toBe(404);
      expect(await get(`${name}/${absent}`, {})).toBe(404);
    },
  );
});
