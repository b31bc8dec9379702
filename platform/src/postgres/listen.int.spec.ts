import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '#platform/test/postgres.harness';
import { listen } from './listen.ts';

const CHANNEL = 'bell';
let database: TestDatabase;
let superuser: pg.Client;

beforeAll(async () => {
  database = await testDatabase();
  superuser = new pg.Client({ connectionString: database.superuserUrl });
  await superuser.connect();
});
afterAll(async () => {
  await superuser.end();
  await database.drop();
});

/** A way to a database that can swallow everything on the connections it has, and go on with new ones. */
const throughProxy = async (target: string) => {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(target), { host: `127.0.0.1:${own}` }).href,
    blackhole: () => {
      for (const socket of sockets) socket.unpipe().resume();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

/** A queue of what happened, to be awaited in order. */
const happenings = () => {
  const queue: string[] = [];
  let wake: (() => void) | undefined;
  return {
    add: (what: string) => {
      queue.push(what);
      wake?.();
    },
    next: async (): Promise<string | undefined> => {
      while (queue.length === 0)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      return queue.shift();
    },
  };
};

describe('listen', () => {
  it('given a listener whose connection is cut, when it is back, then it says so and hears what is said from then on', async () => {
    const heard = happenings();
    const listening = listen({
      url: database.urls.COMMAND_DATABASE_URL,
      channel: CHANNEL,
      log: { warn: () => undefined },
      onConnected: async () => heard.add('connected'),
      onMessage: heard.add,
    });
    expect(await heard.next()).toBe('connected');
    await superuser.query(`select pg_notify($1, 'one')`, [CHANNEL]);
    expect(await heard.next()).toBe('one');
    await superuser.query(`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen "bell"%'`);
    expect(await heard.next()).toBe('connected');
    await superuser.query(`select pg_notify($1, 'two')`, [CHANNEL]);
    expect(await heard.next()).toBe('two');
    await listening.close();
  });

  it('given a connection that goes dead without a word, when 5 seconds have passed, then the listener is back on another and hears', async () => {
    const { url, blackhole, close } = await throughProxy(database.urls.COMMAND_DATABASE_URL);
    const heard = happenings();
    const listening = listen({
      url,
      channel: CHANNEL,
      log: { warn: () => undefined },
      onConnected: async () => heard.add('connected'),
      onMessage: heard.add,
    });
    expect(await heard.next()).toBe('connected');
    blackhole();
    const dead = performance.now();
    expect(await heard.next()).toBe('connected');
    expect(performance.now() - dead).toBeLessThan(5_000);
    await superuser.query(`select pg_notify($1, 'three')`, [CHANNEL]);
    expect(await heard.next()).toBe('three');
    await listening.close();
    await close();
  });

  it('given a listener that is still connecting, when it is closed, then it ends', async () => {
    const listening = listen({
      url: database.urls.COMMAND_DATABASE_URL,
      channel: CHANNEL,
      log: { warn: () => undefined },
      onConnected: async () => undefined,
      onMessage: () => undefined,
    });
    await expect(listening.close()).resolves.toBeUndefined();
  });
});
