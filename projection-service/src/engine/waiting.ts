import type { Recorded } from 'contracts/kernel/message';
import type pg from 'pg';
import type { Batch, Commit, Cursor } from './commit.ts';
import { eventFault, faultSentence, isEventFault, isPassing } from './fault.ts';
import { eventThing, thingName } from './fold-state.ts';
import type { Db } from './load.ts';
import type { Parked } from './parked.ts';
import type { Projection } from './projection.ts';
import { retried } from './retry.ts';
import type { Spreads } from './spread.ts';
import type { Stored } from './stored.ts';
import { undoable } from './undoable.ts';
import { assertReadable, missingKeyIn } from './unreadable.ts';

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

export type Retrying = {
  /** The event at a position, as it lies in the store now. */
  read(position: bigint): Promise<Recorded[]>;
  /** Those of these keys of people's data that are not missing any more. */
  areBack(keys: readonly string[]): Promise<string[]>;
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
        if (isPassing(error) || !event || parked.isFull()) throw error;
        const refusal = eventFault(error, event);
        const thing = refusal.thing ?? eventThing(event);
        if (parked.names().has(thingName(thing))) throw error;
        await parked.park(db, { thing, position: event.position, error: refusal.message }, from);
        stored.forget();
      }
    }
  };

  const retry = async (cursor: Cursor, { read, areBack }: Retrying): Promise<Cursor | null> => {
    await known(pool);
    const keys = await parked.keys(pool);
    for (const { positions, ...thing } of await parked.requested(pool, keys.length > 0 ? await areBack(keys) : [])) {
      let events: Recorded[] = [];
      try {
        events = (await Promise.all(positions.map(read))).flat();
        assertReadable(events);
        const isDone = await (thing.kind === 'event'
          ? again(events, cursor)
          : retried(pool, { projection, ...parts }, { thing, events }, cursor));
        if (!isDone) return null;
        await parked.end(pool, thing);
      } catch (error) {
        if (isPassing(error)) throw error;
        stored.forget();
        const sentence = isEventFault(error) ? error.message : faultSentence(error, events);
        await parked.refusedAgain(pool, thing, missingKeyIn(error) ?? { error: sentence, key: null });
      }
    }
    return cursor;
  };

  return { around, retry };
};
