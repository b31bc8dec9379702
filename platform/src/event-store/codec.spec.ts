import { exampleCandidateId, exampleCause } from 'contracts/kernel/examples';
import { defineEvents, type Event } from 'contracts/kernel/message';
import { ERASED, personal } from 'contracts/kernel/personal';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createCodec } from './codec.ts';
import type { StoredEvent } from './engine.ts';
import { memoryKeyRing } from './memory-keys.ts';

const { now: _, ...metadata } = exampleCause;
const { definitions } = defineEvents(
  'person',
  {
    PersonNoted: z.object({ personId: z.string(), name: personal(z.string().max(9), 'personId'), level: z.int() }),
    PersonSeen: z.object({ personId: z.string() }),
  },
  {
    PersonNoted: [
      ({ rank, ...data }) => ({ ...data, level: rank }),
      (data) => ({ ...data, level: Number(data.level) }),
    ],
  },
);
const noted: Event = { type: 'PersonNoted', data: { personId: exampleCandidateId, name: 'Ada', level: 3 }, metadata };

const setUp = () => {
  const keys = memoryKeyRing();
  const codec = createCodec(definitions, keys);
  const store = async (event: Event): Promise<StoredEvent> => {
    const [encoded] = (await codec.encode([{ id: 'event-1', event }])).events;
    if (!encoded) throw new Error('nothing was encoded');
    return { ...encoded, position: 1n, streamName: 'person-1', streamVersion: 1n };
  };
  return { keys, codec, store };
};

describe('codec', () => {
  it('given an event with personal data, when it is stored, then neither name nor address can be read in it', async () => {
    const { codec, store } = setUp();
    const stored = await store(noted);
    expect(JSON.stringify(stored, (_key, value) => (typeof value === 'bigint' ? String(value) : value))).not.toMatch(
      /Ada|203\.0/,
    );
    const [event] = await codec.decode([stored], 'unavailable');
    expect(event).toMatchObject({ type: 'PersonNoted', data: noted.data, metadata: noted.metadata });
  });

  it('given a destroyed key, when the event is read, then the person is erased and the rest stands', async () => {
    const { keys, codec, store } = setUp();
    const stored = await store(noted);
    await keys.destroy({ tenantId: metadata.tenantId, subject: exampleCandidateId });
    const [event] = await codec.decode([stored], 'unavailable');
    expect(event?.data).toEqual({ ...noted.data, name: ERASED });
  });

  it('given a destroyed key, when something more is written about the person, then it is never stored', async () => {
    const { keys, store } = setUp();
    await keys.destroy({ tenantId: metadata.tenantId, subject: exampleCandidateId });
    expect((await store(noted)).data.name).toEqual(ERASED);
  });

  it('given data that breaks its schema or a type nobody declared, when it is stored, then it is refused', async () => {
    const { store } = setUp();
    await expect(store({ ...noted, data: { ...noted.data, name: 'much too long' } })).rejects.toThrow();
    await expect(store({ ...noted, type: 'PersonForgotten' })).rejects.toThrow('PersonForgotten');
  });

  it('given data of an older version, when it is read, then every upcast since lifts it, in order', async () => {
    const { codec, store } = setUp();
    const stored = await store(noted);
    const { level: __, ...older } = stored.data;
    const [event] = await codec.decode(
      [{ ...stored, data: { ...older, rank: '7' }, metadata: { ...stored.metadata, version: 1 } }],
      'unavailable',
    );
    expect(event?.data).toEqual({ ...noted.data, level: 7 });
  });

  it('given a personal field that was renamed since, when an older event is read, then its value is found under the new name', async () => {
    const { keys, store } = setUp();
    const stored = await store(noted);
    const renamed = defineEvents(
      'person',
      { PersonNoted: z.object({ humanId: z.string(), fullName: personal(z.string(), 'humanId'), level: z.int() }) },
      {
        PersonNoted: [
          (data) => data,
          (data) => data,
          ({ personId, name, ...data }) => ({ ...data, humanId: personId, fullName: name }),
        ],
      },
    );
    const codec = createCodec(renamed.definitions, keys);
    const [event] = await codec.decode([structuredClone(stored)], 'unavailable');
    expect(event?.data).toEqual({ humanId: exampleCandidateId, fullName: 'Ada', level: 3 });
    await keys.destroy({ tenantId: metadata.tenantId, subject: exampleCandidateId });
    const [after] = await codec.decode([stored], 'unavailable');
    expect(after?.data).toEqual({ humanId: exampleCandidateId, fullName: ERASED, level: 3 });
  });

  it('given a sealed value moved to another event, when it is read, then it does not open', async () => {
    const { codec, store } = setUp();
    const stored = await store(noted);
    const [moved] = await codec.decode([{ ...stored, id: 'event-2' }], 'unavailable');
    expect(() => moved?.data.name).toThrow('authenticate');
  });
});
