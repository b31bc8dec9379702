import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { otherTenantId, type SpecApp, specApp } from 'command-service/test/app.harness';
import { endpointCatalogue } from 'contracts/endpoints';
import { keyScopes } from 'contracts/identity/api-key/api-key.scopes';
import { BuiltInRole } from 'contracts/identity/membership/membership.roles';
import { exampleCause, exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId, GLOBAL } from 'contracts/kernel/id';
import { TENANT_HEADER } from 'contracts/kernel/tenant-header';
import { TUS_VERSION } from 'contracts/library/file/upload.commands';
import { uploadEndpoints } from 'contracts/library/file/upload.endpoints';
import { openPool } from 'platform/postgres/pool';
import { openSuperuser, quiet } from 'projection-service/test/database.harness';
import { type Harness, openHarness } from 'projection-service/test/service.harness';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { serviceFor } from '#deploy/local/gateway';

/** Mails and deliveries are no projections: integration-workers make their tables. */
const outbox = new URL('../../integration-workers/src/work.schema.sql', import.meta.url);

type Entry = (typeof endpointCatalogue)[number]['endpoint'];
const routes = endpointCatalogue.map(({ endpoint }) => endpoint);
/** Served by the protocol's library, behind the same doors. */
const uploadRoutes = uploadEndpoints as unknown as readonly Entry[];
/** The smallest picture that is one. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQImWPg8bKFIwbiOADsBAkxmcpXQQAAAABJRU5ErkJggg==',
  'base64',
);
const absent = '018f6a10-0000-7000-8000-00000000dead';
const colleague = derivedId('a colleague of the first company');

/** What a request must hold to be taken by somebody of the right company. */
const bodies: readonly [RegExp, object][] = [
  [/webhooks\/:id\/replay$/, { since: new Date().toISOString(), onlyFailed: true }],
  [/webhooks\/:id\/test-event$/, { eventId: derivedId('an event') }],
  [/candidates\/:id\/portal-access$/, { password: 'four geese over the fjord' }],
  [/candidates\/:id\/assign$/, { assigneeId: derivedId('a colleague') }],
  [/candidates\/:id\/((un)?merge|distinguish)$/, { otherId: derivedId('another candidate') }],
  [/interviews\/:id\/status$/, { status: 'approved' }],
  [/candidates\/:id\/documents$/, { fileId: derivedId('a file'), type: 'resume', name: 'cv.pdf' }],
  [/candidates\/:id\/labels$/, { add: [], remove: [] }],
  [/responses\/:id\/extend$/, { deadline: { day: '2030-01-01', timeZone: 'UTC' }, reason: 'Ill' }],
  [/responses\/:id\/time$/, { timePercent: 150, reason: 'By agreement' }],
  [/responses\/:id\/take$/, { questionId: derivedId('a question'), reason: 'The line broke' }],
  [/users\/:id\/password$/, { password: 'a stranger at the door' }],
  [/users\/:id\/email-change$/, { email: 'stranger@mail.example' }],
];
const bodyOf = ({ path }: Entry) => bodies.find(([pattern]) => pattern.test(path))?.[1] ?? {};

let app: SpecApp;
let reads: Harness | undefined;
const servers: Server[] = [];
const ids = new Map<string, string>();

