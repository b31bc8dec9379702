import { endpointCatalogue } from 'contracts/endpoints';
import { GLOBAL, newId } from 'contracts/kernel/id';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addUser } from '#command-service/identity/registration/register';
import { setPlatformAdmin } from '#command-service/landlord/platform-admin/grant-platform-admin';
import { registerPlatformAdmin } from '#command-service/landlord/platform-admin/register-platform-admin';
import {
  type Installation,
  openInstallation,
  password,
  platformAdmin,
} from '#command-service/test/installation.harness';

let harness: Installation['harness'];
let tenantId: string;
let owner: string;
let login: Installation['login'];
let staffToken: Installation['staffToken'];
let platformAdminToken: Installation['platformAdminToken'];
let send: Installation['send'];
let company: Installation['company'];
beforeAll(async () => {
  ({ harness, tenantId, owner, login, staffToken, platformAdminToken, send, company } = await openInstallation());
});
afterAll(() => harness.close());

/** Those that this service answers; `deploy/access` asks every route where it is. */
const elsewhere = /^\/api\/(?:landlord\/parked-rows|tenant\/jobs\/preview$)/;
const written = endpointCatalogue
  .map(({ endpoint }) => endpoint)
  .filter(({ method, path }) => method !== 'GET' && !elsewhere.test(path));
const isLandlords = (access: string) => access === 'landlord' || access.startsWith('landlord.');
const ask = ({ method, path }: (typeof written)[number], token?: string) =>
  harness.call(method.toLowerCase() as 'post', path.replace(/:\w+/g, tenantId), token, 'harbor').send({});

describe('the landlord area', () => {
  it('given nobody, an owner and a made-up token, when any route of the area is called, then it is refused', async () => {
    const routes = written.filter(({ access }) => isLandlords(access));
    expect(routes.length).toBeGreaterThanOrEqual(4);
    for (const route of routes) {
      expect([route.path, (await ask(route)).status]).toEqual([route.path, 401]);
      expect([route.path, (await ask(route, owner)).status]).toEqual([route.path, 403]);
      expect([route.path, (await ask(route, 'not.a.token')).status]).toEqual([route.path, 401]);
    }
  });

  it('given a platform admin, when any other route is called that takes a session, then it is refused', async () => {
    const token = await platformAdminToken();
    const routes = written.filter(({ access }) => !isLandlords(access) && access !== 'public' && access !== 'system');
    expect(routes.length).toBeGreaterThan(60);
    for (const route of routes) {
      const { status, body } = await ask(route, token);
      expect([route.path, status, body.code]).toEqual([route.path, 403, 'forbidden']);
    }
  });

  it('given one person who is staff and platform admin, when they log in twice, then neither session opens the other area', async () => {
    const person = { name: 'Both', email: 'both@harbor.example', password };
    const { userId } = await addUser(harness, { tenantId, person, roles: ['Owner'], now: harness.clock() });
    await setPlatformAdmin(harness, { userId, isGranted: true, now: harness.clock() });
    const staff = await staffToken(person.email);
    const lord = await platformAdminToken(person.email);
    expect(decodeJwt(lord).rls).toEqual({ Landlord: true });
    expect((await send('/api/tenant/jobs', staff, { title: 'Cook' })).status).toBe(201);
    expect((await send(company('suspend'), staff, { reason: 'No.' })).status).toBe(403);
    expect((await send('/api/tenant/jobs', lord, { title: 'Cook' })).status).toBe(403);
    expect((await send('/api/auth/logout', lord)).status).toBe(403);
  });

  it('given a wrong password, staff and an unknown address, when they log in there, then all get the same answer', async () => {
    const path = '/api/landlord/auth/login';
    const answers = [
      await login(path, platformAdmin, 'not-the-password'),
      await login(path, 'ola@harbor.example'),
      await login(path, 'nobody@harbor.example'),
    ];
    const told = answers.map(({ status, body: { requestId: _, ...body } }) => ({ status, body }));
    expect(told[0]?.body.code).toBe('invalid-credentials');
    expect(told).toEqual([told[0], told[0], told[0]]);
  });

  it('given five wrong tries at the one login, when the right password comes to the other, then it waits as well', async () => {
    const email = 'third@onrecord.example';
    await registerPlatformAdmin(harness, { person: { name: 'Third', email, password }, now: harness.clock() });
    for (let tries = 0; tries < 5; tries += 1) await login('/api/landlord/auth/login', email, 'not-the-password');
    expect((await login('/api/auth/login', email)).status).toBe(429);
    expect((await login('/api/landlord/auth/login', email)).status).toBe(429);
  });

  it('given tokens of both areas, when each is refreshed at the other area, then it is refused there and taken at its own', async () => {
    const lord = await platformAdminToken();
    expect((await send('/api/auth/refresh', lord)).body.detail).toBe('TOKEN_NOT_REFRESHABLE');
    expect((await send('/api/auth/force-refresh', lord)).status).toBe(401);
    expect((await send('/api/landlord/auth/refresh', owner)).status).toBe(401);
    expect((await send('/api/landlord/auth/refresh', undefined)).body.detail).toBe('TOKEN_NOT_PRESENT');
    const { body } = await send('/api/landlord/auth/refresh', lord);
    expect(decodeJwt(body.token)).toMatchObject({ gen: 1, rls: { Landlord: true } });
  });

  it('given a platform admin at work, when the grant is taken away, then the next request, the refresh and the login are refused', async () => {
    const person = { name: 'Gone', email: 'gone@onrecord.example', password };
    const { userId } = await registerPlatformAdmin(harness, { person, now: harness.clock() });
    const token = await platformAdminToken(person.email);
    expect((await send(company('suspend'), token)).status).toBe(422);
    await setPlatformAdmin(harness, { userId, isGranted: false, now: harness.clock() });
    expect((await send(company('suspend'), token, { reason: 'Late.' })).status).toBe(401);
    expect((await send('/api/landlord/auth/refresh', token)).status).toBe(401);
    expect((await login('/api/landlord/auth/login', person.email)).body.code).toBe('invalid-credentials');
    await setPlatformAdmin(harness, { userId, isGranted: true, now: harness.clock() });
    expect((await send(company('suspend'), token, { reason: 'Late.' })).status).toBe(401);
    expect((await login('/api/landlord/auth/login', person.email)).status).toBe(200);
  });
});

describe('a candidate that a platform admin writes down', () => {
  it('given a company, when a candidate is created for it, then the company’s history says that a platform admin did it', async () => {
    const token = await platformAdminToken();
    const ada = { firstName: 'Ada', lastName: 'Berg', email: 'ada@mail.example' };
    const made = await send('/api/landlord/candidates', token, { companyId: tenantId, ...ada });
    expect([made.status, made.body]).toMatchObject([201, { companyId: tenantId, companyName: 'Harbor', ...ada }]);
    const event = (await harness.recorded()).findLast(({ type }) => type === 'CandidateCreated');
    expect(event?.metadata).toMatchObject({ tenantId, actor: { type: 'platform-admin' } });
    expect(event?.metadata.tenantId).not.toBe(GLOBAL);
    const absent = await send('/api/landlord/candidates', token, { companyId: newId(harness.clock()), ...ada });
    expect([absent.status, absent.body.errors]).toEqual([422, { companyId: ['company-not-found'] }]);
  });
});
