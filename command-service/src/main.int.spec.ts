import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type TestDatabase, testDatabase } from 'platform/test/postgres.harness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

/** The process with this environment alone, and what it has said so far. */
const start = (env: Record<string, string>) => {
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
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
  if (child.exitCode === null) await once(child, 'close');
  return child.exitCode;
};
const addressesOf = (out: string): { address: { port: number }; internal: { port: number } } =>
  JSON.parse(out.split('\n').find((line) => line.includes('listening')) ?? '');

let database: TestDatabase;
let env: Record<string, string>;
beforeAll(async () => {
  database = await testDatabase();
  const { COMMAND_DATABASE_URL, KEYS_DATABASE_URL } = database.urls;
  env = {
    COMMAND_DATABASE_URL,
    KEYS_DATABASE_URL,
    PORT: '0',
    SYSTEM_SECRET: 'a secret of specs that is long enough',
    FILES_DIR: join(tmpdir(), `onrecord-files-${randomUUID()}`),
  };
});
afterAll(() => database.drop());

describe('the command service as a process', () => {
  it('given settings that are missing or wrong, when started, then one sentence names them and it ends with 1', async () => {
    const { child, said } = start({ KEYS_DATABASE_URL: 'nowhere', PORT: '99999999' });
    expect(await ended(child)).toBe(1);
    expect(said.err.trim().split('\n').length).toBe(1);
    expect(said.err).toMatch(/COMMAND_DATABASE_URL|PORT/);
    expect(said.err).not.toContain('    at ');
  });

  it('given a database that does not answer or a port that is taken, when started, then one sentence says so', async () => {
    const nowhere = start({ ...env, COMMAND_DATABASE_URL: 'postgres://a:b@127.0.0.1:1/x' });
    expect(await ended(nowhere.child)).toBe(1);
    expect(nowhere.said.err).toBe('command-service did not start. The database does not answer at its address.\n');
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const taken = start({ ...env, PORT: String((server.address() as { port: number }).port) });
    expect(await ended(taken.child)).toBe(1);
    expect(taken.said.err).toContain('The port is taken');
    server.close();
  });

  it('given good settings, when started, then it answers problems and, apart from them, its probes, and stops cleanly when asked', async () => {
    const { child, said } = start(env);
    await expect.poll(() => said.out, { timeout: 60_000 }).toContain('listening');
    const { address, internal } = addressesOf(said.out);
    const getFrom = (port: number) => async (path: string) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      return { status: response.status, text: await response.text() };
    };
    const get = getFrom(address.port);
    const inside = getFrom(internal.port);
    expect((await get('/healthz')).status).toBe(200);
    await expect.poll(async () => JSON.parse((await inside('/readyz')).text).ready).toBe(true);
    const names = JSON.parse((await inside('/readyz')).text).parts.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['command-service', 'access-reconciler']);
    expect(JSON.parse((await get('/readyz')).text)).toEqual({ ready: true, state: 'green' });
    expect((await get('/api/nothing')).status).toBe(404);
    expect((await get('/metrics')).status).toBe(404);
    expect((await inside('/api/nothing')).status).toBe(404);
    const metrics = (await inside('/metrics')).text;
    expect(metrics).toContain(
      'http_requests_total{method="GET",route="unmatched",status="404",service="command-service"} 2',
    );
    expect(metrics).toContain('nodejs_eventloop_lag_seconds');
    child.kill('SIGTERM');
    expect(await ended(child)).toBe(0);
    expect(said.out).toContain('"msg":"stopped"');
    expect(said.err).toBe('');
  });
});
