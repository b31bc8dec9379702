import { existsSync, statSync } from 'node:fs';
import { chown, readdir, readFile, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Account } from '#deploy/local/postgres/account';
import { isServerOf } from '#deploy/local/postgres/process';
import { stopServer } from '#deploy/local/postgres/server';
import { sentence } from '#deploy/local/sentence';

/** Files without which no server starts. */
const ESSENTIAL = ['PG_VERSION', 'global/pg_control', 'pg_wal', 'base', 'postgresql.conf', 'pg_hba.conf'];

export const damaged = (cluster: string, file: string, what: string): Error => {
  const home = dirname(cluster);
  return sentence(
    `The data folder is damaged: ${file} ${what}. Put ${basename(cluster)} back from a backup of ${home}, ` +
      `or move ${home} away to start with an empty one.`,
  );
};

const tooOld = (cluster: string): Error => {
  const home = dirname(cluster);
  return sentence(
    `${home} was made by an earlier Onrecord, which kept its history in another form: start the Onrecord that made it, ` +
      `or move ${home} away to start with an empty one.`,
  );
};

/** Tells damage that can be seen without starting. */
export const inspect = async (cluster: string, major: string): Promise<void> => {
  for (const name of ESSENTIAL) {
    if (!existsSync(join(cluster, name))) throw damaged(cluster, join(cluster, name), 'is missing');
  }
  const version = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  if (!/^\d+$/.test(version)) throw damaged(cluster, join(cluster, 'PG_VERSION'), 'does not hold a version');
  if (version !== major) {
    throw sentence(
      `${cluster} was made by Postgres ${version} and this Onrecord brings Postgres ${major}: ` +
        'start the Onrecord that made it, or choose an empty folder with DATA_DIR=/path/to/folder.',
    );
  }
  if (statSync(join(cluster, 'global/pg_control')).size === 0) {
    throw damaged(cluster, join(cluster, 'global/pg_control'), 'is empty');
  }
};

/** Ends a server that a killed Onrecord left running, and forgets one that is gone. */
export const clearServer = async (cluster: string, say: (line: string) => void): Promise<void> => {
  const file = join(cluster, 'postmaster.pid');
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
  if (pid > 0 && isServerOf(pid, cluster)) {
    say('Postgres was still running after an Onrecord that was killed: stopping it first.');
    await stopServer(pid);
  }
  await rm(file, { force: true });
};

const LAST_BYTES = 20_000;

/** Why Postgres cannot work on a cluster, in the last of its own words in `log`. */
export const cannotOpen = (cluster: string, log: string): Error => {
  const lines = log.split('\n').filter((line) => /\b(FATAL|PANIC):/.test(line));
  const words = (lines.at(-1) ?? 'no reason given').replace(/^.*?\b(?:FATAL|PANIC):\s*/, '').replaceAll('"', '');
  if (/could not bind|could not create any TCP/i.test(words)) return sentence(`Postgres found no free port: ${words}.`);
  const home = dirname(cluster);
  return sentence(
    `Postgres cannot open the data folder ${cluster}: ${words}. Its log is ${join(home, 'logs', 'postgres.log')}. ` +
      `Put ${basename(cluster)} back from a backup of ${home}, or move ${home} away to start with an empty one.`,
  );
};

/** Classes of SQLSTATE in which Postgres reports files that are lost or spoilt: internal error, system error, no such database. */
const SPOILT = /^(XX|58|3D)/;

/** SQLSTATE of a column that a table of another version has not: what can be brought over is, before it is asked for. */
const MADE_OTHERWISE = '42703';

/** A failure that comes from the files of the cluster, or from a version that kept them otherwise, told as such; any other one as it is. */
export const damageOr = (cluster: string, error: unknown): unknown => {
  if (!(error instanceof Error && 'code' in error)) return error;
  if (error.code === MADE_OTHERWISE) return tooOld(cluster);
  return SPOILT.test(String(error.code)) ? cannotOpen(cluster, `FATAL: ${error.message}`) : error;
};

/** The end of a log, with the reason why its server ended. */
export const endOf = async (logFile: string): Promise<string> =>
  (await readFile(logFile, 'utf8').catch(() => '')).slice(-LAST_BYTES);

/** After a copy made by root the files belong to root, whom Postgres refuses: hands them to the server's user. */
export const handOver = async (cluster: string, { uid, gid }: Account): Promise<void> => {
  if (uid === undefined || gid === undefined || statSync(cluster).uid === uid) return;
  await chown(cluster, uid, gid);
  for (const entry of await readdir(cluster, { withFileTypes: true, recursive: true })) {
    await chown(join(entry.parentPath, entry.name), uid, gid);
  }
};
