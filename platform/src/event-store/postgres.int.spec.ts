import { eventCatalogue } from 'contracts/events';
import { afterAll, beforeAll } from 'vitest';
import { eventFeedConformance } from '#platform/test/event-feed.conformance';
import { eventEngineConformance } from '#platform/test/event-store.conformance';
import { type TestDatabase, testDatabase } from '#platform/test/postgres.harness';
import { type Events, openEvents } from './events.ts';

const log = { warn: () => undefined };
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

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
