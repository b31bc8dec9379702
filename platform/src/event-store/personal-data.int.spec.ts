import { eventCatalogue } from 'contracts/events';
import { exampleCandidateId, exampleCause, exampleInterviewId } from 'contracts/kernel/examples';
import { newId, streamName } from 'contracts/kernel/id';
import type { Event } from 'contracts/kernel/message';
import { ERASED, UNAVAILABLE } from 'contracts/kernel/personal';
import type { CandidateEvent } from 'contracts/recruiting/candidate/candidate.entity';
import { candidateDefaults } from 'contracts/recruiting/candidate/candidate.fields';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '#platform/test/postgres.harness';
import { type Events, openEvents } from './events.ts';

const { now: _, ...metadata } = exampleCause;
const stream = streamName('candidate', metadata.tenantId, exampleCandidateId);
const created: CandidateEvent = {
  type: 'CandidateCreated',
  data: {
    ...candidateDefaults,
    candidateId: exampleCandidateId,
    firstName: 'Wilhelmina',
    lastName: 'Quarterdeck',
    email: 'wilhelmina@quarterdeck.example',
    phone: '+1 555 010 7788',
    phoneE164: '+15550107788',
  },
  metadata,
};

let database: TestDatabase;
const alarms: object[] = [];
const open = (): Promise<Events> =>
  openEvents({
    url: database.urls.COMMAND_DATABASE_URL,
    keysUrl: database.urls.KEYS_DATABASE_URL,
    poolSize: 2,
    log: { warn: () => undefined, error: (about: object) => void alarms.push(about) },
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
      ...candidateDefaults,
      candidateId: exampleCandidateId,
      firstName: ERASED,
      lastName: ERASED,
      email: ERASED,
      phone: ERASED,
      phoneE164: ERASED,
    });
    await eraser.close();
    await reader.close();
  });

  it('given a database of keys restored from before somebody came, when they are read or written about, then an alarm names them and nothing is lost', async () => {
    const subject = newId(new Date());
    const name = streamName('candidate', metadata.tenantId, subject);
    const person = { ...created, data: { ...created.data, candidateId: subject } };
    const before = await open();
    await before.store.appendToStream(name, [person]);
    await before.close();

    const keys = new pg.Client({ connectionString: database.urls.KEYS_DATABASE_URL });
    await keys.connect();
    const { rows } = await keys.query('delete from keys.subject_key where subject = $1 returning *', [subject]);
    const events = await open();
    const { events: read } = await events.feed.read((await events.feed.head()) - 1n, 10);
    expect(read[0]?.data.firstName).toBe(UNAVAILABLE);
    const unavailable = { code: 'personal-data-unavailable', status: 503 };
    await expect(events.store.readStream(name)).rejects.toMatchObject(unavailable);
    const comment: Event = {
      type: 'InterviewCommented',
      data: { interviewId: exampleInterviewId, candidateId: subject, comment: 'x' },
      metadata,
    };
    const commented = () => events.store.appendToStream(`interview-${metadata.tenantId}.${subject}`, [comment]);
    await expect(commented()).rejects.toMatchObject(unavailable);
    expect(events.keys.missing()).toEqual([{ tenantId: metadata.tenantId, subject }]);
    expect(alarms).toContainEqual(expect.objectContaining({ tenantId: metadata.tenantId, subject }));
    expect((await keys.query('select from keys.subject_key where subject = $1', [subject])).rowCount).toBe(0);

    const [{ id, tenant_id, key }] = rows as [{ id: string; tenant_id: string; key: Buffer }];
    await keys.query('insert into keys.subject_key (id, tenant_id, subject, key) values ($1, $2, $3, $4)', [
      id,
      tenant_id,
      subject,
      key,
    ]);
    await expect
      .poll(
        () =>
          commented().then(
            () => true,
            () => false,
          ),
        { timeout: 60_000 },
      )
      .toBe(true);
    expect((await events.store.readStream(name)).events[0]?.data).toEqual(person.data);
    expect(events.keys.missing()).toEqual([]);
    await keys.end();
    await events.close();
  });

  it('given a database of keys restored from before somebody was erased, when they are read, then they stay erased', async () => {
    const subject = newId(new Date());
    const name = streamName('candidate', metadata.tenantId, subject);
    const before = await open();
    await before.store.appendToStream(name, [{ ...created, data: { ...created.data, candidateId: subject } }]);
    const keys = new pg.Client({ connectionString: database.urls.KEYS_DATABASE_URL });
    await keys.connect();
    const backup = await keys.query('select key from keys.subject_key where subject = $1', [subject]);
    await before.store.appendToStream(name, [{ type: 'CandidateErased', data: { candidateId: subject }, metadata }]);
    await before.keys.destroy({ tenantId: metadata.tenantId, subject });
    await before.close();
    await keys.query('update keys.subject_key set key = $2, destroyed_at = null where subject = $1', [
      subject,
      backup.rows[0].key,
    ]);
    const events = await open();
    expect((await events.store.readStream(name)).events[0]?.data).toMatchObject({ firstName: ERASED, phone: ERASED });
    const found = () => keys.query('select key from keys.subject_key where subject = $1', [subject]);
    await expect.poll(async () => (await found()).rows[0].key).toBeNull();
    await keys.end();
    await events.close();
  });
});
