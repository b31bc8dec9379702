import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { writeToDisk } from './disk-write.ts';
import { type ByteRange, byKey, checkedKey, type FileStorage } from './file-storage.ts';

/** Where files are until they are whole; no key begins with a dot. */
const UNFINISHED = '.unfinished';
/** Fewer, larger reads leave less behind for the garbage collector. */
const READ_BYTES = 262_144;
const FOLDER_MODE = 0o700;

const codeOf = (error: unknown): unknown => (error as NodeJS.ErrnoException).code;

/** What `work` answers; undefined where there is no such file or folder. */
const ifThere = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined;
    throw error;
  }
};

/** A rename is there after a power cut only once its folder is written. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Tries of a rename whose folder somebody removes at the same moment. */
const RENAME_TRIES = 3;

const moveTo = async (from: string, to: string): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    await mkdir(dirname(to), { recursive: true, mode: FOLDER_MODE });
    try {
      await rename(from, to);
      return;
    } catch (error) {
      if (codeOf(error) !== 'ENOENT' || tries === RENAME_TRIES) throw error;
    }
  }
};

/** All files in a folder and the folders in it. One that is removed meanwhile leaves the others listed, which `recursive` does not. */
const pathsIn = async (folder: string): Promise<string[]> => {
  const entries = (await ifThere(readdir(folder, { withFileTypes: true }))) ?? [];
  const inner = entries.filter((entry) => entry.isDirectory()).map(({ name }) => pathsIn(join(folder, name)));
  const own = entries.filter((entry) => entry.isFile()).map(({ name }) => join(folder, name));
  return [...own, ...(await Promise.all(inner)).flat()];
};

/** A stream takes memory for as much as it may read at once, however little there is. */
const streamOf = (path: string, { start, end }: ByteRange): Readable =>
  end < start
    ? Readable.from([])
    : createReadStream(path, { start, end, highWaterMark: Math.min(READ_BYTES, end - start + 1) });

/** Files in a folder of this machine, which is made when the first is put there. */
export const diskFiles = (root: string): FileStorage => {
  const pathOf = (key: string): string => join(root, ...checkedKey(key).split('/'));
  const keyOf = (path: string): string => relative(root, path).split(sep).join('/');
  const filesIn = async (folder: string, after = ''): Promise<{ path: string; size: number; writtenAt: Date }[]> => {
    const paths = (await pathsIn(folder)).filter((path) => keyOf(path) > after);
    const found = await Promise.all(paths.map((path) => ifThere(stat(path))));
    return paths.flatMap((path, index) => {
      const file = found[index];
      return file ? [{ path, size: file.size, writtenAt: file.mtime }] : [];
    });
  };
  const isFile = async (path: string) => (await ifThere(stat(path)))?.isFile() ?? false;

  return {
    put: async (key, content, options = {}) => {
      const path = pathOf(key);
      if (content instanceof Readable) content.on('error', () => undefined);
      const whole = join(root, UNFINISHED, randomUUID());
      await mkdir(dirname(whole), { recursive: true, mode: FOLDER_MODE });
      try {
        await writeToDisk(whole, content, options);
        await moveTo(whole, path);
        await ifThere(syncFolder(dirname(path)));
      } catch (error) {
        await rm(whole, { force: true });
        throw error;
      }
    },
    open: async (key) => {
      const path = pathOf(key);
      const found = await ifThere(stat(path));
      if (!found?.isFile()) return undefined;
      const { size } = found;
      return { size, read: (range = { start: 0, end: size - 1 }) => streamOf(path, range), isReadAnew: true };
    },
    read: ({ key, size }) => streamOf(pathOf(key), { start: 0, end: size - 1 }),
    exists: (key) => isFile(pathOf(key)),
    remove: async (key) => {
      if (await isFile(pathOf(key))) await rm(pathOf(key), { force: true });
    },
    removeAll: (folder) => rm(pathOf(folder), { recursive: true, force: true }),
    list: async (folder, after) =>
      (await filesIn(pathOf(folder), after)).map(({ path, ...file }) => ({ key: keyOf(path), ...file })).sort(byKey),
    tidy: async (before) => {
      for (const { path, writtenAt } of await filesIn(join(root, UNFINISHED)))
        if (writtenAt < before) await rm(path, { force: true });
    },
  };
};
