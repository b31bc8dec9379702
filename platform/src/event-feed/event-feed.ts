import type { Recorded } from 'contracts/kernel/message';
import type { Codec } from '#platform/event-store/codec';
import type { Appended, EventEngine, Page, StoredEvent, Stretch } from '#platform/event-store/engine';
import { isWholeLater } from '#platform/event-store/unreadable';
import { skippedEvents } from '#platform/telemetry/metrics';
import type { EventFeed, FeedBatch } from './feed.ts';

/** Latest events kept decoded, so that all who follow the head of the feed read and decrypt each event once. */
const WINDOW = 2_000;

/** Milliseconds that an event is kept which may read otherwise later on. */
const PARTLY_MS = 2_000;

/** Known events after `after`, up to `until`. */
type Window = { after: bigint; until: bigint; events: Recorded[] };

/** The latest of what stands after `after`. */
const latestOf = <E extends { position: bigint }>(after: bigint, events: readonly E[]) => ({
  after: events.at(-WINDOW - 1)?.position ?? after,
  events: events.slice(-WINDOW),
});

const wanted = (events: Recorded[], types?: ReadonlySet<string>): Recorded[] =>
  types ? events.filter(({ type }) => types.has(type)) : events;

/** The feed of any engine: decoded, in the engine's order, with nothing left out. */
export const createEventFeed = (engine: EventEngine, codec: Codec): EventFeed & { close(): void } => {
  let latest = 0n;
  let recent: Window = { after: 0n, until: 0n, events: [] };
  let partlySince: number | undefined;
  let extending: Promise<void> | undefined;
  const waiting = new Set<() => void>();
  /** What this process has appended last, with nothing of others in between, until it is decoded. */
  let own: Stretch = { after: 0n, events: [] };

  const wakeAll = () => {
    for (const wake of waiting) wake();
  };
  const keepOwn = ({ after, events }: Stretch) => {
    const isNext = own.events.at(-1)?.position === after;
    own = isNext ? latestOf(own.after, [...own.events, ...events]) : latestOf(after, events);
  };
  const heard: Appended = (position, appended) => {
    if (appended) keepOwn(appended);
    if (position <= latest) return;
    latest = position;
    // Whoever appended is answered first.
    setImmediate(wakeAll);
  };
  const stopListening = engine.onAppended(heard);
  let starting: Promise<void> | undefined;
  /** Knows where the head is; whoever comes next asks again where the store did not answer. */
  const started = (): Promise<void> => {
    starting ??= engine.head().then(
      (position) => heard(position),
      (error: unknown) => {
        starting = undefined;
        throw error;
      },
    );
    return starting;
  };
  started().catch(() => undefined);

  /** A type that is not in the catalogue is nobody's here: no reader can ask for it. */
  const decoded = (stored: StoredEvent[]): Promise<Recorded[]> => {
    const [known = [], unknown = []] = [true, false].map((is) => stored.filter(({ type }) => codec.knows(type) === is));
    for (const { type } of unknown) skippedEvents.inc({ type });
    return codec.decode(known, 'unavailable');
  };

  /** What follows `after`, where this process has appended it itself. */
  const fromOwn = (after: bigint): Page | undefined => {
    const isWhole = own.after <= after;
    const events = own.events.filter(({ position }) => position > after);
    own = { after: 0n, events: [] };
    const last = events.at(-1);
    return isWhole && last ? { events, until: last.position } : undefined;
  };

  const extend = async (after: bigint) => {
    const page = fromOwn(after) ?? (await engine.readAll(after, WINDOW));
    const more = await decoded(page.events);
    if (more.some(isWholeLater)) partlySince ??= performance.now();
    const isNext = recent.until === after;
    const latest = isNext ? latestOf(recent.after, [...recent.events, ...more]) : latestOf(after, more);
    recent = { ...latest, until: page.until };
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
    const { events, until } = await engine.readAll(after, limit, types);
    return { events: await decoded(events), until };
  };

  const read = async (after: bigint, limit: number, types?: ReadonlySet<string>): Promise<FeedBatch> => {
    await started();
    if (after >= latest) return { events: [], until: after };
    if (engine.distance(after, latest) > WINDOW) return fromStore(after, limit, types);
    if (after >= recent.until) await extended(after);
    const batch = fromWindow(after, limit);
    return batch ? { ...batch, events: wanted(batch.events, types) } : fromStore(after, limit, types);
  };

  return {
    storeId: engine.storeId,
    read,
    at: async (position) => {
      const stored = await engine.at(position);
      return stored && (await decoded([stored]))[0];
    },
    distance: engine.distance,
    earlier: engine.earlier,
    tenantsOf: engine.tenantsOf,
    happened: engine.happened,
    waitFor: async (after, signal) => {
      await started();
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
