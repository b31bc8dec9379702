import { exampleCandidateId } from 'contracts/kernel/examples';
import type { Event } from 'contracts/kernel/message';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { recorded } from '#integration-workers/test/recorded.fixture';
import { decideBatch } from './decide.ts';
import { job } from './job.ts';
import { policy } from './policy.ts';
import { workId } from './work-item.ts';

const tell = job({ name: 'tell', payload: z.strictObject({}), handle: async () => undefined });
const ask = job({ name: 'ask', payload: z.strictObject({}), handle: async () => undefined });
const telling = policy<Event<'Done', Record<string, never>>>({
  name: 'telling',
  jobs: [tell],
  on: { Done: () => [tell.request(exampleCandidateId, {})] },
});

describe('a batch', () => {
  it('given an event that was imported among others, when a policy decides, then only the others ask for work', () => {
    const [first, second, third] = [1, 2, 3].map((version) => recorded('Done', {}, { version }));
    if (!first || !second || !third) throw new Error('three events were made');
    const imported = { ...second, metadata: { ...second.metadata, imported: true as const } };
    const { items, until } = decideBatch(telling, { after: 0n, events: [first, imported, third], until: 3n });
    expect(items).toHaveLength(2);
    expect(until).toBe(3n);
  });

  it('given two jobs about one target, when a policy asks for both, then each is work of its own; the same one twice is one', () => {
    const event = recorded('Done', {}, { version: 1 });
    const asks = (...jobs: (typeof tell | typeof ask)[]) =>
      decideBatch(
        policy<Event<'Done', Record<string, never>>>({
          name: 'telling',
          jobs: [tell, ask],
          on: { Done: () => jobs.map((one) => one.request(exampleCandidateId, {})) },
        }),
        { after: 0n, events: [event], until: 1n },
      ).items.map(({ cause }) => workId(cause));
    const [alone] = asks(tell);
    const [first, second, again] = asks(tell, ask, ask);
    expect(first).toBe(alone);
    expect(second).not.toBe(first);
    expect(again).toBe(second);
  });
});
