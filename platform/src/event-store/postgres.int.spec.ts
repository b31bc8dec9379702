import { eventCatalogue } from 'contracts/events';
import { exampleCause } from 'contracts/kernel/examples';
import { newId } from 'contracts/kernel/id';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventFeedConformance } from '#platform/test/event-feed.conformance';
import { eventEngineConformance } from '#platform/test/event-store.conformance';
import { type TestDatabase, testDatabase } from '#platform/test/postgres.harness';
import { type Events, openEvents } from './events.ts';

const log = { warn: () => undefined, error: () => undefined };
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const cutListeners = async () => {
  const superuser = new pg.Client({ connectionString: database.superuserUrl });
  await superuser.connect();
  await superuser.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
  );
  await superuser.end();
};

const open = (): Promise<Events> =>
  openEvents({
    url: database.urls.COMMAND_DATABASE_URL,
    keysUrl: database.urls.KEYS_DATABASE_URL,
    poolSize: 3,
    log,
    catalogue: eventCatalogue,
  });

eventEngineConformance('postgres', async () => {
  const events = await open();
  return { ...events.engine, close: events.close };
});

eventFeedConformance('postgres', open);

it('given a process that nobody can tell anything, when it appends, then its own readers know at once', async () => {
  const { engine, close } = await open();
  const { now, ...metadata } = exampleCause;
  const heard: bigint[] = [];
  await engine.head();
  await cutListeners();
  engine.onAppended((position) => heard.push(position));
  const event = {
    id: newId(now),
    type: 'JobPublished',
    data: { jobId: newId(now) },
    metadata: { ...metadata, version: 1 },
  };
  const verdict = await engine.append({ streamName: `job-${newId(now)}`, expected: 'absent', events: [event] });
  expect(verdict).toMatchObject({ taken: true, position: heard[0] });
  await close();
});
