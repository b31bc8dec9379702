import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '#platform/test/postgres.harness';
import { migrate } from './migrate.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.drop());

it.each([
  ['OWNER_DATABASE_URL', 'alter table event_store.head drop column last_erasure'],
  ['KEYS_DATABASE_URL', 'alter table keys.subject_key drop column id'],
] as const)(
  'given the %s of a version that kept events in another form, when it is migrated, then it is refused as such',
  async (name, statement) => {
    const { OWNER_DATABASE_URL: ownerUrl, KEYS_DATABASE_URL: keysUrl, [name]: url } = database.urls;
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(statement);
    await client.end();
    await expect(migrate({ ownerUrl, keysUrl })).rejects.toMatchObject({ code: '42703' });
  },
);
