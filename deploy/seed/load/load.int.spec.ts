import { createCommands } from 'command-service/commands';
import { postgresAccounts } from 'command-service/identity/access/accounts';
import { registerCompany } from 'command-service/identity/registration/register';
import { memoryJobLookup } from 'command-service/recruiting/job/job.lookup';
import { eventCatalogue } from 'contracts/events';
import { type Events, openEvents } from 'platform/event-store/events';
import { openPool } from 'platform/postgres/pool';
import { type TestDatabase, testDatabase } from 'platform/test/postgres.harness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSeed } from '#deploy/seed/load';

const now = new Date('2026-05-20T15:30:00.000Z');
const log = { warn: () => undefined, error: () => undefined };

let database: TestDatabase;
let events: Events;
let tenantId: string;
beforeAll(async () => {
  database = await testDatabase();
  const { COMMAND_DATABASE_URL: url, KEYS_DATABASE_URL: keysUrl } = database.urls;
  events = await openEvents({ url, keysUrl, poolSize: 2, log, catalogue: eventCatalogue });
  const pool = openPool(url, 1, log);
  const commands = createCommands({ ...events, nameKey: Buffer.alloc(32), jobLookup: memoryJobLookup() });
  const owner = { name: 'Lena Fors', email: 'lena@loadtest.example', password: 'a long password' };
  ({ tenantId } = await registerCompany(
    { commands, accounts: postgresAccounts(pool) },
    { name: 'Load', subdomain: 'load', owner, now },
  ));
  await pool.end();
});
afterAll(async () => {
  await events.close();
  await database.drop();
});

const load = (company: string) =>
  loadSeed({
    urls: database.urls,
    company,
    size: { jobs: 3, candidates: 200, interviews: 500 },
    running: false,
    say: () => undefined,
    now,
  });

describe('a load', () => {
  it('given a company, when a load is put into its store, then the events read back, in the order of time, as history that nobody acts on', async () => {
    const before = await events.engine.head();
    await load('load');
    await events.feed.head();
    const loaded = (await events.feed.read(before, 10_000)).events;
    const count = (type: string) => loaded.filter((event) => event.type === type).length;
    expect([count('JobPublished'), count('CandidateCreated'), count('InterviewCreated')]).toEqual([3, 200, 500]);
    expect(count('InterviewStatusChanged')).toBeGreaterThan(400);
    expect(new Set(loaded.map(({ metadata }) => metadata.tenantId))).toEqual(new Set([tenantId]));
    expect(loaded.every(({ metadata }) => metadata.imported)).toBe(true);

    const interviews = loaded
      .filter(({ type }) => type.startsWith('Interview'))
      .map(({ metadata }) => metadata.occurredAt);
    expect(interviews).toEqual(interviews.toSorted());
    expect(interviews.at(-1)?.localeCompare(now.toISOString())).toBe(-1);
  });

  it('given a load, when another is put on top, then it is new throughout', async () => {
    const before = await events.engine.head();
    await load('load');
    expect(await events.engine.head()).toBeGreaterThan(before + 1_000n);
  });

  it('given no such company, when a load is asked for, then it is refused in one sentence', async () => {
    await expect(load('nowhere')).rejects.toThrow('There is no company with the subdomain nowhere');
  });
});
