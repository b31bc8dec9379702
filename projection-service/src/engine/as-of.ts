import { GLOBAL, streamName } from 'contracts/kernel/id';
import type { Recorded } from 'contracts/kernel/message';
import type { EventStore } from 'platform/event-store/event-store';
import { memoryProjection } from './memory-projection.ts';
import type { Projection, Row } from './projection.ts';

export type Thing = { aggregate: string; tenantId: string; id: string };

/** All that happened to one thing, oldest first, from the events themselves. */
export const readStream = async (store: EventStore, { aggregate, tenantId, id }: Thing): Promise<Recorded[]> => {
  const { events } = await store.readStream(streamName(aggregate, tenantId, id));
  return events.map((event) => {
    const { type, data, metadata } = event as unknown as Pick<Recorded, 'type' | 'data'> & {
      metadata: Recorded['metadata'] & {
        messageId: string;
        streamName: string;
        streamPosition: bigint;
        globalPosition: bigint;
      };
    };
    const { messageId, streamName: name, streamPosition, globalPosition, ...cause } = metadata;
    return {
      id: messageId,
      type,
      data,
      metadata: cause,
      streamName: name,
      streamVersion: streamPosition,
      position: globalPosition,
    };
  });
};

const folded = (projection: Projection, events: Recorded[], { tenantId, id }: Thing): Row | undefined => {
  const memory = memoryProjection(projection);
  memory.apply(events.toSorted((a, b) => (a.position < b.position ? -1 : 1)));
  return memory.row(tenantId, id);
};

/**
 * The row of one thing as it was at `moment` (ISO 8601, UTC): the same fold, over its stream and those of the records it showed.
 * Null when it was not there then; undefined when there never was such a thing.
 */
export const rowAsOf = async (
  store: EventStore,
  projection: Projection,
  thing: Thing,
  moment: string,
): Promise<Row | null | undefined> => {
  const until = Date.parse(moment);
  const known = ({ metadata }: Recorded) => Date.parse(metadata.occurredAt) <= until;
  const stream = await readStream(store, thing);
  if (stream.length === 0) return undefined;
  const own = stream.filter(known);
  const row = folded(projection, own, thing);
  if (!row) return null;
  const shown = await Promise.all(
    Object.values(projection.refs).map(({ aggregate, scope, column }) =>
      readStream(store, { aggregate, tenantId: scope === GLOBAL ? GLOBAL : thing.tenantId, id: String(row[column]) }),
    ),
  );
  return folded(projection, [...own, ...shown.flat().filter(known)], thing) ?? null;
};
