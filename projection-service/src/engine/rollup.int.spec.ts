import { exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import type { Recorded } from 'contracts/kernel/message';
import fc from 'fast-check';
import { memoryFeed } from 'platform/test/memory-feed.fixture';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { candidateProjection } from '#projection-service/recruiting/candidate/candidate.projection';
import { interviewProjection } from '#projection-service/recruiting/interview/interview.projection';
import { jobSourceProjection } from '#projection-service/reporting/report/job-source.projection';
import { type DatabaseHarness, dump, openDatabase, storedRows } from '#projection-service/test/database.harness';
import { history } from '#projection-service/test/history.fixture';
import { around, moment, randomDays, span, spanOf, tell, tenants } from '#projection-service/test/random-days.fixture';
import { batchSizes, cut } from '#projection-service/test/random-history.fixture';
import { createApplier } from './batch.ts';
import { beginTables } from './checkpoint.ts';
import type { Projection, Row } from './projection.ts';
import { rebuildTables } from './rebuild.ts';
import type { Span } from './rollup-period.ts';
import { createRollupRead } from './rollup-read.ts';
import { readAs } from './tenant-read.ts';

const RUNS = 40;
const DAY_MS = 86_400_000;
const rolledUp = [interviewProjection, candidateProjection, jobSourceProjection];

/** How many of these rows lie in the span, by the values of the rollup. */
const counted = (rows: readonly Row[], { rollup }: Projection, within: Span): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const row of rows) {
    const at = Date.parse(String(row[rollup?.at ?? '']));
    if (within && (at < within.start || at > within.end)) continue;
    const name = JSON.stringify(rollup?.by.map((field) => row[field]));
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
};

describe('rollup of a projection', () => {
  let harness: DatabaseHarness;
  beforeAll(async () => {
    harness = await openDatabase();
  });
  afterAll(() => harness.close());

  const apply = async (projection: Projection, batches: Recorded[][], crashAt = -1) => {
    let cursor = { ...(await beginTables(harness.projector, projection, 'read')) };
    let applier = createApplier(harness.projector, projection, 'read');
    const other = createApplier(harness.projector, projection, 'read');
    for (const [turn, events] of batches.entries()) {
      const until = events.at(-1)?.position ?? 0n;
      expect(await applier.apply({ events, until }, cursor)).not.toBeNull();
      // Another runner that knows of nothing comes too late.
      expect(await other.apply({ events, until }, cursor)).toBeNull();
      if (turn === crashAt) applier = createApplier(harness.projector, projection, 'read');
      cursor = { ...cursor, position: until };
    }
  };
  const reader = (projection: Projection) =>
    createRollupRead(projection, (tenantId, queries) => readAs(harness.reader, tenantId, queries));

  it.each(rolledUp)(
    'given any history of $name, companies whose clocks change and companies that move, when any span is asked for, then the answer is that of counting the rows',
    async (projection) => {
      await fc.assert(
        fc.asyncProperty(
          randomDays,
          batchSizes,
          fc.array(span, { minLength: 4, maxLength: 4 }),
          fc.record({ ends: fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 3, maxLength: 3 }), now: moment }),
          async (events, sizes, spans, { ends, now }) => {
            await apply(projection, cut(events, sizes), sizes[0]);
            const read = reader(projection);
            for (const tenantId of tenants) {
              const rows = await storedRows(harness.projector, projection, tenantId);
              for (const within of [...spans, ...ends.map((pair) => spanOf(events, pair))]) {
                const { cells } = await read(tenantId, within, now);
                const counts: Record<string, number> = {};
                for (const { values, n } of cells) {
                  const name = JSON.stringify(values);
                  counts[name] = (counts[name] ?? 0) + n;
                }
                expect(counts).toEqual(counted(rows, projection, within));
              }
            }
          },
        ),
        { numRuns: RUNS },
      );
    },
  );

  it.each(rolledUp)(
    'given any history of $name, when it is applied in other batches or rebuilt, then every count of the rollup is the same',
    async (projection) => {
      await fc.assert(
        fc.asyncProperty(randomDays, batchSizes, async (events, sizes) => {
          await apply(projection, cut(events, sizes));
          const live = await dump(harness.projector, projection);
          await apply(projection, [events]);
          expect(await dump(harness.projector, projection)).toEqual(live);
          await rebuildTables(projection, { pool: harness.projector, feed: memoryFeed(events) });
          expect(await dump(harness.projector, projection)).toEqual(live);
        }),
        { numRuns: RUNS / 2 },
      );
    },
  );

  it('given interviews at both ends of a day in Kolkata, when the day is asked for, then they stand on the days of the company, not on those of UTC', async () => {
    const told = history();
    const data = { candidateId: derivedId('c'), jobId: derivedId('j') };
    const at = [
      '2026-02-28T18:29:59.999Z',
      '2026-02-28T18:30:00.000Z',
      '2026-03-01T18:29:59.999Z',
      '2026-03-01T18:30:00.000Z',
    ];
    for (const time of at) {
      const id = derivedId('interview', time);
      told.record({
        aggregate: 'interview',
        id,
        type: 'InterviewCreated',
        data: { interviewId: id, ...data },
        at: time,
      });
    }
    const to = { timeZone: 'Asia/Kolkata' };
    told.record({ aggregate: 'company', id: exampleTenantId, type: 'CompanyChanged', data: { from: {}, to } });
    await apply(interviewProjection, [told.events]);
    const { zone, cells } = await reader(interviewProjection)(exampleTenantId, null, Date.now());
    expect(zone).toBe('Asia/Kolkata');
    const first = Date.parse('2026-02-28T00:00:00Z') / DAY_MS;
    expect(cells.map(({ day, n }) => [day - first, n])).toEqual([
      [0, 1],
      [1, 2],
      [2, 1],
    ]);
  });

  it('given a reader of another company, when it asks the tables of the rollup, then it sees its own alone', async () => {
    await apply(interviewProjection, [
      tell([
        { kind: 'interview', move: 0, tenant: 0, thing: 0, at: around[0] ?? 0, status: 'created', zone: 'UTC' },
        { kind: 'zone', move: 0, tenant: 0, thing: 0, at: around[0] ?? 0, status: 'created', zone: 'Asia/Kolkata' },
      ]),
    ]);
    const texts = ['select 1 from read.interview_rollup', 'select 1 from read.interview_zone'];
    const queries = texts.map((text, index) => ({ name: `all${index}`, text, values: [], rowMode: 'array' as const }));
    expect(await readAs(harness.reader, exampleTenantId, queries)).toEqual([[[1]], [[1]]]);
    expect(await readAs(harness.reader, tenants[1] ?? '', queries)).toEqual([[], []]);
  });
});
