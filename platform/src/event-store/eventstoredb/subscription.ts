import { type AllStreamResolvedEvent, eventTypeFilter, type Position, streamNameFilter } from '@eventstore/db-client';
import type { StoredEvent } from '#platform/event-store/engine';
import { type Calls, fromResolved, isSystem, placeAt } from './calls.ts';
import { failureOf, storeAway } from './failure.ts';

/** Events that the server looks at before it says how far it is, where none is wanted. */
const WINDOW = 500;
/** Milliseconds without a word while there is something to come. */
const SILENCE_MS = 5_000;

/** Types of the server's own begin so. */
const NO_SYSTEM_TYPES = '^[^$]';
const escaped = (name: string): string => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

type Listener = {
  event(event: StoredEvent): void;
  /** Nothing that is wanted stands up to there. */
  checkpoint(place: Position): void;
  over(error: Error): void;
};

/** Follows the log after a position, without what the server tells of itself. */
export const follow = ({ client }: Calls, after: Position, told: Listener, streams?: string): { stop(): void } => {
  const options = {
    ...{ checkpointInterval: 1, maxSearchWindow: WINDOW },
    checkpointReached: async (_: unknown, place: Position) => told.checkpoint(place),
  };
  const filter = streams
    ? streamNameFilter({ ...options, regex: streams })
    : eventTypeFilter({ ...options, regex: NO_SYSTEM_TYPES });
  const subscription = client.subscribeToAll({ filter, ...(after.commit > 0n && { fromPosition: after }) });
  let isOver = false;
  const end = (error?: unknown) => {
    if (isOver) return;
    isOver = true;
    subscription.removeAllListeners('data');
    subscription.unsubscribe().catch(() => undefined);
    if (error !== undefined) told.over(failureOf(error));
  };
  subscription.on('data', (resolved: AllStreamResolvedEvent) => {
    for (const event of fromResolved(resolved))
      if (event.position !== undefined && !isSystem(event)) told.event({ ...event, position: event.position });
  });
  subscription.on('error', (error) => end(error));
  subscription.on('end', () => end(storeAway()));
  subscription.on('close', () => end(storeAway()));
  return { stop: () => end() };
};

/** The streams of an aggregate, and the one at whose event whoever reads them stops. */
export const streamsNamed = (prefix: string, last: string): string => `^(?:${escaped(prefix)}|${escaped(last)}$)`;

/** Everything after `after` up to the event at `until`, at most `limit` events; of streams that match `streams` alone, where told. */
export const readOn = (
  calls: Calls,
  {
    after,
    until,
    limit = Number.POSITIVE_INFINITY,
    streams,
  }: { after: bigint; until: bigint; limit?: number; streams?: string },
): Promise<StoredEvent[]> =>
  new Promise((resolve, reject) => {
    const events: StoredEvent[] = [];
    const late = () => {
      following.stop();
      reject(storeAway());
    };
    let timer = setTimeout(late, SILENCE_MS);
    const alive = () => {
      clearTimeout(timer);
      timer = setTimeout(late, SILENCE_MS);
    };
    const done = () => {
      clearTimeout(timer);
      following.stop();
      resolve(events);
    };
    const following = follow(
      calls,
      placeAt(after),
      {
        event: (event) => {
          if (event.position <= until) events.push(event);
          if (event.position < until && events.length < limit) alive();
          else done();
        },
        // The event up to which it is read may be gone.
        checkpoint: ({ commit }) => (commit > until ? done() : alive()),
        over: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      },
      streams,
    );
  });
