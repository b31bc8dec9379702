import type { Recorded } from 'contracts/kernel/message';
import type { Codec } from '#platform/event-store/codec';
import type { Appended, EventEngine, StoredEvent } from '#platform/event-store/engine';
import { isWholeLater } from '#platform/event-store/unreadable';
import { skippedEvents } from '#platform/telemetry/metrics';
import type { EventFeed, FeedBatch } from './feed.ts';

/** Latest events kept decoded, so that all who follow the head of the feed read and decrypt each event once. */
const WINDOW = 2_000;

/** Milliseconds that an event is kept which may read otherwise later on. */
const PARTLY_MS = 2_000;

/** Known events after `after`, up to `until`. */
type Window = { after: bigint; until: bigint; events: Recorded[] };

const wanted = (events: Recorded[], types?: ReadonlySet<string>): Recorded[] =>
  types ? events.filter(({ type }) => types.has(type)) : events;

/** The feed of any engine: decoded, in the engine's order, with no position left out. */
export const createEventFeed = (engine: EventEngine, codec: Codec): EventFeed & { close(): void } => {
  let latest = 0n;
  let recent: Window = { after: 0n, until: 0n, events: [] };
  let partlySince: number | undefined;
  let extending: Promise<void> | undefined;
  const waiting = new Set<() => void>();
  /** What this process has appended last, without a gap, until it is decoded. */
  let own: StoredEvent[] = [];

  const wakeAll = () => {
    for (const wake of waiting) wake();
  };
  const keepOwn = (events: readonly StoredEvent[]) => {
    const isNext = own.at(-1)?.position === (events[0]?.position ?? 0n) - 1n;
    own = [...(isNext ? own : []), ...events].slice(-WINDOW);
  };
  const heard: Appended = (position, events = []) => {
    if (events.length > 0) keepOwn(events);
    if (position <= latest) return;
    latest = position;
    // Whoever appended is answered first.
    setImmediate(wakeAll);
  };
  const stopListening = engine.onAppended(heard);
  const started = engine.head().then((position) => heard(position));

  /** A type that is not in the catalogue is nobody's here: no reader can ask for it. */
  const decoded = (stored: StoredEvent[]): Promise<Recorded[]> => {
    const [known = [], unknown = []] = [true, false].map((is) => stored.filter(({ type }) => codec.knows(type) === is));
    for (const { type } of unknown) skippedEvents.inc({ type });
    return codec.decode(known, 'unavailable');
  };

  /** What follows `after`, where this process has appended it itself. */
  const fromOwn = (after: bigint): StoredEvent[] | undefined => {
    const following = own.filter(({ position }) => position > after);
    own = [];
    return following[0]?.position === after + 1n ? following : undefined;
  };

  const extend = async (after: bigint) => {
    const stored = fromOwn(after) ?? (await engine.readAll(after, WINDOW));
    const more = await decoded(stored);
    if (more.some(isWholeLater)) partlySince ??= performance.now();
    const until = stored.at(-1)?.position ?? after;
    const isNext = recent.until === after;
    const events = isNext ? [...recent.events, ...more] : more;
    const dropped = events.at(-WINDOW - 1);
    recent = { after: dropped?.position ?? (isNext ? recent.after : after), until, events: events.slice(-WINDOW) };
  };

  /** Reads on from the end of the window, once for all who ask at the same time. */
  const extended = (after: bigint): Promise<void> => {
    extending ??= extend(after).finally(() => {
      extending = undefined;
    });
    return extending;
  };

  /** What follows `after`, out of the window; undefined when it does not hold that position. */
  const fromWindow = (after: bigint, limit: number): FeedBatch | undefined => {
    if (partlySince !== undefined && performance.now() > partlySince + PARTLY_MS) {
      partlySince = undefined;
      recent = { after: recent.until, until: recent.until, events: [] };
    }
    const { events, until } = recent;
    if (after < recent.after || after > until) return undefined;
    const start = events.findLastIndex(({ position }) => position <= after) + 1;
    const end = start + limit;
    return { events: events.slice(start, end), until: events.at(end) ? (events[end - 1]?.position ?? until) : until };
  };

  const fromStore = async (after: bigint, limit: number, types?: ReadonlySet<string>): Promise<FeedBatch> => {
    const known = latest;
    const stored = await engine.readAll(after, limit, types);
    const end = after + BigInt(limit);
    const last = stored.at(-1)?.position ?? after;
    // Positions have no gaps: what is known to be there, and is not among the events, is of other types.
    const seen = known < end ? known : end;
    return { events: await decoded(stored), until: last > seen ? last : seen };
  };

  const read = async (after: bigint, limit: number, types?: ReadonlySet<string>): Promise<FeedBatch> => {
    await started;
    if (after >= latest) return { events: [], until: after };
    if (latest - after > BigInt(WINDOW)) return fromStore(after, limit, types);
    if (after >= recent.until) await extended(after);
    const batch = fromWindow(after, limit);
    return batch ? { ...batch, events: wanted(batch.events, types) } : fromStore(after, limit, types);
  };

  return {
    storeId: engine.storeId,
    read,
    at: async (position) => (await decoded(await engine.readAll(position - 1n, 1)))[0],
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
    head: async () => {
      const position = await engine.head();
      heard(position);
      return position;
    },
    close: () => {
      stopListening();
      wakeAll();
    },
  };
};
