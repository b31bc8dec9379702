import type pg from 'pg';
import type { Logger } from 'pino';
import { batchLoader } from '#platform/batch-loader';
import { listen } from '#platform/postgres/listen';
import { openPool } from '#platform/postgres/pool';
import type { Append, Appended, AppendVerdict, EventEngine, Expected, StoredEvent } from './engine.ts';
import { happenedIn } from './happened.ts';
import { keyFactsIn } from './key-facts.ts';
import { waves } from './waves.ts';

/** Appends of one call: enough to make a commit cheap, few enough to keep it short. */
const MAX_APPENDS = 256;
const MAX_READS = 256;
/** Plans made while the tables are small must still be right when they are large. */
const INDEX_ONLY = '-c enable_seqscan=off';

const COLUMNS = 'position, id, stream_name, stream_version, type, data, metadata';
type Row = [bigint, string, string, bigint, string, Record<string, unknown>, Record<string, unknown>];

const fromRow = ([position, id, streamName, streamVersion, type, data, metadata]: Row): StoredEvent => ({
  position,
  id,
  streamName,
  streamVersion,
  type,
  data,
  metadata,
});

const expectedNumber = (expected: Expected): number => {
  switch (expected) {
    case 'any':
      return -1;
    case 'absent':
      return 0;
    case 'present':
      return -2;
    default:
      return Number(expected);
  }
};

type VerdictRow = [number, boolean, bigint, bigint | null, boolean, string[]];

const appendWave = async (pool: pg.Pool, appends: Append[]): Promise<AppendVerdict[]> => {
  const headers = appends.map(({ streamName, expected, events, guards, seals, erases }, ordinal) => ({
    ordinal,
    stream: streamName,
    expected: expectedNumber(expected),
    events: events.length,
    guards: guards?.map((guard) => ({ stream: guard.streamName, version: Number(guard.version) })),
    ...(seals?.length && { seals }),
    ...(erases?.length && { erases }),
  }));
  const written = appends.flatMap(({ events }, ordinal) =>
    events.map((event, index) => ({ ordinal, number: index + 1, ...event })),
  );
  const { rows } = await pool.query<VerdictRow>({
    name: 'append',
    text: 'select ordinal, taken, version, last_position, guards_hold, unsealable from event_store.append($1, $2)',
    values: [JSON.stringify(headers), JSON.stringify(written)],
    rowMode: 'array',
  });
  const verdicts: AppendVerdict[] = [];
  for (const [ordinal, taken, version, position, guardsHold, unsealable] of rows)
    verdicts[ordinal] =
      taken && position !== null
        ? { taken: true, version, position }
        : { taken: false, version, guardsHold, unsealable };
  return verdicts;
};

/** What lies in the store of appends that were taken, in order. */
const storedOf = (appends: readonly Append[], verdicts: readonly AppendVerdict[]): StoredEvent[] =>
  appends.flatMap(({ streamName, events }, index) => {
    const verdict = verdicts[index];
    if (!verdict?.taken) return [];
    return events.map((event, nth): StoredEvent => {
      const before = BigInt(events.length - nth - 1);
      // As json, which drops what is undefined.
      const { data, metadata } = JSON.parse(JSON.stringify(event)) as Pick<StoredEvent, 'data' | 'metadata'>;
      const { id, type } = event;
      const place = { position: verdict.position - before, streamVersion: verdict.version - before };
      return { ...place, id, type, streamName, data, metadata };
    });
  });

const appendMany =
  (pool: pg.Pool, tell: Appended) =>
  async (appends: Append[]): Promise<(AppendVerdict | Error)[]> => {
    const verdicts: (AppendVerdict | Error)[] = [];
    for (const wave of waves(appends)) {
      const batch = wave.flatMap((index) => appends[index] ?? []);
      // What an earlier wave committed stays answered, whatever becomes of a later one.
      const judged = await appendWave(pool, batch).catch((error: Error) => error);
      // Readers of this process need no other to tell them, nor to read what it has written.
      const events = judged instanceof Error ? [] : storedOf(batch, judged);
      const [first, last] = [events[0], events.at(-1)];
      if (first && last) tell(last.position, { after: first.position - 1n, events });
      wave.forEach((index, nth) => {
        verdicts[index] = judged instanceof Error ? judged : (judged[nth] ?? new Error('the store gave no verdict'));
      });
    }
    return verdicts;
  };

type StreamRead = { streamName: string; from: bigint; limit: number };

