import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { giveToOwner } from '#deploy/local/give-to-owner';
import { onDisk } from '#deploy/local/sentence';

/** The setting under which services find it. */
export const SECRET_SETTING = 'SYSTEM_SECRET';

const OWNER_ONLY = 0o600;
const BYTES = 32;
/** What is shorter is no secret of ours: it is made anew. */
const MIN_LENGTH = 32;

const secretFile = (dataDir: string): string => join(dataDir, 'system-secret');

const readSecret = async (file: string): Promise<string | undefined> => {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.trim().length < MIN_LENGTH ? undefined : text.trim();
};

/** What the services of a data folder know each other by: drawn once, kept there, readable by its owner alone. */
export const systemSecret = async (dataDir: string, env: NodeJS.ProcessEnv = process.env): Promise<string> => {
  const file = secretFile(dataDir);
  const known = env[SECRET_SETTING] ?? (await readSecret(file));
  if (known !== undefined) return known;
  const secret = randomBytes(BYTES).toString('base64url');
  await onDisk(file, async () => {
    await writeFile(`${file}.new`, `${secret}\n`, { mode: OWNER_ONLY });
    await giveToOwner(`${file}.new`);
    await rename(`${file}.new`, file);
  });
  return secret;
};
