import { setTimeout as sleep } from 'node:timers/promises';
import { busTopics } from 'contracts/bus/bus';
import type { Recorded } from 'contracts/kernel/message';
import type { Kafka } from 'kafkajs';
import type { Logger } from 'pino';
import type { EventFeed } from 'platform/event-feed/feed';
import type { Codec } from 'platform/event-store/codec';
import type { Readiness } from 'platform/service';
import type { Counter } from 'prom-client';
import type { Checkpoints } from '#integration-workers/engine/checkpoint';
import { decide, logThrown } from '#integration-workers/engine/decide';
import type { Ledger } from '#integration-workers/engine/ledger';
import type { Policy } from '#integration-workers/engine/policy';
import type { WorkItem } from '#integration-workers/engine/work-item';
import { noteActed } from './acted.ts';
import { readBatch } from './batch.ts';
import { openGroupLag } from './group-lag.ts';

/** Group of the processes that share the work. */
export const GROUP = 'onrecord-workers';
/** How often a process is heard of before it is missed, at least; it is heard of between two fetches. */
const HEARTBEATS = 3;
const RETRY_MS = 1_000;
const NAME = 'policies on the bus';

type Deciding = { policy: Policy; begins: bigint };

/** What policies make of events. One that throws is asked again by a job, as where an event cannot be read. */
export const decideAll = (
  deciding: readonly Deciding[],
  events: readonly Recorded[],
  log: Pick<Logger, 'error'>,
): WorkItem[] =>
  deciding.flatMap(({ policy, begins }) =>
    events
      .filter(({ position }) => position > begins)
      .flatMap((event) => {
        const { items, late } = decide(policy, event);
        if (late) logThrown(log, policy, event, late);
        return items;
      }),
  );

export type Consuming = {
  readiness(): Readiness;
  /** Messages that the whole group has before it. */
  lag(): Promise<number>;
  close(): Promise<void>;
};

/**
 * Shows policies the events on the bus, as one of a group: each partition to one process at a time. What was read counts as read once
 * its jobs are stored: after a crash or a rebalance it is read again, and asks for the same ids. `begins`: events up to there are not a
 * policy's to act on.
 */
export const consume = (options: {
  kafka: Kafka;
  storeId: string;
  /** After which a process that died is missed. */
  sessionMs: number;
  policies: readonly Policy[];
  begins: ReadonlyMap<string, bigint>;
  checkpoints: Checkpoints;
  codec: Pick<Codec, 'knows' | 'decode'>;
  feed: Pick<EventFeed, 'head'>;
  ledger: Pick<Ledger, 'unhandled'>;
  enqueue: (items: readonly WorkItem[]) => Promise<void>;
  skipped: Pick<Counter<'reason'>, 'inc'>;
  log: Pick<Logger, 'warn' | 'error'>;
}): Consuming => {
  const { kafka, storeId, sessionMs, policies, begins, checkpoints, codec, feed, ledger, enqueue, skipped, log } =
    options;
  const deciding = policies.map((policy) => ({ policy, begins: begins.get(policy.name) ?? 0n }));
  const groupId = `${GROUP}-${storeId}`;
  const groupLag = openGroupLag(kafka.admin(), { groupId, topics: busTopics });
  const noting = noteActed({ names: policies.map(({ name }) => name), checkpoints, groupLag });
  let readiness: Readiness = { name: NAME, ready: false, state: 'behind', detail: 'joining the group' };
  const consumer = kafka.consumer({
    groupId,
    sessionTimeout: sessionMs,
    heartbeatInterval: Math.floor(sessionMs / HEARTBEATS),
    maxWaitTimeInMs: Math.floor(sessionMs / HEARTBEATS / 2),
    retry: { restartOnFailure: async () => true },
  });
  consumer.on('consumer.group_join', ({ payload: { memberAssignment } }) => {
    const partitions = Object.values(memberAssignment).flat().length;
    readiness = { name: NAME, ready: true, state: 'running', detail: `partitions: ${partitions}` };
  });
  const down = ({ message }: Error) => {
    readiness = { name: NAME, ready: false, state: 'down', detail: message };
  };
  consumer.on('consumer.crash', ({ payload: { error } }) => down(error));
  const read = readBatch({
    ...{ storeId, skipped, log },
    act: async (events, isStale) => {
      const known = events.filter(({ type }) => codec.knows(type));
      if (known.length === 0) return;
      // So whoever asks the feed for what is on the bus finds it there.
      await feed.head();
      const items = decideAll(deciding, await codec.decode(known, 'unavailable'), log);
      if (!isStale()) await enqueue(await ledger.unhandled(items));
    },
  });
  const begin = async () => {
    await consumer.connect();
    await consumer.subscribe({ topics: [...busTopics], fromBeginning: true });
    await consumer.run({
      eachBatchAutoResolve: false,
      eachBatch: read,
    });
  };
  const stop = new AbortController();
  const begun = (async () => {
    while (!stop.signal.aborted)
      try {
        return await begin();
      } catch (error) {
        down(error as Error);
        await sleep(RETRY_MS, undefined, { signal: stop.signal }).catch(() => undefined);
      }
  })();
  return {
    readiness: () => readiness,
    lag: groupLag.ask,
    close: async () => {
      stop.abort();
      await Promise.all([begun, noting.close()]);
      await Promise.all([consumer.disconnect(), groupLag.close()]);
    },
  };
};
