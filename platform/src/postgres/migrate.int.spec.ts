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

it('given a database whose texts are in the order of a language, when it is migrated, then the beginning of a stream’s name is found by an index', async () => {
  const name = `language_${Date.now()}`;
  const superuser = new pg.Client({ connectionString: database.superuserUrl });
  await superuser.connect();
  await superuser.query(
    `create database ${name} owner onrecord_owner template template0 encoding 'UTF8' locale_provider icu icu_locale 'en' locale 'C'`,
  );
  const { OWNER_DATABASE_URL, KEYS_DATABASE_URL: keysUrl } = database.urls;
  const ownerUrl = Object.assign(new URL(OWNER_DATABASE_URL), { pathname: name }).href;
  await migrate({ ownerUrl, keysUrl });
  await migrate({ ownerUrl, keysUrl });
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query('set enable_seqscan = off');
  const { rows } = await client.query(
    `explain select from event_store.events where stream_name like 'interview-018f%'`,
  );
  await client.end();
  await superuser.query(`drop database ${name}`);
  await superuser.end();
  expect(JSON.stringify(rows)).toMatch(/Index Cond: .*stream_name >= 'interview-018f'/);
});
