import type { Recorded } from 'contracts/kernel/message';
import { placeOf } from 'platform/event-store/memory';
import type { Checkpoints } from '#integration-workers/engine/checkpoint';
import type { Ledger } from '#integration-workers/engine/ledger';
import { type Cause, type WorkItem, workId } from '#integration-workers/engine/work-item';

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
    mixed.push({ ...next, position: placeOf(mixed.length + 1) });
  }
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
