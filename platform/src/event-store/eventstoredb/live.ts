import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { StoredEvent, Stretch } from '#platform/event-store/engine';
import { type Calls, placeAt } from './calls.ts';
import { follow } from './subscription.ts';

/** Milliseconds before following is tried again. */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5_000;
/** Milliseconds between two looks whether something came that nobody told, and until then that is a silence. */
const HEARTBEAT_MS = 1_500;

export type Live = { close(): Promise<void> };

/**
 * Follows the log from a position on, for ever: tells what comes, in order, with nothing in between. A connection that breaks, or that
 * says nothing of what is there, is made anew.
 */
export const followLive = (
  calls: Calls,
  {
    from,
    head,
    told,
    log,
  }: { from: bigint; head: () => Promise<bigint>; told: (more: Stretch) => void; log: Pick<Logger, 'warn'> },
): Live => {
  const stop = new AbortController();
  /** Of the last event that was told, and of the last that came. */
  let last = from;
  let seen = from;
  /** From where on to ask again: further than what came where the server has looked at what is of no interest. */
  let place = placeAt(from);
  let gathered: StoredEvent[] = [];

  const tell = () => {
    const events = gathered;
    gathered = [];
    const end = events.at(-1);
    if (!end || stop.signal.aborted) return;
    const after = last;
    last = end.position;
    told({ after, events });
  };

  const once = (ended: AbortSignal) =>
    new Promise<Error | undefined>((resolve) => {
      const following = follow(calls, place, {
        event: (event) => {
          if (event.position <= seen) return;
          seen = event.position;
          place = placeAt(seen);
          // Those that come together are told together.
          if (gathered.push(event) === 1) setImmediate(tell);
        },
        checkpoint: (reached) => {
          if (reached.commit > place.commit) place = reached;
        },
        over: resolve,
      });
      const leave = () => {
        following.stop();
        resolve(undefined);
      };
      if (ended.aborted) leave();
      else ended.addEventListener('abort', leave, { once: true });
    });

  /** Ends a connection that has not told of what is there. */
  const watch = async (over: AbortController): Promise<void> => {
    let missing = 0n;
    while (!over.signal.aborted) {
      await sleep(HEARTBEAT_MS, undefined, { signal: over.signal, ref: false });
      const there = await head().catch(() => undefined);
      if (there === undefined) continue;
      if (missing > seen) return over.abort();
      missing = there;
    }
  };

  const running = (async () => {
    let pause = FIRST_PAUSE;
    while (!stop.signal.aborted) {
      const over = new AbortController();
      const end = () => over.abort();
      stop.signal.addEventListener('abort', end, { once: true });
      const before = seen;
      watch(over).catch(() => undefined);
      const error = await once(over.signal);
      over.abort();
      stop.signal.removeEventListener('abort', end);
      if (stop.signal.aborted) return;
      log.warn({ error: error?.message ?? 'it has gone silent' }, 'following the event store failed');
      pause = seen > before ? FIRST_PAUSE : Math.min(pause * 2, LONGEST_PAUSE);
      await sleep(pause, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  })();

  return {
    close: async () => {
      stop.abort();
      await running;
    },
  };
};
