import { derivedId } from 'contracts/kernel/id';
import type pg from 'pg';
import { openPool } from 'platform/postgres/pool';
import { type TestDatabase, testDatabase } from 'platform/test/postgres.harness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
