import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { exampleCause, exampleJobId } from 'contracts/kernel/examples';
import { newId, streamName } from 'contracts/kernel/id';
import type { Event } from 'contracts/kernel/message';
import pg from 'pg';
import type { Events } from 'platform/event-store/events';
import { openLog } from 'platform/telemetry/log';
import { type Engine, startEngine } from 'projection-service/engine/engine';
import { laneNames, laneOf } from 'projection-service/engine/lanes';
import { interviewProjection } from 'projection-service/recruiting/interview/interview.projection';
import { loadInBulk } from '#deploy/seed/load/bulk';
import { jobHistory } from './history.ts';
import { openOurs, type Place } from './place.ts';
import { type Figure, percentile, type Question } from './question.ts';

/** A million behave alike: time grows with them, memory and delay do not. */
const ROWS = 100_000;
const SLICE = 5_000;
const PER_SECOND = 50;
const IDLE_SECONDS = 10;
const PATIENCE_MS = 60_000;
const MEMORY_MS = 100;
const MEGABYTE = 1_000_000;
const P99 = 0.99;
/** The same rows are measured in one lane, and with the other company in another. */
const LANES = 3;
const FIRST_TITLE = 'Lighthouse keeper';

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

/** A company whose rows are in another lane, where there is more than one. */
const otherCompany = (): string => {
  const drawn = randomUUID();
  return laneOf(drawn, LANES) === laneOf(tenantId, LANES) ? otherCompany() : drawn;
};

/** Another company's status changes, so many a second until told to end: how long until each is visible, in milliseconds. */
const others = async ({ store }: Events, { progress }: Engine, until: () => boolean): Promise<number[]> => {
  const [tenant, interviewId, jobId] = [otherCompany(), randomUUID(), randomUUID()];
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
    await progress.reaches([interviewProjection.name], lastEventGlobalPosition, PATIENCE_MS, tenant);
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

const shown = async (client: pg.Client, title: string): Promise<number> => {
  const { rows } = await client.query(
    `select coalesce(sum(n), 0)::int8 as n from read.interview_rollup r, unnest(r.days) n
    where r.job_title = $1`,
    [title],
  );
  return Number(rows[0].n);
};

/** Until so many lanes have caught up, also where their rows had to be made anew. */
const untilShownIn = async (lanes: number, client: pg.Client, head: bigint): Promise<void> => {
  const names = lanes === 1 ? [interviewProjection.name] : laneNames(interviewProjection.name, lanes);
  const caughtUp = async () => {
    const text = 'select from read.checkpoint where name = any($1) and position >= $2';
    return (await client.query(text, [names, head])).rowCount === lanes;
  };
  while (!(await caughtUp())) await sleep(MEMORY_MS);
};

type Parts = { place: Place; events: Events; client: pg.Client; stream: string };
type Renaming = { lanes: number; from: string; to: string };

const renamed = async ({ place, events, client, stream }: Parts, { lanes, from, to }: Renaming): Promise<Figure[]> => {
  const engine = await startEngine([interviewProjection], {
    url: place.urls.PROJECTOR_DATABASE_URL,
    poolSize: 8,
    feed: events.feed,
    keys: events.keys,
    log: openLog('bench', 'silent'),
    lanes,
  });
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, MEMORY_MS);
  try {
    await untilShownIn(lanes, client, await events.engine.head());
    await client.query('vacuum analyze read.interview');
    const idleUntil = performance.now() + IDLE_SECONDS * 1_000;
    const idle = await others(events, engine, () => performance.now() > idleUntil);
    globalThis.gc?.();
    const before = process.memoryUsage().rss;
    peak = before;
    const started = performance.now();
    const changed = { jobId: exampleJobId, from: { title: from }, to: { title: to } };
    await events.store.appendToStream(stream, [
      { type: 'JobChanged', data: changed, metadata: metadata(tenantId) } as Event,
    ]);
    let seconds = 0;
    const spreading = (async () => {
      while ((await shown(client, to)) < ROWS) await sleep(MEMORY_MS);
      seconds = (performance.now() - started) / 1_000;
    })();
    const busy = await others(events, engine, () => seconds > 0);
    await spreading;
    const [idleP99, busyP99] = [percentile(idle, P99), percentile(busy, P99)];
    const name = lanes === 1 ? 'fan-out' : `fan-out-in-${lanes}-lanes`;
    return [
      { name: `${name}-delay-vs-idle`, value: busyP99 / idleP99, unit: 'ratio', n: busy.length },
      { name: `${name}-others-p99`, value: busyP99, unit: 'ms', n: busy.length },
      { name: `${name}-idle-others-p99`, value: idleP99, unit: 'ms', n: idle.length },
      { name: `${name}-last-row`, value: seconds, unit: 's', n: ROWS },
      { name: `${name}-memory`, value: (peak - before) / MEGABYTE, unit: 'MB', n: ROWS },
    ];
  } finally {
    clearInterval(watch);
    await engine.close();
  }
};

export const fanOut: Question = {
  name: 'fan-out',
  method: `a job with ${ROWS} interviews is renamed: until the last row shows it, memory that comes on top, and beside it ${PER_SECOND} status changes a second of another company until they are visible (p99, against idle); again with the projection in ${LANES} lanes`,
  measure: async (place) => {
    const events = await openOurs(place);
    const client = new pg.Client({ connectionString: place.superuserUrl });
    await client.connect();
    try {
      const { stream, events: told } = jobHistory();
      await events.store.appendToStream(stream, told);
      await loadInBulk(events, interviews(), () => undefined);
      const parts = { place, events, client, stream };
      const [second, third] = ['Keeper of the light', 'Keeper of the lamp'];
      return [
        ...(await renamed(parts, { lanes: 1, from: FIRST_TITLE, to: second })),
        ...(await renamed(parts, { lanes: LANES, from: second, to: third })),
      ];
    } finally {
      await client.end();
      await events.close();
    }
  },
};
