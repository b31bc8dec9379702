import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { birthOf } from '#deploy/local/postgres/process';
import { makeFolder, onDisk, sentence } from '#deploy/local/sentence';

/** Who runs on a data folder. */
type Holder = { pid: number; birth: string; url: string };

const claimFile = (dataDir: string): string => join(dataDir, 'onrecord.json');

/** The running Onrecord of a data folder; one that was killed does not count. */
export const holderOf = async (dataDir: string): Promise<Holder | undefined> => {
  try {
    const holder: Holder = JSON.parse(await readFile(claimFile(dataDir), 'utf8'));
    return birthOf(holder.pid) === holder.birth ? holder : undefined;
  } catch {
    return undefined;
  }
};

/** Takes the data folder for this process, until the answer is called. */
export const claim = async (dataDir: string, url: string): Promise<() => Promise<void>> => {
  const holder = await holderOf(dataDir);
  if (holder) {
    throw sentence(
      `Onrecord already runs on ${dataDir} (process ${holder.pid}, ${holder.url}): stop it, or choose another folder with DATA_DIR=/path/to/folder.`,
    );
  }
  const file = claimFile(dataDir);
  const own: Holder = { pid: process.pid, birth: birthOf(process.pid) ?? '', url };
  await makeFolder(dataDir);
  await onDisk(dataDir, () => writeFile(file, JSON.stringify(own)));
  return () => rm(file, { force: true });
};
