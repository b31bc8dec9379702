import type pg from 'pg';
import type { Happened, HappenedQuery, StoredEvent } from './engine.ts';

/** How the names of the streams that are asked about begin. */
export const streamPrefix = ({ aggregate, tenantId }: Pick<HappenedQuery, 'aggregate' | 'tenantId'>): string =>
  `${aggregate}-${tenantId}.`;

const cut = <E>(events: readonly E[], { limit, last = false }: HappenedQuery): E[] =>
  last ? events.slice(Math.max(0, events.length - limit)) : events.slice(0, limit);

/** Picks them out of events that were read, in order. */
export const happenedAmong = (events: readonly StoredEvent[], of: HappenedQuery): Happened[] => {
  const { types, since = '', after = 0n, before, withoutImported = false } = of;
  const prefix = streamPrefix(of);
  const wanted = events.filter(
    ({ streamName, type, position, data, metadata }) =>
      streamName.startsWith(prefix) &&
      types.includes(type) &&
      position > after &&
      (before === undefined || position < before) &&
      String(metadata.occurredAt) >= since &&
      !(withoutImported && metadata.imported) &&
      !(typeof data.from === 'string' && data.from === data.to),
  );
  return cut(wanted, of).map(({ id, streamName: stream, position, type, metadata }) => ({
    ...{ id, stream, position, type },
    occurredAt: String(metadata.occurredAt),
  }));
};

/** Events read at a time where the store cannot be searched. */
const PAGE = 2_000;

/** Reads on until there are enough, and keeps no more than those. */
export const happenedInPages = async (
  read: (after: bigint, limit: number) => Promise<StoredEvent[]>,
  of: HappenedQuery,
): Promise<Happened[]> => {
  let found: Happened[] = [];
  for (let after = of.after ?? 0n; ; ) {
    const page = await read(after, PAGE);
    found = cut([...found, ...happenedAmong(page, { ...of, limit: PAGE })], of);
    const end = page.at(-1)?.position;
    if (page.length < PAGE || end === undefined || (!of.last && found.length === of.limit)) return found;
    after = end;
  }
};

/** By the names of the company's streams, which the store keeps in order. */
const HAPPENED = `select id, stream_name as stream, position::text as position, type, metadata ->> 'occurredAt' as "occurredAt"
  from event_store.events
  where stream_name like $1 and type = any($2) and metadata ->> 'occurredAt' >= $3
    and position > $4 and position < coalesce($5, 9223372036854775807)
    and not ($6 and metadata ->> 'imported' is not null)
    and (data ->> 'from' is null or data ->> 'to' is null or data ->> 'from' <> data ->> 'to')`;

export const happenedIn = async (pool: pg.Pool, of: HappenedQuery): Promise<Happened[]> => {
  const { types, since = '', after = 0n, before = null, withoutImported = false, limit, last = false } = of;
  const { rows } = await pool.query<Omit<Happened, 'position'> & { position: string }>(
    `${HAPPENED} order by events.position ${last ? 'desc' : 'asc'} limit $7`,
    [`${streamPrefix(of)}%`, types, since, after, before, withoutImported, limit],
  );
  const found = rows.map((row) => ({ ...row, position: BigInt(row.position) }));
  return last ? found.toReversed() : found;
};
