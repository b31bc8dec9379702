import { eventCatalogue } from 'contracts/events';
import { parseStreamName } from 'contracts/kernel/id';
import { eventStoreUrl } from 'platform/env';
import { openEvents } from 'platform/event-store/events';
import type { DatabaseUrls } from '#deploy/local/postgres/databases';
import { sentence } from '#deploy/local/sentence';
import { loadInBulk } from '#deploy/seed/load/bulk';
import { findCompany, placeJobs, untilRemembered, vacuum } from '#deploy/seed/load/database';
import { type LoadAppend, type LoadSize, loadHistory } from '#deploy/seed/load/history';
import { createRandom } from '#deploy/seed/random';

/** Appends that one commit takes: nobody else waits for it. */
const APPEND_BATCH = 2_048;
const SIGN_MS = 5_000;
const USUAL_JOBS = 40;

const thousands = (count: number): string => count.toLocaleString('en-US');

/** Says now and then how far a load is and how fast. */
const progress = (say: (line: string) => void) => {
  const started = performance.now();
  let next = started + SIGN_MS;
  return (events: number): void => {
    const now = performance.now();
    if (now < next) return;
    next = now + SIGN_MS;
    say(`  ${thousands(events)} events, ${thousands(Math.round((events * 1_000) / (now - started)))} a second`);
  };
};

/** The history as it is; the jobs that begin in it are noted. */
function* noting(history: Iterable<LoadAppend[]>, jobIds: string[]): Generator<LoadAppend[]> {
  for (const slice of history) {
    for (const { streamName, version } of slice) {
      const { aggregate, id } = parseStreamName(streamName);
      if (aggregate === 'job' && version === 0n) jobIds.push(id);
    }
    yield slice;
  }
}

/**
 * Loads a year of recruiting into the store of a company, through the codec and around the deciders: for load tests.
 * Nobody is mailed about it. Waits for the projections when they are `running`.
 */
export const loadSeed = async (options: {
  urls: DatabaseUrls;
  company: string;
  size: Omit<LoadSize, 'jobs'> & Partial<LoadSize>;
  running: boolean;
  say: (line: string) => void;
  now?: Date;
}): Promise<void> => {
  const { urls, company, running, say, now = new Date() } = options;
  const size = { jobs: USUAL_JOBS, ...options.size };
  if (size.interviews > 0 && (size.jobs === 0 || size.candidates === 0)) {
    throw sentence('Interviews need at least one candidate and one job.');
  }
  const { tenantId, actorId } = await findCompany(urls, company);
  const events = await openEvents({
    url: urls.COMMAND_DATABASE_URL,
    eventStoreUrl: eventStoreUrl(),
    keysUrl: urls.KEYS_DATABASE_URL,
    poolSize: 2,
    log: { warn: () => undefined, error: () => undefined },
    catalogue: eventCatalogue,
    appendBatch: APPEND_BATCH,
  });
  try {
    const started = performance.now();
    const head = await events.engine.head();
    const history = loadHistory({ tenantId, actorId, size, now, random: createRandom(Number(head)) });
    const jobIds: string[] = [];
    const loaded = await loadInBulk(events, noting(history, jobIds), progress(say));
    await placeJobs(urls, tenantId, jobIds);
    say(`${thousands(loaded)} events loaded in ${((performance.now() - started) / 1_000).toFixed(1)} s.`);
    if (running) await untilRemembered(urls, await events.engine.head(), say);
    else say('Onrecord is not running: its lists will show all this some time after the next start.');
  } finally {
    await events.close();
  }
  await vacuum(urls);
};
