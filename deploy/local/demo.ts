import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventCatalogue } from 'contracts/events';
import { eventStoreUrl } from 'platform/env';
import { openEvents } from 'platform/event-store/events';
import { openFiles } from 'platform/storage/open-files';
import type { Log } from '#deploy/local/log-file';
import type { DatabaseUrls } from '#deploy/local/postgres/databases';
import { filesFolder } from '#deploy/local/settings';
import { step } from '#deploy/local/step';
import { seedDemo } from '#deploy/seed/demo';

type State = 'begun' | 'done';

/** Says in the data folder how far the demo is, so that a start that was killed does not leave half of it. */
const markerOf = (dataDir: string): string => join(dataDir, 'demo.json');

const readState = async (dataDir: string): Promise<State | undefined> => {
  try {
    const { state } = JSON.parse(await readFile(markerOf(dataDir), 'utf8'));
    return state;
  } catch {
    return undefined;
  }
};

const writeState = (dataDir: string, state: State): Promise<void> =>
  writeFile(markerOf(dataDir), JSON.stringify({ state }));

/** The demo companies, where the store is still empty. Whether they are there. */
export const demoOnce = async (dataDir: string, urls: DatabaseUrls, log: Log): Promise<boolean> => {
  const state = await readState(dataDir);
  if (state === 'done') return true;
  const events = await openEvents({
    url: urls.COMMAND_DATABASE_URL,
    eventStoreUrl: eventStoreUrl(),
    keysUrl: urls.KEYS_DATABASE_URL,
    poolSize: 4,
    log,
    catalogue: eventCatalogue,
  });
  const files = openFiles({ FILES_DIR: process.env.FILES_DIR || filesFolder(dataDir), S3_URL: process.env.S3_URL });
  try {
    if (state === undefined && (await events.engine.head()) > 0n) return false;
    await writeState(dataDir, 'begun');
    await step('Making the demo companies', () => seedDemo({ events, urls, files, log }));
    await writeState(dataDir, 'done');
    return true;
  } finally {
    await events.close();
  }
};
