import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { giveToOwner } from '#deploy/local/give-to-owner';
import { onDisk } from '#deploy/local/sentence';

export const ROLES = ['owner', 'command', 'projector', 'reader', 'worker', 'keys'] as const;
export type Role = (typeof ROLES)[number];

export const SUPERUSER = 'postgres';

/** How to reach the server of a data folder: kept there, readable by its owner alone. */
export type Access = { port: number; superuserPassword: string; passwords: Record<Role, string> };

const OWNER_ONLY = 0o600;

const newPassword = (): string => randomBytes(24).toString('base64url');

const isAccess = (value: Partial<Access>): value is Access =>
  Number.isInteger(value.port) &&
  typeof value.superuserPassword === 'string' &&
  ROLES.every((role) => typeof value.passwords?.[role] === 'string');

/** What the file says; undefined when it is absent or unreadable as such, so that it is made anew. */
export const readAccess = async (file: string): Promise<Access | undefined> => {
  try {
    const value = JSON.parse(await readFile(file, 'utf8'));
    return isAccess(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

export const newAccess = (): Access => ({
  port: 0,
  superuserPassword: newPassword(),
  passwords: Object.fromEntries(ROLES.map((role) => [role, newPassword()])) as Record<Role, string>,
});

export const writeAccess = (file: string, access: Access): Promise<void> =>
  onDisk(file, async () => {
    await writeFile(`${file}.new`, `${JSON.stringify(access, null, 2)}\n`, { mode: OWNER_ONLY });
    await giveToOwner(`${file}.new`);
    await rename(`${file}.new`, file);
  });
