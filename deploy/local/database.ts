import { setTimeout as sleep } from 'node:timers/promises';
import { accessSchema } from 'access/schema';
import { migrate } from 'platform/postgres/migrate';
import { claim, holderOf } from '#deploy/local/claim';
import { onEnd } from '#deploy/local/command';
import { accessFile, clusterFolder, type RunningPostgres, startPostgres } from '#deploy/local/postgres';
import { type DatabaseUrls, databaseUrls, PRODUCT } from '#deploy/local/postgres/databases';
import { signal } from '#deploy/local/postgres/process';
import { damageOr } from '#deploy/local/postgres/repair';
import { readAccess } from '#deploy/local/postgres/secrets';
import { sentence } from '#deploy/local/sentence';
import type { LocalSettings } from '#deploy/local/settings';
import { say, step } from '#deploy/local/step';

/** A server that ends more often is not started again. */
const MAX_RESTARTS = 5;
const RESTART_PAUSE_MS = 200;

export type Database = {
  urls: DatabaseUrls;
  stop(): Promise<void>;
  /** Stops without waiting; the next start recovers what was acknowledged. */
  stopAtOnce(): void;
};

const migrateBoth = (urls: DatabaseUrls): Promise<void> =>
  migrate({ ownerUrl: urls.OWNER_DATABASE_URL, keysUrl: urls.KEYS_DATABASE_URL }, accessSchema);

/** Starts Postgres, migrated, and starts it again when it is killed; `onLost` is called when that does not help. */
export const openDatabase = async (
  dataDir: string,
  onLost: (error: unknown) => void,
  settings: Record<string, string> = {},
): Promise<Database> => {
  const open = () => startPostgres({ dataDir, say, settings });
  let running: RunningPostgres = await step('Starting Postgres', open);
  let stopping = false;
  let restarts = 0;
  const watch = (server: RunningPostgres): Promise<void> =>
    server.exited.then(async () => {
      if (stopping) return;
      restarts += 1;
      if (restarts > MAX_RESTARTS) throw sentence('Postgres ended again and again: its log is logs/postgres.log.');
      say('Postgres ended unexpectedly: starting it again.');
      await sleep(RESTART_PAUSE_MS);
      running = await open();
      if (running.access.port !== server.access.port)
        throw sentence('Postgres came back on another port: start again.');
      void watch(running).catch(onLost);
    });
  void watch(running).catch(onLost);
  try {
    await step('Migrating the database', () => migrateBoth(running.urls));
  } catch (error) {
    stopping = true;
    await running.stop();
    throw damageOr(clusterFolder(dataDir), error);
  }
  return {
    urls: running.urls,
    stopAtOnce: () => {
      stopping = true;
      signal(running.pid, 'SIGQUIT');
    },
    stop: async () => {
      stopping = true;
      await running.stop();
    },
  };
};

const EXIT_INTERRUPTED = 130;

type Work<T> = (urls: DatabaseUrls, running: boolean) => Promise<T>;

const withOwnServer = async <T>({ dataDir, url }: LocalSettings, work: Work<T>): Promise<T> => {
  const release = await claim(dataDir, url);
  try {
    const database = await openDatabase(dataDir, (error) => {
      throw error;
    });
    const leave = () => process.exit(EXIT_INTERRUPTED);
    onEnd(() => void database.stop().then(release).then(leave, leave), leave);
    try {
      return await work(database.urls, false);
    } finally {
      await database.stop();
    }
  } finally {
    await release();
  }
};

/** The databases of a data folder for one command: of the Onrecord that is `running` on it, else of a server for as long as `work` takes. */
export const withDatabase = async <T>(settings: LocalSettings, work: Work<T>): Promise<T> => {
  const { dataDir } = settings;
  if (!(await holderOf(dataDir))) return withOwnServer(settings, work);
  const access = await readAccess(accessFile(dataDir));
  if (!access) throw sentence(`${accessFile(dataDir)} is missing or unreadable: stop Onrecord and start it again.`);
  return work(databaseUrls(access, PRODUCT), true);
};
