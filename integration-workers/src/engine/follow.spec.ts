import { setImmediate as turn } from 'node:timers/promises';
import { exampleCandidateId } from 'contracts/kernel/examples';
import type { Event, Recorded } from 'contracts/kernel/message';
import { placeOf } from 'platform/event-store/memory';
import { memoryFeed } from 'platform/test/memory-feed.fixture';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { recorded } from '#integration-workers/test/recorded.fixture';
import { memoryCheckpoints, memoryLedger, shuffleStreams } from '#integration-workers/test/runner.fixture';
import { decide, LATE_EVENT } from './decide.ts';
import { follow } from './follow.ts';
import { job } from './job.ts';
import { type Policy, policy } from './policy.ts';
import { type WorkItem, workId } from './work-item.ts';

type Counted = Event<'Counted', { count: number }>;

const tell = job({
  name: 'tell',
  payload: z.strictObject({ count: z.int() }),
  handle: async () => undefined,
});
const telling = (name: string, refuses: (count: number) => boolean = () => false): Policy =>
  policy<Counted>({
    name,
    jobs: [tell],
    on: {
      Counted: ({ data: { count } }) => {
        if (refuses(count)) throw new Error(`cannot take ${count}`);
        return [tell.request(exampleCandidateId, { count })];
      },
    },
  });

/** Five streams of twelve events; every third event is one that no policy wants. */
const events: Recorded[] = ['a', 'b', 'c', 'd', 'e'].flatMap((stream) =>
  Array.from({ length: 12 }, (_, index) =>
    recorded(index % 3 === 2 ? 'Ignored' : 'Counted', { count: index + 1 }, { stream, version: index + 1 }),
  ),
);
const end = placeOf(events.length);
const wanted = events.filter(({ type }) => type === 'Counted').map(({ id }) => id);
const sorted = (ids: string[]) => ids.toSorted();

const bench = (options: { policies: Policy[]; seed?: number; from?: bigint; batch?: number }) => {
  const { policies, seed = 1, from = 0n, batch = 7 } = options;
  const feed = memoryFeed(shuffleStreams(events, seed));
  const checkpoints = memoryCheckpoints();
  for (const { name } of policies) checkpoints.positions.set(name, from);
  const ledger = memoryLedger();
  const queued: WorkItem[] = [];
  const stop = new AbortController();
  const log: string[] = [];
  const note = (_: object, message?: string) => void log.push(message ?? '');
  const deps = {
    feed,
    policies,
    checkpoints,
    ledger,
    enqueue: async (items: readonly WorkItem[]) => void queued.push(...items),
    log: { error: note },
    batch,
  };
  const following = follow(deps);
  return {
    ...deps,
    following,
    queued,
    logged: log,
    run: () => following.run(stop.signal),
    stop: () => stop.abort(),
    of: (name: string) => queued.filter(({ cause }) => cause.policy === name),
  };
};

const until = async (settled: () => boolean) => {
  while (!settled()) await turn();
};
const idsOf = (items: WorkItem[]) => sorted(items.map(({ cause }) => cause.eventId));

describe('following the feed', () => {
  it('given events of several streams in any order, when a policy follows, then each wanted event asks for its job once', async () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const harness = bench({ policies: [telling('p')], seed });
      const running = harness.run();
      await until(() => harness.following.positions().get('p') === end);
      harness.stop();
      await running;
      expect(idsOf(harness.queued)).toEqual(sorted(wanted));
      const counts = Map.groupBy(
        harness.queued,
        ({ cause }) => events.find(({ id }) => id === cause.eventId)?.streamName,
      );
      for (const items of counts.values())
        expect(items.map(({ data }) => data.count)).toEqual([1, 2, 4, 5, 7, 8, 10, 11]);
    }
  });

  it('given a policy that never ran, when it starts, then it begins behind what has happened', async () => {
    const harness = bench({ policies: [telling('p')] });
    harness.checkpoints.positions.clear();
    const running = harness.run();
    await until(() => harness.following.positions().size === 1);
    harness.feed.add(recorded('Counted', { count: 99 }, { stream: 'new' }));
    await until(() => harness.queued.length > 0);
    harness.stop();
    await running;
    expect(harness.queued.map(({ data }) => data)).toEqual([{ count: 99 }]);
  });

  it('given a policy that throws at one event, when it follows, then a job asks it again, it goes on as others do, and says so', async () => {
    const harness = bench({ policies: [telling('good'), telling('bad', (count) => count === 8)] });
    const running = harness.run();
    await until(() => ['good', 'bad'].every((name) => harness.following.positions().get(name) === end));
    const readiness = await harness.following.readiness();
    harness.stop();
    await running;
    expect(idsOf(harness.of('good'))).toEqual(sorted(wanted));
    expect(idsOf(harness.of('bad'))).toEqual(sorted(wanted));
    const isEight = ({ cause }: WorkItem) => events.find(({ id }) => id === cause.eventId)?.data.count === 8;
    expect(
      new Set(
        harness
          .of('bad')
          .filter(isEight)
          .map(({ name }) => name),
      ),
    ).toEqual(new Set([LATE_EVENT]));
    expect(harness.of('bad').filter(({ name }) => name === LATE_EVENT)).toHaveLength(5);
    expect(harness.logged).toEqual(Array.from({ length: 5 }, () => 'policy threw; a job asks it again'));
    const last = shuffleStreams(events, 1).findLast(({ type, data }) => type === 'Counted' && data.count === 8);
    expect(readiness).toEqual([
      { name: 'policy good', ready: true, state: 'running', detail: `event ${end} of ${end}` },
      {
        name: 'policy bad',
        ready: true,
        state: 'degraded',
        detail: `threw at 5, the last at event ${last?.position}: cannot take 8`,
      },
    ]);
  });

  it('given work that the ledger knows, when the feed is replayed from the beginning, then it is not asked for again', async () => {
    const harness = bench({ policies: [telling('p')] });
    const items = shuffleStreams(events, 1).flatMap((event) => decide(telling('p'), event).items);
    for (const { cause } of items.slice(0, 10)) await harness.ledger.record(cause);
    const running = harness.run();
    await until(() => harness.following.positions().get('p') === end);
    harness.stop();
    await running;
    expect(harness.queued.map(({ cause }) => workId(cause))).toEqual(items.slice(10).map(({ cause }) => workId(cause)));
  });

  it('given another runner that moved the checkpoint, when this one wants to, then it gives up', async () => {
    const harness = bench({ policies: [telling('p')] });
    const move = harness.checkpoints.move;
    harness.checkpoints.move = async (moves) => {
      harness.checkpoints.positions.set('p', 40n);
      return move(moves);
    };
    await expect(harness.run()).rejects.toThrow('another runner');
  });

  it('given a queue that refuses, when a batch was decided, then the checkpoint stays and the next run asks for the same ids', async () => {
    const harness = bench({ policies: [telling('p')] });
    const broken = follow({
      ...harness,
      enqueue: async (items) => {
        harness.queued.push(...items);
        throw new Error('the queue is down');
      },
    });
    await expect(broken.run(new AbortController().signal)).rejects.toThrow('the queue is down');
    expect(harness.checkpoints.positions.get('p')).toBe(0n);
    const lost = harness.queued.splice(0).map(({ cause }) => workId(cause));
    const running = harness.run();
    await until(() => harness.following.positions().get('p') === end);
    harness.stop();
    await running;
    expect(harness.queued.map(({ cause }) => workId(cause)).slice(0, lost.length)).toEqual(lost);
    expect(idsOf(harness.queued)).toEqual(sorted(wanted));
  });
});
