import { exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import type { Recorded } from 'contracts/kernel/message';
import { memoryFeed } from 'platform/test/memory-feed.fixture';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { candidateProjection } from '#projection-service/recruiting/candidate/candidate.projection';
import { jobProjection } from '#projection-service/recruiting/job/job.projection';
import { type DatabaseHarness, openDatabase, quiet, storedRows } from '#projection-service/test/database.harness';
import { eventually } from '#projection-service/test/eventually';
import { history, jobDetails } from '#projection-service/test/history.fixture';
import { type Engine, startEngine } from './engine.ts';
import type { Projection } from './projection.ts';

/** A job projection that cannot take what a job of this title brings. */
const refusing = (title: string): Projection => ({
  ...jobProjection,
  evolve: (row, event) => {
    if (event.data.title === title) throw new Error(`cannot fold ${event.data.title}`);
    return jobProjection.evolve(row, event);
  },
});

const twenty = (): Recorded[] => {
  const told = history();
  for (let turn = 0; turn < 10; turn += 1) {
    told.job(derivedId('job', String(turn)), 'JobCreated', jobDetails(turn === 6 ? 'Poisoned' : `Job ${turn}`));
    told.candidate(derivedId('candidate', String(turn)), 'CandidateCreated', {
      firstName: 'Ada',
      lastName: String(turn),
      email: 'a@x.example',
      phone: '',
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
    const engine = await startEngine(projections, { url, poolSize: 4, feed, log: quiet, retryDelays: [10, 10] });
    engines.push(engine);
    return engine;
  };
  const rows = (projection: Projection) => storedRows(harness.projector, projection, exampleTenantId);
  const stateOf = async (engine: Engine, { name }: Projection) =>
    (await engine.readiness()).find((part) => part.name === name);

  it('given an event that a handler throws at, when it was tried often enough, then its projection stops there and says so, and others go on', async () => {
    const feed = memoryFeed(twenty());
    const engine = await start([refusing('Poisoned'), candidateProjection], feed);
    const state = await eventually(
      () => stateOf(engine, jobProjection),
      (part) => part?.state === 'stopped',
    );
    expect(state).toEqual({
      name: 'recruiting.job',
      ready: false,
      state: 'stopped',
      detail: 'at event 13: Error: cannot fold …',
    });
    expect(await rows(jobProjection)).toHaveLength(6);
    expect(
      await eventually(
        () => rows(candidateProjection),
        (found) => found.length === 10,
      ),
    ).toHaveLength(10);
    expect(await stateOf(engine, candidateProjection)).toMatchObject({ ready: true, state: 'running' });
  });

  it('given a stopped projection, when it starts again with the fault mended, then it goes on and nothing is skipped', async () => {
    const feed = memoryFeed(twenty());
    const broken = await start([refusing('Poisoned')], feed);
    await eventually(
      () => stateOf(broken, jobProjection),
      (part) => part?.state === 'stopped',
    );
    await broken.close();
    engines = [];
    await start([jobProjection], feed);
    expect(
      await eventually(
        () => rows(jobProjection),
        (found) => found.length === 10,
      ),
    ).toHaveLength(10);
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
