import { describe, expect, it } from 'vitest';
import { expectedOf } from './expected.ts';
import type { Life, PlannedRule, Step } from './plan.ts';
import { poolsFor } from './pools.ts';
import { drawDay } from './rules-day.ts';

const pools = poolsFor(20);
const person = { state: 'Iowa', city: 'Ely', country: 'US', title: 'Line cook' };
const rule = (key: string, more: Partial<PlannedRule>): PlannedRule => ({
  ...{ key, event: 'label-added', asks: [], wait: 'none', isOnce: true, deeds: [], fate: 'stays' },
  ...more,
});
const labelled = (...add: string[]): Step => ({ do: 'label', add, remove: [] });
const unlabelled = (...remove: string[]): Step => ({ do: 'label', add: [], remove });
const reckoned = (rules: PlannedRule[], life: Pick<Life, 'steps'> & Partial<Life>) =>
  expectedOf({ pools, rules, lives: [{ key: 'C0', person, later: [], ...life }] }, 2);
const is = (field: 'label' | 'status' | 'candidate.labels' | 'interview.status', value: string) =>
  ({ field, operator: 'is', values: [value] }) as const;

describe('what the rules of a day come to', () => {
  it('given a seed, when a day is drawn twice, then it is the same, and another for another seed', () => {
    const drawn = (seed: number) => drawDay({ seed, rules: 40, events: 400 }, 8);
    expect(drawn(7)).toEqual(drawn(7));
    expect(drawn(7)).not.toEqual(drawn(8));
  });

  it('given a large day, when drawn, then every kind of rule, delay and end is in it', () => {
    const { rules } = drawDay({ seed: 7, rules: 200, events: 0 }, 0);
    const kinds = new Set(rules.flatMap(({ deeds }) => deeds.map(({ kind }) => kind)));
    expect([...kinds].sort()).toEqual(
      ['add-label', 'call-webhook', 'change-status', 'create-task', 'mail', 'remove-label'].sort(),
    );
    expect(new Set(rules.map(({ wait }) => wait))).toEqual(new Set(['none', 'minute', 'evening']));
    expect(new Set(rules.map(({ fate }) => fate))).toEqual(new Set(['stays', 'off', 'removed']));
    expect(rules).toHaveLength(200);
  });

  it('given a rule for once and one for always, when something happens twice, then one run and two', () => {
    const deeds = [{ kind: 'create-task', assignee: 'user' }] as const;
    const rules = [rule('R0', { deeds }), rule('R1', { deeds, isOnce: false })];
    const { runs, tasks } = reckoned(rules, { steps: [labelled('a'), unlabelled('a'), labelled('a')] });
    expect([...runs]).toEqual([
      ['R0 C0 done', 1],
      ['R1 C0 done', 2],
    ]);
    expect(tasks.get('R1 C0')).toBe(2);
  });

  it('given two rules that undo each other, when the first begins, then the fourth of them is stopped', () => {
    const rules = [
      rule('R0', { isOnce: false, deeds: [{ kind: 'remove-label', label: 'a' }] }),
      rule('R1', { isOnce: false, event: 'label-removed', deeds: [{ kind: 'add-label', label: 'a' }] }),
    ];
    const { runs, labels } = reckoned(rules, { steps: [labelled('a')] });
    expect(Object.fromEntries(runs)).toEqual({ 'R0 C0 done': 2, 'R1 C0 done': 1, 'R1 C0 loop': 1 });
    expect(labels.size).toBe(0);
  });

  it('given a rule for once behind two that go in a circle, when the first begins, then it follows from what began, not from its end', () => {
    const rules = [
      rule('R0', { isOnce: false, deeds: [{ kind: 'remove-label', label: 'a' }] }),
      rule('R1', { isOnce: false, event: 'label-removed', deeds: [{ kind: 'add-label', label: 'a' }] }),
      rule('R2', { deeds: [{ kind: 'create-task', assignee: 'user' }] }),
    ];
    const { runs, tasks } = reckoned(rules, { steps: [labelled('a')] });
    expect(runs.get('R2 C0 done')).toBe(1);
    expect(runs.has('R2 C0 loop')).toBe(false);
    expect([...tasks]).toEqual([['R2 C0', 1]]);
  });

  it('given rules that wait for the evening, when the afternoon changes what they ask, then nothing is done and it is said why', () => {
    const asks = [is('label', 'told'), is('candidate.labels', 'asked')];
    const waiting = { asks, wait: 'evening', deeds: [{ kind: 'add-label', label: 'mark' }] } as const;
    const rules = [rule('R0', waiting), rule('R1', { ...waiting, fate: 'off' })];
    const steps = [labelled('asked'), labelled('told')];
    expect(Object.fromEntries(reckoned(rules, { steps }).labels)).toEqual({
      ...{ 'C0 asked': 1, 'C0 told': 1, 'C0 mark': 1 },
    });
    const { runs, labels } = reckoned(rules, { steps, later: [unlabelled('asked')] });
    expect(Object.fromEntries(runs)).toEqual({ 'R0 C0 filters': 1, 'R1 C0 off': 1 });
    expect(Object.fromEntries(labels)).toEqual({ 'C0 told': 1 });
  });

  it('given rules that move an interview on, when somebody moves it, then it comes as far as three of them, and a team of two gets two mails', () => {
    const move = (key: string, from: 'reviewed' | 'considered' | 'unapproved', status: typeof from) =>
      rule(key, {
        event: 'status-changed',
        isOnce: false,
        asks: [is('status', from)],
        deeds: [{ kind: 'change-status', status }],
      });
    const rules = [
      move('R0', 'reviewed', 'considered'),
      move('R1', 'considered', 'unapproved'),
      move('R2', 'unapproved', 'reviewed'),
      rule('R3', {
        event: 'status-changed',
        asks: [is('status', 'considered')],
        deeds: [{ kind: 'mail', to: 'team' }],
      }),
    ];
    const { runs, statuses, mails } = reckoned(rules, {
      steps: [
        { do: 'open', job: 'J' },
        { do: 'move', job: 'J', to: 'reviewed' },
      ],
    });
    expect(Object.fromEntries(runs)).toEqual({
      ...{ 'R0 C0/J done': 1, 'R0 C0/J loop': 1, 'R1 C0/J done': 1, 'R2 C0/J done': 1, 'R3 C0/J done': 1 },
    });
    expect([...statuses]).toEqual([['C0/J reviewed', 1]]);
    expect([...mails]).toEqual([['R3 C0/J', 2]]);
  });
});