const serve = async (handle: RequestListener): Promise<string> => {
  const server = createServer(handle);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
/** The secret of a key of the first company that has every scope there is. */
let key = '';
let write = '';
let read = '';

beforeAll(async () => {
  app = specApp();
  const make = async (kind: string, body: object) => {
    const made = await app.owner('post', `/api/tenant/${kind}`, body);
    expect([kind, made.status]).toEqual([kind, 201]);
    ids.set(kind, made.body.id);
    return made.body.id as string;
  };
  for (const tenantId of [exampleTenantId, otherTenantId]) {
    const data = { tenantId, name: 'A company', subdomain: `c-${tenantId.slice(-4)}` };
    await app.commands.tenant(tenantId, {
      type: 'RegisterTenant',
      data,
      metadata: { ...exampleCause, tenantId: GLOBAL },
    });
  }
  const jobId = await make('jobs', { title: 'Dock planner' });
  const person = { firstName: 'Ada', lastName: 'Berg', email: 'ada@mail.example' };
  const candidateId = await make('candidates', person);
  await make('interviews', { candidateId, jobId });
  await make('roles', { name: 'Planner', permissions: ['tenant.jobs.read'] });
  await make('webhooks', { name: 'Planner', event: 'job.published', url: 'https://hooks.example/in' });
  await make('label-scopes', { name: 'Planner' });
  await make('labels', { name: 'Planner' });
  await make('sub-accounts', { name: 'Planner' });
  await make('invitations', { name: 'Ines', email: 'ines@mail.example', roles: ['Trainer'] });
  const made = await app.owner('post', '/api/tenant/api-keys', { name: 'Planner', scopes: keyScopes });
  key = made.body.secret;
  ids.set('api-keys', made.body.id);
  const granted = { userId: colleague, roles: ['Recruiter'] };
  await app.commands.membership(colleague, { type: 'GrantMembership', data: granted, metadata: exampleCause });
  const member = {
    ...granted,
    permissions: [],
    labelIds: [],
    type: 'regular' as const,
    status: 'active' as const,
    since: null,
    version: 1,
  };
  await app.members.store.change(exampleTenantId, (tables) => tables.saveMember(colleague, member));
  ids.set('users', colleague);

  const service = await openHarness({ events: app.events, authorize: app.authorize });
  reads = service;
  const admin = openSuperuser(service);
  for (const [index, userId] of [colleague, exampleUserId].entries()) {
    const row = "insert into access.account values ($1, $2, 'Col', 'en-us', 1)";
    await admin.query(row, [userId, `c${index}@harbor.example`]);
  }
  await admin.query("insert into access.membership values ($1, $2, '{Recruiter}', '{}', 1)", [
    colleague,
    exampleTenantId,
  ]);
  await admin.query(
    `insert into access.invitation values ($1, $2, 'Ines', 'ines@mail.example', 'en-us', '{Trainer}', now(), now())`,
    [ids.get('invitations'), exampleTenantId],
  );
  await admin.query(
    `insert into access.api_key (api_key_id, tenant_id, name, scopes, created_by, created_at)
     values ($1, $2, 'Planner', '{}', $3, now())`,
    [ids.get('api-keys'), exampleTenantId, exampleUserId],
  );
  await admin.end();
  const worker = openPool(service.database.urls.WORKER_DATABASE_URL, 1, quiet);
  await worker.query(await readFile(outbox, 'utf8'));
  await worker.end();
  write = await serve(app.app);
  read = await serve(service.app);
  const caughtUp = async () => {
    const shown = await call(read, '/api/tenant/webhooks', { token: `Owner@${exampleTenantId}` });
    expect(await shown.text()).toContain(ids.get('webhooks'));
  };
  await vi.waitFor(caughtUp, { timeout: 60_000 });
});
afterAll(async () => {
  for (const server of servers) server.close();
  await reads?.close();
});

type Call = { token?: string; method?: string; body?: object; isUpload?: boolean; company?: string };
const call = (base: string, path: string, { token, method = 'GET', body, isUpload = false, company }: Call) =>
  fetch(`${base}${path}`, {
    method,
    headers: {
      // Uploads look at nobody who speaks another version.
      'Tus-Resumable': TUS_VERSION,
      'Content-Type': isUpload ? 'image/png' : 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(company && { [TENANT_HEADER]: company }),
    },
    ...(body && !['GET', 'HEAD'].includes(method) && { body: isUpload ? picture : JSON.stringify(body) }),
  });

type ExampleRequest = { id: string; body: object; company?: string };
const ask = (route: Entry, token: string | undefined, { id, body, company }: ExampleRequest) => {
  const { method, path, upload } = route;
  const asked = {
    method,
    body,
    isUpload: upload !== undefined,
    ...(token !== undefined && { token }),
    ...(company && { company }),
  };
  return call(serviceFor(method, path) === 'projection-service' ? read : write, path.replace(':id', id), asked);
};

/** The real id of a thing of the first company that the path is about. */
const realIdOf = ({ path }: Entry): string => ids.get(path.split('/')[3] ?? '') ?? absent;

/** What somebody meets at the door: `yes` when they get as far as being told that there is no such thing. */
const door = ({ status }: Response): string => (status === 401 || status === 403 ? String(status) : 'yes');

/** A route that names a thing answers a stranger by status; one that names none is about the stranger's own company. */
const strangers = async (route: Entry): Promise<string> => {
  if (!route.access.startsWith('tenant.') && route.access !== 'member') return '';
  const answer = await ask(route, `Owner@${otherTenantId}`, { id: realIdOf(route), body: bodyOf(route) });
  const text = await answer.text();
  for (const [kind, id] of ids) expect([route.path, kind, text.includes(id)]).toEqual([route.path, kind, false]);
  return route.path.includes(':id') ? String(answer.status) : 'own';
};

describe('access', () => {
  it('given every route, when called by every built-in role, nobody, an API key and another company, then the table says who gets in', async () => {
    const header = ['route', 'access', 'nobody', ...BuiltInRole.options, 'API key', 'other company'];
    const rows = [];
    for (const route of [...routes, ...uploadRoutes]) {
      const asNobody = await ask(route, undefined, { id: absent, body: {} });
      const isPublic = route.access === 'public';
      const doors = [isPublic ? 'yes' : door(asNobody)];
      for (const role of BuiltInRole.options) {
        const answer = await ask(route, `${role}@${exampleTenantId}`, { id: absent, body: {} });
        doors.push(isPublic ? 'yes' : door(answer));
      }
      const asKey = await ask(route, key, { id: absent, body: {} });
      doors.push(isPublic ? 'yes' : door(asKey));
      rows.push([`${route.method} ${route.path}`, route.access, ...doors, await strangers(route)]);
    }
    const widths = [74, 52, 8, ...BuiltInRole.options.map(() => 11), 9, 13];
    const lines = [header, ...rows].map((cells) =>
      cells
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('')
        .trim(),
    );
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./matrix.snapshot.txt');
  });

  it('given a real thing of one company, when the owner of another names it, then there is no such thing', async () => {
    const named = routes.filter(({ path, access }) => path.includes(':id') && access.startsWith('tenant.'));
    for (const route of named.filter((one) => realIdOf(one) !== absent)) {
      const { status } = await ask(route, `Owner@${otherTenantId}`, { id: realIdOf(route), body: bodyOf(route) });
      expect([`${route.method} ${route.path}`, status]).toEqual([`${route.method} ${route.path}`, 404]);
    }
    expect(named.length).toBeGreaterThan(20);
  });

  it('given every route of a company, when a person or a key of another names it in the header, then they may not act there', async () => {
    const ofCompany = routes.filter(({ access }) => access.startsWith('tenant.') || access === 'member');
    expect(ofCompany.length).toBeGreaterThan(80);
    const refused = async (route: Entry, token: string, company: string) => {
      const answer = await ask(route, token, { id: realIdOf(route), body: bodyOf(route), company });
      const { code } = await answer.json();
      expect([route.method, route.path, answer.status, code]).toEqual([
        route.method,
        route.path,
        403,
        'not-in-company',
      ]);
    };
    for (const route of ofCompany) {
      await refused(route, `Owner@${otherTenantId}`, exampleTenantId);
      if (route.access !== 'member') await refused(route, key, otherTenantId);
    }
  });

  it('given every route of a company, when its owner names it in the header, then that is as if they had named none', async () => {
    for (const route of routes.filter(({ access, method }) => access.startsWith('tenant.') && method === 'GET')) {
      const [named, unnamed] = await Promise.all(
        [{ company: exampleTenantId }, {}].map((one) =>
          ask(route, `Owner@${exampleTenantId}`, { id: realIdOf(route), body: {}, ...one }),
        ),
      );
      expect([route.path, named?.status]).toEqual([route.path, unnamed?.status]);
    }
  });

  it('given a member without any permission, when they call a route of the company, then it is refused', async () => {
    for (const route of routes.filter(({ access }) => access.startsWith('tenant.'))) {
      const answer = await ask(route, `Nobody@${exampleTenantId}`, { id: realIdOf(route), body: bodyOf(route) });
      expect([route.path, answer.status]).toEqual([route.path, 403]);
    }
  });

  it('given all those doors tried, when the first company is looked at, then nothing of it has changed', async () => {
    for (const [kind, id] of ids) {
      if (kind === 'users' || kind === 'invitations' || kind === 'api-keys') continue;
      const shown = await call(read, `/api/tenant/${kind}/${id}`, { token: `Owner@${exampleTenantId}` });
      expect([kind, (await shown.json()).version]).toEqual([kind, 1]);
    }
  });
});
