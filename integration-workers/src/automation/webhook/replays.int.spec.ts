import { MAX_REPLAYED } from 'contracts/automation/webhook/webhook.choices';
import { exampleTenantId } from 'contracts/kernel/examples';
import { newId } from 'contracts/kernel/id';
import { openPool } from 'platform/postgres/pool';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateWork } from '#integration-workers/engine/schema';
import { type Harness, openHarness, silent } from '#integration-workers/test/workers.harness';
import { postgresReplays } from './replays.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
const by = { now, jobId: newId(now) };

/** Jobs that were published, one a second from `now` on. */
const PUBLISHED = `insert into event_store.events (position, id, stream_name, stream_version, type, data, metadata)
  select 1000 + n, gen_random_uuid(), concat('job-', $1::text, '.', gen_random_uuid()), 1, 'JobPublished', '{}',
    json_build_object('tenantId', $1::text, 'occurredAt',
      to_char(timestamp '2026-03-02 09:00:00' + n * interval '1 second', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from generate_series(0, $2::int) n`;

describe('what a replay puts down', () => {
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

  it('given more events than one replay takes, when collected twice, then so many are there once, and where the next goes on', async () => {
    await harness.admin.query(PUBLISHED, [exampleTenantId, MAX_REPLAYED]);
    const replays = postgresReplays(pool, harness.events.feed);
    const of = { tenantId: exampleTenantId, webhookId: newId(now), replayId: newId(now) };
    const asked = { ...of, event: 'job.published' as const, onlyFailed: false, after: null, round: '1000000' };
    const since = now.toISOString();
    for (const _ of ['once', 'and again, as after a kill'])
      expect(await replays.collect({ ...asked, since }, by)).toEqual({
        restSince: '2026-03-02T11:46:40.000Z',
        restAfter: String(1_000 + MAX_REPLAYED - 1),
      });
    expect(await replays.count(of)).toBe(MAX_REPLAYED);
    const rest = { ...of, replayId: newId(now) };
    const next = { ...asked, ...rest, since, after: String(1_000 + MAX_REPLAYED - 1), round: '1000001' };
    expect(await replays.collect(next, by)).toEqual({ restSince: null, restAfter: null });
    expect([await replays.count(of), await replays.count(rest)]).toEqual([MAX_REPLAYED, 1]);
    const { rows } = await pool.query('select id, job_id as "jobId" from work.webhook_delivery where position = 1000');
    expect(rows[0]?.jobId).toBe(by.jobId);
    expect((await replays.unsent(of, 20))[0]).toBe(rows[0]?.id);
    await replays.cancel(of, now);
    expect([await replays.unsent(of, 20), await replays.unsent(rest, 20)]).toMatchObject([[], { length: 1 }]);
    const failed = { ...asked, replayId: newId(now), onlyFailed: true, since, round: '1000002' };
    expect(await replays.collect(failed, by)).toEqual({ restSince: null, restAfter: null });
    expect(await replays.count(failed)).toBe(MAX_REPLAYED);
  });

  it('given what has arrived and what is still to be sent, when both are replayed and that is cancelled, then the one has arrived and the other is still sent', async () => {
    const replays = postgresReplays(pool, harness.events.feed);
    const of = { tenantId: exampleTenantId, webhookId: newId(now), replayId: newId(now) };
    const asked = {
      ...of,
      event: 'job.published' as const,
      onlyFailed: false,
      after: null,
      since: '2026-03-02T11:46:39.000Z',
    };
    await replays.collect({ ...asked, round: '1000000' }, by);
    const [arrived] = await replays.unsent(of, 2);
    const answers = JSON.stringify([{ status: 503 }, { status: null }, { status: 204 }]);
    await pool.query(`update work.webhook_delivery set status = 'delivered', attempts = $2 where id = $1`, [
      arrived,
      answers,
    ]);
    const again = { ...asked, replayId: newId(now) };
    await replays.collect({ ...again, round: '1000001' }, by);
    expect([await replays.count(of), await replays.unsent(again, 2)]).toEqual([1, [arrived]]);
    await replays.cancel(again, now);
    const { rows } = await pool.query<{ status: string }>(
      'select status from work.webhook_delivery where webhook_id = $1 order by position',
      [of.webhookId],
    );
    expect(rows.map(({ status }) => status)).toEqual(['delivered', 'pending']);
  });

  it('given events of another company, before the moment or after the request, when collected, then none of them is there', async () => {
    const replays = postgresReplays(pool, harness.events.feed);
    const of = { tenantId: newId(now), webhookId: newId(now), replayId: newId(now) };
    const asked = {
      ...of,
      event: 'job.published' as const,
      onlyFailed: false,
      after: null,
      since: now.toISOString(),
      round: '1000000',
    };
    expect(await replays.collect(asked, by)).toEqual({ restSince: null, restAfter: null });
    const early = { ...asked, tenantId: exampleTenantId };
    await replays.collect({ ...early, round: '1000' }, by);
    await replays.collect({ ...early, since: '2026-04-01T00:00:00.000Z' }, by);
    expect(await replays.count(early)).toBe(0);
  });
});
