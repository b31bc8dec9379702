import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projections } from '#projection-service/catalogue';
import { type DatabaseHarness, dump, openDatabase, storedRows } from '#projection-service/test/database.harness';
import { batchSizes, cut, randomHistory, randomTenants } from '#projection-service/test/random-history.fixture';
import { createApplier } from './batch.ts';
import { beginTables } from './checkpoint.ts';
import { memoryProjection } from './memory-projection.ts';
import type { Row } from './projection.ts';

const RUNS = 15;
const byId = (a: Row, b: Row) => a.id.localeCompare(b.id);

describe('a projection in Postgres', () => {
  let harness: DatabaseHarness;
  beforeAll(async () => {
    harness = await openDatabase();
  });
  afterAll(() => harness.close());

  it.each(projections)(
    'given any history and any batches of $name, when each is applied, again, and after a crash, then the rows are those of the fold in memory',
    async (projection) => {
      await fc.assert(
        fc.asyncProperty(randomHistory, batchSizes, fc.nat(5), async (events, sizes, crashAt) => {
          const memory = memoryProjection(projection);
          let cursor = { ...(await beginTables(harness.projector, projection, 'read')) };
          let applier = createApplier(harness.projector, projection, 'read');
          for (const [turn, batch] of cut(events, sizes).entries()) {
            memory.apply(batch);
            const until = batch.at(-1)?.position ?? 0n;
            const after = await applier.apply({ events: batch, until }, cursor);
            expect(after?.position).toBe(until);
            if (turn === crashAt) applier = createApplier(harness.projector, projection, 'read');
            expect(await applier.apply({ events: batch, until }, cursor)).toBeNull();
            cursor = { ...cursor, position: until };
          }
          for (const tenantId of randomTenants) {
            expect(await storedRows(harness.projector, projection, tenantId)).toEqual(
              memory.rows(tenantId).toSorted(byId),
            );
            const { rows } = await harness.projector.query(
              `select key, n from read.${projection.table}_count where tenant_id = $1`,
              [tenantId],
            );
            for (const { key, n } of rows) expect([key, Number(n)]).toEqual([key, memory.count(tenantId, key)]);
          }
        }),
        { numRuns: RUNS },
      );
    },
  );

  it.each(projections)(
    'given any history of $name, when it is applied in other batches, then every table is the same to the last position',
    async (projection) => {
      await fc.assert(
        fc.asyncProperty(randomHistory, batchSizes, async (events, sizes) => {
          const dumps = [];
          for (const batches of [cut(events, sizes), [events]]) {
            let cursor = { ...(await beginTables(harness.projector, projection, 'read')) };
            const applier = createApplier(harness.projector, projection, 'read');
            for (const batch of batches) {
              const until = batch.at(-1)?.position ?? 0n;
              await applier.apply({ events: batch, until }, cursor);
              cursor = { ...cursor, position: until };
            }
            dumps.push(await dump(harness.projector, projection));
          }
          expect(dumps[1]).toEqual(dumps[0]);
        }),
        { numRuns: RUNS },
      );
    },
  );
});
