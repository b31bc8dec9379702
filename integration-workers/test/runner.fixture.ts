import type { Recorded } from 'contracts/kernel/message';
import type { EventFeed } from 'platform/event-feed/feed';
import type { Checkpoints } from '#integration-workers/engine/checkpoint';
import { type Cause, type WorkItem, workId } from '#integration-workers/engine/job';
import type { Ledger } from '#integration-workers/engine/ledger';

/** Numbers between 0 and 1, the same for the same seed (mulberry32). */
const randomFrom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** The events in another order that any feed may give: each stream's own order kept, streams mixed anew for each seed. */
export const shuffleStreams = (events: readonly Recorded[], seed: number): Recorded[] => {
  const random = randomFrom(seed);
  const streams = [...Map.groupBy(events, ({ streamName }) => streamName).values()];
  const mixed: Recorded[] = [];
  for (;;) {
    const left = streams.filter((stream) => stream.length > 0);
    const next = left[Math.floor(random() * left.length)]?.shift();
    if (!next) return mixed;
    mixed.push({ ...next, position: BigInt(mixed.length + 1) });
  }
};

/** A feed of given events, for specs; `add` appends one and wakes who waits. */
export const memoryFeed = (given: readonly Recorded[] = []): EventFeed & { add(event: Recorded): void } => {
  const events = [...given];
  const waiting = new Set<() => void>();
  const head = () => BigInt(events.length);
  return {
    storeId: 'memory',
    head: async () => head(),
    read: async (after, limit, types) => {
      const batch = events.slice(Number(after), Number(after) + limit);
      return { events: batch.filter(({ type }) => !types || types.has(type)), until: after + BigInt(batch.length) };
    },
    waitFor: (after, signal) =>
      new Promise((resolve) => {
        if (head() > after || signal.aborted) return resolve();
        waiting.add(resolve);
        signal.addEventListener('abort', () => resolve(), { once: true });
      }),
    add: (event) => {
      events.push({ ...event, position: head() + 1n });
      for (const wake of waiting) wake();
      waiting.clear();
    },
  };
};

/** Checkpoints and ledger that live as long as the process: for specs. */
export const memoryCheckpoints = (): Checkpoints & { positions: Map<string, bigint> } => {
  const positions = new Map<string, bigint>();
  return {
    positions,
    load: async (names, head) => {
      for (const name of names) if (!positions.has(name)) positions.set(name, head);
      return new Map(positions);
    },
    move: async (moves) => {
      if (moves.some(({ name, from }) => positions.get(name) !== from)) throw new Error('moved by another runner');
      for (const { name, to } of moves) positions.set(name, to);
    },
  };
};

export const memoryLedger = (): Ledger => {
  const handled = new Set<string>();
  return {
    unhandled: async (items: readonly WorkItem[]) => items.filter(({ cause }) => !handled.has(workId(cause))),
    record: async (cause: Cause) => {
      handled.add(workId(cause));
    },
  };
};
