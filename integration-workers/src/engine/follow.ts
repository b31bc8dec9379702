import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Recorded } from 'contracts/kernel/message';
import type { Logger } from 'pino';
import type { EventFeed } from 'platform/event-feed/feed';
import type { Readiness } from 'platform/service';
import type { Checkpoints } from './checkpoint.ts';
import { decide, logThrown } from './decide.ts';
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

type Follower = {
  policy: Policy;
  /** How far it came, and how far the checkpoint says it came: events that ask for nothing need no write each. */
  position: bigint;
  saved: bigint;
  /** Events it threw at since it was loaded, and what it said last. */
  thrown: number;
  error?: string;
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
 * checkpoints: whatever a crash cuts off in between is done again, under the same ids. A policy is pure: at what it throws it would throw
 * again, so a job asks it later (`late-event.ts`), and it goes on.
 */
export const follow = (options: {
  feed: EventFeed;
  policies: readonly Policy[];
  checkpoints: Checkpoints;
  ledger: Pick<Ledger, 'unhandled'>;
  enqueue: (items: readonly WorkItem[]) => Promise<void>;
  log: Pick<Logger, 'error'>;
  batch?: number;
}): Following => {
  const { feed, policies, checkpoints, ledger, enqueue, log, batch = BATCH } = options;
  let followers: Follower[] = [];

  const load = async () => {
    const positions = await checkpoints.load(
      policies.map(({ name }) => name),
      await feed.head(),
    );
    followers = policies.map((policy) => {
      const position = positions.get(policy.name) ?? 0n;
      return { policy, position, saved: position, thrown: 0 };
    });
  };

  const decideBy = (follower: Follower, events: readonly Recorded[]): WorkItem[] =>
    events.flatMap((event) => {
      const { items, late } = decide(follower.policy, event);
      if (late) {
        follower.thrown += 1;
        follower.error = `at event ${event.position}: ${late.message}`;
        logThrown(log, follower.policy, event, late);
      }
      return items;
    });

  const save = async (moved: readonly { follower: Follower; until: bigint }[]) => {
    await checkpoints.move(
      moved.map(({ follower, until }) => ({ name: follower.policy.name, from: follower.saved, to: until })),
    );
    for (const { follower, until } of moved) follower.saved = until;
  };

  /** Takes the hindmost policies one batch further: how much it queued, or null when there was nothing to read. */
  const step = async (): Promise<number | null> => {
    const [after, next] = placesOf(followers);
    if (after === undefined) return null;
    const group = followers.filter(({ position }) => position === after);
    const read = await feed.read(after, batch, new Set(group.flatMap(({ policy }) => [...policy.types])));
    if (read.until === after) return null;
    const until = next !== undefined && next < read.until ? next : read.until;
    const events = read.events.filter(({ position }) => position <= until);
    const decided = group.map((follower) => ({ follower, until, items: decideBy(follower, events) }));
    const unhandled = await ledger.unhandled(decided.flatMap(({ items }) => items));
    await enqueue(unhandled);
    const queued = new Set(unhandled);
    await save(
      decided.filter(
        ({ follower, items }) =>
          items.some((item) => queued.has(item)) || feed.distance(follower.saved, until) >= UNSAVED,
      ),
    );
    for (const { follower } of decided) follower.position = until;
    return unhandled.length;
  };

  /** Waits for new events. */
  const rest = async (signal: AbortSignal) => {
    const head = placesOf(followers).at(-1);
    if (head !== undefined) await feed.waitFor(head, signal);
    else if (!signal.aborted) await once(signal, 'abort');
  };

  return {
    run: async (signal) => {
      await load();
      try {
        while (!signal.aborted) {
          const queued = await step();
          if (queued === null) await rest(signal);
          else if (queued > 1) await sleep(BATCH_DELAY_MS, undefined, { signal }).catch(() => undefined);
        }
      } finally {
        followers = [];
      }
    },
    readiness: async () => {
      const head = await feed.head();
      return followers.map(({ policy, position, thrown, error }) => {
        const name = `policy ${policy.name}`;
        if (feed.distance(position, head) > BEHIND)
          return { name, ready: false, state: 'behind', detail: `event ${position} of ${head}` };
        if (thrown > 0)
          return { name, ready: true, state: 'degraded', detail: `threw at ${thrown}, the last ${error}` };
        return { name, ready: true, state: 'running', detail: `event ${position} of ${head}` };
      });
    },
    positions: () => new Map(followers.map(({ policy, position }) => [policy.name, position])),
  };
};