const readMany =
  (pool: pg.Pool) =>
  async (reads: StreamRead[]): Promise<StoredEvent[][]> => {
    const { rows } = await pool.query<[bigint, ...Row]>({
      name: 'read-streams',
      text: `select r.ordinal, e.* from unnest($1::text[], $2::bigint[], $3::int[]) with ordinality r(name, first, most, ordinal)
        cross join lateral (select ${COLUMNS} from event_store.events
          where stream_name = r.name and stream_version >= r.first order by stream_version limit r.most) e
        order by r.ordinal, e.stream_version`,
      values: [reads.map((r) => r.streamName), reads.map((r) => r.from), reads.map((r) => r.limit)],
      rowMode: 'array',
    });
    const results: StoredEvent[][] = reads.map(() => []);
    for (const [ordinal, ...row] of rows) results[Number(ordinal) - 1]?.push(fromRow(row));
    return results;
  };

/** The next events of the log. */
export const readLog = async (pool: pg.Pool, after: bigint, limit: number): Promise<StoredEvent[]> => {
  const { rows } = await pool.query<Row>({
    text: `select ${COLUMNS} from event_store.events where position > $1 order by position limit $2`,
    values: [after, limit],
    rowMode: 'array',
  });
  return rows.map(fromRow);
};

const currentHead = async (pool: pg.Pool): Promise<{ storeId: string; position: bigint }> => {
  const { rows } = await pool.query<[string, bigint, string | null]>({
    text: 'select store_id, position, elsewhere from event_store.head',
    rowMode: 'array',
  });
  const [row] = rows;
  if (!row) throw new Error('The event store has no head row: run the migrations first.');
  if (row[2] !== null) throw new Error('The events of this database are in EventStoreDB: EVENT_STORE_URL is missing.');
  return { storeId: row[0], position: row[1] };
};

/**
 * The event store in Postgres. Appends that arrive together go in one call, each with its own verdict;
 * so do reads of streams. Positions are in commit order and have no gaps (event-store.schema.sql).
 */
export const postgresEngine = async (options: {
  url: string;
  poolSize: number;
  log: Pick<Logger, 'warn'>;
  /** Appends of one call at most; more than the usual when a great many are written at once. */
  appendBatch?: number;
}): Promise<EventEngine> => {
  const pool = openPool(options.url, options.poolSize, options.log, INDEX_ONLY);
  const listeners = new Set<Appended>();
  let known = 0n;
  const tell: Appended = (position, own) => {
    if (position > known) known = position;
    for (const listener of listeners) listener(position, own);
  };
  const { storeId } = await currentHead(pool);
  const listening = listen({
    url: options.url,
    channel: 'event_store',
    log: options.log,
    onConnected: async () => tell((await currentHead(pool)).position),
    onMessage: (payload) => tell(BigInt(payload)),
  });
  const append = batchLoader(appendMany(pool, tell), {
    maxBatch: options.appendBatch ?? MAX_APPENDS,
    concurrency: 1,
  });
  const read = batchLoader(readMany(pool), { maxBatch: MAX_READS, concurrency: 2 });

  return {
    storeId,
    append: async (one) => {
      const verdict = await append(one);
      if (verdict.taken && one.erases?.length) await pool.query('select erasure.settle()');
      return verdict;
    },
    // Postgres takes no such name, and would refuse those that are read along with it.
    readStream: async (streamName, from, limit) => (streamName.includes('\0') ? [] : read({ streamName, from, limit })),
    readAll: async (after, limit, types) => {
      const end = after + BigInt(limit);
      const there = known < end ? known : end;
      const { rows } = await pool.query<Row>({
        name: types ? 'read-all-of-types' : 'read-all',
        text: `select ${COLUMNS} from event_store.events where position > $1 and position <= $2
          ${types ? 'and type = any($3)' : ''} order by position`,
        values: [after, end, ...(types ? [[...types]] : [])],
        rowMode: 'array',
      });
      const events = rows.map(fromRow);
      const last = events.at(-1)?.position ?? after;
      // Here positions have no gaps: what is known to be there, and is not among the events, is of other types.
      return { events, until: last > there ? last : there };
    },
    at: async (position) => {
      const { rows } = await pool.query<Row>({
        name: 'read-at',
        text: `select ${COLUMNS} from event_store.events where position = $1`,
        values: [position],
        rowMode: 'array',
      });
      return rows.map(fromRow)[0];
    },
    distance: (after, until) => Number(until - after),
    earlier: async (position, events) => (position > BigInt(events) ? position - BigInt(events) : 0n),
    tenantsOf: async (aggregate) => {
      const { rows } = await pool.query<[string]>({
        text: `select distinct split_part(substr(name, length($1) + 1), '.', 1) from event_store.streams where starts_with(name, $1)`,
        values: [`${aggregate}-`],
        rowMode: 'array',
      });
      return rows.map(([tenantId]) => tenantId);
    },
    happened: (of) => happenedIn(pool, of),
    keyFacts: keyFactsIn(pool),
    head: async () => {
      const { position } = await currentHead(pool);
      if (position > known) known = position;
      return position;
    },
    onAppended: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {
      await listening.close();
      await pool.end();
    },
  };
};
