import { accessPositions } from 'access/schema';
import { openQueue, queuePlace } from 'integration-workers/engine/queue';
import { workPositions } from 'integration-workers/engine/schema';
import { translateJobs } from 'integration-workers/engine/translate-jobs';
import { type Holder, type Migration, migrateStore } from 'platform/event-store/migrate-store';
import { targetsOf } from 'platform/event-store/migrate-store/translate';
import { projections } from 'projection-service/catalogue';
import { forgetReadModels } from 'projection-service/engine/checkpoint';
import { readArguments } from '#deploy/local/arguments';
import type { DatabaseUrls } from '#deploy/local/postgres/databases';
import { rebuildAll } from '#deploy/local/rebuild-all';
import { sentence } from '#deploy/local/sentence';
import { say } from '#deploy/local/step';

const NEXT_SIGN_MS = 2_000;

type Urls = Pick<
  DatabaseUrls,
  'OWNER_DATABASE_URL' | 'PROJECTOR_DATABASE_URL' | 'WORKER_DATABASE_URL' | 'KEYS_DATABASE_URL'
>;

/** What was asked for on the command line: whether events are copied ahead, and the product goes on meanwhile. */
export const readMigration = (usage: string): { isAhead: boolean } => {
  const text = { type: 'string' } as const;
  const {
    from,
    to,
    ahead = false,
  } = readArguments(usage, {
    options: { from: text, to: text, ahead: { type: 'boolean' } },
  }).values;
  if (from !== 'postgres' || to !== 'eventstoredb')
    throw sentence(`Events are moved from postgres to eventstoredb, and no other way.\nUsage: ${usage}`);
  return { isAhead: ahead };
};

const progress = () => {
  let next = performance.now() + NEXT_SIGN_MS;
  return (events: number, total: number): void => {
    if (performance.now() < next) return;
    next = performance.now() + NEXT_SIGN_MS;
    say(`${events} of ${total} events copied and compared`);
  };
};

/** All that holds positions, but for the read models' rows: these are built anew. */
const holdersOf = (urls: Urls, redisUrl: string | undefined): Holder[] => {
  const log = { warn: () => undefined };
  const { OWNER_DATABASE_URL: owner, PROJECTOR_DATABASE_URL: projector, WORKER_DATABASE_URL: worker } = urls;
  return [
    { name: 'access', url: owner, columns: accessPositions },
    { name: 'work', url: worker, columns: workPositions },
    { name: 'read', url: projector, work: forgetReadModels },
    {
      name: 'jobs',
      url: worker,
      work: async (client) => {
        const queue = openQueue(await queuePlace(client, { url: worker, redisUrl }), log);
        try {
          await translateJobs(queue, (events) => targetsOf(client, events));
        } finally {
          await queue.close();
        }
      },
    },
  ];
};

const assertAlone = async (migration: Migration): Promise<void> => {
  const others = await migration.others();
  if (others.length > 0)
    throw sentence(`Stop every process first: there are connections of ${others.join(', ')} to the database.`);
};

type Options = { eventStoreUrl: string; redisUrl: string | undefined; isAhead: boolean };

/** Whether the events are in EventStoreDB afterwards. */
const move = async (urls: Urls, { eventStoreUrl, redisUrl, isAhead }: Options): Promise<boolean> => {
  const log = { warn: () => undefined };
  const onProgress = progress();
  const migration = await migrateStore({ ownerUrl: urls.OWNER_DATABASE_URL, eventStoreUrl, log, onProgress });
  try {
    if (await migration.isOver()) {
      say(`The events are in the event store ${migration.storeId} already.`);
      return true;
    }
    if (!isAhead) await assertAlone(migration);
    const { events, chain } = await migration.copy();
    say(`${events} events are the same in both stores, in the same order; SHA-256 over all: ${chain}`);
    if (isAhead) return false;
    // Copying takes its time: somebody may have come back meanwhile.
    await assertAlone(migration);
    await migration.moveOver(holdersOf(urls, redisUrl));
    say(`The events are in the event store ${migration.storeId} now: start every process with EVENT_STORE_URL.`);
    return true;
  } finally {
    await migration.close();
  }
};

/**
 * Moves the events of these databases to EventStoreDB, tells what was compared, and builds the read models from there. With `isAhead` it
 * only copies what there is, while others append. Interrupted, it goes on when it is asked again.
 */
export const migrateEvents = async (urls: Urls, options: Options): Promise<void> => {
  if (await move(urls, options)) await rebuildAll(urls, projections);
};
