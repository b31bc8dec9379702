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
    expect(await spend(6, { at: nextHour })).toBe(true);
  });

  it('given an action that was refused, when it is tried again in the same hour or a later one, then it stays refused and counts for nothing', async () => {
    expect(await spend(1, { count: 5 })).toBe(false);
    expect(await spend(1, { count: 1 })).toBe(false);
    expect(await spend(1, { count: 1, at: nextHour })).toBe(false);
    expect(await spend(2, { count: 4, at: nextHour })).toBe(true);
  });

  it('given a company with limits of its own, when it acts, then those hold from then on, and the usual ones where they do not say', async () => {
    await harness.admin.query(
      `insert into access.tenant (tenant_id, name, subdomain, version) values ($1, 'Other', 'other', 1)`,
      [other],
    );
    const limit = (own: object) =>
      harness.admin.query('update access.tenant set event_action_limits = $2 where tenant_id = $1', [
        other,
        JSON.stringify(own),
      ]);
    await limit({ mail: 6, all: 7, 'create-task': null });
    const mails = Array.from({ length: AT_ONCE }, (_, nth) => spend(nth, { tenantId: other }));
    expect(allowed(await Promise.all(mails))).toBe(6);
    const tasks = [
      await spend(50, { tenantId: other, kind: 'create-task' }),
      await spend(51, { tenantId: other, kind: 'create-task' }),
    ];
    expect(tasks).toEqual([true, false]);
    expect(allowed(await Promise.all([60, 61, 62, 63, 64].map((nth) => spend(nth))))).toBe(4);
    await limit({ mail: 0 });
    expect(await spend(70, { tenantId: other, at: nextHour })).toBe(false);
  });

  it('given what was counted days ago, when an hour begins, then it is forgotten', async () => {
    await spend(1);
    await spend(2, { at: new Date(now.getTime() + 3 * 86_400_000) });
    expect((await pool.query('select from work.action_spent')).rowCount).toBe(1);
  });
});
