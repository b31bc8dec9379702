import { existsSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

const NAME = 'Sentence';

/** A problem that is told to people as it stands: what is wrong and what to do, never with a stack trace. */
export const sentence = (text: string): Error => Object.assign(new Error(text), { name: NAME });

export const isSentence = (error: unknown): error is Error => error instanceof Error && error.name === NAME;

/** The code of a failed system call (`ENOENT`…), if it is one. */
export const systemCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

const REASONS: Record<string, string> = {
  EACCES: 'this user has no right to write there',
  EPERM: 'this user has no right to write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of that path is a file, not a folder',
  ENOENT: 'no folder can be made there',
  ENAMETOOLONG: 'the name is too long',
  EEXIST: 'there is a file with that name',
};

const ANOTHER_FOLDER = 'Choose another data folder with DATA_DIR=/path/to/folder.';

/** Runs `work` on `path` and tells a refusal of the system in one sentence, with what to do. */
export const onDisk = async <T>(path: string, work: () => T | Promise<T>, remedy = ANOTHER_FOLDER): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    const reason = REASONS[systemCode(error) ?? ''];
    if (!reason) throw error;
    throw sentence(`Cannot use ${path}: ${reason}. ${remedy}`);
  }
};

/** Makes a folder and those above it; a place that takes none is told, where Node's own recursion would try for ever. */
export const makeFolder = (path: string): Promise<void> =>
  onDisk(path, async () => {
    if (existsSync(path) && statSync(path).isDirectory()) return;
    const above = dirname(path);
    if (!existsSync(above)) await makeFolder(above);
    await mkdir(path);
  });
