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
