import { setTimeout as sleep } from 'node:timers/promises';
import type { EventFeed, FeedBatch } from 'platform/event-feed/feed';
import type { KeyRing } from 'platform/event-store/keys';
import type { Logger } from 'platform/telemetry/log';
import { noteTraced } from 'platform/telemetry/traces';
import type { Applier } from './batch.ts';
import type { Cursor } from './commit.ts';
import { faultSentence, isEventFault, isPassing } from './fault.ts';
import type { MoveIdle } from './idle-moves.ts';
import type { Progress } from './progress.ts';
import type { Projection } from './projection.ts';
import { createTaker } from './taker.ts';

/** Events of one batch at most: more makes no write cheaper and every transaction longer. */
export const MAX_BATCH = 5_000;
/** Milliseconds that a runner lets events gather, the longer the more come, where nobody waits for them. */
const MIN_IDLE_DELAY_MS = 15;
const MAX_IDLE_DELAY_MS = 40;
/** Milliseconds between two looks at what somebody wants tried again, while something waits for that. */
const ASK_MS = 500;

export type FollowOptions = {
  applier: Applier;
  feed: EventFeed;
  progress: Progress;
  keys: Pick<KeyRing, 'findById'>;
  /** Moves a checkpoint past events that are not its projection's. */
  moveIdle: MoveIdle;
  log: Pick<Logger, 'warn'>;
  /** Milliseconds between the tries of an event that is refused. */
  retryDelays: readonly number[];
  /** Where to go on from; undefined when a newer version of the program has replaced the tables. */
  current(): Promise<Cursor | undefined>;
  isTooFarBehind(position: bigint): Promise<boolean>;
};

/** Why a runner follows no longer: another process has the tables, an event is refused, or a rebuild is sooner done. */
export type End = { because: 'lost' | 'replaced' | 'far-behind' } | { because: 'refused'; sentence: string };

/** Applies event after event as they come, and carries on between them what has to reach a great many rows. */
export const follow = async (projection: Projection, options: FollowOptions, signal: AbortSignal): Promise<End> => {
  const { applier, feed, keys, progress, moveIdle, log, retryDelays, current, isTooFarBehind } = options;
  const { name, allTypes } = projection;
  const { spreads } = applier;
  const take = createTaker(projection, applier, moveIdle);
  let cursor = await current();
  let limit = MAX_BATCH;
  let tries = 0;
  let ahead: Promise<FeedBatch> | undefined;

  const readAhead = (after: bigint): Promise<FeedBatch> => {
    const reading = feed.read(after, limit, allTypes);
    // Its failure is met when it is awaited.
    reading.catch(() => undefined);
    return reading;
  };

  const read = async (position: bigint) => {
    const event = await feed.at(position);
    return event && allTypes.has(event.type) ? [event] : [];
  };

  const areBack = async (wanted: readonly string[]) => {
    const found = await keys.findById(wanted);
    return wanted.filter((id) => (found.get(id)?.status ?? 'missing') !== 'missing');
  };

  let askedAt = 0;
  /** Tries again, now and then, what somebody asked for. */
  const retryParked = async (from: Cursor): Promise<Cursor | null> => {
    if (performance.now() < askedAt + ASK_MS || (await applier.parked.isEmpty())) return from;
    askedAt = performance.now();
    return applier.parked.retry(from, { read, areBack });
  };

  /** What goes on between batches. */
  const between = async (from: Cursor): Promise<Cursor | null> => {
    const after = await retryParked(from);
    return after && (await spreads.isOpen()) ? spreads.step(after) : after;
  };

  /** Waits for the next event, or for a spread or a requested retry to go on. */
  const rest = async (position: bigint): Promise<void> => {
    const isSpreading = await spreads.isOpen();
    if (!isSpreading && (await applier.parked.isEmpty())) return feed.waitFor(position, signal);
    const arrival = isSpreading ? spreads.arrival() : sleep(ASK_MS, undefined, { ref: false });
    if (!arrival) return;
    const arrived = new AbortController();
    await Promise.race([feed.waitFor(position, AbortSignal.any([signal, arrived.signal])), arrival]);
    arrived.abort();
  };

  const applied = async (batch: FeedBatch, from: Cursor, apply = take): Promise<Cursor | null> => {
    const taken = feed.distance(from.position, batch.until);
    // Its tables show all that there is up to there, wherever the checkpoint stands.
    if (batch.events.length === 0) progress.moved(name, batch.until);
    if (taken >= limit) ahead = readAhead(batch.until);
    const began = Date.now();
    const next = await apply(batch, from);
    if (!next) {
      ahead = undefined;
      return null;
    }
    tries = 0;
    const chains = batch.events.map(({ metadata }) => metadata.correlationId);
    noteTraced(chains, `project ${name}`, { 'batch.events': chains.length }, began);
    limit = Math.min(limit * 2, MAX_BATCH);
    progress.moved(name, next.position);
    const after = await between(next);
    const isIdle = !ahead && !(await spreads.isOpen());
    if (isIdle) await progress.idleDelay(name, Math.min(MIN_IDLE_DELAY_MS + taken, MAX_IDLE_DELAY_MS), signal);
    return after;
  };

  /** An event that stands alone and is refused: tried again for a while, then applied to whatever does not refuse it. */
  const refused = async (error: unknown, batch: FeedBatch, from: Cursor): Promise<Cursor | null> => {
    const delay = retryDelays[tries];
    const sentence = isEventFault(error) ? error.message : faultSentence(error, batch.events);
    log.warn({ projection: name, error: sentence, tries }, 'event refused');
    if (delay === undefined) return applied(batch, from, (alone, cursor) => applier.applyAround(alone, cursor));
    await sleep(delay, undefined, { signal }).catch(() => undefined);
    tries += 1;
    return from;
  };

  while (cursor && !signal.aborted) {
    const from: Cursor = cursor;
    const reading: Promise<FeedBatch> = ahead ?? feed.read(from.position, limit, allTypes);
    ahead = undefined;
    let batch: FeedBatch | undefined;
    try {
      batch = await reading;
      if (batch.until === from.position) {
        cursor = (await between(from)) ?? (await current());
        await rest(from.position);
        continue;
      }
      const isFull = feed.distance(from.position, batch.until) >= MAX_BATCH;
      cursor = (await applied(batch, from)) ?? (await current());
      if (cursor && isFull && (await isTooFarBehind(cursor.position))) return { because: 'far-behind' };
    } catch (error) {
      if (isPassing(error)) throw error;
      ahead = undefined;
      if (limit > 1 || !batch) {
        // One event at a time, until the one that is refused stands alone.
        limit = 1;
        continue;
      }
      try {
        cursor = (await refused(error, batch, from)) ?? (await current());
      } catch (final) {
        if (isPassing(final)) throw final;
        const sentence = `after event ${from.position}: ${faultSentence(final, batch.events)}`;
        return { because: 'refused', sentence: isEventFault(final) ? final.message : sentence };
      }
    }
  }
  return { because: cursor ? 'lost' : 'replaced' };
};
