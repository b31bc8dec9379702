import { derivedId } from 'contracts/kernel/id';
import type { Recorded } from 'contracts/kernel/message';
import fc from 'fast-check';
import type pg from 'pg';
import { memoryKeyRing } from 'platform/event-store/memory-keys';
import { memoryFeed } from 'platform/test/memory-feed.fixture';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projections } from '#projection-service/catalogue';
import { interviewProjection } from '#projection-service/recruiting/interview/interview.projection';
import { type DatabaseHarness, dump, openDatabase, quiet } from '#projection-service/test/database.harness';
import { eventually } from '#projection-service/test/eventually';
import { history, jobDetails } from '#projection-service/test/history.fixture';
import { batchSizes, cut, randomHistory } from '#projection-service/test/random-history.fixture';
import { type Applier, type ApplierOptions, createApplier } from './batch.ts';
import { beginTables } from './checkpoint.ts';
import type { Cursor } from './commit.ts';
import { startEngine } from './engine.ts';
import { INLINE_ROWS } from './lookups.ts';
import type { Projection } from './projection.ts';

const INTERVIEWS = INLINE_ROWS * 5;
const RUNS = 15;
const jobId = derivedId('job');
const interviewId = (turn: number) => derivedId('interview', String(turn));
const candidateId = derivedId('candidate');

const oneLargeJob = () => {
  const told = history();
  told.job(jobId, 'JobCreated', jobDetails('Pilot'));
  for (let turn = 0; turn < INTERVIEWS; turn += 1)
    told.interview(interviewId(turn), 'InterviewCreated', { candidateId, jobId });
  return told;
};

const renamed = (told: ReturnType<typeof history>, title: string) =>
  told.job(jobId, 'JobChanged', { from: { title: 'Pilot' }, to: { title } });

/** Rows that a pool's statements have answered. */
const countingRows = (pool: pg.Pool) => {
  let rows = 0;
  const query = async (...parts: Parameters<pg.Pool['query']>) => {
    const result = (await (pool.query as (...of: unknown[]) => unknown)(...parts)) as pg.QueryResult;
    rows += result.rows.length;
    return result;
  };
  return { pool: Object.assign(Object.create(pool), { query }) as pg.Pool, rows: () => rows };
};

describe('a changed record that a great many rows show', () => {
  let harness: DatabaseHarness;
  beforeAll(async () => {
    harness = await openDatabase();
  });
  afterAll(() => harness.close());

  const applied = async (applier: Applier, events: readonly Recorded[], cursor: Cursor): Promise<Cursor> => {
    const next = await applier.apply({ events, until: events.at(-1)?.position ?? 0n }, cursor);
    if (!next) throw new Error('the checkpoint was moved by somebody else');
    return next;
  };
  const spreadOut = async ({ spreads }: Applier, cursor: Cursor): Promise<void> => {
    while (await spreads.isOpen()) {
      expect(await spreads.step(cursor)).toEqual(cursor);
      await spreads.arrival();
    }
  };
  const titled = async (title: string) => {
    const { rows } = await harness.projector.query('select id from read.interview where job_title = $1', [title]);
    return rows.map(({ id }) => String(id));
  };

  it('given a job with more interviews than a batch writes, when it is renamed, then rows follow chunk by chunk, also after a restart, and those touched meanwhile show it at once', async () => {
    const told = oneLargeJob();
    const begun = await beginTables(harness.projector, interviewProjection, 'read');
    let applier = createApplier(harness.projector, interviewProjection, 'read');
    let cursor = await applied(applier, told.events, begun);
    cursor = await applied(applier, [renamed(told, 'Harbour pilot')], cursor);
    expect(await titled('Harbour pilot')).toEqual([]);

    const moved = { candidateId, from: 'created', to: 'approved', comment: '' };
    cursor = await applied(applier, [told.interview(interviewId(7), 'InterviewStatusChanged', moved)], cursor);
    expect(await titled('Harbour pilot')).toEqual([interviewId(7)]);

    await applier.spreads.step(cursor);
    await applier.spreads.arrival();
    await applier.spreads.step(cursor);
    const first = await titled('Harbour pilot');
    expect(first.length).toBeGreaterThan(1);
    expect(first.length).toBeLessThan(INTERVIEWS / 2);

    applier = createApplier(harness.projector, interviewProjection, 'read');
    await spreadOut(applier, cursor);
    expect(await titled('Harbour pilot')).toHaveLength(INTERVIEWS);
    const { rows } = await harness.projector.query(
      `select job_title, sum(d)::int8 as n from read.interview_rollup, unnest(days) d group by 1`,
    );
    expect(rows).toEqual([{ job_title: 'Harbour pilot', n: BigInt(INTERVIEWS) }]);
  });

  it('given a job with many interviews, when something changes that these do not show, then none of them is loaded', async () => {
    const told = oneLargeJob();
    const begun = await beginTables(harness.projector, interviewProjection, 'read');
    const cursor = await applied(createApplier(harness.projector, interviewProjection, 'read'), told.events, begun);
    const counted = countingRows(harness.projector);
    const event = told.job(jobId, 'JobChanged', { from: { description: '' }, to: { description: 'By the sea' } });
    await applied(createApplier(counted.pool, interviewProjection, 'read'), [event], cursor);
    expect(counted.rows()).toBeLessThan(5);
  });

  it('given a runner, when a job with many interviews is renamed twice, then every row shows the last title', async () => {
    const told = oneLargeJob();
    renamed(told, 'Harbour pilot');
    const feed = memoryFeed(told.events);
    const url = harness.database.urls.PROJECTOR_DATABASE_URL;
    await harness.projector.query('delete from read.checkpoint');
    const engine = await startEngine([interviewProjection], {
      url,
      poolSize: 4,
      feed,
      keys: memoryKeyRing(),
      log: quiet,
    });
    await eventually(
      () => titled('Harbour pilot'),
      (found) => found.length > 0,
    );
    feed.add(renamed(told, 'River pilot'));
    await eventually(
      () => titled('River pilot'),
      (found) => found.length === INTERVIEWS,
    );
    await engine.close();
  });

  const small: ApplierOptions[] = [
    { limits: { inlineRows: 0, maxLoaded: 0 }, chunk: 1 },
    { limits: { inlineRows: 1, maxLoaded: 1 }, chunk: 2 },
  ];
  it.each(projections)(
    'given any history of $name, when what fits no batch is spread between others, then every table is as it is without',
    async (projection: Projection) => {
      await fc.assert(
        fc.asyncProperty(
          randomHistory,
          batchSizes,
          fc.nat(3),
          fc.constantFrom(...small),
          async (events, sizes, rest, options) => {
            const dumps = [];
            for (const limited of [undefined, options]) {
              let cursor: Cursor = await beginTables(harness.projector, projection, 'read');
              let applier = createApplier(harness.projector, projection, 'read', limited);
              for (const [turn, batch] of cut(events, sizes).entries()) {
                cursor = await applied(applier, batch, cursor);
                for (let step = 0; step < rest; step += 1) {
                  await applier.spreads.step(cursor);
                  await applier.spreads.arrival();
                }
                if (turn % 4 === 3) applier = createApplier(harness.projector, projection, 'read', limited);
              }
              await spreadOut(applier, cursor);
              dumps.push(await dump(harness.projector, projection));
            }
            expect(dumps[1]).toEqual(dumps[0]);
          },
        ),
        { numRuns: RUNS },
      );
    },
  );
});
