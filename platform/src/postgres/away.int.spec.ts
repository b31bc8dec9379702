import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemOf } from '#platform/http/problem';
import { type TestDatabase, testDatabase } from '#platform/test/postgres.harness';
import { openPool } from './pool.ts';

/** Passes on what comes, until it is told to swallow everything without closing a connection. */
const openProxy = async (target: URL) => {
  let isSilent = false;
  const sockets = new Set<Socket>();
  const server: Server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => isSilent || to.write(bytes));
      from.on('error', () => to.destroy()).on('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    swallow: (silent: boolean) => {
      isSilent = silent;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};

let database: TestDatabase;
let proxy: Awaited<ReturnType<typeof openProxy>>;
let pool: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  const url = new URL(database.urls.KEYS_DATABASE_URL);
  proxy = await openProxy(url);
  const through = Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(proxy.port) });
  pool = openPool(through.href, 2, { warn: () => undefined });
});
afterAll(async () => {
  proxy.close();
  await pool.end();
  await database.drop();
});

const timed = async (): Promise<{ status: number; ms: number }> => {
  const start = performance.now();
  const status = await pool.query('select 1').then(
    () => 200,
    (error) => problemOf(error).status,
  );
  return { status, ms: performance.now() - start };
};

describe('a database that does not answer', () => {
  it('given connections that swallow everything, when statements are sent, then they fail in time, the next at once, and all is well soon after', async () => {
    expect((await timed()).status).toBe(200);
    proxy.swallow(true);
    const first = await timed();
    expect(first.status).toBe(503);
    expect(first.ms).toBeLessThan(8_000);
    const next = await timed();
    expect(next.status).toBe(503);
    expect(next.ms).toBeLessThan(200);
    proxy.swallow(false);
    const since = performance.now();
    await expect.poll(async () => (await timed()).status, { timeout: 60_000, interval: 100 }).toBe(200);
    expect(performance.now() - since).toBeLessThan(5_000);
  });

  it('given a statement that takes too long, when the server ends it, then others go on', async () => {
    await expect(pool.query('select pg_sleep(20)')).rejects.toMatchObject({ code: '57014' });
    expect((await timed()).status).toBe(200);
  });
});
