import type { EventActionStep } from 'contracts/automation/event-action/event-action.entity';
import { problemError } from 'contracts/client/problem-error';
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

type Going = {
  at?: string;
  /** Of colleagues whose mail is refused, with which answer. */
  refused?: Record<string, { status: number; code: string }>;
  lastAttempt?: boolean;
  /** Of the time before. */
  before?: object[];
  team?: { userId: string | null }[];
};

/** What a run of these actions comes to where the company may do those that `may` says, at a moment. */
const carriedOut = async (
  actions: EventActionStep[],
  may: (of: Spending) => boolean,
  { at = '2026-03-02T09:00:00.000Z', refused = {}, lastAttempt = false, team = members, before = [] }: Going = {},
) => {
  const id = derivedId('run', at);
  const run = {
    id,
    eventActionId: derivedId('rule'),
    event: 'label-added',
    candidateId: derivedId('ada'),
    actions,
    results: before,
  };
  const sent: { type: string; data: { userId?: string; results?: unknown } }[] = [];
  const asked: WorkItem[] = [];
  const spent: Spending[] = [];
  const tools = {
    read: async (_: unknown, { text }: { text: string }) => {
      if (text.includes('event_action_run')) return [run];
      return ['read.team t', 'read.job', 'read.interview'].some((table) => text.includes(table)) ? team : [];
    },
    command: async (_: unknown, command: { type: string; data: { userId?: string; results?: unknown } }) => {
      const answer = refused[command.data.userId ?? ''];
      if (answer) throw problemError({ type: '', title: '', detail: '', ...answer });
      sent.push(command);
    },
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
  await carryOut.handle({ data: { eventActionRunId: id }, cause, lastAttempt }, tools);
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
      await carriedOut([step({}), step({})], never),
      await carriedOut([step({})], never, { at: '2026-03-02T23:59:00.000Z' }),
      await carriedOut([step({})], never, { at: '2026-03-03T00:00:00.000Z' }),
    ].map(({ asked }) => new Set(asked.map(({ cause }) => workId(cause))));
    expect(told.map(({ size }) => size)).toEqual([1, 1, 1]);
    expect(new Set(told.flatMap((ids) => [...ids])).size).toBe(2);
  });
});

describe('a mail to a team (AUT-51)', () => {
  const mail = step({ kind: 'mail', to: 'team', teamId: derivedId('team') });
  const always = () => true;
  const [a, b, c] = members.map(({ userId }) => userId) as [string, string, string];

  it('given one who has unsubscribed, when it is carried out, then the others get it, and the result names who was left out', async () => {
    const refused = { [b]: { status: 422, code: 'mail-unsubscribed' } };
    const { results, sent } = await carriedOut([mail], always, { refused });
    expect(sent.flatMap(({ data }) => data.userId ?? [])).toEqual([a, c]);
    expect(results).toEqual([
      { outcome: 'done', code: null, sent: 2, leftOut: [{ userId: b, code: 'mail-unsubscribed' }] },
    ]);
  });

  it('given a mail to the hiring team or to whoever looks after the interview, when it is carried out, then it goes to each of them; where there is nobody it says so (AUT-84)', async () => {
    const to = (target: 'hiring-team' | 'assignee') => step({ kind: 'mail', to: target });
    const { results, sent } = await carriedOut([to('hiring-team'), to('assignee')], always);
    expect(sent.flatMap(({ data }) => data.userId ?? [])).toEqual([a, b, c, a, b, c]);
    expect(results).toMatchObject([{ sent: 3 }, { sent: 3 }]);
    const none = await carriedOut([to('hiring-team'), to('assignee')], always, { team: [{ userId: null }] });
    expect(none.results).toEqual([
      { outcome: 'refused', code: 'hiring-team-empty' },
      { outcome: 'refused', code: 'interview-unassigned' },
    ]);
  });

  it('given nobody who takes it, when it is carried out, then it says why; an empty and a removed team are refusals', async () => {
    const refused = Object.fromEntries(members.map(({ userId }) => [userId, { status: 422, code: 'mail-bounced' }]));
    const none = await carriedOut([mail], always, { refused });
    expect(none.results).toMatchObject([{ outcome: 'skipped', code: 'mail-bounced', sent: 0 }]);
    expect((await carriedOut([mail], always, { team: [{ userId: null }] })).results).toEqual([
      { outcome: 'refused', code: 'team-empty' },
    ]);
    expect((await carriedOut([mail], always, { team: [] })).results).toEqual([
      { outcome: 'refused', code: 'team-unknown' },
    ]);
  });

  it('given a server that fails for one, when it is carried out, then the others are written to before it is tried again', async () => {
    const refused = { [a]: { status: 500, code: 'internal-error' } };
    await expect(carriedOut([mail], always, { refused })).rejects.toThrow();
    const { results, sent } = await carriedOut([mail], always, { refused, lastAttempt: true });
    expect(sent.map(({ type }) => type)).toEqual([
      'WriteEventActionMail',
      'WriteEventActionMail',
      'FinishEventActionRun',
    ]);
    expect(results).toMatchObject([{ outcome: 'failed', code: 'internal-error', sent: 2 }]);
  });
});

it('given a run that somebody has tried again, when it is carried out, then only what was not done is done', async () => {
  const before = [
    { outcome: 'done', code: null },
    { outcome: 'refused', code: 'label-not-found' },
  ];
  const { results, sent, spent } = await carriedOut([step({}), step({ kind: 'remove-label' })], () => true, { before });
  expect(spent.map(({ index }) => index)).toEqual([1]);
  expect(sent.map(({ type }) => type)).toEqual(['LabelCandidate', 'FinishEventActionRun']);
  expect(results).toEqual([before[0], { outcome: 'done', code: null }]);
});
