import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { FileStorage } from '#platform/storage/file-storage';
import { isHashMismatch } from '#platform/storage/hashed';

const MB = 1_048_576;
const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** What every storage of files must do. `open` gives one more way into the same storage, as another process would have. */
export const fileStorageConformance = (name: string, open: () => Promise<FileStorage>): void => {
  const read = async (storage: FileStorage, key: string) => {
    const found = await storage.open(key);
    return found && buffer(found.read());
  };

  describe(`file storage: ${name}`, () => {
    it('given a file that was put, when another process opens it, then it has the same bytes and says how many', async () => {
      const [one, other] = [await open(), await open()];
      const key = `users/${randomUUID()}/${randomBytes(16).toString('hex')}`;
      const bytes = randomBytes(300_000);
      await one.put(key, bytes);
      expect(await other.exists(key)).toBe(true);
      expect((await other.open(key))?.size).toBe(bytes.length);
      expect((await read(other, key))?.equals(bytes)).toBe(true);
    });

    it('given nothing under a key, when it is opened, asked for or removed, then there is nothing, and nothing is thrown', async () => {
      const storage = await open();
      const key = `users/${randomUUID()}/none`;
      expect([await storage.open(key), await storage.exists(key)]).toEqual([undefined, false]);
      await storage.remove(key);
      await storage.removeAll(`users/${randomUUID()}`);
      expect(await storage.list(`users/${randomUUID()}`)).toEqual([]);
    });

    it('given a key that is in use, when something is put under it, then it is replaced whole; an empty file is a file', async () => {
      const storage = await open();
      const key = `notes/${randomUUID()}`;
      await storage.put(key, Buffer.from('first and longer'));
      await storage.put(key, Buffer.from('second'));
      expect((await read(storage, key))?.toString()).toBe('second');
      await storage.put(key, new Uint8Array());
      expect([(await storage.open(key))?.size, (await read(storage, key))?.length]).toEqual([0, 0]);
    });

    it('given twenty writers of one key, when they put at once, then the file is what one of them wrote', async () => {
      const storages = [await open(), await open()];
      const key = `notes/${randomUUID()}`;
      const versions = Array.from({ length: 20 }, (_, n) => Buffer.alloc(50_000, n + 1));
      await Promise.all(versions.map((bytes, n) => storages[n % 2]?.put(key, bytes)));
      const kept = await read(storages[0] as FileStorage, key);
      expect(versions.some((bytes) => kept?.equals(bytes))).toBe(true);
    });

    it('given folders that are removed, when all is listed meanwhile, then each list has the file that stays', async () => {
      const storage = await open();
      const root = `users/${randomUUID()}`;
      const folders = Array.from({ length: 60 }, () => `${root}/${randomUUID()}`);
      await Promise.all(folders.map((folder) => storage.put(`${folder}/a`, Buffer.from('a'))));
      const stays = `${root}/${randomUUID()}/stays`;
      await storage.put(stays, Buffer.from('stays'));
      let areRemoved = false;
      const removed = (async () => {
        for (const folder of folders) await storage.removeAll(folder);
        areRemoved = true;
      })();
      const keys = async () => (await storage.list(root)).map(({ key }) => key);
      while (!areRemoved) expect(await keys()).toContain(stays);
      await removed;
      expect(await keys()).toEqual([stays]);
    });

    it('given a file that was removed, when it is opened, then it is gone and its neighbours stand', async () => {
      const storage = await open();
      const folder = `users/${randomUUID()}`;
      await storage.put(`${folder}/a`, Buffer.from('a'));
      await storage.put(`${folder}/b`, Buffer.from('b'));
      await storage.remove(`${folder}/a`);
      expect([await storage.exists(`${folder}/a`), await storage.exists(`${folder}/b`)]).toEqual([false, true]);
    });

    it('given a folder, when all of it is removed, then folders whose names begin alike stand, and it can be filled again', async () => {
      const storage = await open();
      const id = randomUUID();
      const keys = [`users/${id}/a`, `users/${id}/deep/b`, `users/${id}-2/a`];
      for (const key of keys) await storage.put(key, Buffer.from(key));
      await storage.removeAll(`users/${id}`);
      expect(await Promise.all(keys.map((key) => storage.exists(key)))).toEqual([false, false, true]);
      await storage.put(`users/${id}/a`, Buffer.from('again'));
      expect(await storage.exists(`users/${id}/a`)).toBe(true);
    });

    it('given files of a folder, when listed, then each is named in order, with its size and when it was written, and no other; can be read by that, and those after one of them listed', async () => {
      const storage = await open();
      const folder = randomUUID();
      const before = Date.now() - 2_000; // S3 says seconds
      await storage.put(`${folder}/users/a`, Buffer.from('four'));
      await storage.put(`${folder}/b`, new Uint8Array());
      await storage.put(`${folder}-2/c`, Buffer.from('c'));
      const found = await storage.list(folder);
      expect(found.map(({ key, size }) => [key, size])).toEqual([
        [`${folder}/b`, 0],
        [`${folder}/users/a`, 4],
      ]);
      for (const { writtenAt } of found) expect(writtenAt.getTime()).toBeGreaterThan(before);
      const bytes = await Promise.all(found.map((file) => buffer(storage.read(file))));
      expect(bytes.map(String)).toEqual(['', 'four']);
      const listedAfter = async (key: string) => (await storage.list(folder, key)).map((file) => file.key);
      expect([
        await listedAfter(`${folder}/a`),
        await listedAfter(`${folder}/b`),
        await listedAfter(`${folder}/users/b`),
      ]).toEqual([[`${folder}/b`, `${folder}/users/a`], [`${folder}/users/a`], []]);
    });

    it('given a stream of 12 MB, when it is put, then it is there whole, and any range of it can be read', async () => {
      const storage = await open();
      const key = `users/${randomUUID()}/large`;
      const bytes = randomBytes(12 * MB + 5);
      const pieces = Array.from({ length: 13 }, (_, n) => bytes.subarray(n * MB, (n + 1) * MB));
      await storage.put(key, Readable.from(pieces), { sha256: sha256Of(bytes) });
      const found = await storage.open(key);
      expect([found?.size, (await read(storage, key))?.equals(bytes)]).toEqual([bytes.length, true]);
      for (const [start, end] of [
        [0, 0],
        [6 * MB - 7, 6 * MB + 7],
        [bytes.length - 1, bytes.length - 1],
      ] as const) {
        const part = found && (await buffer(found.read({ start, end })));
        expect(part?.equals(bytes.subarray(start, end + 1))).toBe(true);
      }
    });

    it('given bytes with another SHA-256 than was said, when put, then it is thrown, and what was there stands', async () => {
      const storage = await open();
      const key = `users/${randomUUID()}/hashed`;
      const [good, bad] = [randomBytes(6 * MB), randomBytes(6 * MB)];
      for (const bytes of [bad, Readable.from([bad])]) {
        const refused = await storage.put(key, bytes, { sha256: sha256Of(good) }).catch((error: unknown) => error);
        expect([isHashMismatch(refused), await storage.exists(key)]).toEqual([true, false]);
      }
      await storage.put(key, good, { sha256: sha256Of(good) });
      await expect(storage.put(key, Readable.from([bad]), { sha256: sha256Of(good) })).rejects.toThrow('SHA-256');
      expect((await read(storage, key))?.equals(good)).toBe(true);
    });

    it('given a stream that breaks off, when it is put, then it is thrown, and nothing is there', async () => {
      const storage = await open();
      const key = `users/${randomUUID()}/broken`;
      const breaking = async function* () {
        yield randomBytes(MB);
        throw new Error('gone');
      };
      await expect(storage.put(key, Readable.from(breaking()))).rejects.toThrow('gone');
      expect(await storage.exists(key)).toBe(false);
    });

    it.each([
      '',
      '.',
      '..',
      '../x',
      'a/../../x',
      '/etc/passwd',
      'a//b',
      'a/',
      'a\\..\\b',
      'a\0b',
      'A/b',
      'a/.b',
      'a.webp',
      `${'a/'.repeat(6)}a`,
      'x'.repeat(65),
    ])(
      'given the key %j, which could lead elsewhere, when it is used for anything, then it is refused',
      async (key) => {
        const storage = await open();
        const uses: (() => Promise<unknown>)[] = [
          () => storage.put(key, Buffer.from('x')),
          () => storage.open(key),
          () => storage.exists(key),
          () => storage.remove(key),
          () => storage.removeAll(key),
          () => storage.list(key),
        ];
        for (const use of uses) await expect(Promise.resolve().then(use)).rejects.toThrow('no key');
      },
    );
  });
};
