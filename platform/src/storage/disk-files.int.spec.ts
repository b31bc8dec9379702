import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileStorageConformance } from '#platform/test/file-storage.conformance';
import { diskFiles } from './disk-files.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onrecord-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

fileStorageConformance('disk', async () => diskFiles(join(folder, 'shared')));

describe('files on disk', () => {
  it('given a storage, when a file is put, then only this user may look at it and its folders, and nothing unfinished is left', async () => {
    const root = join(folder, 'mine');
    await diskFiles(root).put('users/one/image', Buffer.from('x'));
    const modeOf = async (path: string) => ((await stat(join(root, path))).mode & 0o777).toString(8);
    expect([await modeOf('users/one/image'), await modeOf('users/one'), await modeOf('.')]).toEqual([
      '600',
      '700',
      '700',
    ]);
    expect(await readdir(join(root, '.unfinished'))).toEqual([]);
  });

  it('given a disk that refuses, when a file is put, then it is thrown, the old file stands and nothing unfinished is left', async () => {
    const root = join(folder, 'refusing');
    const files = diskFiles(root);
    await files.put('users/one/image', Buffer.from('old'));
    await mkdir(join(root, 'users', 'two'), { mode: 0o700 });
    await writeFile(join(root, 'users', 'two', 'file'), 'x');
    await expect(files.put('users/two/file/below-a-file', Buffer.from('x'))).rejects.toThrow();
    expect([await files.exists('users/one/image'), await readdir(join(root, '.unfinished'))]).toEqual([true, []]);
  });

  it('given a writer that died half way, when the storage is tidied, then what it left is gone, and what is whole stands', async () => {
    const root = join(folder, 'untidy');
    const files = diskFiles(root);
    await files.put('users/one/image', Buffer.from('x'));
    await writeFile(join(root, '.unfinished', 'half'), 'x');
    await files.tidy(new Date(Date.now() - 3_600_000));
    expect(await readdir(join(root, '.unfinished'))).toEqual(['half']);
    await files.tidy(new Date(Date.now() + 3_600_000));
    expect([await files.exists('users/one/image'), await readdir(join(root, '.unfinished'))]).toEqual([true, []]);
  });
});
