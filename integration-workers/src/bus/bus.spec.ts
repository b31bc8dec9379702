import { busTopics } from 'contracts/bus/bus';
import { eventCatalogue } from 'contracts/events';
import { exampleCandidateId } from 'contracts/kernel/examples';
import type { Event } from 'contracts/kernel/message';
import type { KafkaMessage } from 'kafkajs';
import type { StoredEvent } from 'platform/event-store/engine';
import { placeOf } from 'platform/event-store/memory';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { LATE_EVENT } from '#integration-workers/engine/decide';
import { job } from '#integration-workers/engine/job';
import { policy } from '#integration-workers/engine/policy';
import { recorded } from '#integration-workers/test/recorded.fixture';
import { readBatch, type Skipped } from './batch.ts';
import { decideAll } from './consume.ts';
import { kafkaOptions } from './kafka.ts';
import { type BusMessage, fromMessage, toMessage } from './message.ts';
import { toMessages } from './publisher.ts';

const stored = (stream = 'job'): StoredEvent => {
  const { id, streamName, streamVersion, metadata } = recorded('JobPublished', {}, { stream });
  const data = { jobId: exampleCandidateId, who: { sealed: 'abc', key: 'k' } };
  return {
    ...{ id, streamVersion, type: 'JobPublished', data, position: placeOf(7) },
    streamName: streamName.replace(/^[^-]+/, stream),
    metadata: { ...metadata, ip: { sealed: 'address', key: 'k' }, version: 3, idempotencyKey: 'secret' },
  };
};
const told = (storeId: string, event: StoredEvent): BusMessage => {
  const message = toMessage(storeId, event);
  if (!message) throw new Error('it has no topic');
  return message;
};
/** As the client of Kafka hands it over. */
const arrived = ({ message }: BusMessage) => ({
  headers: Object.fromEntries(
    Object.entries(message.headers ?? {}).map(([name, value]) => [name, Buffer.from(String(value))]),
  ),
  value: Buffer.from(String(message.value)),
});

describe('messages of the bus', () => {
  it('given an event as it is stored, when it comes from the bus, then it is the same, without what concerns the request alone', () => {
    const event = stored();
    const message = told('store', event);
    expect(busTopics).toContain(message.topic);
    expect(message.message.headers?.ce_type).toBe('onrecord.recruiting.JobPublished.v3');
    const { tenantId, actor, occurredAt, correlationId, causationId } = event.metadata;
    const metadata = { tenantId, actor, ip: null, occurredAt, correlationId, causationId, version: 3 };
    expect(fromMessage('store', arrived(message))).toEqual({ ...event, metadata });
    expect(JSON.stringify(message)).not.toMatch(/address|secret/);
  });

  it('given history that was imported, when it comes from the bus, then it still is', () => {
    const event = stored();
    const message = told('store', { ...event, metadata: { ...event.metadata, imported: true } });
    expect(fromMessage('store', arrived(message))?.metadata.imported).toBe(true);
  });

  it('given a message of another store, or none of ours, when it comes, then it is passed', () => {
    expect(fromMessage('other', arrived(told('store', stored())))).toBeUndefined();
    expect(fromMessage('store', { headers: {}, value: Buffer.from('{}') })).toBeUndefined();
  });

  it.each([
    ['no JSON', {}, 'not json'],
    ['nothing', {}, null],
    ['another id', { ce_id: 'order-17' }, '{}'],
    ['another version', { ce_streamversion: 'v1' }, '{}'],
    ['another company', { ce_tenantid: 'acme' }, '{}'],
    ['a position that there cannot be', { ce_position: `store.${'9'.repeat(19)}` }, '{}'],
  ])('given a message of somebody else with %s, when it comes, then it is passed', (_, changed, value) => {
    const { headers } = arrived(told('store', stored()));
    const others = Object.fromEntries(Object.entries(changed).map(([name, text]) => [name, Buffer.from(text)]));
    const message = { headers: { ...headers, ...others }, value: value === null ? null : Buffer.from(value) };
    expect(fromMessage('store', message)).toBeUndefined();
  });

  it('given an event whose data is broken, when it is told, then the message still has a value: it is no tombstone', () => {
    expect(told('store', { ...stored(), data: null as never }).message.value).toBe('null');
  });

  it('given an event of an aggregate that only a later release knows, when others are published, then it is passed and told of', () => {
    const passed: string[] = [];
    const messages = toMessages('store', [stored(), stored('hovercraft'), stored()], ({ streamName }) =>
      passed.push(streamName),
    );
    expect(messages).toHaveLength(2);
    expect(passed).toEqual([stored('hovercraft').streamName]);
  });

  it('given every event of the catalogue, then it has a topic', () => {
    for (const { aggregate } of eventCatalogue) expect(busTopics).toContain(told('store', stored(aggregate)).topic);
  });

  it.each([
    ['kafka://a:9092,b:9093', { brokers: ['a:9092', 'b:9093'], ssl: false }],
    [
      'kafkas://ada:p%40ss@a:9092',
      { brokers: ['a:9092'], ssl: true, sasl: { mechanism: 'scram-sha-512', username: 'ada', password: 'p@ss' } },
    ],
    [
      'kafkas://ada:secret@a:9092/?mechanism=plain',
      { brokers: ['a:9092'], ssl: true, sasl: { mechanism: 'plain', username: 'ada', password: 'secret' } },
    ],
    [
      'kafka://ada:secret@a:9092,b:9092?mechanism=scram-sha-256',
      {
        brokers: ['a:9092', 'b:9092'],
        ssl: false,
        sasl: { mechanism: 'scram-sha-256', username: 'ada', password: 'secret' },
      },
    ],
  ])('given %s, then it is read as brokers and credentials', (url, expected) => {
    expect(kafkaOptions(url)).toEqual(expected);
  });
});

