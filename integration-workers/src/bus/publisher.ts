import { busTopics } from 'contracts/bus/bus';
import type { Kafka } from 'kafkajs';
import type { StoredEvent } from 'platform/event-store/engine';
import { type BusMessage, toMessage } from './message.ts';

const TRANSACTION_MS = 60_000;
/** Bytes of messages that go to the cluster together, unless one alone is larger: a broker takes 1 MB of a topic that others made. */
const BATCH_BYTES = 500_000;
/** What topics that we make take: a long text, as it was and as it is. */
const MAX_MESSAGE_BYTES = 16_777_216;

export type Publisher = {
  /** Publishes events in order, all or none of them. */
  publish(events: readonly StoredEvent[]): Promise<void>;
  close(): Promise<void>;
};

/** In order, as many together as a broker takes. */
const inParts = (all: readonly BusMessage[]): BusMessage[][] => {
  const parts: BusMessage[][] = [];
  let bytes = BATCH_BYTES;
  for (const told of all) {
    const size = Buffer.byteLength(String(told.message.value ?? ''));
    if (bytes + size > BATCH_BYTES) {
      parts.push([]);
      bytes = 0;
    }
    parts.at(-1)?.push(told);
    bytes += size;
  }
  return parts;
};

/** Makes topics that are not there. What they are given (partitions, copies, how long they keep) is the cluster's to say. */
const makeTopics = async (kafka: Kafka): Promise<void> => {
  const admin = kafka.admin();
  await admin.connect();
  try {
    const there = new Set(await admin.listTopics());
    const configEntries = [{ name: 'max.message.bytes', value: String(MAX_MESSAGE_BYTES) }];
    const topics = busTopics.filter((topic) => !there.has(topic)).map((topic) => ({ topic, configEntries }));
    if (topics.length > 0) await admin.createTopics({ topics, waitForLeaders: true });
  } finally {
    await admin.disconnect();
  }
};

/** Told of an event that has no topic: only a later release knows it. */
export type OnPassed = (event: StoredEvent) => void;

/** What goes to the cluster of events. One that has no topic is passed: everybody else's would wait for it for ever. */
export const toMessages = (storeId: string, events: readonly StoredEvent[], onPassed: OnPassed): BusMessage[] =>
  events.flatMap((event) => {
    const message = toMessage(storeId, event);
    if (!message) onPassed(event);
    return message ?? [];
  });

/** Whoever publishes for this store next fences off who did before, in the midst of what they do: so each stream stays in order. */
export const openPublisher = async (
  kafka: Kafka,
  storeId: string,
  onPassed: OnPassed = () => undefined,
): Promise<Publisher> => {
  const { CompressionTypes, Partitioners } = await import('kafkajs');
  await makeTopics(kafka);
  const producer = kafka.producer({
    transactionalId: `onrecord-relay-${storeId}`,
    transactionTimeout: TRANSACTION_MS,
    maxInFlightRequests: 1,
    idempotent: true,
    createPartitioner: Partitioners.DefaultPartitioner,
  });
  await producer.connect();
  return {
    publish: async (events) => {
      const messages = toMessages(storeId, events, onPassed);
      if (messages.length === 0) return;
      const transaction = await producer.transaction();
      try {
        for (const part of inParts(messages)) {
          const byTopic = Map.groupBy(part, ({ topic }) => topic);
          const topicMessages = [...byTopic].map(([topic, told]) => ({
            topic,
            messages: told.map(({ message }) => message),
          }));
          await transaction.sendBatch({ topicMessages, acks: -1, compression: CompressionTypes.GZIP });
        }
        await transaction.commit();
      } catch (error) {
        await transaction.abort().catch(() => undefined);
        throw error;
      }
    },
    close: () => producer.disconnect(),
  };
};
