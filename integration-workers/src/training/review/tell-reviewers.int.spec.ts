import { exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { openPipelinedPool, openPool } from 'platform/postgres/pool';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openReader } from '#integration-workers/engine/read';
import { type WorkItem, workId } from '#integration-workers/engine/work-item';
import { givenCompany, givenRow } from '#integration-workers/test/read-models.fixture';
import { type Harness, openHarness, silent } from '#integration-workers/test/workers.harness';
import type { Tools } from '#integration-workers/tools';
import { lookAtMornings } from './mornings.ts';
import { tellReviewers } from './tell-reviewers.job.ts';

const idOf = (name: string) => derivedId('tell reviewers spec', name);
const [ana, bea, cyd, other] = [idOf('ana'), idOf('bea'), idOf('cyd'), idOf('another company')];
let harness: Harness;
let readers: ReturnType<typeof openPipelinedPool>;
let workers: ReturnType<typeof openPool>;

type Mail = { to: string; subject: string; text: string };
const told = async (tenantId = exampleTenantId) => {
  const mails: Mail[] = [];
  const tools = {
    read: openReader(readers),
    outbox: { add: async (mail: Mail) => void mails.push(mail) },
    transport: { delivers: false },
    clock: () => new Date(),
    publicUrl: 'https://onrecord.example',
  } as unknown as Tools;
  const cause = { eventId: idOf('event'), policy: 'p', target: 't', tenantId, position: '1' };
  await tellReviewers.handle({ data: {}, cause, lastAttempt: false } as never, tools);
  return mails;
};
const waits = (name: string, userId: string, openSince: string | null) =>
  givenRow(harness.admin, 'training_assignment', {
    ...{ tenant_id: exampleTenantId, id: idOf(name), user_id: userId, schedule_id: idOf('schedule') },
    ...{ program_id: idOf('program'), open_since: openSince, status: 'completed' },
  });

beforeAll(async () => {
  harness = await openHarness();
  // With the rights that workers have.
  readers = openPipelinedPool(harness.urls.READER_DATABASE_URL, 2, silent);
  workers = openPool(harness.urls.WORKER_DATABASE_URL, 2, silent);
  await harness.project(10n);
  await givenCompany(harness.admin, { id: other, name: 'Other', subdomain: 'other' });
  const zone = 'update access.tenant set time_zone = $2 where tenant_id = $1';
  await harness.admin.query(zone, [exampleTenantId, 'America/Chicago']);
  await harness.admin.query(zone, [other, 'Asia/Tokyo']);
  const may = ['tenant.training.reviews.create'];
  for (const [name, userId, permissions] of [
    ['ana', ana, may],
    ['bea', bea, may],
    ['cyd', cyd, []],
  ] as const) {
    await harness.admin.query(
      "insert into access.account (user_id, email, name, locale, version) values ($1, $2, $3, 'en-us', 1)",
      [...[userId, `${name}@reviews.example`, name]],
    );
    await harness.admin.query(
      "insert into access.membership (user_id, tenant_id, roles, permissions, version) values ($1, $2, '{}', $3, 1)",
      [userId, exampleTenantId, permissions],
    );
  }
});
afterAll(async () => {
  await Promise.all([readers.end(), workers.end()]);
  await harness.close();
});

describe('answers that wait for a review (TRA-96)', () => {
  it('given nothing that waits, when it is morning, then nobody is written to', async () => {
    await waits('reviewed', cyd, null);
    expect(await told()).toEqual([]);
  });

  it('given answers that wait, when it is morning, then whoever may review them is told how many and since when, of those of others alone', async () => {
    await waits('of cyd', cyd, '2026-03-03T03:00:00.000Z');
    await waits('of bea', bea, '2026-03-04T09:00:00.000Z');
    const mails = await told();
    expect(mails.map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
      ['ana@reviews.example', 'Answers wait for your review: 2 trainings'],
      ['bea@reviews.example', 'Answers wait for your review: 1 training'],
    ]);
    // By the clocks of the company.
    expect(mails[0]?.text).toContain('March 2, 2026');
    expect(mails[0]?.text).toContain('/t/trainings/video-responses');
    expect(await told(other)).toEqual([]);
    await harness.admin.query("update access.account set muted_mails = '{reviews}' where user_id = $1", [ana]);
    expect((await told()).map(({ to }) => to)).toEqual(['bea@reviews.example']);
  });

  it('given companies in several time zones, when it is nine by their clocks, then each is asked for once a day, not before nor in the afternoon', async () => {
    const works = new Map<string, WorkItem>();
    const look = async (at: string, asked = new Set<string>()) => {
      const before = works.size;
      const enqueue = async (items: readonly WorkItem[]) =>
        void items.map((item) => works.set(workId(item.cause), item));
      const feed = { head: async () => 1n };
      await lookAtMornings({ pool: workers, feed, enqueue, clock: () => new Date(at) }, asked);
      return [...works.values()].slice(before).map(({ cause }) => cause.tenantId);
    };
    expect(await look('2026-03-02T14:59:00.000Z')).toEqual([]);
    expect(await look('2026-03-02T15:00:00.000Z')).toEqual([exampleTenantId]);
    expect(await look('2026-03-02T16:30:00.000Z')).toEqual([]);
    expect(await look('2026-03-02T18:00:00.000Z')).toEqual([]);
    expect(await look('2026-03-03T00:05:00.000Z')).toEqual([other]);
    // The day after the clocks went forward in Chicago.
    expect(await look('2026-03-09T14:00:00.000Z')).toEqual([exampleTenantId]);
    const asked = new Set<string>();
    await look('2026-03-10T14:00:00.000Z', asked);
    expect([...asked]).toEqual([`${exampleTenantId} 2026-03-10`]);
    await look('2026-03-10T20:00:00.000Z', asked);
    expect([...asked]).toEqual([]);
  });
});
