import { eventCatalogue } from 'contracts/events';
import { type Events, openEvents } from 'platform/event-store/events';
import { eventFeedConformance } from 'platform/test/event-feed.conformance';
import { eventEngineConformance } from 'platform/test/event-store.conformance';
import { type TestDatabase, testDatabase } from 'platform/test/postgres.harness';
import { afterAll, beforeAll, describe } from 'vitest';
import { type ProtocolServer, startProtocolServer, type Version } from './eventstoredb-protocol.harness.ts';

const given = process.env.EVENTSTORE_URL;
const log = { warn: () => undefined, error: () => undefined };

/** A store of its own for each of these, where none is given. */
const stores: readonly (Version | 'given')[] = given ? ['given'] : ['20.6', '24.2'];

describe.each(stores)('EventStoreDB %s', (version) => {
  let server: ProtocolServer | undefined;
  let database: TestDatabase;
  beforeAll(async () => {
    if (version !== 'given') server = await startProtocolServer({ version });
    database = await testDatabase();
  });
  afterAll(async () => {
    await server?.close();
    await database.drop();
  });

  const open = (): Promise<Events> =>
    openEvents({
      eventStoreUrl: given ?? server?.url,
      url: database.urls.COMMAND_DATABASE_URL,
      keysUrl: database.urls.KEYS_DATABASE_URL,
      poolSize: 3,
      log,
      catalogue: eventCatalogue,
    });

  eventEngineConformance(
    `EventStoreDB ${version}`,
    async () => {
      const events = await open();
      return { ...events.engine, close: events.close };
    },
    { tellsPlaces: version !== '20.6' },
  );
  // The small server is slower than a real one.
  eventFeedConformance(`EventStoreDB ${version}`, open, given ? {} : { appends: 4_000 });
});
