import { derivedId } from 'contracts/kernel/id';
import type pg from 'pg';
import { openPool } from 'platform/postgres/pool';
import { type TestDatabase, testDatabase } from 'platform/test/postgres.harness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresStoredDocuments } from './stored-documents.ts';
import { postgresStoredFiles, type StoredFiles } from './stored-files.ts';

const id = (name: string) => derivedId('stored files spec', name);
const [ownerId, userId] = [id('company'), id('person')];

let database: TestDatabase;
let pool: pg.Pool;
let stored: StoredFiles;
beforeAll(async () => {
  database = await testDatabase();
  pool = openPool(database.urls.COMMAND_DATABASE_URL, 1, { warn: () => undefined });
  stored = postgresStoredFiles(pool);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const reserve = (name: string, isAnswer: boolean) => {
  const of = { ownerId, fileId: id(name), userId, isAnswer };
  return stored.reserve({ ...of, bytes: 1, sha256: 'a'.repeat(64), quota: 1_000 });
};

describe('files with which people answer', () => {
  it('given files of the library by the same person, when answers are counted, then those are none; what is gone is none either (TRA-12)', async () => {
    for (const name of ['plan', 'list', 'photo']) await reserve(name, false);
    expect(await stored.answersOf(ownerId, userId)).toBe(0);
    for (const name of ['take', 'drawing']) await reserve(name, true);
    expect(await stored.answersOf(ownerId, userId)).toBe(2);
    expect(await stored.answersOf(id('another company'), userId)).toBe(0);
    expect(await stored.answersOf(ownerId, id('somebody else'))).toBe(0);
    await stored.release({ ownerId, fileId: id('take') }, new Date());
    expect(await stored.answersOf(ownerId, userId)).toBe(1);
  });
});

describe('files of the same bytes', () => {
  const of = (name: string) => ({ ownerId: id('company of twins'), fileId: id(name) });
  const begin = (name: string) =>
    stored.reserve({ ...of(name), userId, isAnswer: false, bytes: 9, sha256: 'c'.repeat(64), quota: 1_000 });

  it('given a picture that is purged while an equal one is made, when that one looks, then it shares what stays or has bytes of its own, and no path is of bytes that go (FILE-12)', async () => {
    const now = new Date();
    const first = { path: 'files/first/optimized', bytes: 7 };
    for (const name of ['first', 'second', 'third']) await begin(name);
    expect(await stored.share(of('first'))).toBeNull();
    expect(await stored.pathOf(of('first'))).toBeNull();
    await stored.keep(of('first'), first);
    // Who shares them holds them from the moment at which it looked.
    expect(await stored.share(of('second'))).toEqual(first);
    expect(await stored.release(of('first'), now)).toBeNull();
    expect(await stored.release(of('second'), now)).toBe(first.path);
    expect(await stored.share(of('third'))).toBeNull();
    const own = { path: 'files/third/optimized', bytes: 7 };
    expect(await stored.keep(of('third'), own)).toEqual(own);
  });
});

describe('uploads whose beginning broke off', () => {
  it('given files that are counted, when those that have no bytes yet are looked for, then what is kept is none of them, nor what began since (FILE-5)', async () => {
    const [begun, kept] = [id('begun'), id('kept')];
    for (const name of ['begun', 'kept']) await reserve(name, false);
    await stored.keep({ ownerId, fileId: kept }, { path: 'files/kept/original', bytes: 1 });
    const found = async (before: Date) => (await stored.unkeptSince(before)).map(({ fileId }) => fileId);
    const tomorrow = new Date(Date.now() + 86_400_000);
    expect(await found(tomorrow)).toContain(begun);
    expect(await found(tomorrow)).not.toContain(kept);
    expect(await found(new Date(Date.now() - 86_400_000))).toEqual([]);
    const pathOf = (fileId: string) => stored.pathOf({ ownerId, fileId });
    expect([await pathOf(begun), await pathOf(kept)]).toEqual([null, 'files/kept/original']);
  });
});

describe('documents beside files', () => {
  it('given documents of contracts, when files are uploaded and more is sent, then all of it together fits or is refused, and what is gone leaves room (FILE-25)', async () => {
    const documents = postgresStoredDocuments(pool);
    const tenantId = id('company with contracts');
    const [contract, template] = [
      { tenantId, id: id('contract') },
      { tenantId, id: id('template') },
    ];
    const upload = (name: string, bytes: number) =>
      stored.reserve({
        ...{ ownerId: tenantId, fileId: id(name), userId, isAnswer: false },
        ...{ bytes, sha256: 'b'.repeat(64), quota: 100 },
      });
    await documents.put(contract, 60, 3);
    await documents.put(contract, 10, 2);
    expect(await upload('large', 41)).toBe(false);
    expect(await upload('fitting', 40)).toBe(true);
    expect(await documents.hasRoom(template, { bytes: 1, quota: 100 })).toBe(false);
    expect(await documents.hasRoom(contract, { bytes: 60, quota: 100 })).toBe(true);
    expect(await documents.hasRoom({ ...template, tenantId: id('another company') }, { bytes: 100, quota: 100 })).toBe(
      true,
    );
    await documents.put(contract, 0, 4);
    expect(await documents.hasRoom(template, { bytes: 60, quota: 100 })).toBe(true);
    expect(await upload('after', 60)).toBe(true);
    expect(await upload('too much', 1)).toBe(false);
  });
});
