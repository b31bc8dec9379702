import { eventCatalogue } from 'contracts/events';
import { exampleCause, exampleJobId } from 'contracts/kernel/examples';
import { newId, streamName } from 'contracts/kernel/id';
import type { Event } from 'contracts/kernel/message';
import type pg from 'pg';
import { type Events, openEvents } from 'platform/event-store/events';
import { openPool } from 'platform/postgres/pool';
import { type TestDatabase, testDatabase } from 'platform/test/postgres.harness';
import { type Engine, startEngine } from 'projection-service/engine/engine';
import { rebuildTables } from 'projection-service/engine/rebuild';
import { candidateProjection } from 'projection-service/recruiting/candidate/candidate.projection';
import { interviewProjection } from 'projection-service/recruiting/interview/interview.projection';
import { interviewLogProjection } from 'projection-service/recruiting/interview/interview-log.projection';
import { auditProjection } from 'projection-service/reporting/audit/audit.projection';
import { dump, quiet, storedRows } from 'projection-service/test/database.harness';
import { eventually } from 'projection-service/test/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const { now: _, ...metadata } = exampleCause;
const { tenantId } = metadata;
const projections = [candidateProjection, interviewProjection, interviewLogProjection, auditProjection];

let database: TestDatabase;
let projector: pg.Pool;
let keys: pg.Pool;
let events: Events;
let engine: Engine | undefined;
const alarms: object[] = [];

const open = () =>
  openEvents({
    url: database.urls.COMMAND_DATABASE_URL,
    keysUrl: database.urls.KEYS_DATABASE_URL,
    poolSize: 4,
    log: { warn: () => undefined, error: (about: object) => void alarms.push(about) },
    catalogue: eventCatalogue,
  });

beforeAll(async () => {
  database = await testDatabase({ readModels: true });
  projector = openPool(database.urls.PROJECTOR_DATABASE_URL, 4, quiet);
  keys = openPool(database.urls.KEYS_DATABASE_URL, 1, quiet);
  events = await open();
});
afterAll(async () => {
  await engine?.close();
  await events.close();
  await Promise.all([projector.end(), keys.end()]);
  await database.drop();
});

const event = (type: string, data: Record<string, unknown>): Event => ({ type, data, metadata }) as Event;
const append = (aggregate: string, id: string, type: string, data: Record<string, unknown>) =>
  events.store.appendToStream(streamName(aggregate, tenantId, id), [event(type, data)]);

const come = async (firstName: string) => {
  const candidateId = newId(new Date());
  const interviewId = newId(new Date());
  const person = { candidateId, firstName, lastName: 'Berg', email: 'ada@mail.example', phone: '', phoneE164: '' };
  await append('candidate', candidateId, 'CandidateCreated', person);
  await append('interview', interviewId, 'InterviewCreated', { interviewId, candidateId, jobId: exampleJobId });
  const comment = `${firstName} was kind`;
  await append('interview', interviewId, 'InterviewCommented', { interviewId, candidateId, comment });
  return { candidateId, interviewId, firstName };
};
type Person = Awaited<ReturnType<typeof come>>;

const backUp = async () => (await keys.query('select * from keys.subject_key')).rows;
const restore = async (rows: Awaited<ReturnType<typeof backUp>>) => {
  await keys.query('truncate keys.subject_key');
  for (const row of rows)
    await keys.query('insert into keys.subject_key select $1, $2, $3, $4, $5, $6', [
      ...[row.id, row.tenant_id, row.subject, row.key, row.created_at, row.destroyed_at],
    ]);
};

/** Another process, which has no key in memory. */
const restart = async () => {
  await engine?.close();
  await events.close();
  events = await open();
  const { PROJECTOR_DATABASE_URL: url } = database.urls;
  engine = await startEngine(projections, { url, poolSize: 6, feed: events.feed, keys: events.keys, log: quiet });
};

const BEHIND = `select from read.checkpoint c, event_store.head h where c.position < h.position and c.name = any($1)`;
const caughtUp = () =>
  eventually(
    async () => (await projector.query(BEHIND, [projections.map(({ name }) => name)])).rowCount,
    (behind) => behind === 0,
  );
const parked = async () =>
  (await projector.query<{ projection: string; error: string }>('select projection, error from read.parked')).rows;
const candidateRow = async ({ candidateId }: Person) =>
  (await storedRows(projector, candidateProjection, tenantId)).find(({ id }) => id === candidateId);
const interviewRow = async ({ interviewId }: Person) =>
  (await storedRows(projector, interviewProjection, tenantId)).find(({ id }) => id === interviewId);
const tables = async () => Object.assign({}, ...(await Promise.all(projections.map((one) => dump(projector, one)))));

describe('a database of keys that is restored to an hour ago', () => {
  it('given people who came since, when their events are read, then an alarm names them, nobody else waits, and all is as it should be once the newer keys are back', async () => {
    const known = await come('Before');
    const old = await backUp();
    const newcomers = [await come('After'), await come('Later')];
    const newer = await backUp();
    expect(newer.length).toBeGreaterThan(old.length);

    await restore(old);
    await restart();
    await caughtUp();
    const later = await come('Meanwhile');
    await caughtUp();
    for (const person of [known, later]) {
      expect(await candidateRow(person)).toMatchObject({ firstName: person.firstName });
      expect(await interviewRow(person)).toMatchObject({ candidateName: `${person.firstName} Berg` });
    }
    for (const { candidateId, interviewId } of newcomers) {
      expect(alarms).toContainEqual(expect.objectContaining({ tenantId, subject: candidateId }));
      const commented = append('interview', interviewId, 'InterviewCommented', {
        interviewId,
        candidateId,
        comment: 'x',
      });
      await expect(commented).rejects.toMatchObject({ code: 'personal-data-unavailable', status: 503 });
    }
    await projector.query('update read.parked set is_requested = true');
    await eventually(
      async () => (await projector.query('select from read.parked where is_requested')).rowCount,
      (asked) => asked === 0,
    );
    const waiting = await parked();
    expect(new Set(waiting.map(({ projection }) => projection))).toEqual(new Set(projections.map(({ name }) => name)));
    for (const { error } of waiting) expect(error).toMatch(/^at event \d+: the key of \S+ is missing$/);
    expect((await engine?.readiness())?.every(({ ready, state }) => ready && state === 'degraded')).toBe(true);

    await restore([...newer, ...(await backUp()).filter(({ subject }) => subject === later.candidateId)]);
    expect(await eventually(parked, (left) => left.length === 0)).toEqual([]);
    for (const person of newcomers) {
      expect(await candidateRow(person)).toMatchObject({ firstName: person.firstName });
      expect(
        await eventually(
          () => interviewRow(person),
          (row) => row?.candidateName === `${person.firstName} Berg`,
        ),
      ).toBeDefined();
      await append('interview', person.interviewId, 'InterviewCommented', {
        ...person,
        firstName: undefined,
        comment: 'x',
      });
    }
    await caughtUp();
    expect(events.keys.missing()).toEqual([]);
    const healed = await tables();
    for (const projection of projections) await rebuildTables(projection, { pool: projector, feed: events.feed });
    expect(await tables()).toEqual(healed);
  });
});
