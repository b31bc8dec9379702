import { START } from '@eventstore/db-client';
import { newId } from 'contracts/kernel/id';
import type pg from 'pg';
import { type Calls, STORE_STREAM } from './calls.ts';

const STORE_MADE = 'StoreMade';
const ID_LENGTH = 8;

/** The name of the store; one that holds none gets it. */
export const storeIdOf = async ({ readStream, append }: Calls): Promise<string> => {
  const named = async () => (await readStream(STORE_STREAM, START, { limit: 1 }))[0]?.data.storeId;
  const known = await named();
  if (typeof known === 'string') return known;
  const data = { storeId: crypto.randomUUID().slice(0, ID_LENGTH) };
  // Of several who are first, one is.
  await append(STORE_STREAM, [{ id: newId(new Date()), type: STORE_MADE, data, metadata: {} }], 'no_stream');
  return String(await named());
};

/** What a database says whose events are being moved to a store: neither it nor the store takes any. */
export const underWay = (storeId: string): string => `moving to ${storeId}`;

/** Ties the database to the store: what it holds of keys and read models belongs to the events of this one. Answers its name. */
export const tied = async (pool: pg.Pool, calls: Calls): Promise<string> => {
  const storeId = await storeIdOf(calls);
  await pool.query('update event_store.head set elsewhere = $1 where elsewhere is null and position = 0', [storeId]);
  const { rows } = await pool.query<{ elsewhere: string | null }>('select elsewhere from event_store.head');
  const [head] = rows;
  if (!head) throw new Error('The event store has no head row: run the migrations first.');
  if (head.elsewhere === storeId) return storeId;
  if (head.elsewhere === underWay(storeId))
    throw new Error('The events of this database are being moved here: let migrate-store come to its end.');
  throw new Error(
    head.elsewhere === null
      ? 'This database holds events itself: EVENT_STORE_URL cannot be set for it.'
      : `This database belongs to the event store ${head.elsewhere}; EVENT_STORE_URL leads to ${storeId}.`,
  );
};
