import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { EventFeed } from 'platform/event-feed/feed';
import type { Clock } from 'platform/service';
import type { Checkpoints } from './checkpoint.ts';
import { decideDue, dueTypes } from './decide-due.ts';
import { type Due, dueWork } from './due.ts';
import type { DueChange } from './due-item.ts';
import type { DueItems } from './due-items.ts';
import type { Ledger } from './ledger.ts';
import type { WorkItem } from './work-item.ts';

/** Name of the checkpoint that all declarations share. */
export const DUE_CHECKPOINT = 'due';
/** Events of one step. */
const BATCH = 500;
/** Events after which the checkpoint moves although they changed nothing. */
const UNSAVED = 500;
/** How often it is looked whether an event that could not be read can be by now, while nothing happens. */
const LATE_MS = 2_000;
/** How often it is looked whether something is due. */
const TICK_MS = 1_000;

/** The first of the late events of which everything can be made by now. */
const readableNow = async (
  { feed, declarations }: { feed: EventFeed; declarations: readonly Due[] },
  late: readonly bigint[],
): Promise<bigint | undefined> => {
  for (const position of late) {
    const event = await feed.at(position);
    if (event && !decideDue(declarations, [event]).late) return position;
  }
  return undefined;
};

/** Shows the declarations the feed, and keeps what they make due with the checkpoint, until `signal` aborts. */
export const followDue =
  (options: {
    feed: EventFeed;
    declarations: readonly Due[];
    checkpoints: Pick<Checkpoints, 'load'>;
    items: Pick<DueItems, 'apply' | 'late' | 'goBack'>;
    ledger: Pick<Ledger, 'unhandled'>;
    enqueue: (items: readonly WorkItem[]) => Promise<void>;
    log: Pick<Logger, 'warn'>;
  }) =>
  async (signal: AbortSignal): Promise<void> => {
    const { feed, declarations, checkpoints, items, ledger, enqueue, log } = options;
    const warn = ({ name, tenantId, subject, at, position: from }: DueChange) =>
      log.warn({ due: name, tenantId, subject, at, position: String(from) }, 'what is due at no moment was dropped');
    const ask = async (work: readonly WorkItem[]) => enqueue(await ledger.unhandled(work));
    const types = dueTypes(declarations);
    let saved = (await checkpoints.load([DUE_CHECKPOINT], await feed.head())).get(DUE_CHECKPOINT) ?? 0n;
    let position = saved;
    let late = await items.late();
    while (!signal.aborted) {
      const { events, until } = await feed.read(position, BATCH, types);
      if (until === position) {
        const readable = await readableNow(options, late);
        if (readable !== undefined) {
          position = await feed.earlier(readable, 1);
          await items.goBack({ name: DUE_CHECKPOINT, from: saved, to: position });
          saved = position;
          late = await items.late();
          continue;
        }
        const wake = late.length > 0 ? AbortSignal.any([signal, AbortSignal.timeout(LATE_MS)]) : signal;
        await feed.waitFor(position, wake);
      }
      if (events.length > 0 || feed.distance(saved, until) >= UNSAVED) {
        const { changes, erased, moved = [], late: unread = [] } = decideDue(declarations, events, warn);
        for (const at of unread) log.warn({ position: String(at) }, 'an event of which not all follows that is due');
        const move = { name: DUE_CHECKPOINT, from: saved, to: until };
        // Before the checkpoint moves: what a crash cuts off is asked for again, under the same ids.
        await ask(moved);
        const displaced = await items.apply({ changes, erased }, move, unread);
        if (displaced.length > 0) {
          await ask(displaced.flatMap(({ whenMoved = [] }) => whenMoved));
          const asked = changes.map((change) => ({ ...change, whenMoved: [] }));
          await items.apply({ changes: asked, erased }, move, unread);
        }
        late = late.concat(unread);
        saved = until;
      }
      position = until;
    }
  };

type Firing = {
  items: Pick<DueItems, 'claim' | 'end'>;
  ledger: Pick<Ledger, 'unhandled'>;
  enqueue: (items: readonly WorkItem[]) => Promise<void>;
};

/** Queues what is due at `now`. What the ledger knows was done before the table was built anew. */
export const fireDue = async ({ items, ledger, enqueue }: Firing, now: Date): Promise<void> => {
  const claimed = (await items.claim(now)).map((item) => ({ item, work: dueWork(item) }));
  const unhandled = new Set(await ledger.unhandled(claimed.map(({ work }) => work)));
  await enqueue([...unhandled]);
  await items.end(claimed.filter(({ work }) => !unhandled.has(work)).map(({ item }) => item));
};

/** Queues what is due, again and again. Returns the way to stop. */
export const startFiring = (
  firing: Firing,
  { clock, log }: { clock: Clock; log: Pick<Logger, 'warn'> },
): (() => Promise<void>) => {
  const stop = new AbortController();
  const { signal } = stop;
  const running = (async () => {
    while (!signal.aborted) {
      await fireDue(firing, clock()).catch(({ message }: Error) =>
        log.warn({ error: message }, 'due work could not be queued'),
      );
      await sleep(TICK_MS, undefined, { signal }).catch(() => undefined);
    }
  })();
  return async () => {
    stop.abort();
    await running;
  };
};
