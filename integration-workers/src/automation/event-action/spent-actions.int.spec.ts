import { exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { openPool } from 'platform/postgres/pool';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrateWork } from '#integration-workers/engine/schema';
import { type Harness, openHarness, silent } from '#integration-workers/test/workers.harness';
import { postgresSpentActions, type SpentActions } from './spent-actions.ts';

const now = new Date('2026-03-02T09:30:00.000Z');
const nextHour = new Date('2026-03-02T10:00:00.000Z');
const other = derivedId('another company');
const AT_ONCE = 24;

describe('what the rules of a company do in an hour', () => {
  let harness: Harness;
  let pool: ReturnType<typeof openPool>;
  let actions: SpentActions;
  beforeAll(async () => {
    harness = await openHarness();
    await migrateWork(harness.urls.WORKER_DATABASE_URL);
    pool = openPool(harness.urls.WORKER_DATABASE_URL, 6, silent);
    actions = postgresSpentActions(pool, { all: 10, mail: 4, 'call-webhook': 3, 'create-task': 2 });
  });
  beforeEach(async () => {
    await pool.query('delete from work.action_spent');
    await pool.query('delete from work.action_count');
  });
  afterAll(async () => {
    await pool.end();
    await harness.close();
  });
  const spend = (
    nth: number,
    {
      tenantId = exampleTenantId,
      kind = 'mail' as const,
      count = 1,
      at = now,
    }: Partial<{
      tenantId: string;
      kind: 'mail' | 'add-label' | 'create-task';
      count: number;
      at: Date;
    }> = {},
  ) => actions.spend({ tenantId, runId: derivedId('run', `${nth}`), index: 0, kind, count }, at);
  const allowed = (all: boolean[]) => all.filter(Boolean).length;

  it('given many at the same moment, when they are more than may be, then exactly so many are done', async () => {
    expect(allowed(await Promise.all(Array.from({ length: AT_ONCE }, (_, nth) => spend(nth))))).toBe(4);
    const labels = Array.from({ length: AT_ONCE }, (_, nth) => spend(100 + nth, { kind: 'add-label' }));
    expect(allowed(await Promise.all(labels))).toBe(6);
  });

  it('given an action that is tried again, when it counted before, then it is done and counts no more', async () => {
    for (const nth of [1, 1, 1, 2, 3, 4]) expect(await spend(nth)).toBe(true);
    expect([await spend(5), await spend(1)]).toEqual([false, true]);
  });

  it('given a company that has done all it may, when another acts or the hour is over, then that is done', async () => {
    expect(await spend(1, { count: 5 })).toBe(false);
    expect(await spend(2, { count: 4 })).toBe(true);
    expect(await spend(3)).toBe(false);
    expect(await spend(4, { kind: 'create-task' })).toBe(true);
    expect(await spend(5, { tenantId: other })).toBe(true);
    expect(await spend(3, { at: nextHour })).toBe(true);
  });

  it('given what was counted days ago, when an hour begins, then it is forgotten', async () => {
    await spend(1);
    await spend(2, { at: new Date(now.getTime() + 3 * 86_400_000) });
    expect((await pool.query('select from work.action_spent')).rowCount).toBe(1);
  });
});
