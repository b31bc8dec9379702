import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type DatabaseUrls, type TestDatabase, testDatabase } from 'platform/test/postgres.harness';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const NOWHERE = 'http://127.0.0.1:1';

const running: ChildProcess[] = [];
/** A process as the image starts it, with this environment alone, and what it has said so far. */
const start = (name: string, env: Record<string, string>, ...args: string[]) => {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main, name, ...args], {
    env: { NODE_ENV: 'production', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  return { child, said };
};
const ended = async (child: ChildProcess): Promise<number | null> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
  return child.exitCode;
};
const listening = async (said: { out: string }) => {
  const line = () => said.out.split('\n').find((line) => line.includes('"listening"'));
  await expect.poll(line).toBeDefined();
  const { address, internal } = JSON.parse(line() ?? '');
  return { open: `http://127.0.0.1:${address.port}`, internal: `http://127.0.0.1:${internal.port}` };
};
const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;

afterEach(async () => {
  for (const child of running.splice(0)) {
    child.kill('SIGKILL');
    await ended(child);
  }
});

describe('a process of the image', () => {
  it('given a name that there is none of, when started, then one sentence says which there are', async () => {
    const { child, said } = start('everything', {});
    expect(await ended(child)).toBe(1);
    expect(said.err).toBe(
      'There is no process everything; there are command-service, projection-service, integration-workers, gateway, migrations, migrate-store, rebuild, create-landlord, whole.\n',
    );
  });

  it('given no settings, when the gateway or the migrations start, then one sentence names what is missing', async () => {
    const [gateway, migrations] = [start('gateway', {}), start('migrations', {})];
    expect(await ended(gateway.child)).toBe(1);
    expect(gateway.said.err).toMatch(/^gateway did not start\. .*COMMAND_SERVICE_URL.*\n$/);
    expect(await ended(migrations.child)).toBe(1);
    expect(migrations.said.err).toMatch(/^The migrations did not succeed\. .*OWNER_DATABASE_URL.*\n$/);
  });

  it('given services that are away, when the gateway is asked, then it lives, is not ready, and answers 503', async () => {
    const services = {
      COMMAND_SERVICE_URL: NOWHERE,
      PROJECTION_SERVICE_URL: NOWHERE,
      INTEGRATION_WORKERS_URL: NOWHERE,
    };
    const { said } = start('gateway', services);
    const { open, internal } = await listening(said);
    expect(await statusOf(`${internal}/healthz`)).toBe(200);
    expect(await statusOf(`${open}/readyz`)).toBe(503);
    const answer = await fetch(`${open}/api/tenant/jobs`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await answer.json()).toMatchObject({ code: 'service-unavailable' });
  });

  it('given seconds to drain, when asked to stop, then it says so while it still serves, and keeps no connection', async () => {
    const services = {
      COMMAND_SERVICE_URL: NOWHERE,
      PROJECTION_SERVICE_URL: NOWHERE,
      INTEGRATION_WORKERS_URL: NOWHERE,
    };
    const { child, said } = start('gateway', { ...services, DRAIN_SECONDS: '300' });
    const { open, internal } = await listening(said);
    child.kill('SIGTERM');
    await expect.poll(() => statusOf(`${internal}/healthz`)).toBe(503);
    expect(await statusOf(`${open}/healthz`)).toBe(503);
    const answer = await fetch(`${open}/api/tenant/jobs`);
    expect([answer.status, answer.headers.get('connection')]).toEqual([503, 'close']);
    expect(await answer.json()).toMatchObject({ code: 'service-unavailable' });
    expect(child.exitCode).toBeNull();
  });
});

describe('the whole product as one process of the image', () => {
  let database: TestDatabase;
  let urls: DatabaseUrls;
  let filesDir: string;
  const name = `image_${randomUUID().replaceAll('-', '')}`;

  beforeAll(async () => {
    database = await testDatabase();
    filesDir = await mkdtemp(join(tmpdir(), 'onrecord-image-'));
    const renamed = (url: string) =>
      url.replace(/\/\w+$/, url === database.urls.KEYS_DATABASE_URL ? `/${name}_keys` : `/${name}`);
    urls = Object.fromEntries(
      Object.entries(database.urls).map(([setting, url]) => [setting, renamed(url)]),
    ) as DatabaseUrls;
  });
  afterAll(async () => {
    const client = new pg.Client({ connectionString: database.superuserUrl });
    await client.connect();
    for (const each of [name, `${name}_keys`]) await client.query(`drop database if exists ${each} with (force)`);
    await client.end();
    await database.drop();
    await rm(filesDir, { recursive: true });
  });

  it('given a server without our databases, when they are migrated twice and the product is started, then it is ready, and stops cleanly', async () => {
    const settings = { ...urls, SUPERUSER_DATABASE_URL: database.superuserUrl };
    for (const _ of ['made', 'found']) {
      const { child, said } = start('migrations', settings);
      expect([await ended(child), said.err, said.out]).toEqual([0, '', 'The databases are what this version needs.\n']);
    }
    const { OWNER_DATABASE_URL: _, ...given } = urls;
    const { child, said } = start('whole', { ...given, FILES_DIR: filesDir, SYSTEM_SECRET: randomUUID() });
    const { open, internal } = await listening(said);
    await expect.poll(() => statusOf(`${open}/readyz`)).toBe(200);
    expect(await statusOf(`${open}/api/openapi.json`)).toBe(200);
    expect(await (await fetch(`${internal}/metrics`)).text()).toContain('projection_events_behind');
    const { PROJECTOR_DATABASE_URL, KEYS_DATABASE_URL } = urls;
    const rebuild = (projection: string) => start('rebuild', { PROJECTOR_DATABASE_URL, KEYS_DATABASE_URL }, projection);
    const job = rebuild('recruiting.job');
    expect([await ended(job.child), job.said.err]).toEqual([0, '']);
    expect(job.said.out).toMatch(/^recruiting\.job rebuilt in /m);
    const nothing = rebuild('recruiting.nothing');
    expect(await ended(nothing.child)).toBe(1);
    expect(nothing.said.err).toMatch(/^Nothing was rebuilt\. There is no projection recruiting\.nothing; /);
    const { COMMAND_DATABASE_URL } = urls;
    const admin = start('create-landlord', { COMMAND_DATABASE_URL, KEYS_DATABASE_URL }, '--email', 'pia@run.example');
    expect([await ended(admin.child), admin.said.err]).toEqual([0, '']);
    expect(admin.said.out).toMatch(/^pia@run\.example is a platform admin\. [\s\S]*^Password: \S+$/m);
    child.kill('SIGTERM');
    expect(await ended(child)).toBe(0);
    expect(said.err).toBe('');
  });
});
