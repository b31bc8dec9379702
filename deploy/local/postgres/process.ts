import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 25;

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** When the process started, in a form that a later process with the same id cannot have; undefined when there is none. */
export const birthOf = (pid: number): string | undefined => {
  if (!isAlive(pid)) return undefined;
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-p', String(pid), '-o', 'lstart='], { encoding: 'utf8' }).stdout.trim() || undefined;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // Field 22 of proc(5), in ticks since boot; a zombie counts as gone.
    return state === 'Z' ? undefined : fields[18];
  } catch {
    return undefined;
  }
};

/** Whether `pid` is a Postgres server that works in `folder`. */
export const isServerOf = (pid: number, folder: string): boolean => {
  if (birthOf(pid) === undefined) return false;
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout.includes(folder);
  }
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
  } catch {
    return false;
  }
};

/** Waits until the process is gone; false when it still lives after `ms`. */
export const goneWithin = async (pid: number, ms: number): Promise<boolean> => {
  const until = performance.now() + ms;
  while (birthOf(pid) !== undefined) {
    if (performance.now() > until) return false;
    await sleep(POLL_MS);
  }
  return true;
};

export const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch {
    // Already gone.
  }
};
