import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { openPool } from 'platform/postgres/pool';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { job } from '#integration-workers/engine/job';
import { openTurns } from '#integration-workers/engine/open-turns';
import { enqueueInto, openQueue, queuePlace, type WorkQueue } from '#integration-workers/engine/queue';
import type { WorkItem } from '#integration-workers/engine/work-item';
import { eventually, type Harness, openHarness, silent } from './workers.harness.ts';

/** Jobs of a company that come before another's one job: what the worker had taken already, and one of each round. */
const A_FEW = 20;

let started: string[] = [];
const first = randomUUID();
const second = randomUUID();

const payload = z.strictObject({});
const note = (name: string) => async () => void started.push(name);
const plain = job({ name: 'plain', payload, handle: note('plain') });
const mine = job({ name: 'mine', payload, handle: note('mine') });
const other = job({ name: 'other', payload, handle: note('other') });
const mail = job({ name: 'mail', payload, handle: note('mail'), urgency: 'somebody-waits' });
const bulk = job({ name: 'bulk', payload, handle: note('bulk'), urgency: 'bulk' });
const reading = job({
  name: 'reading',
  payload,
  handle: async ({ cause }, { read }) => {
    started.push('reading');
    await read(cause, { projections: ['recruiting.interview'], text: 'select 1', values: [] });
  },
});
const jobs = new Map([plain, mine, other, mail, bulk, reading].map((definition) => [definition.name, definition]));

/** So many jobs of a company, all because of the event at `position`. */
const items = (name: string, tenantId: string, { count = 1, position = '0' } = {}): WorkItem[] =>
  Array.from({ length: count }, () => ({
    name,
    data: {},
    cause: { eventId: randomUUID(), policy: 'turns', target: 'x', tenantId, position },
  }));

/** What a queue must do, in Postgres or, with `REDIS_URL`, in Redis. */
export const queueConformance = (name: string, REDIS_URL?: string): void => {
  describe(`whose job is next: ${name}`, () => {
    let harness: Harness;
    let queue: WorkQueue;
    const place = (pool: pg.Pool) => queuePlace(pool, { url: harness.urls.WORKER_DATABASE_URL, redisUrl: REDIS_URL });

    /** Lines the batches up and lets a worker do them until `last` has begun: how many jobs of each name had begun before. */
    const beginUntil = async (last: string, batches: readonly WorkItem[][]): Promise<Record<string, number>> => {
      const pool = openPool(harness.urls.WORKER_DATABASE_URL, 1, silent);
      const { turns, close } = await openTurns(await place(pool), pool, silent);
      const enqueue = enqueueInto(queue, { definitions: jobs, turns });
      for (const batch of batches) await enqueue(batch);
      const service = await harness.startWorkers({ REDIS_URL }, { jobs, policies: [] });
      await eventually(async () => started.includes(last));
      await Promise.all([service.close(), pool.end()]);
      close();
      const before = started.slice(0, started.indexOf(last));
      return Object.fromEntries([...Map.groupBy(before, String)].map(([name, of]) => [name, of.length]));
    };

    beforeAll(async () => {
      harness = await openHarness();
      await (await harness.startWorkers({ REDIS_URL }, { jobs, policies: [] })).close();
      const pool = openPool(harness.urls.WORKER_DATABASE_URL, 1, silent);
      queue = openQueue(await place(pool), silent);
      await pool.end();
    });
    beforeEach(async () => {
      started = [];
      await queue.obliterate({ force: true });
    });
    afterAll(async () => {
      await queue.close();
      await harness.close();
    });

    it('given 10,000 jobs of one company, when another company has one, then it waits for a few of them', async () => {
      const before = await beginUntil('other', [items('plain', first, { count: 10_000 }), items('other', second)]);
      expect(before.plain ?? 0).toBeLessThan(A_FEW);
    });

    it('given a hundred jobs of one company, when another company has a hundred and one, then they take turns', async () => {
      const [many, more] = [items('plain', first, { count: 100 }), items('mine', second, { count: 100 })];
      const before = await beginUntil('other', [many, more.slice(0, 40), more.slice(40), items('other', second)]);
      expect((before.plain ?? 0) + (before.mine ?? 0)).toBeGreaterThan(200 - A_FEW);
      const half = started.slice(0, 100).filter((name) => name === 'mine').length;
      expect(Math.abs(half - 50)).toBeLessThan(A_FEW);
    });

    it('given jobs of every kind that wait, when somebody waits for a mail, then it goes first, and bulk work last', async () => {
      const waiting = [items('bulk', second), items('plain', first, { count: 200 })];
      expect((await beginUntil('mail', [...waiting, items('mail', first)])).plain ?? 0).toBeLessThan(A_FEW);
      expect((await beginUntil('bulk', [])).plain).toBeGreaterThan(200 - A_FEW);
    });

    it('given jobs that wait for a projection that stands still, when another job comes, then it is done, and they have used no attempt', async () => {
      await harness.project(0n);
      const before = await beginUntil('other', [
        items('reading', first, { count: 100, position: '1' }),
        items('other', first),
      ]);
      expect(before.reading).toBeLessThan(100 + A_FEW);
      const waiting = (await queue.getJobs(['delayed', 'prioritized'])).filter(({ name }) => name === 'reading');
      expect(waiting.length).toBeGreaterThan(0);
      expect(new Set(waiting.map(({ attemptsMade }) => attemptsMade))).toEqual(new Set([0]));
    });

    it('given work that is asked for twice, when it is done, then it is done once', async () => {
      const [twice = []] = [items('mine', first)];
      await beginUntil('other', [twice, twice, items('other', second)]);
      await eventually(async () => (await queue.getJobCounts('completed')).completed === 2);
      expect(started.toSorted()).toEqual(['mine', 'other']);
    });
  });
};
