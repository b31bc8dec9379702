import { parseStreamName } from 'contracts/kernel/id';
import type { Recorded } from 'contracts/kernel/message';
import type { EventFeed } from '#platform/event-feed/feed';
import { happenedAmong } from '#platform/event-store/happened';
import { placeOf } from '#platform/event-store/memory';

/** A feed over events in memory, placed anew in their order; `add` appends more and wakes whoever waits. */
export const memoryFeed = (
  events: readonly Recorded[] = [],
): EventFeed & { add(...more: readonly Recorded[]): void } => {
  const all: Recorded[] = [];
  const waiting = new Set<() => void>();
  const head = () => placeOf(all.length);
  const upTo = (position: bigint) => all.findLastIndex((event) => event.position <= position) + 1;
  const add = (...more: readonly Recorded[]) => {
    for (const event of more) all.push({ ...event, position: placeOf(all.length + 1) });
    for (const wake of waiting) wake();
    waiting.clear();
  };
  add(...events);
  return {
    storeId: 'memory',
    head: async () => head(),
    read: async (after, limit, types) => {
      const start = upTo(after);
      const batch = all.slice(start, start + limit);
      const events = batch.filter(({ type }) => !types || types.has(type));
      return { events, until: batch.at(-1)?.position ?? after };
    },
    at: async (position) => all.find((event) => event.position === position),
    distance: (after, until) => upTo(until) - upTo(after),
    earlier: async (position, events) => all[upTo(position) - events - 1]?.position ?? 0n,
    tenantsOf: async (aggregate) =>
      all.flatMap(({ streamName }) => {
        const stream = parseStreamName(streamName);
        return stream.aggregate === aggregate ? [stream.tenantId] : [];
      }),
    happened: async (of) => happenedAmong(all, of),
    waitFor: (after, signal) =>
      new Promise((resolve) => {
        if (head() > after || signal.aborted) return resolve();
        waiting.add(resolve);
        signal.addEventListener('abort', () => resolve(), { once: true });
      }),
    add,
  };
};
