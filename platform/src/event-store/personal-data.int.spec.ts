import { eventCatalogue } from 'contracts/events';
import { exampleCandidateId, exampleCause } from 'contracts/kernel/examples';
import { streamName } from 'contracts/kernel/id';
import { ERASED } from 'contracts/kernel/personal';
import type { CandidateEvent } from 'contracts/recruiting/candidate/candidate.entity';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '#platform/test/postgres.harness';
import { type Events, openEvents } from './events.ts';

const { now: _, ...metadata } = exampleCause;
const stream = streamName('candidate', metadata.tenantId, exampleCandidateId);
const created: CandidateEvent = {
  type: 'CandidateCreated',
  data: {
    candidateId: exampleCandidateId,
    firstName: 'Wilhelmina',
    lastName: 'Quarterdeck',
    email: 'wilhelmina@quarterdeck.example',
    phone: '+1 555 010 7788',
  },
  metadata,
};

let database: TestDatabase;
const open = (): Promise<Events> =>
  openEvents({
    url: database.urls.COMMAND_DATABASE_URL,
    keysUrl: database.urls.KEYS_DATABASE_URL,
    poolSize: 2,
    log: { warn: () => undefined },
    catalogue: eventCatalogue,
  });

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

describe('personal data in Postgres', () => {
  it('given a stored candidate, when the raw tables are searched, then nothing personal is found, and the store still reads it', async () => {
    const events = await open();
    await events.store.appendToStream(stream, [created]);
    const raw = new pg.Client({ connectionString: database.superuserUrl });
    await raw.connect();
    const { rows } = await raw.query(`select e::text as line from event_store.events e`);
    await raw.end();
    const text = rows.map(({ line }) => line).join('\n');
    expect(text).toContain(exampleCandidateId);
    for (const personal of ['Wilhelmina', 'Quarterdeck', 'wilhelmina@', '010 7788', '203.0.113.7'])
      expect(text).not.toContain(personal);
    expect((await events.store.readStream(stream)).events[0]?.data).toEqual(created.data);
    await events.close();
  });

  it('given the key is destroyed by one process, when another reads from the first event, then the person is erased', async () => {
    const [eraser, reader] = await Promise.all([open(), open()]);
    await eraser.keys.destroy({ tenantId: metadata.tenantId, subject: exampleCandidateId });
    const { events } = await reader.feed.read(0n, 10);
    expect(events[0]?.data).toEqual({
      candidateId: exampleCandidateId,
      firstName: ERASED,
      lastName: ERASED,
      email: ERASED,
      phone: ERASED,
    });
    await eraser.close();
    await reader.close();
  });
});
