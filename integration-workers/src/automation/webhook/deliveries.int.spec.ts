import { exampleTenantId } from 'contracts/kernel/examples';
import { newId } from 'contracts/kernel/id';
import { openPool } from 'platform/postgres/pool';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateWork } from '#integration-workers/engine/schema';
import { type Harness, openHarness, silent } from '#integration-workers/test/workers.harness';
import { postgresDeliveries } from './deliveries.ts';
import { postgresLine } from './line.ts';
import { postgresOverdueDeliveries } from './lost.ts';
import { postgresReplays } from './replays.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
const later = new Date('2026-03-02T09:05:00.000Z');
const answered = (status: number) => ({
  ...{
    at: now.toISOString(),
    duration: 20,
    method: 'POST' as const,
    url: 'https://payroll.example',
    requestHeaders: {},
  },
  ...{ ownHeaders: {}, status, responseHeaders: {}, responseBody: '', fault: null, detail: null },
});
const FAILED = [answered(500), { status: 'pending', nextAttemptAt: later }] as const;
const ARRIVED = [answered(204), { status: 'delivered' }] as const;

describe('an attempt that is under way while something is made of its delivery', () => {
  let harness: Harness;
  let pool: ReturnType<typeof openPool>;
  beforeAll(async () => {
    harness = await openHarness();
    await migrateWork(harness.urls.WORKER_DATABASE_URL);
    pool = openPool(harness.urls.WORKER_DATABASE_URL, 2, silent);
  });
  afterAll(async () => {
    await pool.end();
    await harness.close();
  });

  /** A delivery of round 1 whose attempt has begun, and how it stands. */
  const begun = async () => {
    const deliveries = postgresDeliveries(pool);
    const by = { now, jobId: newId(now) };
    const [id, webhookId, replayId] = [newId(now), newId(now), newId(now)];
    const of = { tenantId: exampleTenantId, webhookId };
    const record = { eventId: newId(now), recordId: newId(now), type: 'job.published' };
    await deliveries.add({ id, ...of, ...record, position: '1' }, by);
    await pool.query('update work.webhook_delivery set replay_id = $2 where id = $1', [id, replayId]);
    const delivery = await deliveries.begin(id, 1n, by);
    if (!delivery) throw new Error('not begun');
    const stands = async () => {
      const { rows } = await pool.query(
        `select status, tries, next_attempt_at as "nextAttemptAt", round::text as round,
          jsonb_path_query_array(attempts, '$[*].status') as answers from work.webhook_delivery where id = $1`,
        [id],
      );
      return rows[0];
    };
    return { by, deliveries, delivery, stands, of, replay: { ...of, replayId } };
  };
  const CANCELLED = { status: 'cancelled', tries: 0, nextAttemptAt: null };

  it('given nothing else, when it is noted, then its delivery is as it says', async () => {
    const { deliveries, delivery, stands } = await begun();
    await deliveries.note(delivery, ...FAILED);
    expect(await stands()).toMatchObject({
      status: 'pending',
      tries: 1,
      nextAttemptAt: later.toISOString(),
      answers: [500],
    });
    await deliveries.note(delivery, ...ARRIVED);
    expect(await stands()).toMatchObject({ status: 'delivered', tries: 2, nextAttemptAt: null, answers: [500, 204] });
  });

  it('given that it is sent again, when the attempt before is noted, then that is in the log and the new one is still to be sent', async () => {
    for (const [attempt, verdict] of [FAILED, ARRIVED, [answered(410), { status: 'failed' }] as const]) {
      const { by, deliveries, delivery, stands } = await begun();
      await deliveries.beginAll([{ id: delivery.id, jobId: newId(later) }], 9n, later);
      await deliveries.note(delivery, attempt, verdict);
      const again = { status: 'pending', tries: 0, nextAttemptAt: null, round: '9', answers: [attempt.status] };
      expect(await stands()).toEqual(again);
      for (const end of ['cancel', 'giveUp', 'hold', 'leave'] as const) await deliveries[end](delivery, later);
      expect(await stands()).toEqual(again);
      expect(await deliveries.begin(delivery.id, 1n, by)).toBeUndefined();
      expect(await deliveries.begin(delivery.id, 9n, by)).toMatchObject({ round: '9', tries: 0 });
    }
  });

  it('given a replay that is cancelled, when its attempt fails, then it stays cancelled, and what has arrived has', async () => {
    const failed = await begun();
    await postgresReplays(pool, harness.events.feed).cancel(failed.replay, later);
    await failed.deliveries.note(failed.delivery, ...FAILED);
    expect(await failed.stands()).toMatchObject({ ...CANCELLED, answers: [500] });
    const arrived = await begun();
    await postgresReplays(pool, harness.events.feed).cancel(arrived.replay, later);
    await arrived.deliveries.note(arrived.delivery, ...ARRIVED);
    expect(await arrived.stands()).toMatchObject({ status: 'delivered', answers: [204] });
  });

  it('given a replay that is cancelled before its turn, when that comes, then it is not sent', async () => {
    const { delivery, stands, replay } = await begun();
    await postgresReplays(pool, harness.events.feed).cancel(replay, later);
    expect(await postgresLine(pool).enter(delivery, { now: later, jobId: newId(now) })).toBe('none');
    expect(await stands()).toMatchObject(CANCELLED);
  });

  it('given one that is late, when it began to wait, or another job has it, since that was seen, then it does not end; else it has failed', async () => {
    const overdue = postgresOverdueDeliveries(pool);
    const at = { since: later, now: later };
    const after = `'${new Date(later.getTime() + 1).toISOString()}'`;
    const seen = async (change?: string) => {
      const { delivery, stands } = await begun();
      const one = (await overdue.after(null, later)).find(({ id }) => id === delivery.id);
      if (!one) throw new Error('not late');
      if (change) await pool.query(`update work.webhook_delivery set ${change} where id = $1`, [delivery.id]);
      return [await overdue.end(one, at), (await stands()).status];
    };
    expect(await seen()).toEqual([true, 'failed']);
    expect(await seen(`status = 'waiting'`)).toEqual([false, 'waiting']);
    for (const change of ['job_id = id', `next_attempt_at = ${after}`, `sending_until = ${after}`, 'round = 7'])
      expect(await seen(change)).toEqual([false, 'pending']);
  });

  it('given one that waits and was given no job, when it is late, then it is seen', async () => {
    const { delivery } = await begun();
    const [overdue, jobless] = [postgresOverdueDeliveries(pool), 'update work.webhook_delivery set job_id = null'];
    const isSeen = async () => (await overdue.after(null, later)).some(({ id }) => id === delivery.id);
    await pool.query(`${jobless} where id = $1`, [delivery.id]);
    expect(await isSeen()).toBe(false);
    await pool.query(`${jobless}, status = 'waiting' where id = $1`, [delivery.id]);
    expect(await isSeen()).toBe(true);
  });

  it('given faults of ours, when the last was a while ago, then they begin anew', async () => {
    const { deliveries, delivery } = await begun();
    const minute = (n: number) => new Date(now.getTime() + n * 60_000);
    const faultAt = (n: number) => deliveries.noteFault(delivery, { now: minute(n), last: minute(n - 10) });
    expect([await faultAt(0), await faultAt(5), await faultAt(14)]).toEqual([now, now, now]);
    expect([await faultAt(30), await faultAt(35)]).toEqual([minute(30), minute(30)]);
    await deliveries.note(delivery, ...FAILED);
    expect(await faultAt(36)).toEqual(minute(36));
  });
});
