import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';

/** The databases of one Onrecord, as the services' settings name them. */
export type DatabaseUrls = {
  OWNER_DATABASE_URL: string;
  COMMAND_DATABASE_URL: string;
  PROJECTOR_DATABASE_URL: string;
  READER_DATABASE_URL: string;
  WORKER_DATABASE_URL: string;
  KEYS_DATABASE_URL: string;
};

/**
 * The server that the `int` specs share, with migrated databases to copy, one of which has the tables of every read model and of
 * the workers. Started by the global set-up of vitest.
 */
export type TestPostgres = { superuserUrl: string; templates: DatabaseUrls; withReadModels: string };

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestPostgres;
  }
}

export type TestDatabase = { urls: DatabaseUrls; superuserUrl: string; drop(): Promise<void> };

const databaseOf = (url: string): string => new URL(url).pathname.slice(1);

const withDatabase = (url: string, database: string): string =>
  Object.assign(new URL(url), { pathname: database }).href;

const withClient = async (url: string, work: (client: pg.Client) => Promise<void>): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

/** How long connections that were ended may take to close; those of a spec that leaves some open are cut then. */
const LEAVING_MS = 5_000;
const LOOK_AGAIN_MS = 20;

/** Waits until nobody is connected: a pool says that it has ended before its sockets are closed, and is told of a cut in vain. */
const untilLeft = async (client: pg.Client, database: string): Promise<void> => {
  const deadline = Date.now() + LEAVING_MS;
  for (;;) {
    const { rows } = await client.query('select 1 from pg_stat_activity where datname = $1 limit 1', [database]);
    if (rows.length === 0 || Date.now() > deadline) return;
    await sleep(LOOK_AGAIN_MS);
  }
};

export type TestDatabaseOptions = {
  /** With the tables of every read model and of the workers. */
  readModels?: boolean;
  /** False where keys are in memory: copying takes time. */
  keys?: boolean;
};

/**
 * A migrated Onrecord database of the caller's own and its key database, both empty, in a server that all specs share
 * (roles are the server's). One for each spec file, in `beforeAll`; `drop` them in `afterAll`.
 */
export const testDatabase = async ({
  readModels = false,
  keys = true,
}: TestDatabaseOptions = {}): Promise<TestDatabase> => {
  const { superuserUrl, templates, withReadModels } = inject('postgres');
  const suffix = randomBytes(5).toString('hex');
  const copyOf = (url: string, template = databaseOf(url)) => ({
    template,
    owner: new URL(url).username,
    name: `${databaseOf(url)}_${suffix}`,
  });
  const copies = [
    copyOf(templates.OWNER_DATABASE_URL, readModels ? withReadModels : undefined),
    ...(keys ? [copyOf(templates.KEYS_DATABASE_URL)] : []),
  ];
  const rename = (url: string): string => withDatabase(url, `${databaseOf(url)}_${suffix}`);

  await withClient(superuserUrl, async (client) => {
    for (const { name, template, owner } of copies) {
      await client.query(`create database ${name} template ${template} owner ${owner}`);
    }
  });
  const urls = Object.fromEntries(
    Object.entries(templates).map(([setting, url]) => [setting, rename(url)]),
  ) as DatabaseUrls;
  await withClient(urls.OWNER_DATABASE_URL, async (client) => {
    await client.query('update event_store.head set store_id = $1', [suffix.slice(0, 8)]);
  });

  return {
    urls,
    superuserUrl: withDatabase(superuserUrl, databaseOf(urls.OWNER_DATABASE_URL)),
    drop: () =>
      withClient(superuserUrl, async (client) => {
        for (const { name } of copies) {
          await untilLeft(client, name);
          await client.query(`drop database if exists ${name} with (force)`);
        }
      }),
  };
};
