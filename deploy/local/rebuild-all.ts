import { eventCatalogue } from 'contracts/events';
import { eventStoreUrl } from 'platform/env';
import { openEvents } from 'platform/event-store/events';
import { openPatientPool } from 'platform/postgres/pool';
import { projections } from 'projection-service/catalogue';
import { prepareEngine } from 'projection-service/engine/checkpoint';
import type { Projection } from 'projection-service/engine/projection';
import { rebuildTables } from 'projection-service/engine/rebuild';
import { readArguments } from '#deploy/local/arguments';
import type { DatabaseUrls } from '#deploy/local/postgres/databases';
import { sentence } from '#deploy/local/sentence';
import { say } from '#deploy/local/step';

const FIRST_SIGN_MS = 2_000;

type Urls = Pick<DatabaseUrls, 'PROJECTOR_DATABASE_URL' | 'KEYS_DATABASE_URL'>;

/** The projections that the command line names. */
export const chosenProjections = (usage: string): readonly Projection[] => {
  const { values, positionals } = readArguments(usage, {
    allowPositionals: true,
    options: { all: { type: 'boolean' } },
  });
  if (values.all) return projections;
  const names = projections.map(({ name }) => name).join(', ');
  if (positionals.length === 0) throw sentence(`Name a projection: ${names}. Usage: ${usage}`);
  return positionals.map((wanted) => {
    const found = projections.find(({ name }) => name === wanted);
    if (!found) throw sentence(`There is no projection ${wanted}; there are ${names}.`);
    return found;
  });
};

/** Tells now and then how far a rebuild is. */
const progress = (name: string) => {
  let next = performance.now() + FIRST_SIGN_MS;
  return (position: bigint, head: bigint): void => {
    if (performance.now() < next) return;
    next = performance.now() + FIRST_SIGN_MS;
    say(`${name}: event ${position} of ${head}`);
  };
};

/** Builds their tables beside those that serve, one after the other, and swaps them in. */
export const rebuildAll = async (urls: Urls, chosen: readonly Projection[]): Promise<void> => {
  const log = { warn: () => undefined, error: () => undefined };
  const url = urls.PROJECTOR_DATABASE_URL;
  const pool = openPatientPool(url, 4, log);
  const events = await openEvents({
    url,
    eventStoreUrl: eventStoreUrl(),
    keysUrl: urls.KEYS_DATABASE_URL,
    poolSize: 2,
    log,
    catalogue: eventCatalogue,
  });
  try {
    await prepareEngine(pool);
    for (const projection of chosen) {
      const started = performance.now();
      const onProgress = progress(projection.name);
      await rebuildTables(projection, { pool, feed: events.feed, onProgress });
      say(`${projection.name} rebuilt in ${((performance.now() - started) / 1_000).toFixed(1)} s`);
    }
  } finally {
    await events.close();
    await pool.end();
  }
};
