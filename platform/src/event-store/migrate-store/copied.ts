import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import type { StoredEvent } from '#platform/event-store/engine';
import { inTransaction } from '#platform/postgres/pool';

/** So many events are alike, up to these positions of both stores; `chain` is a SHA-256 over all of them, in order. */
export type Copied = { events: number; chain: string; source: bigint; target: bigint };

/** What is known of the copy, kept in Postgres so that whoever is interrupted goes on. */
export const readCopied = async (pool: pg.Pool, storeId: string): Promise<Copied> => {
  await pool.query(await readFile(new URL('copied.schema.sql', import.meta.url), 'utf8'));
  await pool.query('insert into event_store.copy (store_id) values ($1) on conflict do nothing', [storeId]);
  const { rows } = await pool.query<Copied & { storeId: string }>(
    `select store_id as "storeId", events::int, chain, coalesce(source, 0) as source, coalesce(target, 0) as target
     from event_store.copy left join (select source, target from event_store.copied order by source desc limit 1) last on true`,
  );
  const [row] = rows;
  if (!row || row.storeId !== storeId)
    throw new Error(`A copy to the event store ${row?.storeId} was begun; EVENT_STORE_URL leads to ${storeId}.`);
  const { storeId: _, ...copied } = row;
  return copied;
};

const chained = (chain: string, { id, streamName, streamVersion, type, data, metadata }: StoredEvent): string =>
  createHash('sha256')
    .update(JSON.stringify([chain, id, streamName, String(streamVersion), type, data, metadata]))
    .digest('hex');

/** Finds the next events of both stores alike, every one of the copy, and keeps that. Throws at the first that is another. */
export const keepCopied = async (
  pool: pg.Pool,
  { events, chain }: Copied,
  sources: readonly StoredEvent[],
  copies: readonly StoredEvent[],
): Promise<Copied> => {
  let [ours, theirs] = [chain, chain];
  for (const [nth, copy] of copies.entries()) {
    const source = sources[nth];
    if (!source) throw new Error(`EventStoreDB holds an event that Postgres does not: ${copy.id} at ${copy.position}.`);
    [ours, theirs] = [chained(ours, source), chained(theirs, copy)];
    if (ours !== theirs)
      throw new Error(
        `Event ${copy.id} at ${copy.position} in EventStoreDB is not event ${source.id} at ${source.position} of Postgres.`,
      );
  }
  const places = sources.slice(0, copies.length).map(({ position }) => position);
  const total = events + copies.length;
  await inTransaction(pool, async (client) => {
    await client.query('insert into event_store.copied select * from unnest($1::bigint[], $2::bigint[])', [
      places,
      copies.map(({ position }) => position),
    ]);
    await client.query('update event_store.copy set events = $1, chain = $2', [total, ours]);
  });
  return { events: total, chain: ours, source: places.at(-1) ?? 0n, target: copies.at(-1)?.position ?? 0n };
};
