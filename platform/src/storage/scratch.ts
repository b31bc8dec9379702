import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'onrecord-scratch-';
const NAMED = /^onrecord-scratch-(\d+)-/;
/** No work takes as long: whoever has the number of a process by then is another. */
const LONGEST_MS = 86_400_000;

/** A folder of this machine for one piece of work, which goes with everything in it. */
export const inScratch = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It is there, and another user's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** In a container a process often has the number that the one before it had. */
const isLeft = (pid: number, changedAt: number): boolean => {
  const now = Date.now();
  if (pid === process.pid) return changedAt < now - process.uptime() * 1_000;
  return !isAlive(pid) || changedAt < now - LONGEST_MS;
};

/** Removes the folders of processes that were killed at their work. What may not be looked at or removed is another user's. */
export const sweepScratch = async (): Promise<void> => {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(NAMED.exec(name)?.[1]);
    if (!pid) continue;
    const folder = join(tmpdir(), name);
    const found = await stat(folder).catch(() => undefined);
    if (found && isLeft(pid, found.mtimeMs)) await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
};
