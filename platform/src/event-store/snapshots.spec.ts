import { eventCatalogue } from 'contracts/events';
import { exampleCause } from 'contracts/kernel/examples';
import { newId, streamName } from 'contracts/kernel/id';
import type { Event } from 'contracts/kernel/message';
import { describe, expect, it } from 'vitest';
import { createCodec } from './codec.ts';
import { createEventStore } from './event-store.ts';
import { memoryEngine } from './memory.ts';
import { memoryKeyRing } from './memory-keys.ts';

const { now, ...metadata } = exampleCause;
const { tenantId } = metadata;
const LONG = 20_000;

/** A store that tells from which version on streams were read. */
const openStore = () => {
  const engine = memoryEngine();
  const read: bigint[] = [];
  const readStream: typeof engine.readStream = (name, from, limit) => {
    read.push(from);
    return engine.readStream(name, from, limit);
  };
  const keys = memoryKeyRing(engine);
  const store = createEventStore({ ...engine, readStream }, createCodec(eventCatalogue, keys));
  return { store, keys, read };
};

const idOf = () => newId(now);
const published = (jobId: string): Event => ({ type: 'JobPublished', data: { jobId }, metadata }) as Event;
const counting = { initialState: () => 0, evolve: (count: number) => count + 1 };
const names = {
  initialState: () => [] as unknown[],
  evolve: (known: unknown[], { data }: Event) => [...known, data.comment],
};

describe('a long stream', () => {
  it('given 20,000 events, when commands come one after the other, then each reads what came since the one before', async () => {
    const { store, read } = openStore();
    const jobId = idOf();
    const stream = streamName('job', tenantId, jobId);
    for (let n = 0; n < LONG; n += 1_000)
      await store.appendToStream(
        stream,
        Array.from({ length: 1_000 }, () => published(jobId)),
      );
    const state = async () => (await store.aggregateStream<number, Event>(stream, counting)).state;
    expect(await state()).toBe(LONG);
    read.length = 0;
    await store.appendToStream(stream, [published(jobId)]);
    const after = await store.aggregateStream<number, Event>(stream, counting);
    expect(after).toMatchObject({ state: LONG + 1, currentStreamVersion: BigInt(LONG + 1), streamExists: true });
    expect(await state()).toBe(LONG + 1);
    expect(read).toEqual([BigInt(LONG + 1), BigInt(LONG + 2)]);
  });

  it('given another way of folding, when it is asked, then it has a state of its own', async () => {
    const { store } = openStore();
    const jobId = idOf();
    const stream = streamName('job', tenantId, jobId);
    await store.appendToStream(
      stream,
      Array.from({ length: 300 }, () => published(jobId)),
    );
    const twice = { initialState: () => 0, evolve: (count: number) => count + 2 };
    for (const [way, expected] of [
      [counting, 300],
      [twice, 600],
      [counting, 300],
    ] as const)
      expect((await store.aggregateStream<number, Event>(stream, way)).state).toBe(expected);
  });

  it('given somebody who is erased, when it is asked again, then nothing of them is known any more', async () => {
    const { store, keys } = openStore();
    const [interviewId, candidateId] = [idOf(), idOf()];
    const stream = streamName('interview', tenantId, interviewId);
    const comment = (): Event =>
      ({ type: 'InterviewCommented', data: { interviewId, candidateId, comment: 'Ada' }, metadata }) as Event;
    await store.appendToStream(stream, Array.from({ length: 300 }, comment));
    const known = async () => (await store.aggregateStream<unknown[], Event>(stream, names)).state;
    expect(await known()).toContain('Ada');
    const erased = { type: 'CandidateErased', data: { candidateId }, metadata } as Event;
    await store.appendToStream(streamName('candidate', tenantId, candidateId), [erased]);
    await keys.destroy({ tenantId, subject: candidateId });
    expect(await known()).not.toContain('Ada');
  });
});
