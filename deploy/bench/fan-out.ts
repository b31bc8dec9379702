import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { exampleCause, exampleJobId } from 'contracts/kernel/examples';
import { newId, streamName } from 'contracts/kernel/id';
import type { Event } from 'contracts/kernel/message';
import pg from 'pg';
import type { Events } from 'platform/event-store/events';
import { openLog } from 'platform/telemetry/log';
import { type Engine, startEngine } from 'projection-service/engine/engine';
import { interviewProjection } from 'projection-service/recruiting/interview/interview.projection';
import { loadInBulk } from '#deploy/seed/load/bulk';
import { jobHistory } from './history.ts';
import { openOurs } from './place.ts';
import { percentile, type Question } from './question.ts';

/** A million behave alike: time grows with them, memory and delay do not. */
const ROWS = 100_000;
const SLICE = 5_000;
const PER_SECOND = 50;
const IDLE_SECONDS = 10;
const PATIENCE_MS = 60_000;
const MEMORY_MS = 100;
const MEGABYTE = 1_000_000;
const P99 = 0.99;
const TITLE = 'Keeper of the light';

const { now: _, tenantId, ...cause } = exampleCause;
const metadata = (tenant: string) => ({
  ...cause,
  tenantId: tenant,
  actor: { type: 'system' as const, id: 'bench' },
  ip: null,
});

const opened = (tenant: string, interviewId: string, jobId: string) => ({
  streamName: streamName('interview', tenant, interviewId),
  version: 0n,
  at: Date.parse(cause.occurredAt),
  events: [
    { type: 'InterviewCreated', data: { interviewId, candidateId: randomUUID(), jobId }, metadata: metadata(tenant) },
  ],
});

function* interviews() {
  for (let done = 0; done < ROWS; done += SLICE)
    yield Array.from({ length: Math.min(SLICE, ROWS - done) }, () => opened(tenantId, newId(new Date()), exampleJobId));
}

/** Another company's status changes, so many a second until told to end: how long until each is visible, in milliseconds. */
const others = async ({ store }: Events, { progress }: Engine, until: () => boolean): Promise<number[]> => {
  const [tenant, interviewId, jobId] = [randomUUID(), randomUUID(), randomUUID()];
  const stream = streamName('interview', tenant, interviewId);
  await store.appendToStream(stream, opened(tenant, interviewId, jobId).events);
  const times: number[] = [];
  const under: Promise<void>[] = [];
  const once = async (index: number) => {
    const to = index % 2 ? 'reviewed' : 'considered';
    const data = {
      interviewId,
      candidateId: jobId,
      from: 'created',
      to,
      comment: '',
      reasonId: null,
      undoneTo: null,
      isSilent: false,
    };
    const { lastEventGlobalPosition } = await store.appendToStream(stream, [
      { type: 'InterviewStatusChanged', data, metadata: metadata(tenant) } as Event,
    ]);
    const acknowledged = performance.now();
    await progress.reaches([interviewProjection.name], lastEventGlobalPosition, PATIENCE_MS);
    times.push(performance.now() - acknowledged);
  };
  const started = performance.now();
  for (let index = 0; !until(); index += 1) {
    const due = started + (index * 1_000) / PER_SECOND;
    await sleep(Math.max(due - performance.now(), 0));
    under.push(once(index));
  }
  await Promise.all(under);
  return times;
};

const shown = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query(
    `select coalesce(sum(n), 0)::int8 as n from read.interview_rollup r, unnest(r.days) n
    where r.job_title = $1`,
    [TITLE],
  );
  return Number(rows[0].n);
};

export const fanOut: Question = {
  name: 'fan-out',
  method: `a job with ${ROWS} interviews is renamed: until the last row shows it, memory that comes on top, and beside it ${PER_SECOND} status changes a second of another company until they are visible (p99, against idle)`,
  measure: async (place) => {
    const events = await openOurs(place);
    const client = new pg.Client({ connectionString: place.superuserUrl });
    await client.connect();
    const job = jobHistory();
    await events.store.appendToStream(job.stream, job.events);
    await loadInBulk(events, interviews(), () => undefined);
    const log = openLog('bench', 'silent');
    const engine = await startEngine([interviewProjection], {
      url: place.urls.PROJECTOR_DATABASE_URL,
      poolSize: 8,
      feed: events.feed,
      keys: events.keys,
      log,
    });
    let peak = 0;
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage().rss);
    }, MEMORY_MS);
    try {
      while (
        (await engine.progress.reaches([interviewProjection.name], await events.engine.head(), PATIENCE_MS)) === false
      );
      await client.query('vacuum analyze read.interview');
      const idleUntil = performance.now() + IDLE_SECONDS * 1_000;
      const idle = await others(events, engine, () => performance.now() > idleUntil);
      globalThis.gc?.();
      const before = process.memoryUsage().rss;
      peak = before;
      const started = performance.now();
      const changed = { jobId: exampleJobId, from: { title: 'Lighthouse keeper' }, to: { title: TITLE } };
      await events.store.appendToStream(job.stream, [
        { type: 'JobChanged', data: changed, metadata: metadata(tenantId) } as Event,
      ]);
      let seconds = 0;
      const spreading = (async () => {
        while ((await shown(client)) < ROWS) await sleep(MEMORY_MS);
        seconds = (performance.now() - started) / 1_000;
      })();
      const busy = await others(events, engine, () => seconds > 0);
      await spreading;
      const [idleP99, busyP99] = [percentile(idle, P99), percentile(busy, P99)];
      return [
        { name: 'fan-out-delay-vs-idle', value: busyP99 / idleP99, unit: 'ratio', n: busy.length },
        { name: 'fan-out-others-p99', value: busyP99, unit: 'ms', n: busy.length },
        { name: 'idle-others-p99', value: idleP99, unit: 'ms', n: idle.length },
        { name: 'fan-out-last-row', value: seconds, unit: 's', n: ROWS },
        { name: 'fan-out-memory', value: (peak - before) / MEGABYTE, unit: 'MB', n: ROWS },
      ];
    } finally {
      clearInterval(watch);
      await engine.close();
      await client.end();
      await events.close();
    }
  },
};
