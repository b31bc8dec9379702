import { type BusHeaders, busType, contextOfAggregate, IMPORTED_HEADER, topicOf } from 'contracts/bus/bus';
import { parseStreamName } from 'contracts/kernel/id';
import { formatPosition, parsePosition } from 'contracts/kernel/position';
import type { KafkaMessage, Message } from 'kafkajs';
import type { StoredEvent } from 'platform/event-store/engine';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** An event as it lies in the store, personal fields sealed, for its topic. What the address was that a request came from stays here. */
export const toMessage = (storeId: string, event: StoredEvent): { topic: string; message: Message } => {
  const { id, position, streamName, streamVersion, type, data, metadata } = event;
  const context = contextOfAggregate(parseStreamName(streamName).aggregate);
  if (!context) throw new Error(`No context of this release has the stream of event ${id}.`);
  const actor = metadata.actor as { type?: unknown; id?: unknown } | undefined;
  const headers: BusHeaders = {
    'content-type': 'application/json',
    ce_specversion: '1.0',
    ce_id: id,
    ce_source: `/onrecord/${storeId}`,
    ce_type: busType(context, type, Number(metadata.version ?? 1)),
    ce_subject: streamName,
    ce_time: textOf(metadata.occurredAt),
    ce_tenantid: textOf(metadata.tenantId),
    ce_position: formatPosition(storeId, position),
    ce_streamversion: String(streamVersion),
    ce_actortype: textOf(actor?.type),
    ce_actorid: textOf(actor?.id),
    ce_correlationid: textOf(metadata.correlationId),
    ce_causationid: textOf(metadata.causationId),
  };
  return {
    topic: topicOf(context),
    message: {
      key: streamName,
      value: JSON.stringify(data ?? null),
      headers: metadata.imported === true ? { ...headers, [IMPORTED_HEADER]: 'true' } : headers,
    },
  };
};

/** The event of a message, as it lay in the store; undefined where the message is none of this store's. */
export const fromMessage = (
  storeId: string,
  { headers = {}, value }: Pick<KafkaMessage, 'headers' | 'value'>,
): StoredEvent | undefined => {
  const header = (name: keyof BusHeaders | typeof IMPORTED_HEADER): string => String(headers[name] ?? '');
  const position = parsePosition(storeId, header('ce_position'));
  if (position === null || !value) return undefined;
  const [type = '', version = ''] = header('ce_type').split('.').slice(-2);
  return {
    position,
    id: header('ce_id'),
    streamName: header('ce_subject'),
    streamVersion: BigInt(header('ce_streamversion')),
    type,
    data: JSON.parse(value.toString()),
    metadata: {
      tenantId: header('ce_tenantid'),
      actor: { type: header('ce_actortype'), id: header('ce_actorid') },
      ip: null,
      occurredAt: header('ce_time'),
      correlationId: header('ce_correlationid'),
      causationId: header('ce_causationid'),
      version: Number(version.slice(1)),
      ...(header(IMPORTED_HEADER) === 'true' && { imported: true }),
    },
  };
};
