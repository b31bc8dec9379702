import type { EventActionStep } from 'contracts/automation/event-action/event-action.entity';
import { exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { describe, expect, it } from 'vitest';
import { type WorkItem, workId } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';
import { carryOut } from './carry-out.job.ts';
import type { Spending } from './spent-actions.ts';

const label = derivedId('label');
const step = (more: Partial<EventActionStep>) =>
  ({ kind: 'add-label', to: null, labelId: label, ...more }) as EventActionStep;
const members = ['a', 'b', 'c'].map((name) => ({ userId: derivedId(name) }));

/** What a run of these actions comes to where the company may do those that `may` says, at a moment. */
const carriedOut = async (
  actions: EventActionStep[],
  may: (of: Spending) => boolean,
  at = '2026-03-02T09:00:00.000Z',
) => {
  const id = derivedId('run', at);
  const run = { id, eventActionId: derivedId('rule'), event: 'label-added', candidateId: derivedId('ada'), actions };
  const sent: { type: string; data: { results?: unknown } }[] = [];
  const asked: WorkItem[] = [];
  const spent: Spending[] = [];
  const tools = {
    read: async (_: unknown, { text }: { text: string }) => {
      if (text.includes('event_action_run')) return [run];
      return text.includes('read.team') ? members : [];
    },
    command: async (_: unknown, command: never) => void sent.push(command),
    enqueue: async (items: WorkItem[]) => void asked.push(...items),
    spentActions: {
      spend: async (of: Spending) => {
        spent.push(of);
        return may(of);
      },
    },
    clock: () => new Date(at),
    publicUrl: 'https://onrecord.example',
  } as unknown as Tools;
  const cause = { eventId: id, policy: 'p', target: id, tenantId: exampleTenantId, position: '1' };
  await carryOut.handle({ data: { eventActionRunId: id }, cause, lastAttempt: false }, tools);
  return { sent, asked, spent, results: sent.at(-1)?.data.results };
};

describe('what a rule does within the limits of its company (AUT-50)', () => {
  it('given an action that is one too many, when a run is carried out, then it is left out and said, and the others are done', async () => {
    const { results, sent } = await carriedOut([step({}), step({ kind: 'remove-label' })], ({ index }) => index === 1);
    expect(results).toEqual([
      { outcome: 'refused', code: 'event-actions-limit-reached' },
      { outcome: 'done', code: null },
    ]);
    expect(sent.map(({ type }) => type)).toEqual(['LabelCandidate', 'FinishEventActionRun']);
  });

  it('given a mail to a team, when it is counted, then each of them is one', async () => {
    const { spent } = await carriedOut([step({ kind: 'mail', to: 'team', teamId: derivedId('team') })], () => false);
    expect(spent).toMatchObject([{ kind: 'mail', count: members.length }]);
  });

  it('given many that are too many, when their owners are told, then that is one work for a day', async () => {
    const never = () => false;
    const told = [
      await carriedOut([step({}), step({})], never, '2026-03-02T09:00:00.000Z'),
      await carriedOut([step({})], never, '2026-03-02T23:59:00.000Z'),
      await carriedOut([step({})], never, '2026-03-03T00:00:00.000Z'),
    ].map(({ asked }) => new Set(asked.map(({ cause }) => workId(cause))));
    expect(told.map(({ size }) => size)).toEqual([1, 1, 1]);
    expect(new Set(told.flatMap((ids) => [...ids])).size).toBe(2);
  });
});
