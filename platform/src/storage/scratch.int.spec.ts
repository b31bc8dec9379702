import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { inScratch, sweepScratch } from './scratch.ts';

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** A folder as a process of this number leaves it where it is killed. */
const leftBy = async (pid: number, changedAt = new Date()) => {
  const folder = join(tmpdir(), `onrecord-scratch-${pid}-left${changedAt.getTime()}`);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(folder);
  await writeFile(join(folder, 'source'), 'a recording');
  await utimes(folder, changedAt, changedAt);
  return folder;
};
const endedProcess = async (): Promise<number> => {
  const child = spawn('true');
  await once(child, 'exit');
  return Number(child.pid);
};

it('given folders of processes that were killed, one of which had our number, when swept, then they are gone; those that are worked in stay', async () => {
  const [killed, before] = [await leftBy(await endedProcess()), await leftBy(process.pid, new Date(0))];
  const other = await leftBy(process.ppid);
  const seen = await inScratch(async (folder) => {
    await sweepScratch();
    return Promise.all([folder, other, killed, before].map(isThere));
  });
  expect(seen).toEqual([true, true, false, false]);
});

it('given work that fails, when it ends, then its folder is gone', async () => {
  let made = '';
  const failing = inScratch(async (folder) => {
    made = folder;
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await isThere(made)).toBe(false);
});
