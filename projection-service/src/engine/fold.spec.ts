import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { projections } from '#projection-service/catalogue';
import {
  afterErasure,
  batchSizes,
  cut,
  randomHistory,
  randomTenants,
} from '#projection-service/test/random-history.fixture';
import { memoryProjection } from './memory-projection.ts';
import type { Projection, Row } from './projection.ts';

const byId = (a: Row, b: Row) => a.id.localeCompare(b.id);

const rowsOf = (projection: Projection, batches: Parameters<ReturnType<typeof memoryProjection>['apply']>[0][]) => {
  const memory = memoryProjection(projection);
  for (const batch of batches) memory.apply(batch);
  return randomTenants.map((tenantId) => memory.rows(tenantId).toSorted(byId));
};

describe.each(projections)('fold of $name', (projection) => {
  it('given any history, when it is cut into any batches, then the rows are those of one event at a time', () => {
    fc.assert(
      fc.property(randomHistory, batchSizes, (events, sizes) => {
        expect(rowsOf(projection, cut(events, sizes))).toEqual(rowsOf(projection, cut(events, [1])));
      }),
    );
  });

  it('given people erased in it, when the history is folded anew without their keys, then the rows are the same', () => {
    fc.assert(
      fc.property(randomHistory, (events) => {
        expect(rowsOf(projection, [afterErasure(events)])).toEqual(rowsOf(projection, cut(events, [1])));
      }),
    );
  });

  it('given any history, when rows are counted, then each counter is the number of its rows', () => {
    fc.assert(
      fc.property(randomHistory, batchSizes, (events, sizes) => {
        const memory = memoryProjection(projection);
        for (const batch of cut(events, sizes)) memory.apply(batch);
        for (const tenantId of randomTenants) {
          const rows = memory.rows(tenantId);
          expect(memory.count(tenantId, '')).toBe(rows.length);
          for (const [field] of projection.counted) {
            const counts = Map.groupBy(rows, (row) => row[field as string]);
            for (const [value, held] of counts)
              if (value !== null && projection.counted.some((fields) => fields.length === 1 && fields[0] === field))
                expect(memory.count(tenantId, `${field}=${value}`)).toBe(held.length);
          }
        }
      }),
    );
  });
});
