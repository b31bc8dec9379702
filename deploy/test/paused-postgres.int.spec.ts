import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggedIn } from '#deploy/failure/storm';
import { type PausablePostgres, startPausablePostgres } from './paused-postgres.fixture.ts';
import { openDemoProduct, type RunningProduct } from './product.harness.ts';

/** A long run: `PAUSE_SECONDS=30 vitest run --project int deploy/test/paused-postgres`. */
const PAUSE_MS = Number(process.env.PAUSE_SECONDS ?? 7) * 1_000;
const CLIENTS = 16;
const LOOK_MS = 100;

type Seen = { at: number; ms: number; status: number; retryAfter: string | null };

let product: RunningProduct<PausablePostgres>;
beforeAll(async () => {
  product = await openDemoProduct(await startPausablePostgres());
});
afterAll(() => product.close());

const eventsByKey = async (): Promise<Map<string, number>> => {
  const client = new pg.Client({ connectionString: product.database.urls.OWNER_DATABASE_URL });
  await client.connect();
  try {
    const { rows } = await client.query<{ key: string; events: number }>(
      `select metadata->>'idempotencyKey' as key, count(*)::int4 as events from event_store.events
       where metadata->>'idempotencyKey' is not null group by 1`,
    );
    return new Map(rows.map(({ key, events }) => [key, events]));
  } finally {
    await client.end();
  }
};

/** Clients that add candidates one after the other, each until it is acknowledged, as long as the storm lasts. */
const storm = async () => {
  const call = await loggedIn(product.baseUrl);
  const seen: Seen[] = [];
  const keys: string[] = [];
  let isOver = false;
  const client = async () => {
    while (!isOver) {
      const key = randomUUID();
      const body = { firstName: 'Storm', lastName: key, email: `${key}@mail.example` };
      for (let status = 0; status !== 201; ) {
        const since = performance.now();
        const response = await call('POST', 'candidates', { key, body });
        await response.text();
        status = response.status;
        const at = performance.now();
        seen.push({ at, ms: at - since, status, retryAfter: response.headers.get('retry-after') });
        if (status !== 201) await sleep(LOOK_MS);
      }
      keys.push(key);
    }
  };
  const clients = Promise.all(Array.from({ length: CLIENTS }, client));
  return {
    seen,
    end: async () => {
      isOver = true;
      await clients;
      return keys;
    },
  };
};

const ready = async (): Promise<Seen> => {
  const since = performance.now();
  const { status, headers } = await fetch(`${product.baseUrl}/readyz`);
  const at = performance.now();
  return { at, ms: at - since, status, retryAfter: headers.get('retry-after') };
};

const untilReady = async (): Promise<number> => {
  const since = performance.now();
  await expect.poll(async () => (await ready()).status, { timeout: 60_000, interval: LOOK_MS }).toBe(200);
  return performance.now() - since;
};

const longest = (answers: Seen[]): number => Math.max(...answers.map(({ ms }) => ms));

describe.skipIf(process.platform !== 'linux')('a Postgres that stands still', () => {
  it('given commands under way, when it pauses and goes on, then they wait with 503 and Retry-After, readiness is red meanwhile, and each command is there once', async () => {
    await untilReady();
    const { seen, end } = await storm();
    await expect.poll(() => seen.length, { timeout: 60_000 }).toBeGreaterThan(CLIENTS * 2);
    product.database.pause();
    const paused = performance.now();
    const probes: Seen[] = [];
    while (performance.now() < paused + PAUSE_MS) {
      probes.push(await ready());
      await sleep(LOOK_MS);
    }
    const before = seen.length;
    product.database.resume();
    const resumed = performance.now();
    const readyAfter = await untilReady();
    await expect.poll(() => seen.slice(before).filter(({ status }) => status === 201).length).toBeGreaterThan(CLIENTS);
    const keys = await end();

    const refused = seen.filter(({ status }) => status !== 201);
    expect(refused.length).toBeGreaterThan(0);
    expect([...new Set(refused.map(({ status }) => status))]).toEqual([503]);
    expect(refused.filter(({ retryAfter }) => !Number(retryAfter))).toEqual([]);
    expect(probes.at(-1)?.status).toBe(503);
    const events = await eventsByKey();
    expect(keys.filter((key) => events.get(key) !== 1)).toEqual([]);
    const taken = seen.slice(before).find(({ status, at }) => status === 201 && at > resumed);
    const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
    process.stdout.write(
      `paused for ${seconds(PAUSE_MS)}: ${keys.length} commands, ${refused.length} answers 503, the slowest after ${seconds(longest(refused))}; ` +
        `readiness took at most ${seconds(longest(probes))}; first command ${seconds((taken?.at ?? 0) - resumed)} and ready ${seconds(readyAfter)} after it went on\n`,
    );
  });
});
