import { exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import type { Recorded } from 'contracts/kernel/message';
import { placeOf } from 'platform/event-store/memory';
import { memoryKeyRing } from 'platform/event-store/memory-keys';
import { memoryFeed } from 'platform/test/memory-feed.fixture';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { candidateProjection } from '#projection-service/recruiting/candidate/candidate.projection';
import { interviewProjection } from '#projection-service/recruiting/interview/interview.projection';
import { jobProjection } from '#projection-service/recruiting/job/job.projection';
import { type DatabaseHarness, openDatabase, quiet, storedRows } from '#projection-service/test/database.harness';
import { eventually } from '#projection-service/test/eventually';
import { history, jobDetails } from '#projection-service/test/history.fixture';
import { type Engine, startEngine } from './engine.ts';
import { MAX_COMPANIES } from './parked.ts';
import type { Projection } from './projection.ts';
import { rebuildTables } from './rebuild.ts';

/** A job projection that cannot take what a job of this title brings. */
const refusing = (title: string): Projection => ({
  ...jobProjection,
  evolve: (row, event) => {
    if (event.data.title === title) throw new Error(`cannot fold ${event.data.title}`);
    return jobProjection.evolve(row, event);
  },
});

const poisonedId = derivedId('job', '6');

const twenty = (): Recorded[] => {
  const told = history();
  for (let turn = 0; turn < 10; turn += 1) {
    told.job(derivedId('job', String(turn)), 'JobCreated', jobDetails(turn === 6 ? 'Poisoned' : `Job ${turn}`));
    told.candidate(derivedId('candidate', String(turn)), 'CandidateCreated', {
      firstName: 'Ada',
      lastName: String(turn),
      email: 'a@x.example',
      phone: '',
      phoneE164: '',
    });
  }
  return told.events;
};

describe('the runners of projections', () => {
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

  const start = async (projections: readonly Projection[], feed: ReturnType<typeof memoryFeed>) => {
    const url = harness.database.urls.PROJECTOR_DATABASE_URL;
    const engine = await startEngine(projections, {
      url,
      poolSize: 4,
      feed,
      keys: memoryKeyRing(),
      log: quiet,
      retryDelays: [10, 10],
    });
    engines.push(engine);
    return engine;
  };
  const rows = (projection: Projection) => storedRows(harness.projector, projection, exampleTenantId);
  const waitingRows = async () =>
    (
      await harness.projector.query<{ projection: string; row_id: string; positions: bigint[]; error: string }>(
        'select projection, row_id, positions, error from read.parked',
      )
    ).rows.map((line) => ({ ...line, positions: line.positions.map(BigInt) }));
  const stateOf = async (engine: Engine, { name }: Projection) =>
    (await engine.readiness()).find((part) => part.name === name);

  it('given an event that a handler throws at, when it was tried often enough, then its row waits with its later events, all else goes on, and readiness is degraded', async () => {
    const feed = memoryFeed(twenty());
    const engine = await start([refusing('Poisoned'), candidateProjection], feed);
    const parked = await eventually(
      () => stateOf(engine, jobProjection),
      (part) => part?.state === 'degraded',
    );
    expect(parked).toEqual({ name: 'recruiting.job', ready: true, state: 'degraded', detail: 'parked: 1' });
    const told = history();
    feed.add(told.job(poisonedId, 'JobChanged', { from: { location: '' }, to: { location: 'Porto' } }));
    const waiting = await eventually(waitingRows, ([line]) => line?.positions.length === 2);
    expect(waiting).toEqual([
      {
        projection: 'recruiting.job',
        row_id: poisonedId,
        positions: [placeOf(13), placeOf(21)],
        error: `at event ${placeOf(13)}: Error: cannot fold …`,
      },
    ]);
    expect(await rows(jobProjection)).toHaveLength(9);
    expect(await rows(candidateProjection)).toHaveLength(10);
  });

  it('given a row that waits, when it starts again with the fault mended, then its events are folded and nothing is skipped', async () => {
    const feed = memoryFeed(twenty());
    const broken = await start([refusing('Poisoned')], feed);
    await eventually(waitingRows, (found) => found.length === 1);
    feed.add(history().job(poisonedId, 'JobChanged', { from: { location: '' }, to: { location: 'Porto' } }));
    await eventually(waitingRows, ([line]) => line?.positions.length === 2);
    await broken.close();
    engines = [];
    await start([jobProjection], feed);
    expect(await eventually(waitingRows, (found) => found.length === 0)).toEqual([]);
    const found = await rows(jobProjection);
    expect(found).toHaveLength(10);
    expect(found.find(({ id }) => id === poisonedId)).toMatchObject({ title: 'Poisoned', location: 'Porto' });
  });

  it('given a row that waits, when somebody asks for another try and it fails again, then it goes on waiting', async () => {
    await start([refusing('Poisoned')], memoryFeed(twenty()));
    await eventually(waitingRows, (found) => found.length === 1);
    await harness.projector.query('update read.parked set is_requested = true');
    const asked = 'select from read.parked where is_requested';
    await eventually(
      async () => (await harness.projector.query(asked)).rowCount,
      (count) => count === 0,
    );
    expect(await waitingRows()).toHaveLength(1);
  });

  it('given a record that rows show and whose event is refused, when it is mended, then every row shows it', async () => {
    const told = history();
    const [jobId, candidateId] = [derivedId('job'), derivedId('candidate')];
    told.job(jobId, 'JobCreated', jobDetails('Pilot'));
    for (const turn of ['1', '2'])
      told.interview(derivedId('interview', turn), 'InterviewCreated', { candidateId, jobId });
    told.job(jobId, 'JobChanged', { from: { title: 'Pilot' }, to: null });
    told.interview(derivedId('interview', '3'), 'InterviewCreated', { candidateId, jobId });
    const feed = memoryFeed(told.events);
    const broken = await start([interviewProjection], feed);
    await eventually(
      () => rows(interviewProjection),
      (found) => found.length === 3,
    );
    expect(await waitingRows()).toMatchObject([
      { row_id: jobId, error: expect.stringContaining(`at event ${placeOf(4)}: TypeError`) },
    ]);
    await broken.close();
    engines = [];
    const mended: Projection = {
      ...interviewProjection,
      refsOfType: new Map(
        [...interviewProjection.refsOfType].map(([type, refs]) => [
          type,
          refs.map(
            ([kind, ref]) =>
              [
                kind,
                {
                  ...ref,
                  value: (event, known) =>
                    event.data.to === null ? { title: 'Harbour pilot' } : ref.value(event, known),
                },
              ] as const,
          ),
        ]),
      ),
    };
    await start([mended], feed);
    const shown = await eventually(
      () => rows(interviewProjection),
      (found) => found.every(({ jobTitle }) => jobTitle === 'Harbour pilot'),
    );
    expect(shown.map(({ jobTitle }) => jobTitle)).toEqual(['Harbour pilot', 'Harbour pilot', 'Harbour pilot']);
  });

  it('given a handler that no event gets past, when things of more companies wait than one cause explains, then its projection stops and says so', async () => {
    const told = history();
    for (let turn = 0; turn <= MAX_COMPANIES; turn += 1) {
      const company = derivedId('company', String(turn));
      told.job(derivedId('job', String(turn)), 'JobCreated', jobDetails('Poisoned'), company);
    }
    const engine = await start([refusing('Poisoned')], memoryFeed(told.events));
    const state = await eventually(
      () => stateOf(engine, jobProjection),
      (part) => part?.state === 'stopped',
    );
    expect(state).toMatchObject({
      ready: false,
      detail: `at event ${placeOf(MAX_COMPANIES + 1)}: Error: cannot fold …`,
    });
  });

  it('given hundreds of bad rows of one company, when another changes something, then it is shown', async () => {
    const told = history();
    for (let turn = 0; turn < 210; turn += 1)
      told.job(derivedId('job', String(turn)), 'JobCreated', jobDetails('Poisoned'));
    const other = derivedId('company', 'other');
    told.job(derivedId('job', 'other'), 'JobCreated', jobDetails('Fine'), other);
    const engine = await start([refusing('Poisoned')], memoryFeed(told.events));
    await eventually(
      () => storedRows(harness.projector, jobProjection, other),
      (found) => found.length === 1,
    );
    expect(await stateOf(engine, jobProjection)).toMatchObject({ ready: true, state: 'degraded' });
  });

  it('given a poisoned history, when the projection is rebuilt, then the row waits beside the new tables', async () => {
    const feed = memoryFeed(twenty());
    await start([candidateProjection], feed);
    await rebuildTables(refusing('Poisoned'), { pool: harness.projector, feed });
    expect(await rows(jobProjection)).toHaveLength(9);
    expect(await waitingRows()).toMatchObject([{ row_id: poisonedId, positions: [placeOf(13)] }]);
  });

  it('given an event that is refused once, when it is tried again, then the projection goes on', async () => {
    let refused = 0;
    const moody: Projection = {
      ...jobProjection,
      evolve: (row, event) => {
        if (event.data.title === 'Poisoned' && refused < 3) {
          refused += 1;
          throw new Error('not now');
        }
        return jobProjection.evolve(row, event);
      },
    };
    await start([moody], memoryFeed(twenty()));
    expect(
      await eventually(
        () => rows(jobProjection),
        (found) => found.length === 10,
      ),
    ).toHaveLength(10);
    expect(refused).toBe(3);
  });

  it('given two processes, when the active one ends, then the other one takes over and every event is folded once', async () => {
    const events = twenty();
    const feed = memoryFeed(events.slice(0, 10));
    const first = await start([jobProjection], feed);
    await eventually(
      () => rows(jobProjection),
      (found) => found.length === 5,
    );
    await start([jobProjection], feed);
    await first.close();
    engines.shift();
    feed.add(...events.slice(10));
    expect(
      await eventually(
        () => rows(jobProjection),
        (found) => found.length === 10,
      ),
    ).toHaveLength(10);
    const { rows: counters } = await harness.projector.query(`select n from read.job_count where key = ''`);
    expect(counters).toEqual([{ n: 10n }]);
  });

  it('given two processes, when the connection that holds the lock is cut, then one of them goes on', async () => {
    const events = twenty();
    const feed = memoryFeed(events.slice(0, 10));
    await start([jobProjection], feed);
    await eventually(
      () => rows(jobProjection),
      (found) => found.length === 5,
    );
    await start([jobProjection], feed);
    await harness.projector.query(
      `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and pid <> pg_backend_pid()
       and database = (select oid from pg_database where datname = current_database())`,
    );
    feed.add(...events.slice(10));
    expect(
      await eventually(
        () => rows(jobProjection),
        (found) => found.length === 10,
      ),
    ).toHaveLength(10);
  });

  it('given a database that drops every connection, when it is there again, then the projection catches up', async () => {
    const events = twenty();
    const feed = memoryFeed(events.slice(0, 10));
    await start([jobProjection], feed);
    await eventually(
      () => rows(jobProjection),
      (found) => found.length === 5,
    );
    await harness.projector.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where usename = 'onrecord_projector' and datname = current_database() and pid <> pg_backend_pid()`,
    );
    feed.add(...events.slice(10));
    expect(
      await eventually(
        () => rows(jobProjection),
        (found) => found.length === 10,
      ),
    ).toHaveLength(10);
  });
});
