import { appendFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openLog } from 'platform/telemetry/log';
import { giveToOwner } from '#deploy/local/give-to-owner';
import { makeFolder, onDisk } from '#deploy/local/sentence';
import { logFolder } from '#deploy/local/settings';

/** A longer file is put aside at the next start, and the one put aside before is forgotten. */
const MAX_LOG_BYTES = 20 * 1_048_576;

const OWNER_ONLY = 0o600;

export type Log = ReturnType<typeof openLog>;

const putAside = async (file: string): Promise<void> => {
  const size = (await stat(file).catch(() => undefined))?.size ?? 0;
  if (size > MAX_LOG_BYTES) await rename(file, `${file}.1`);
};

/** The file for what `name` logs, in the data folder. */
export const logFile = async (dataDir: string, name: string): Promise<string> => {
  const file = join(logFolder(dataDir), `${name}.log`);
  await makeFolder(logFolder(dataDir));
  await onDisk(file, async () => {
    await putAside(file);
    await appendFile(file, '', { mode: OWNER_ONLY });
    await giveToOwner(file);
  });
  return file;
};

/** A log of `name` into the data folder's file for `of`; several may share one. */
export const openLogFile = async (dataDir: string, of: string, name = of): Promise<Log> =>
  openLog(name, 'info', await logFile(dataDir, of));

export const closeLog = (log: Log): Promise<void> => new Promise((resolve) => log.flush(() => resolve()));
