import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { birthOf } from '#deploy/local/postgres/process';
import { clearServer } from '#deploy/local/postgres/repair';

const PREFIX = 'onrecord-test-';
const OWNER_FILE = 'owner.json';

const isAbandoned = async (folder: string): Promise<boolean> => {
  try {
    const { pid, birth } = JSON.parse(await readFile(join(folder, OWNER_FILE), 'utf8'));
    return birthOf(pid) !== birth;
  } catch {
    return false;
  }
};

const discard = async (folder: string): Promise<void> => {
  await clearServer(join(folder, 'postgres'), () => undefined);
  await rm(folder, { recursive: true, force: true });
};

/** A data folder for one test run; those of runs that were killed are cleared away with their servers. */
export const throwAwayFolder = async (): Promise<{ folder: string; discard(): Promise<void> }> => {
  for (const name of await readdir(tmpdir())) {
    const left = join(tmpdir(), name);
    if (name.startsWith(PREFIX) && (await isAbandoned(left))) await discard(left).catch(() => undefined);
  }
  const folder = await mkdtemp(join(tmpdir(), PREFIX));
  await writeFile(join(folder, OWNER_FILE), JSON.stringify({ pid: process.pid, birth: birthOf(process.pid) }));
  return { folder, discard: () => discard(folder) };
};
