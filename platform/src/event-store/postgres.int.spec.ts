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

it('given appends that wait for each other, when a later one fails, then the earlier one is answered as taken', async () => {
  const { engine, close } = await open();
  const admin = new pg.Client({ connectionString: database.superuserUrl });
  await admin.connect();
  await admin.query(`create function public.fail() returns trigger language plpgsql as $$ begin raise 'the disk is full'; end $$;
    create trigger failing before insert on event_store.events for each row when (new.type = 'Broken') execute function public.fail()`);
  const { now } = exampleCause;
  const streamName = `job-${newId(now)}`;
  const append = (type: string) =>
    engine.append({ streamName, expected: 'any', events: [{ id: newId(now), type, data: {}, metadata: {} }] });
  // While the first is under way the others gather, and go in one call; those of one stream in one wave each.
  const [, taken, failed] = await Promise.allSettled([append('First'), append('Second'), append('Broken')]);
  expect(taken).toMatchObject({ status: 'fulfilled', value: { taken: true, version: 2n } });
  expect(failed).toMatchObject({ status: 'rejected' });
  expect((await engine.readStream(streamName, 1n, 10)).map(({ type }) => type)).toEqual(['First', 'Second']);
  await admin.query('drop trigger failing on event_store.events');
  await admin.end();
  await close();
});

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

it('given a name that no stream can have, when read beside others, then it has no events, and they have theirs', async () => {
  const { engine, close } = await open();
  const { now } = exampleCause;
  const streamName = `job-${newId(now)}`;
  await engine.append({
    streamName,
    expected: 'absent',
    events: [{ id: newId(now), type: 'First', data: {}, metadata: {} }],
  });
  const names = [streamName, 'job-\0', streamName];
  const read = await Promise.all(names.map((name) => engine.readStream(name, 1n, 10)));
  expect(read.map((events) => events.map(({ type }) => type))).toEqual([['First'], [], ['First']]);
  await close();
});
