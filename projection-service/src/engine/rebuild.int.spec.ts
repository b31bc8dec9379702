import { exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import type { Recorded } from 'contracts/kernel/message';
import { placeOf } from 'platform/event-store/memory';
import { memoryKeyRing } from 'platform/event-store/memory-keys';
import { memoryFeed } from 'platform/test/memory-feed.fixture';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { interviewProjection } from '#projection-service/recruiting/interview/interview.projection';
import { jobProjection } from '#projection-service/recruiting/job/job.projection';
import { type DatabaseHarness, dump, openDatabase, quiet, storedRows } from '#projection-service/test/database.harness';
import { eventually } from '#projection-service/test/eventually';
import { history, jobDetails } from '#projection-service/test/history.fixture';
import { readCheckpoint } from './checkpoint.ts';
import { type Engine, startEngine } from './engine.ts';
import { pageQuery, searchQuery } from './list-query.ts';
import { projected } from './list-source.ts';
import type { Projection } from './projection.ts';
import { rebuildTables } from './rebuild.ts';
import { readAs } from './tenant-read.ts';

const INTERVIEWS = 400;

const manyInterviews = (): Recorded[] => {
  const told = history();
  const jobId = derivedId('job');
  told.job(jobId, 'JobCreated', jobDetails('Pilot'));
  for (let turn = 0; turn < INTERVIEWS; turn += 1) {
    const [candidateId, id] = [derivedId('candidate', String(turn)), derivedId('interview', String(turn))];
    told.candidate(candidateId, 'CandidateCreated', {
      firstName: 'A',
      lastName: String(turn),
      email: '',
      phone: '',
      phoneE164: '',
    });
    told.interview(id, 'InterviewCreated', { candidateId, jobId });
    const moved = { candidateId, from: 'created', to: turn % 2 ? 'approved' : 'rejected', comment: '' };
    told.interview(id, 'InterviewStatusChanged', moved);
  }
  told.job(jobId, 'JobChanged', { from: { title: 'Pilot' }, to: { title: 'Harbour pilot' } });
  return told.events;
};

describe('a rebuild', () => {
  let harness: DatabaseHarness;
  let engines: Engine[];
  beforeEach(async () => {
    harness = await openDatabase();
    engines = [];
  });
  afterEach(async () => {
    await Promise.all(engines.map((engine) => engine.close()));
    await harness.close();
  });

  const start = async (projection: Projection, feed: ReturnType<typeof memoryFeed>) => {
    const url = harness.database.urls.PROJECTOR_DATABASE_URL;
    const engine = await startEngine([projection], { url, poolSize: 4, feed, keys: memoryKeyRing(), log: quiet });
    engines.push(engine);
    return engine;
  };
  const reached = (projection: Projection, events: number) =>
    eventually(
      () => readCheckpoint(harness.projector, 'read', projection.name),
      (checkpoint) => checkpoint?.position === placeOf(events),
    );

  it('given a live projection that goes on, when it is rebuilt, then readers always see it whole and the tables are the same', async () => {
    const events = manyInterviews();
    const half = events.length / 2;
    const feed = memoryFeed(events.slice(0, half));
    await start(interviewProjection, feed);
    await reached(interviewProjection, Math.floor(half));
    const shown = (await storedRows(harness.projector, interviewProjection, exampleTenantId)).length;

    let reading = true;
    const shape = {
      source: projected(interviewProjection),
      tenantId: exampleTenantId,
      fields: ['id'],
      sort: { field: 'updatedAt', descending: true },
      tieBreaker: 'id',
    };
    const seen: number[] = [];
    const reader = (async () => {
      while (reading) {
        const [rows = []] = await readAs(harness.reader, exampleTenantId, [
          pageQuery(shape, {}, { skip: 0, take: 500 }),
        ]);
        seen.push(rows.length);
      }
    })();
    const rebuilding = rebuildTables(interviewProjection, { pool: harness.projector, feed });
    for (const event of events.slice(half)) {
      feed.add(event);
      if (Number(event.position) % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    await rebuilding;
    await reached(interviewProjection, events.length);
    const live = await dump(harness.projector, interviewProjection);
    await rebuildTables(interviewProjection, { pool: harness.projector, feed });
    reading = false;
    await reader;

    expect(Math.min(...seen)).toBeGreaterThanOrEqual(shown);
    expect(seen.toSorted((a, b) => a - b)).toEqual(seen);
    expect(live.interview).toHaveLength(INTERVIEWS);
    expect(await dump(harness.projector, interviewProjection)).toEqual(live);
    const { rows } = await harness.projector.query(
      `select tablename from pg_tables where schemaname = 'rebuild' order by 1`,
    );
    expect(rows.map(({ tablename }) => tablename)).toEqual(['checkpoint', 'parked', 'spread']);
    expect((await harness.projector.query('select from rebuild.spread')).rowCount).toBe(0);
  });

  it('given rows that were damaged, when the projection is rebuilt, then they are as the events say, with their indexes and rights', async () => {
    const events = manyInterviews();
    const feed = memoryFeed(events);
    const engine = await start(interviewProjection, feed);
    await reached(interviewProjection, events.length);
    const before = await dump(harness.projector, interviewProjection);
    const indexes = `select indexname, indexdef from pg_indexes where schemaname = 'read' order by 1`;
    const indexesBefore = (await harness.projector.query(indexes)).rows;
    await engine.close();
    engines = [];
    await harness.projector.query(`update read.interview set status = 'pending'; delete from read.interview_count`);
    await rebuildTables(interviewProjection, { pool: harness.projector, feed });
    expect(await dump(harness.projector, interviewProjection)).toEqual(before);
    expect((await harness.projector.query(indexes)).rows).toEqual(indexesBefore);
    const { rows } = await harness.reader.query('select count(*) from read.interview');
    expect(rows).toEqual([{ count: 0n }]);
  });

  it('given a program with a newer version, when it starts, then the old table serves until the new one takes its place, and the old program stands back', async () => {
    const events = manyInterviews();
    const feed = memoryFeed(events);
    const old = await start(jobProjection, feed);
    await reached(jobProjection, events.length);
    const newer: Projection = {
      ...jobProjection,
      version: jobProjection.version + 1,
      schema: jobProjection.schema.replace('"version" int4 not null,', '"version" int4 not null, shout text,'),
      columns: { ...jobProjection.columns, shout: 'text' },
      evolve: (row, event) => {
        const next = jobProjection.evolve(row, event);
        return next && { ...next, shout: String(next.title).toUpperCase() };
      },
    };
    await start(newer, feed);
    const told = history();
    const later = { ...told.job(derivedId('second job'), 'JobCreated', jobDetails('Cook')) };
    const upgraded = await eventually(
      () => readCheckpoint(harness.projector, 'read', jobProjection.name),
      (checkpoint) => checkpoint?.version === newer.version,
    );
    expect(upgraded?.generation).toBe(1);
    feed.add(later);
    const rows = await eventually(
      () => storedRows(harness.projector, newer, exampleTenantId),
      (found) => found.length === 2,
    );
    expect(rows.map(({ shout }) => shout).toSorted()).toEqual(['COOK', 'HARBOUR PILOT']);
    const [state] = await eventually(
      () => old.readiness(),
      ([part]) => part?.state === 'stopped',
    );
    expect(state).toMatchObject({
      state: 'stopped',
      detail: 'a newer version of this projection, or one with other lanes, has taken over',
    });
  });

  it('given tables of a version that had no search, when the one that has takes their place, then its words are found', async () => {
    const events = manyInterviews();
    const feed = memoryFeed(events);
    const without: Projection = { ...interviewProjection, search: undefined };
    const newer: Projection = { ...interviewProjection, version: interviewProjection.version + 1 };
    const old = await start(without, feed);
    await reached(without, events.length);
    await old.close();
    engines = [];
    await start(newer, feed);
    await eventually(
      () => readCheckpoint(harness.projector, 'read', interviewProjection.name),
      (checkpoint) => checkpoint?.version === newer.version,
    );
    const shape = {
      source: projected(interviewProjection),
      tenantId: exampleTenantId,
      fields: ['id'],
      sort: { field: 'updatedAt', descending: true },
      tieBreaker: 'id',
    };
    const [rows = []] = await readAs(harness.reader, exampleTenantId, [
      searchQuery(shape, ['%harbour%', '%399%'], {}, { skip: 0, take: 5 }),
    ]);
    expect(rows).toEqual([[1n, derivedId('interview', '399')]]);
  });
});
