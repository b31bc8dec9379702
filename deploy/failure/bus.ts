import { busTopics } from 'contracts/bus/bus';
import { newId } from 'contracts/kernel/id';
import { openKafka } from 'integration-workers/bus/kafka';
import { fromMessage } from 'integration-workers/bus/message';
import { pino } from 'pino';
import type { StoredEvent } from 'platform/event-store/engine';
import { type Kept, withDatabase } from '#deploy/test/read-side.fixture';
import { settled } from './settled.ts';

/** What became of the history on the bus. */
export type OnBus = {
  events: number;
  /** Ids that are not there. */
  missing: string[];
  /** Messages more than events. */
  again: number;
  /** Events that came before one that is earlier in their stream. */
  disordered: string[];
};

/** Milliseconds after the last message until which another one would have come. */
const STILL_MS = 30_000;

type Place = Pick<StoredEvent, 'id' | 'streamName' | 'streamVersion'>;

const history = (onrecord: Kept): Promise<{ storeId: string; ids: string[] }> =>
  withDatabase(onrecord, async (client) => {
    const { rows } = await client.query<{ storeId: string; ids: string[] }>(
      `select store_id as "storeId", (select array_agg(id::text) from event_store.events) as ids from event_store.head`,
    );
    return rows[0] ?? { storeId: '', ids: [] };
  });

/** What a stream's events come to, as a reader meets them: each is new and the next, or known and again. */
export const judgeOrder = (ids: readonly string[], told: readonly Place[]): OnBus => {
  const seen = new Set<string>();
  const last = new Map<string, bigint>();
  const disordered: string[] = [];
  for (const { id, streamName, streamVersion } of told) {
    if (seen.has(id)) continue;
    seen.add(id);
    if (streamVersion !== (last.get(streamName) ?? 0n) + 1n) disordered.push(id);
    last.set(streamName, streamVersion);
  }
  const missing = ids.filter((id) => !seen.has(id));
  return { events: ids.length, missing, again: told.length - seen.size, disordered };
};

/** Reads the topics from their beginning to their end, as another company's program would. */
export const readBus = async (kafkaUrl: string, onrecord: Kept): Promise<OnBus> => {
  const { storeId, ids } = await history(onrecord);
  const kafka = await openKafka(kafkaUrl, 'verdict', pino({ enabled: false }));
  const consumer = kafka.consumer({ groupId: newId(new Date()) });
  const told: Place[] = [];
  await consumer.connect();
  try {
    await consumer.subscribe({ topics: [...busTopics], fromBeginning: true });
    await consumer.run({
      eachMessage: async ({ message }) => {
        const event = fromMessage(storeId, message);
        if (event) told.push({ id: event.id, streamName: event.streamName, streamVersion: event.streamVersion });
      },
    });
    await settled(async () => ({ toRead: judgeOrder(ids, told).missing.length }), STILL_MS);
  } finally {
    await consumer.disconnect();
  }
  return judgeOrder(ids, told);
};
