import { derivedId } from 'contracts/kernel/id';
import { describe, expect, it } from 'vitest';
import type { StreamCommand } from '#integration-workers/engine/command';
import { type Cause, type WorkItem, workId, workItem } from '#integration-workers/engine/work-item';
import { recorded } from '#integration-workers/test/recorded.fixture';
import type { Tools } from '#integration-workers/tools';
import { labelPolicy } from './label.policy.ts';
import { takeOffLabel } from './take-off-label.job.ts';

const labelId = derivedId('label');

describe('label policy', () => {
  it('given a label, when it is removed, then it is taken off everything; changed, nothing is to do', () => {
    expect(labelPolicy.decide(recorded('LabelRemoved', { labelId }))).toEqual([
      { job: 'automation.label.take-off', target: labelId, data: { labelId, of: 'candidate' } },
      { job: 'automation.label.take-off', target: `member ${labelId}`, data: { labelId, of: 'member' } },
    ]);
    expect(labelPolicy.decide(recorded('LabelChanged', { labelId, from: {}, to: {} }))).toEqual([]);
  });

  it.each([
    ['candidate', 'LabelCandidate'],
    ['member', 'LabelMembership'],
  ] as const)(
    'given 450 of kind %s who hold it, when it is taken off, then each is asked once, in pieces of work that others come between',
    async (of, type) => {
      const holders = Array.from({ length: 450 }, (_, n) => derivedId('candidate', String(n))).sort();
      const asked: StreamCommand[] = [];
      const work: WorkItem[] = [
        workItem(recorded('LabelRemoved', {}), 'p', takeOffLabel.request(labelId, { labelId, of })),
      ];
      const tools = {
        read: async (_: Cause, { values }: { values: unknown[] }) =>
          holders
            .filter((id) => id > String(values[2]))
            .slice(0, 50)
            .map((id) => ({ id })),
        command: async (_: Cause, command: StreamCommand) => {
          asked.push(command);
          return { position: '1' };
        },
        enqueue: async (items: WorkItem[]) => void work.push(...items),
      } as unknown as Tools;
      for (const { data, cause } of work)
        await takeOffLabel.handle({ data: takeOffLabel.payload.parse(data), cause, lastAttempt: false }, tools);
      expect(new Set(work.map(({ cause }) => workId(cause))).size).toBe(10);
      expect(asked.map(({ id }) => id)).toEqual(holders);
      expect(asked[0]).toMatchObject({ type, data: { add: [], remove: [labelId] } });
    },
  );
});
