import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#deploy/local/free-port';
import { findAccount } from '#deploy/local/postgres/account';
import { findBinaries } from '#deploy/local/postgres/binaries';
import {
  type DatabaseUrls,
  databaseUrls,
  PRODUCT,
  prepareDatabases,
  superuserUrl,
} from '#deploy/local/postgres/databases';
import { cannotOpen, clearServer, damageOr, endOf, handOver, inspect } from '#deploy/local/postgres/repair';
import { type Access, newAccess, readAccess, writeAccess } from '#deploy/local/postgres/secrets';
import { type Cluster, initialise, launch, resetPassword, type Server } from '#deploy/local/postgres/server';
import { makeFolder, onDisk } from '#deploy/local/sentence';

const OWNER_ONLY = 0o700;

/** Processes of a server that was killed hold its memory for a moment. */
const MEMORY_RELEASE_MS = 10_000;
const RETRY_MS = 250;

export type PostgresOptions = {
  /** Absolute. Holds the cluster in `postgres/` and the way to reach it in `postgres.json`. */
  dataDir: string;
  say: (line: string) => void;
  /** False for a server that is thrown away: nothing is flushed to disk. */
  durable?: boolean;
  settings?: Record<string, string>;
};

export type RunningPostgres = {
  access: Access;
  urls: DatabaseUrls;
  pid: number;
  /** Settles when the server ends, wanted or not. */
  exited: Promise<number | null>;
  stop(): Promise<void>;
};

export const clusterFolder = (dataDir: string): string => join(dataDir, 'postgres');

export const accessFile = (dataDir: string): string => join(dataDir, 'postgres.json');

/** Made beside its final name, so that one that was interrupted is never taken for whole. */
const createCluster = async (cluster: Cluster, password: string, durable: boolean): Promise<void> => {
  const half = `${cluster.folder}.new`;
  const passwordFile = `${cluster.folder}.password`;
  await rm(half, { recursive: true, force: true });
  await mkdir(half, { mode: OWNER_ONLY });
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  try {
    await initialise({ ...cluster, folder: half }, passwordFile, durable);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(half, cluster.folder);
};

const openCluster = async (cluster: Cluster, access: Access | undefined, options: PostgresOptions): Promise<Access> => {
  const usable = access ?? newAccess();
  if (!existsSync(cluster.folder)) {
    options.say('Making the database…');
    await createCluster(cluster, usable.superuserPassword, options.durable ?? true);
    return usable;
  }
  await onDisk(cluster.folder, () => inspect(cluster.folder, cluster.binaries.version.split('.')[0] ?? ''));
  await handOver(cluster.folder, cluster.account);
  await clearServer(cluster.folder, options.say);
  if (!access) {
    options.say(`${accessFile(options.dataDir)} is missing or unreadable: the database gets new passwords.`);
    const { succeeded, complaint } = await resetPassword(cluster, usable.superuserPassword);
    if (!succeeded) throw cannotOpen(cluster.folder, complaint);
  }
  return usable;
};

const start = async (cluster: Cluster, port: number, options: PostgresOptions): Promise<Server> => {
  const logFile = join(options.dataDir, 'logs', 'postgres.log');
  const throwAway = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  const settings = { ...(options.durable === false ? throwAway : {}), ...options.settings };
  const until = performance.now() + MEMORY_RELEASE_MS;
  while (true) {
    const started = await launch(cluster, { port, logFile, settings });
    if (started) return started;
    const failure = cannotOpen(cluster.folder, await endOf(logFile));
    if (!failure.message.includes('shared memory block') || performance.now() > until) throw failure;
    await sleep(RETRY_MS);
  }
};

/** Starts the Postgres of a data folder, made and repaired as far as needed, with roles and databases in place. */
export const startPostgres = async (options: PostgresOptions): Promise<RunningPostgres> => {
  const { dataDir } = options;
  const folder = clusterFolder(dataDir);
  await makeFolder(join(dataDir, 'logs'));
  await onDisk(dataDir, () => writeFile(join(dataDir, 'logs', 'postgres.log'), '', { mode: 0o600 }));
  const account = findAccount(folder, options.say);
  const cluster: Cluster = { folder, account, binaries: await findBinaries(account, options.say) };
  const known = await readAccess(accessFile(dataDir));
  const opened = await onDisk(folder, () => openCluster(cluster, known, options));
  const access = { ...opened, port: await freePort(opened.port) };
  await writeAccess(accessFile(dataDir), access);
  const server = await start(cluster, access.port, options);
  try {
    await prepareDatabases(superuserUrl(access, 'postgres'), databaseUrls(access, PRODUCT));
  } catch (error) {
    await server.stop();
    throw damageOr(folder, error);
  }
  return { access, urls: databaseUrls(access, PRODUCT), pid: server.pid, exited: server.exited, stop: server.stop };
};
