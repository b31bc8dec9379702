import type { Recorded } from 'contracts/kernel/message';
import type pg from 'pg';
import type { Batch } from './batch.ts';
import type { Commit, Cursor } from './commit.ts';
import { eventFault, faultSentence, isEventFault, isPassing } from './fault.ts';
import { thingName } from './fold-state.ts';
import type { Db } from './load.ts';
import { eventThing, MAX_PARKED, type Parked } from './parked.ts';
import type { Projection } from './projection.ts';
import { retried } from './retry.ts';
import type { Spreads } from './spread.ts';
import type { Stored } from './stored.ts';
import { undoable } from './undoable.ts';

type Parts = {
  parked: Parked;
  stored: Stored;
  commit: Commit;
  spreads: Spreads;
  /** Reads what is open in the tables. */
  known(db: Db): Promise<void>;
  take(db: Db, batch: Batch, from: Cursor): Promise<Cursor | null>;
  /** Applies events that were passed, as far as their rows have nothing newer. */
  again(events: readonly Recorded[], from: Cursor): Promise<Cursor | null>;
};

/** Lets what refuses an event wait, and tries it again. */
export const createWaiting = (pool: pg.Pool, projection: Projection, parts: Parts) => {
  const { parked, stored, known, take, again } = parts;

  /** One thing after the other, until the rest of the event is taken. */
  const around = async (db: Db, batch: Batch, from: Cursor): Promise<Cursor | null> => {
    for (;;) {
      try {
        await known(db);
        const applying = () => take(db, batch, from);
        return await (db === pool ? applying() : undoable(db, applying));
      } catch (error) {
        const [event] = batch.events;
        if (isPassing(error) || !event || parked.names().size >= MAX_PARKED) throw error;
        const refusal = eventFault(error, event);
        const thing = refusal.thing ?? eventThing(event);
        if (parked.names().has(thingName(thing))) throw error;
        await parked.park(db, { thing, position: event.position, error: refusal.message }, from);
        stored.forget();
      }
    }
  };

  const retry = async (cursor: Cursor, read: (position: bigint) => Promise<Recorded[]>): Promise<Cursor | null> => {
    await known(pool);
    for (const { positions, ...thing } of await parked.requested(pool)) {
      let events: Recorded[] = [];
      try {
        events = (await Promise.all(positions.map(read))).flat();
        const isDone = await (thing.kind === 'event'
          ? again(events, cursor)
          : retried(pool, { projection, ...parts }, { thing, events }, cursor));
        if (!isDone) return null;
        await parked.end(pool, thing);
      } catch (error) {
        if (isPassing(error)) throw error;
        stored.forget();
        await parked.refusedAgain(pool, thing, isEventFault(error) ? error.message : faultSentence(error, events));
      }
    }
    return cursor;
  };

  return { around, retry };
};
