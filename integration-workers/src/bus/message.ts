import { type BusHeaders, busType, contextOfAggregate, IMPORTED_HEADER, topicOf } from 'contracts/bus/bus';
import { GLOBAL, Id, parseStreamName } from 'contracts/kernel/id';
import { formatPosition, parsePosition } from 'contracts/kernel/position';
import type { KafkaMessage, Message } from 'kafkajs';
import type { StoredEvent } from 'platform/event-store/engine';

/** Of events, with the store's id behind it. */
const SOURCE = '/onrecord/';
/** What a database holds of a position. */
const MAX_POSITION = 2n ** 63n - 1n;
const VERSION = /^\d{1,18}$/;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export type BusMessage = { topic: string; message: Message };

/**
 * An event as it lies in the store, personal fields sealed, for its topic. What the address was that a request came from stays here.
 * Undefined where no context of this release has its stream: a later one wrote it.
 */
export const toMessage = (storeId: string, event: StoredEvent): BusMessage | undefined => {
  const { id, position, streamName, streamVersion, type, data, metadata } = event;
  const context = contextOfAggregate(parseStreamName(streamName).aggregate);
  if (!context) return undefined;
  const actor = metadata.actor as { type?: unknown; id?: unknown } | undefined;
  const headers: BusHeaders = {
    'content-type': 'application/json',
    ce_specversion: '1.0',
    ce_id: id,
    ce_source: `${SOURCE}${storeId}`,
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

type Arrived = Pick<KafkaMessage, 'headers' | 'value'>;
const headerIn =
  ({ headers = {} }: Pick<Arrived, 'headers'>) =>
  (name: keyof BusHeaders | typeof IMPORTED_HEADER): string =>
    String(headers[name] ?? '');

/** Whether another installation of the product told it: clusters may be shared. */
export const isOfAnotherStore = (storeId: string, message: Arrived): boolean => {
  const source = headerIn(message)('ce_source');
  return source.startsWith(SOURCE) && source !== `${SOURCE}${storeId}`;
};

/** Undefined where it is no JSON. */
const jsonIn = (value: Buffer): unknown => {
  try {
    return JSON.parse(value.toString());
  } catch {
    return undefined;
  }
};

/** The event of a message, as it lay in the store; undefined where the message is none of this store's, whoever sent it. */
export const fromMessage = (storeId: string, message: Arrived): StoredEvent | undefined => {
  const header = headerIn(message);
  const position = parsePosition(storeId, header('ce_position'));
  const [id, streamVersion, tenantId] = [header('ce_id'), header('ce_streamversion'), header('ce_tenantid')];
  const data = message.value ? jsonIn(message.value) : undefined;
  if (position === null || position > MAX_POSITION || data === undefined) return undefined;
  if (!VERSION.test(streamVersion) || !Id.safeParse(id).success) return undefined;
  if (tenantId !== GLOBAL && !Id.safeParse(tenantId).success) return undefined;
  const [type = '', version = ''] = header('ce_type').split('.').slice(-2);
  return {
    ...{ position, id, type },
    streamName: header('ce_subject'),
    streamVersion: BigInt(streamVersion),
    data: data as StoredEvent['data'],
    metadata: {
      tenantId,
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
