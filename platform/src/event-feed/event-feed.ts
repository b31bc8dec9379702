import type { Recorded } from 'contracts/kernel/message';
import type { Codec } from '#platform/event-store/codec';
import type { EventEngine } from '#platform/event-store/engine';
import type { EventFeed, FeedBatch } from './feed.ts';

/** Latest events kept decoded, so that all who follow the head of the feed read and decrypt each event once. */
const WINDOW = 2_000;

const wanted = (events: Recorded[], types?: ReadonlySet<string>): Recorded[] =>
  types ? events.filter(({ type }) => types.has(type)) : events;

/** The feed of any engine: decoded, in the engine's order, with no position left out. */
export const createEventFeed = (engine: EventEngine, codec: Codec): EventFeed & { close(): void } => {
  let latest = 0n;
  let recent: Recorded[] = [];
  let extending: Promise<void> | undefined;
  const waiting = new Set<() => void>();

  const heard = (position: bigint) => {
    if (position <= latest) return;
    latest = position;
    for (const wake of waiting) wake();
  };
  const stopListening = engine.onAppended(heard);
  const started = engine.head().then(heard);

  const extend = async (after: bigint) => {
    const events = await codec.decode(await engine.readAll(after, WINDOW));
    const joined = recent.at(-1)?.position === after ? [...recent, ...events] : events;
    recent = joined.slice(-WINDOW);
  };

  /** Reads on from the end of the window, once for all who ask at the same time. */
  const extended = (after: bigint): Promise<void> => {
    extending ??= extend(after).finally(() => {
      extending = undefined;
    });
    return extending;
  };

  /** Events after `after` out of the window; undefined when it does not hold that position. */
  const fromWindow = (after: bigint, limit: number): Recorded[] | undefined => {
    const first = recent[0]?.position;
    if (first === undefined || after < first - 1n || after - first >= BigInt(recent.length)) return undefined;
    const start = Number(after - first) + 1;
    return recent.slice(start, start + limit);
  };

  const fromStore = async (after: bigint, limit: number, types?: ReadonlySet<string>): Promise<FeedBatch> => {
    const known = latest;
    const stored = await engine.readAll(after, limit, types);
    const end = after + BigInt(limit);
    const last = stored.at(-1)?.position ?? after;
    // Positions have no gaps: what is known to be there, and is not among the events, is of other types.
    const seen = known < end ? known : end;
    return { events: await codec.decode(stored), until: last > seen ? last : seen };
  };

  const read = async (after: bigint, limit: number, types?: ReadonlySet<string>): Promise<FeedBatch> => {
    await started;
    if (latest - after > BigInt(WINDOW)) return fromStore(after, limit, types);
    const end = recent.at(-1)?.position;
    if (end === undefined || after >= end) await extended(after);
    const events = fromWindow(after, limit);
    if (!events) return fromStore(after, limit, types);
    return { events: wanted(events, types), until: events.at(-1)?.position ?? after };
  };

  return {
    storeId: engine.storeId,
    read,
    waitFor: async (after, signal) => {
      await started;
      if (latest > after || signal.aborted) return;
      await new Promise<void>((resolve) => {
        const wake = () => {
          waiting.delete(wake);
          signal.removeEventListener('abort', wake);
          resolve();
        };
        waiting.add(wake);
        signal.addEventListener('abort', wake);
      });
    },
    head: () => engine.head(),
    close: () => {
      stopListening();
      for (const wake of waiting) wake();
    },
  };
};
