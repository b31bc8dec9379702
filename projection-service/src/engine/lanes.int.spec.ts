import { GLOBAL } from 'contracts/kernel/id';
import fc from 'fast-check';
import { inTransaction } from 'platform/postgres/pool';
import { memoryFeed } from 'platform/test/memory-feed.fixture';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projections } from '#projection-service/catalogue';
import { auditProjection } from '#projection-service/reporting/audit/audit.projection';
import { type DatabaseHarness, openDatabase } from '#projection-service/test/database.harness';
import { companies, contents, LANES } from '#projection-service/test/lanes.fixture';
import { randomHistory, randomTenants } from '#projection-service/test/random-history.fixture';
import { createApplier } from './batch.ts';
import { begin, beginTables } from './checkpoint.ts';
import type { Cursor } from './commit.ts';
import { divided, feedOf, laneNames, laneOf } from './lanes.ts';
import { serveIn } from './served.ts';

const RUNS = 6;
const ofCompanies = projections.filter(({ scope }) => scope === 'tenant');

describe('lanes', () => {
  let harness: DatabaseHarness;
  beforeAll(async () => {
    harness = await openDatabase();
  });
  afterAll(() => harness.close());

  it('given any id, when its lane is asked for in SQL, then it is that of the program', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uuid(), fc.integer({ min: 1, max: 64 }), async (id, lanes) => {
        const { rows } = await harness.projector.query('select read.lane_of($1, $2) as lane', [id, lanes]);
        expect(rows).toEqual([{ lane: laneOf(id, lanes) }]);
      }),
      { numRuns: 50 },
    );
  });

  it('given the companies of random histories, when they are dealt to lanes, then not all are in one', () => {
    expect(new Set(randomTenants.map((id) => laneOf(id, LANES))).size).toBeGreaterThan(1);
  });

  it('given tables that were just built, when they are to be in lanes, then each lane gets what is its own, and what belongs to no company', async () => {
    const { projector } = harness;
    const { name } = auditProjection;
    await beginTables(projector, auditProjection, 'read');
    await projector.query(`insert into read.audit_ref select unnest($1::text[]), 'actor', 'a', '{}', 5`, [
      [GLOBAL, ...companies],
    ]);
    for (const [table, id] of [
      ['spread', 'id'],
      ['parked', 'row_id'],
    ]) {
      const more = table === 'spread' ? ['position', '5'] : ['positions, error', `'{5}', ''`];
      await projector.query(
        `insert into read.${table} (projection, kind, tenant_id, ${id}, ${more[0]})
         select $1, 'actor', tenant, 'a', ${more[1]} from unnest($2::text[]) tenant`,
        [name, [GLOBAL, ...companies]],
      );
    }
    const at = { version: 1, position: 7n, generation: 2 };
    await inTransaction(projector, (client) => serveIn(client, auditProjection, LANES, at));

    const read = async (sql: string) => (await projector.query<{ line: string }>(sql)).rows.map(({ line }) => line);
    const lanes = laneNames(name, LANES);
    expect(await read(`select name || ' ' || position as line from read.checkpoint order by 1`)).toEqual(
      lanes.map((lane) => `${lane} 7`),
    );
    const owned = lanes.flatMap((lane, nth) => [`${lane} ${companies[nth]}`, `${lane} ${GLOBAL}`]).toSorted();
    for (const table of ['spread', 'parked'])
      expect(await read(`select projection || ' ' || tenant_id as line from read.${table} order by 1`)).toEqual(owned);
    const owners = [...companies, ...laneNames(GLOBAL, LANES)].toSorted();
    expect(await read('select tenant_id as line from read.audit_ref order by 1')).toEqual(owners);
    await projector.query('delete from read.checkpoint; delete from read.spread; delete from read.parked');
  });

  const small = { limits: { inlineRows: 0, maxLoaded: 1 }, chunk: 1 };
  it.each(ofCompanies)(
    'given any history of $name, when three lanes read it at any speed, then every table is as it is in one',
    async (projection) => {
      const turns = fc.array(fc.record({ lane: fc.nat(LANES - 1), size: fc.integer({ min: 1, max: 30 }) }));
      await fc.assert(
        fc.asyncProperty(randomHistory, turns, fc.constantFrom(undefined, small), async (events, order, options) => {
          const feed = memoryFeed(events);
          const { projector } = harness;
          const begun = await beginTables(projector, projection, 'read');
          const all = await feed.read(0n, events.length);
          await createApplier(projector, projection, 'read').apply(all, begun);
          const whole = await contents(harness, projection);

          const parts = divided(projection, LANES);
          const start = await inTransaction(projector, (client) => begin(client, projection, 'read', parts));
          const lanes = parts.map((part) => ({
            feed: feedOf(feed, part),
            applier: createApplier(projector, part, 'read', options),
            cursor: start as Cursor,
          }));
          const rest = lanes.map((_, lane) => ({ lane, size: events.length }));
          for (const { lane, size } of [...order, ...rest]) {
            const one = lanes[lane] as (typeof lanes)[number];
            const batch = await one.feed.read(one.cursor.position, size, projection.allTypes);
            const next = await one.applier.apply(batch, one.cursor);
            if (!next) throw new Error('a lane moved the checkpoint of another');
            one.cursor = next;
          }
          for (const { applier, cursor } of lanes)
            while (await applier.spreads.isOpen()) {
              await applier.spreads.step(cursor);
              await applier.spreads.arrival();
            }
          expect(await contents(harness, projection)).toEqual(whole);
        }),
        { numRuns: RUNS },
      );
    },
  );
});
