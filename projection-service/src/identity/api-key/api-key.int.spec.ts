import { randomUUID } from 'node:crypto';
import { openAccess } from 'access/authorize';
import { hashOf, newKeySecret } from 'access/identity/api-key/api-key.secret';
import { exampleCause, exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId, streamName } from 'contracts/kernel/id';
import { formatPosition } from 'contracts/kernel/position';
import type pg from 'pg';
import type { Authorize } from 'platform/http/authorize';
import { openPool } from 'platform/postgres/pool';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSuperuser, quiet } from '#projection-service/test/database.harness';
import { jobDetails } from '#projection-service/test/history.fixture';
import { type Harness, openHarness, storyOf } from '#projection-service/test/service.harness';

const path = '/api/tenant/api-keys';
const otherTenant = randomUUID();
const { now: _, ...cause } = exampleCause;
const query = (parts: Record<string, unknown>): string =>
  `?${new URLSearchParams(Object.entries(parts).map(([name, value]) => [name, JSON.stringify(value)]))}`;

/** As the command-service writes them; `hash: null` once it was rebuilt from the feed. */
type Row = { name: string; tenantId?: string; expiresAt?: string; revokedAt?: string; isLost?: true };
const rows: Row[] = [
  { name: 'Payroll' },
  { name: 'Árvore', expiresAt: '2020-01-01T00:00:00Z' },
  { name: 'Website', revokedAt: '2026-03-01T00:00:00Z', expiresAt: '2020-01-01T00:00:00Z' },
  { name: 'Zapper', expiresAt: '2199-01-01T00:00:00Z', isLost: true },
  { name: 'Theirs', tenantId: otherTenant },
];
const idOf = (name: string) => derivedId('api-key', name);
const secrets = new Map(rows.map(({ name }) => [name, newKeySecret(idOf(name))]));
const secretOf = (name: string) => secrets.get(name) ?? '';

const asOwner: Authorize = async ({ authorization }) => {
  const [tenantId = '', userId = ''] = authorization?.replace(/^Bearer /, '').split('/') ?? [];
  return { userId, sid: userId, tenantId, roles: ['Owner'], permissions: ['tenant.api.keys.read'] };
};

let service: Harness;
let admin: pg.Pool;
let reader: pg.Pool;
let keys: Authorize;

beforeAll(async () => {
  // Keys are let in as they really are, over this service's own role.
  const authorize: Authorize = (credentials, access) =>
    (credentials.authorization?.includes('onr_') ? keys : asOwner)(credentials, access);
  service = await openHarness({ authorize });
  reader = openPool(service.database.urls.READER_DATABASE_URL, 2, quiet);
  keys = openAccess(reader, () => new Date('2026-03-02T09:00:00.000Z')).authorize;
  admin = openSuperuser(service);
  for (const [subdomain, id] of Object.entries({ harbor: exampleTenantId, summit: otherTenant }))
    await admin.query('insert into access.tenant (tenant_id, name, subdomain, version) values ($1, $2, $2, 1)', [
      id,
      subdomain,
    ]);
  await admin.query("insert into access.account values ($1, 'rita@harbor.example', 'Rita Recruiter', 'en-us', 1)", [
    exampleUserId,
  ]);
  for (const [index, { name, tenantId = exampleTenantId, expiresAt, revokedAt, isLost }] of rows.entries())
    await admin.query(
      `insert into access.api_key
         (api_key_id, tenant_id, name, scopes, created_by, created_at, expires_at, revoked_at, hash, ending)
       values ($1, $2, $3, '{tenant.jobs.read}', $4, $5, $6, $7, $8, $9)`,
      [
        ...[idOf(name), tenantId, name, exampleUserId, `2026-03-0${index + 1}T00:00:00Z`],
        ...[expiresAt ?? null, revokedAt ?? null, isLost ? null : hashOf(secretOf(name))],
        isLost ? null : secretOf(name).slice(-4),
      ],
    );
  const story = storyOf(service);
  await story.user(exampleUserId, 'Rita Recruiter');
});
afterAll(async () => {
  await admin.end();
  await reader.end();
  await service.close();
});

const list = (parts: Record<string, unknown> = {}) => service.get(`${path}${query(parts)}`);
const namesOf = async (parts: Record<string, unknown>) =>
  (await list(parts)).body.map(({ name }: { name: string }) => name);
const withKey = (secret: string, to: string) => service.get(to).set('Authorization', `Bearer ${secret}`);

