import { exampleCandidateId } from 'contracts/kernel/examples';
import type { Event } from 'contracts/kernel/message';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { policyCatalogue } from '#integration-workers/catalogue';
import { recorded } from '#integration-workers/test/recorded.fixture';
import { decide, LATE_EVENT } from './decide.ts';
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

describe('a policy', () => {
  it('given an event that was imported among others, when a policy decides, then only the others ask for work', () => {
    const [first, second, third] = [1, 2, 3].map((version) => recorded('Done', {}, { version }));
    if (!first || !second || !third) throw new Error('three events were made');
    const imported = { ...second, metadata: { ...second.metadata, imported: true as const } };
    expect([first, imported, third].flatMap((event) => decide(telling, event).items)).toHaveLength(2);
  });

  it('given two jobs about one target, when a policy asks for both, then each is work of its own; the same one twice is one', () => {
    const event = recorded('Done', {}, { version: 1 });
    const asks = (...jobs: (typeof tell | typeof ask)[]) =>
      decide(
        policy<Event<'Done', Record<string, never>>>({
          name: 'telling',
          jobs: [tell, ask],
          on: { Done: () => jobs.map((one) => one.request(exampleCandidateId, {})) },
        }),
        event,
      ).items.map(({ cause }) => workId(cause));
    const [alone] = asks(tell);
    const [first, second, again] = asks(tell, ask, ask);
    expect(first).toBe(alone);
    expect(second).not.toBe(first);
    expect(again).toBe(second);
  });

  it('given an event of any type that says nothing, when a policy decides, then it asks for what can be done, or is asked again', () => {
    const seen = policyCatalogue.flatMap((one) => [...one.types].map((type) => ({ one, event: recorded(type, {}) })));
    const decided = seen.map(({ one, event }) => ({ one, ...decide(one, event) }));
    expect(decided.filter(({ late }) => late).length).toBeGreaterThan(20);
    for (const { one, items, late } of decided) {
      if (late) expect(items.map(({ name }) => name)).toEqual([LATE_EVENT]);
      for (const { name, cause, data } of late ? [] : items) {
        expect(typeof cause.target).toBe('string');
        expect(one.jobs.find((known) => known.name === name)?.payload.safeParse(data).success).toBe(true);
      }
    }
  });
});