describe('a batch of the bus', () => {
  const messagesOf = (values: readonly ReturnType<typeof arrived>[]) =>
    values.map((message, at) => ({ ...message, offset: String(at) }) as unknown as KafkaMessage);
  const reading = (messages: KafkaMessage[], isStale = () => false) => {
    const did: string[] = [];
    const batch = { topic: 'jobs', partition: 0, messages, lastOffset: () => `${messages.length}` };
    const seen: string[] = [];
    const said: unknown[] = [];
    const read = readBatch({
      storeId: 'store',
      act: async (events) => {
        seen.push(...events.map(({ streamVersion }) => String(streamVersion)));
        did.push(`act ${events.length}`);
      },
      skipped: { inc: (labels: unknown) => void did.push(`skip ${(labels as { reason: Skipped }).reason}`) } as never,
      log: { warn: (told: unknown) => void said.push(told) } as never,
    });
    const resolveOffset = (offset: string) => void did.push(`read ${offset}`);
    const heartbeat = async () => void did.push('alive');
    return { did, seen, said, done: read({ batch, resolveOffset, heartbeat, isStale }) };
  };

  it('given more messages than are acted on at once, when they are read, then the group hears of it after each part, and each part counts by itself', async () => {
    const { did, seen, done } = reading(
      messagesOf(Array.from({ length: 250 }, () => arrived(told('store', stored())))),
    );
    await done;
    expect(seen).toHaveLength(250);
    expect(did).toEqual([
      ...['act 100', 'read 99', 'alive'],
      ...['act 100', 'read 199', 'alive'],
      ...['act 50', 'read 250', 'alive'],
    ]);
  });

  it('given messages of others between ours, when they are read, then ours are acted on, the others counted, and strangers named by where they lie', async () => {
    const strange = { headers: {}, value: Buffer.from('not json') };
    const other = arrived(told('other', stored()));
    const { did, said, done } = reading(messagesOf([arrived(told('store', stored())), strange, other, strange]));
    await done;
    expect(did).toEqual([
      ...['skip unreadable', 'skip another-store', 'skip unreadable'],
      ...['act 1', 'read 4', 'alive'],
    ]);
    expect(said).toEqual([{ topic: 'jobs', partition: 0, first: '1', count: 2 }]);
  });

  it('given a partition that went to another process, when a part was acted on, then it does not count as read', async () => {
    const { did, done } = reading(messagesOf([arrived(told('store', stored()))]), () => true);
    await done;
    expect(did).toEqual(['act 1']);
  });
});

describe('policies on the bus', () => {
  const tell = job({ name: 'tell', payload: z.strictObject({}), handle: async () => undefined });
  const telling = policy<Event<'Done', { fails: boolean }>>({
    name: 'telling',
    jobs: [tell],
    on: {
      Done: ({ data }) => {
        if (data.fails) throw new Error('cannot');
        return [tell.request(exampleCandidateId, {})];
      },
    },
  });
  const done = (version: number, fails = false) => ({
    ...recorded('Done', { fails }, { version }),
    position: placeOf(version),
  });

  it('given an event that a policy throws at, then a job asks it again, and the events after it ask for theirs', () => {
    const log = { error: vi.fn() };
    const items = decideAll([{ policy: telling, begins: 0n }], [done(1), done(2, true), done(3)], log);
    expect(log.error.mock.calls).toMatchObject([
      [{ policy: 'telling', event: `${placeOf(2)}`, err: { message: 'cannot' } }, expect.anything()],
    ]);
    expect(items.map(({ name }) => name)).toEqual(['tell', LATE_EVENT, 'tell']);
  });

  it('given events from before the policy began, then it acts on those after', () => {
    const items = decideAll([{ policy: telling, begins: placeOf(2) }], [done(1), done(2), done(3)], { error: vi.fn() });
    expect(items.map(({ cause }) => cause.position)).toEqual([String(placeOf(3))]);
  });
});
