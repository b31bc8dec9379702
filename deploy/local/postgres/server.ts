import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from '#deploy/local/postgres/account';
import type { Binaries } from '#deploy/local/postgres/binaries';
import { goneWithin, signal } from '#deploy/local/postgres/process';
import { SUPERUSER } from '#deploy/local/postgres/secrets';
import { sentence } from '#deploy/local/sentence';

const POLL_MS = 20;
const STOP_MS = 20_000;

/** A cluster on disk and the means to run it. */
export type Cluster = { folder: string; account: Account; binaries: Binaries };

/**
 * How the server's user names the cluster: by the descriptor it inherits, because root may keep its project in a folder that
 * this user cannot enter; the descriptor opens the cluster alone.
 */
const lend = ({ folder, account }: Cluster): { path: string; descriptors: number[] } =>
  account.uid === undefined || process.platform !== 'linux'
    ? { path: folder, descriptors: [] }
    : { path: '/proc/self/fd/3', descriptors: [openSync(folder, 'r')] };

const settings = (port: number, extra: Record<string, string>): string[] =>
  Object.entries({
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: '256MB',
    effective_cache_size: '1GB',
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    random_page_cost: '1.1',
    jit: 'off',
    // What was acknowledged is on disk.
    fsync: 'on',
    synchronous_commit: 'on',
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
    password_encryption: 'scram-sha-256',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Without the DETAIL lines, which quote rows.
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...extra,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

export type Finished = { succeeded: boolean; complaint: string };

/** Runs a program of Postgres to its end. */
const finish = (child: ChildProcess): Promise<Finished> => {
  let complaint = '';
  child.stderr?.on('data', (chunk) => {
    complaint += chunk;
  });
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ succeeded: false, complaint: error.message }));
    child.once('close', (code) => resolve({ succeeded: code === 0, complaint }));
  });
};

/** Makes an empty folder a cluster. */
export const initialise = async (cluster: Cluster, passwordFile: string, durable: boolean): Promise<void> => {
  const { uid, gid } = cluster.account;
  if (uid !== undefined && gid !== undefined) {
    chownSync(cluster.folder, uid, gid);
    chownSync(passwordFile, uid, gid);
  }
  const { path, descriptors } = lend(cluster);
  const password = openSync(passwordFile, 'r');
  const child = spawn(
    cluster.binaries.initdb,
    [
      `--pgdata=${path}`,
      `--pwfile=${descriptors.length ? '/proc/self/fd/4' : passwordFile}`,
      `--username=${SUPERUSER}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      ...(durable ? [] : ['--no-sync']),
    ],
    { uid, gid, cwd: '/', detached: true, stdio: ['ignore', 'ignore', 'pipe', ...descriptors, password] },
  );
  for (const descriptor of [...descriptors, password]) closeSync(descriptor);
  const { succeeded, complaint } = await finish(child);
  if (succeeded) return;
  const reason = complaint.split('\n').find((line) => line.includes('error:')) ?? complaint;
  throw sentence(`Postgres could not make its data folder ${cluster.folder}: ${reason.trim()}`);
};

/** Gives the superuser a new password, when the file that held it is lost. */
export const resetPassword = (cluster: Cluster, password: string): Promise<Finished> => {
  const { uid, gid } = cluster.account;
  const { path, descriptors } = lend(cluster);
  const child = spawn(cluster.binaries.postgres, ['--single', '-D', path, 'postgres'], {
    uid,
    gid,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe', ...descriptors],
  });
  for (const descriptor of descriptors) closeSync(descriptor);
  child.stdin?.end(`alter role ${SUPERUSER} password '${password}'\n`);
  return finish(child);
};

const isReady = (folder: string, pid: number): boolean => {
  try {
    // Lines of postmaster.pid: 1 the process, 8 its state.
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
    return lines[0] === String(pid) && lines[7]?.trim() === 'ready';
  } catch {
    return false;
  }
};

export type Server = { pid: number; exited: Promise<number | null>; stop(): Promise<void> };

const serverOf = (child: ChildProcess, pid: number): Server => {
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return { pid, exited, stop: () => stopServer(pid) };
};

/** Asks a server to disconnect everybody and stop; the second way recovers at the next start, and loses nothing either. */
export const stopServer = async (pid: number): Promise<void> => {
  signal(pid, 'SIGINT');
  if (await goneWithin(pid, STOP_MS)) return;
  signal(pid, 'SIGQUIT');
  await goneWithin(pid, STOP_MS);
};

/** Starts a server in a session of its own, so that Ctrl-C reaches it only after the services; undefined when it ended at once. */
export const launch = async (
  cluster: Cluster,
  options: { port: number; logFile: string; settings: Record<string, string> },
): Promise<Server | undefined> => {
  const { uid, gid } = cluster.account;
  const log = openSync(options.logFile, 'a', 0o600);
  const { path, descriptors } = lend(cluster);
  const args = ['-D', path, ...settings(options.port, options.settings)];
  const child = spawn(cluster.binaries.postgres, args, {
    uid,
    gid,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log, ...descriptors],
  });
  for (const descriptor of [log, ...descriptors]) closeSync(descriptor);
  if (child.pid === undefined) {
    return new Promise((_resolve, reject) => child.once('error', (error) => reject(sentence(error.message))));
  }
  const server = serverOf(child, child.pid);
  child.unref();
  while (child.exitCode === null && child.signalCode === null) {
    if (isReady(cluster.folder, server.pid)) return server;
    await sleep(POLL_MS);
  }
  return undefined;
};