describe('the list of API keys', () => {
  it('given keys of two companies, when one lists them, then its own with what became of them, and no secret nor hash', async () => {
    const { body, headers } = await list();
    expect(headers['content-range']).toBe('api-keys 0-3/4');
    expect(body.map(({ name, status }: { name: string; status: string }) => [name, status])).toEqual([
      ['Zapper', 'lost'],
      ['Website', 'revoked'],
      ['Árvore', 'expired'],
      ['Payroll', 'active'],
    ]);
    expect(body[3]).toEqual({
      id: idOf('Payroll'),
      name: 'Payroll',
      scopes: ['tenant.jobs.read'],
      status: 'active',
      ending: secretOf('Payroll').slice(-4),
      createdAt: '2026-03-01T00:00:00.000Z',
      createdById: exampleUserId,
      createdByName: 'Rita Recruiter',
      expiresAt: null,
      lastUsedAt: null,
      lastUsedIp: null,
      revokedAt: null,
    });
    const text = JSON.stringify(body);
    for (const secret of secrets.values()) {
      expect(text).not.toContain(secret.slice(-43));
      expect(text).not.toContain(hashOf(secret).toString('hex'));
    }
  });

  it('given a status or an order, when listed, then those alone, in that order; one of another company is not there', async () => {
    expect(await namesOf({ filter: { status: 'active' } })).toEqual(['Payroll']);
    expect(await namesOf({ sort: ['name', 'ASC'] })).toEqual(['Árvore', 'Payroll', 'Website', 'Zapper']);
    expect(await namesOf({ sort: ['expiresAt', 'DESC'], range: [0, 0] })).toEqual(['Zapper']);
    expect(await namesOf({ filter: { id: [idOf('Payroll'), idOf('Theirs')] } })).toEqual(['Payroll']);
    expect((await service.get(`${path}/${idOf('Website')}`)).body).toMatchObject({ status: 'revoked' });
    expect((await service.get(`${path}/${idOf('Theirs')}`)).status).toBe(404);
    expect((await list({ filter: { status: 'broken' } })).status).toBe(422);
    expect((await list({ range: [500, 510] })).headers['content-range']).toBe('api-keys */4');
  });
});

describe('reading with an API key', () => {
  it('given a key, when it reads what its scope says, then it reads its own company, and its use is noted once a minute', async () => {
    const { position } = await storyOf(service).job('Cook');
    await storyOf(service, otherTenant).job('Elsewhere');
    const answer = await withKey(secretOf('Payroll'), '/api/tenant/jobs').set('X-Min-Position', position);
    expect(answer.body.map(({ title }: { title: string }) => title)).toEqual(['Cook']);
    const used = async () => {
      const [row] = (await list({ filter: { id: [idOf('Payroll')] } })).body;
      return [row.lastUsedAt, typeof row.lastUsedIp];
    };
    await expect.poll(used).toEqual(['2026-03-02T09:00:00.000Z', 'string']);
    await admin.query("update access.api_key set last_used_ip = 'before' where api_key_id = $1", [idOf('Payroll')]);
    await withKey(secretOf('Payroll'), '/api/tenant/jobs');
    await withKey(secretOf('Payroll'), '/api/tenant/jobs');
    const { rows: noted } = await admin.query('select last_used_ip from access.api_key where api_key_id = $1', [
      idOf('Payroll'),
    ]);
    expect(noted).toEqual([{ last_used_ip: 'before' }]);
  });

  it.each([
    ['beyond its scopes', 'Payroll', '/api/tenant/candidates', 403],
    ['where its keys are listed', 'Payroll', path, 403],
    ['where a person reads who they are', 'Payroll', '/api/auth/me', 403],
    ['where members read their own', 'Payroll', '/api/tenant/my-teams', 403],
    ['after its end', 'Árvore', '/api/tenant/jobs', 401],
    ['once revoked', 'Website', '/api/tenant/jobs', 401],
    ['though what it is known by was lost', 'Zapper', '/api/tenant/jobs', 401],
  ])('given a key, when it reads %s, then it is refused', async (_, name, to, status) => {
    expect((await withKey(secretOf(name), to)).status).toBe(status);
  });
});

describe('what was done by an API key', () => {
  it('given a key that made a job and moved an interview, when audit and log are read, then the key is named, and can be filtered by', async () => {
    const apiKeyId = randomUUID();
    const data = { apiKeyId, name: 'Career site', scopes: ['tenant.jobs.create'], expiresAt: null };
    await service.append('api-key', apiKeyId, [{ type: 'ApiKeyCreated', data }]);
    const [jobId, interviewId, candidateId] = [randomUUID(), randomUUID(), randomUUID()];
    const metadata = { ...cause, actor: { type: 'api-key' as const, id: apiKeyId } };
    const append = (aggregate: string, id: string, type: string, told: Record<string, unknown>) =>
      service.events.store.appendToStream(streamName(aggregate, exampleTenantId, id), [{ type, data: told, metadata }]);
    await append('job', jobId, 'JobCreated', { jobId, ...jobDetails('Baker') });
    const moved = { interviewId, candidateId, from: 'created', to: 'approved', comment: '' };
    const { lastEventGlobalPosition } = await append('interview', interviewId, 'InterviewStatusChanged', moved);
    const minPosition = formatPosition(service.events.store.storeId, lastEventGlobalPosition);

    const audit = await service.get(`/api/tenant/audit-log${query({ filter: { actorId: apiKeyId } })}`, {
      minPosition,
    });
    const by = { actorType: 'api-key', actorId: apiKeyId, actorName: 'Career site' };
    expect(audit.body).toMatchObject([
      { ...by, event: 'InterviewStatusChanged' },
      { ...by, event: 'JobCreated' },
    ]);
    const log = await service.get(`/api/tenant/interview-log${query({ filter: { interviewId } })}`, { minPosition });
    expect(log.body).toMatchObject([{ actorName: 'Career site', apiKeyId, to: 'approved' }]);
    const made = await service.get(`/api/tenant/audit-log${query({ filter: { entity: 'api-key' } })}`, { minPosition });
    expect(made.body).toMatchObject([{ event: 'ApiKeyCreated', actorType: 'user', actorName: 'Rita Recruiter' }]);
  });
});
