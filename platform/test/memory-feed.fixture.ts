import type { Recorded } from 'contracts/kernel/message';
import type { EventFeed } from '#platform/event-feed/feed';

/** A feed over events in memory, numbered as they stand; `add` appends more and wakes whoever waits. */
export const memoryFeed = (
  events: readonly Recorded[] = [],
): EventFeed & { add(...more: readonly Recorded[]): void } => {
  const all: Recorded[] = [];
  const waiting = new Set<() => void>();
  const head = () => BigInt(all.length);
  const add = (...more: readonly Recorded[]) => {
    for (const event of more) all.push({ ...event, position: head() + 1n });
    for (const wake of waiting) wake();
    waiting.clear();
  };
  add(...events);
  return {
    storeId: 'memory',
    head: async () => head(),
    read: async (after, limit, types) => {
      const batch = all.slice(Number(after), Number(after) + limit);
      return { events: batch.filter(({ type }) => !types || types.has(type)), until: after + BigInt(batch.length) };
    },
    at: async (position) => all[Number(position) - 1],
    waitFor: (after, signal) =>
      new Promise((resolve) => {
        if (head() > after || signal.aborted) return resolve();
        waiting.add(resolve);
        signal.addEventListener('abort', () => resolve(), { once: true });
      }),
    add,
  };
};
