import type { EachBatchPayload, KafkaMessage } from 'kafkajs';
import type { Logger } from 'pino';
import type { StoredEvent } from 'platform/event-store/engine';
import type { Counter } from 'prom-client';
import { fromMessage, isOfAnotherStore } from './message.ts';

/** Messages that are acted on at once; after each such part the group hears of this process again. */
const AT_ONCE = 100;

type Batch = {
  batch: Pick<EachBatchPayload['batch'], 'topic' | 'partition' | 'messages' | 'lastOffset'>;
} & Pick<EachBatchPayload, 'resolveOffset' | 'heartbeat' | 'isStale'>;

/** Why a message is no event of ours: another installation told it, or nobody who tells events. */
export type Skipped = 'another-store' | 'unreadable';
type Tools = {
  storeId: string;
  /** Makes of events what follows from them, and keeps it. Told whether the partition is still this process's. */
  act: (events: readonly StoredEvent[], isStale: () => boolean) => Promise<void>;
  skipped: Pick<Counter<'reason'>, 'inc'>;
  log: Pick<Logger, 'warn'>;
};

/**
 * Goes through a batch in parts, each counted as read once it was acted on, so that a long one costs this process neither its partitions
 * nor its work. What is no event of ours is counted and passed: it would be no other the next time.
 */
export const readBatch =
  ({ storeId, act, skipped, log }: Tools) =>
  async ({ batch, resolveOffset, heartbeat, isStale }: Batch): Promise<void> => {
    const { topic, partition, messages } = batch;
    const eventsIn = (part: readonly KafkaMessage[]): StoredEvent[] => {
      const unreadable: string[] = [];
      const events = part.flatMap((message) => {
        const event = fromMessage(storeId, message);
        if (event) return [event];
        const reason: Skipped = isOfAnotherStore(storeId, message) ? 'another-store' : 'unreadable';
        skipped.inc({ reason });
        if (reason === 'unreadable') unreadable.push(message.offset);
        return [];
      });
      const [first] = unreadable;
      const said = { topic, partition, first, count: unreadable.length };
      if (first !== undefined) log.warn(said, 'messages on the bus that are no events of ours were passed');
      return events;
    };

    for (let from = 0; from < messages.length; from += AT_ONCE) {
      const part = messages.slice(from, from + AT_ONCE);
      await act(eventsIn(part), isStale);
      if (isStale()) return;
      const last = part.at(-1);
      // Behind the last message of all there may be marks of transactions.
      resolveOffset(last && from + AT_ONCE < messages.length ? last.offset : batch.lastOffset());
      await heartbeat();
    }
  };
