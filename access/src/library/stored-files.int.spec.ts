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
