import type { FeedBatch } from 'platform/event-feed/feed';
import type { Applier } from './batch.ts';
import type { Cursor } from './commit.ts';
import { isPassing } from './fault.ts';
import type { Db } from './load.ts';
import { undoable } from './undoable.ts';

/** Applies a batch where nobody tries again: what refuses an event waits at once. */
export const applied = async (applier: Applier, batch: FeedBatch, from: Cursor, db?: Db): Promise<Cursor | null> => {
  try {
    const apply = () => applier.apply(batch, from, db);
    return await (db ? undoable(db, apply) : apply());
  } catch (error) {
    if (isPassing(error)) throw error;
    const { events, until } = batch;
    if (events.length <= 1) return applier.applyAround(batch, from, db);
    const half = Math.ceil(events.length / 2);
    const middle = events[half - 1]?.position ?? from.position;
    const next = await applied(applier, { events: events.slice(0, half), until: middle }, from, db);
    return next && applied(applier, { events: events.slice(half), until }, next, db);
  }
};
