import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { EventFeed } from 'platform/event-feed/feed';
import type { Readiness } from 'platform/service';
import type { Checkpoints } from './checkpoint.ts';
import { decideBatch } from './decide.ts';
import type { Ledger } from './ledger.ts';
import type { Policy } from './policy.ts';
import type { WorkItem } from './work-item.ts';

/** Events of one step. */
const BATCH = 500;
/** Events after which a checkpoint moves although they asked for nothing that is still to be done. */
const UNSAVED = 500;
/** Milliseconds for work to gather while much is happening: the queue takes hundreds of jobs for little more than one. */
const BATCH_DELAY_MS = 100;
/** Events a policy may be behind the head before it says so. */
const BEHIND = 5_000;

export type Retry = { attempts: number; firstMs: number };
const RETRY: Retry = { attempts: 6, firstMs: 250 };

type Follower = {
  policy: Policy;
  /** How far it came, and how far the checkpoint says it came: events that ask for nothing need no write each. */
  position: bigint;
  saved: bigint;
  failures: number;
  retryAt: number;
  stopped?: string;
};

/** Distinct positions, the hindmost first. */
const placesOf = (followers: readonly Follower[]): bigint[] =>
  [...new Set(followers.map(({ position }) => position))].sort((a, b) => (a < b ? -1 : 1));

export type Following = {
  /** Follows the feed until `signal` aborts. Rejects when the database, the queue or another runner is in the way. */
  run(signal: AbortSignal): Promise<void>;
  readiness(): Promise<Readiness[]>;
  /** Position of each policy in the feed, as this runner knows it. */
  positions(): ReadonlyMap<string, bigint>;
};

/**
 * Shows every policy the feed from its own checkpoint. Policies at the same position step together; those ahead wait
 * where they are until the others have come up. Each step queues the work that the ledger does not know, then moves the
 * checkpoints: whatever a crash cuts off in between is done again, under the same ids.
 */
export const follow = (options: {
  feed: EventFeed;
  policies: readonly Policy[];
  checkpoints: Checkpoints;
  ledger: Pick<Ledger, 'unhandled'>;
  enqueue: (items: readonly WorkItem[]) => Promise<void>;
  log: Pick<Logger, 'error' | 'warn'>;
  batch?: number;
  retry?: Retry;
}): Following => {
  const { feed, policies, checkpoints, ledger, enqueue, log, batch = BATCH, retry = RETRY } = options;
  let followers: Follower[] = [];

  const load = async () => {
    const positions = await checkpoints.load(
      policies.map(({ name }) => name),
      await feed.head(),
    );
    followers = policies.map((policy) => {
      const position = positions.get(policy.name) ?? 0n;
      return { policy, position, saved: position, failures: 0, retryAt: 0 };
    });
  };

  const noteFailure = (follower: Follower, { message }: Error) => {
    follower.failures += 1;
    follower.retryAt = performance.now() + retry.firstMs * 2 ** (follower.failures - 1);
    const at = { policy: follower.policy.name, after: `${follower.position}`, failures: follower.failures };
    if (follower.failures < retry.attempts)
      return log.warn({ ...at, error: message }, 'policy failed; it will be tried again');
    follower.stopped = message;
    log.error({ ...at, error: message }, 'policy stopped');
  };

  const save = async (moved: readonly { follower: Follower; until: bigint }[]) => {
    await checkpoints.move(
      moved.map(({ follower, until }) => ({ name: follower.policy.name, from: follower.saved, to: until })),
    );
    for (const { follower, until } of moved) follower.saved = until;
  };

  /** Takes the hindmost policies one batch further: how much it queued, or null when there was nothing to read. */
  const step = async (now: number): Promise<number | null> => {
    const running = followers.filter(({ stopped, retryAt }) => stopped === undefined && retryAt <= now);
    const [after, next] = placesOf(running);
    if (after === undefined) return null;
    const group = running.filter(({ position }) => position === after);
    const read = await feed.read(after, batch, new Set(group.flatMap(({ policy }) => [...policy.types])));
    if (read.until === after) return null;
    const until = next !== undefined && next < read.until ? next : read.until;
    const events = read.events.filter(({ position }) => position <= until);
    const decided = group.map((follower) => ({ follower, ...decideBatch(follower.policy, { after, events, until }) }));
    const unhandled = await ledger.unhandled(decided.flatMap(({ items }) => items));
    await enqueue(unhandled);
    const queued = new Set(unhandled);
    await save(
      decided.filter(
        ({ follower, items, until }) =>
          items.some((item) => queued.has(item)) || feed.distance(follower.saved, until) >= UNSAVED,
      ),
    );
    for (const { follower, until, failure } of decided) {
      if (until > after) Object.assign(follower, { position: until, failures: 0 });
      if (failure) noteFailure(follower, failure);
    }
    return unhandled.length;
  };

  /** Waits for new events, and no longer than until a policy that failed is due again. */
  const rest = async (now: number, signal: AbortSignal) => {
    const going = followers.filter(({ stopped }) => stopped === undefined);
    const pauses = going.map(({ retryAt }) => retryAt - now).filter((pause) => pause > 0);
    const wake =
      pauses.length > 0 ? AbortSignal.any([signal, AbortSignal.timeout(Math.ceil(Math.min(...pauses)))]) : signal;
    const head = placesOf(going.filter(({ retryAt }) => retryAt <= now)).at(-1);
    if (head !== undefined) await feed.waitFor(head, wake);
    else if (!wake.aborted) await once(wake, 'abort');
  };

  return {
    run: async (signal) => {
      await load();
      try {
        while (!signal.aborted) {
          const now = performance.now();
          const queued = await step(now);
          if (queued === null) await rest(now, signal);
          else if (queued > 1) await sleep(BATCH_DELAY_MS, undefined, { signal }).catch(() => undefined);
        }
      } finally {
        followers = [];
      }
    },
    readiness: async () => {
      const head = await feed.head();
      return followers.map(({ policy, position, stopped }) => {
        const name = `policy ${policy.name}`;
        if (stopped !== undefined)
          return { name, ready: false, state: 'stopped', detail: `after event ${position}: ${stopped}` };
        const state = feed.distance(position, head) > BEHIND ? 'behind' : 'running';
        return { name, ready: state === 'running', state, detail: `event ${position} of ${head}` };
      });
    },
    positions: () => new Map(followers.map(({ policy, position }) => [policy.name, position])),
  };
};
