import { spawn } from 'node:child_process';
import { busTopics } from 'contracts/bus/bus';
import { exampleCandidateId } from 'contracts/kernel/examples';
import { newId } from 'contracts/kernel/id';
import { GROUP } from 'integration-workers/bus/consume';
import { openKafka } from 'integration-workers/bus/kafka';
import { fromMessage } from 'integration-workers/bus/message';
import { openPublisher } from 'integration-workers/bus/publisher';
import { policyCatalogue } from 'integration-workers/catalogue';
import { migrateWork } from 'integration-workers/engine/schema';
import { eventually, type Harness, openHarness, silent } from 'integration-workers/test/workers.harness';
import type { Kafka, KafkaMessage } from 'kafkajs';
import type { StoredEvent } from 'platform/event-store/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCandidate, PLAINTEXT, startRelay } from './kafka.harness.ts';

const MEMBER = new URL('./kafka/member.mjs', import.meta.url).pathname;
const url = process.env.KAFKA_URL ?? '';

describe.skipIf(!url)(`events on Kafka${url ? '' : ': KAFKA_URL is not set'}`, () => {
  let harness: Harness;
  let kafka: Kafka;
  beforeAll(async () => {
    harness = await openHarness();
    await migrateWork(harness.urls.WORKER_DATABASE_URL);
    kafka = await openKafka(url, 'spec', silent);
  });
  afterAll(() => harness.close());

  const comment = (interviewId: string, text: string) =>
    harness.append('interview', interviewId, {
      type: 'InterviewCommented',
      data: { interviewId, candidateId: exampleCandidateId, comment: text },
    });

  /** Everything of this store on the bus, by partition in order, once `count` different events are there. */
  const read = async (count: number): Promise<{ event: StoredEvent; message: KafkaMessage }[]> => {
    const consumer = kafka.consumer({ groupId: newId(new Date()) });
    const found: { event: StoredEvent; message: KafkaMessage }[] = [];
    await consumer.connect();
    await consumer.subscribe({ topics: [...busTopics], fromBeginning: true });
    await consumer.run({
      eachMessage: async ({ message }) => {
        const event = fromMessage(harness.events.store.storeId, message);
        if (event) found.push({ event, message });
      },
    });
    try {
      return await eventually(async () => new Set(found.map(({ event }) => event.id)).size >= count && found);
    } finally {
      await consumer.disconnect();
    }
  };

  it('given events, when they are relayed and the relay begins anew, then each is there, those of a stream in order, and nobody can read who it is about', async () => {
    const interviews = Array.from({ length: 5 }, () => newId(new Date()));
    await addCandidate(harness);
    for (const turn of [1, 2, 3]) for (const id of interviews) await comment(id, `${turn}`);
    const first = startRelay(harness, kafka);
    await first.caughtUp();
    await first.close();
    for (const turn of [4, 5]) for (const id of interviews) await comment(id, `${turn}`);
    const second = startRelay(harness, kafka);
    await second.caughtUp();
    await second.close();
    const stored = (await harness.events.engine.readAll(0n, 1_000)).events;
    const found = await read(stored.length);
    expect(new Set(found.map(({ event }) => event.id))).toEqual(new Set(stored.map(({ id }) => id)));
    for (const [stream, told] of Map.groupBy(found, ({ event }) => event.streamName)) {
      const versions = told.map(({ event }) => event.streamVersion);
      expect(versions, stream).toEqual(versions.toSorted((a, b) => Number(a - b)));
    }
    for (const { message } of found) {
      expect(message.value?.toString()).not.toMatch(PLAINTEXT);
      expect(message.value).not.toBeNull();
      expect(String(message.key)).toBe(String(message.headers?.ce_subject));
    }
    expect(found.find(({ event }) => event.type === 'CandidateCreated')?.event.data).toMatchObject({
      firstName: { sealed: expect.any(String), key: expect.any(String) },
    });
  });

  it('given a publisher that another has taken over from, when it goes on, then it is refused', async () => {
    const { events } = await harness.events.engine.readAll(0n, 1);
    const [old, next] = [await openPublisher(kafka, 'fenced'), await openPublisher(kafka, 'fenced')];
    await old.publish(events);
    await next.publish(events);
    await expect(old.publish(events)).rejects.toThrow();
    await next.publish(events);
    await Promise.all([old.close().catch(() => undefined), next.close()]);
  });

  it('given three workers in a group of which one ends in the midst, when interviews move, then each move is told once', async () => {
    const settings = { KAFKA_URL: url, POLICIES_FROM_KAFKA: true };
    const before = (await harness.mails()).length;
    const workers = await Promise.all([1, 2, 3].map(() => harness.startWorkers(settings)));
    const isReady = async () => {
      const parts = (await Promise.all(workers.map((worker) => worker.readiness()))).flat();
      const group = parts.filter(({ name }) => name === 'policies on the bus');
      return group.length === workers.length && group.every(({ ready }) => ready);
    };
    await eventually(isReady);
    const move = async () => {
      await harness.changeStatus(await harness.openInterview(), 'created', 'considered');
      await harness.project();
    };
    for (let turn = 0; turn < 5; turn += 1) await move();
    await eventually(async () => (await harness.mails()).length >= before + 5);
    await workers.shift()?.close();
    for (let turn = 0; turn < 5; turn += 1) await move();
    const mails = await eventually(async () => {
      const found = await harness.mails();
      return found.length >= before + 10 && found;
    });
    expect(mails).toHaveLength(before + 10);
    expect(new Set(mails.map(({ id }) => id)).size).toBe(mails.length);
    const isRelaying = async () => {
      const told = await Promise.all(workers.map((worker) => worker.metrics()));
      return told.some((text) => /^bus_relay_lag_events(\{.*\})? \d/m.test(text));
    };
    await eventually(isRelaying);
    await Promise.all(workers.map((worker) => worker.close()));
  });

  it('given policies on the bus, when they have acted on all of it, then their checkpoints in the store are there too', async () => {
    const worker = await harness.startWorkers({ KAFKA_URL: url, POLICIES_FROM_KAFKA: true });
    const before = (await harness.mails()).length;
    await harness.changeStatus(await harness.openInterview(), 'created', 'considered');
    await harness.project();
    await eventually(async () => (await harness.mails()).length > before);
    const head = await harness.events.feed.head();
    const behind = async () => {
      const asked = 'select name from work.checkpoint where position < $1 and name = any($2)';
      return (await harness.admin.query(asked, [head, policyCatalogue.map(({ name }) => name)])).rows;
    };
    await eventually(async () => (await behind()).length === 0);
    await worker.close();
  });

  it('given one of a group that is killed, when it is missed, then another has its partitions', async () => {
    const worker = await harness.startWorkers({ KAFKA_URL: url, POLICIES_FROM_KAFKA: true, KAFKA_SESSION_MS: 3_000 });
    const partitions = async () => {
      const found = (await worker.readiness()).find(({ name }) => name === 'policies on the bus');
      return Number(found?.detail?.match(/^partitions: (\d+)$/)?.[1] ?? Number.NaN);
    };
    const all = await eventually(partitions);
    const member = spawn(process.execPath, [MEMBER, url, `${GROUP}-${harness.events.store.storeId}`, ...busTopics], {
      stdio: 'inherit',
    });
    await eventually(async () => (await partitions()) < all);
    member.kill('SIGKILL');
    await eventually(async () => (await partitions()) === all);
    await worker.close();
  });
});
