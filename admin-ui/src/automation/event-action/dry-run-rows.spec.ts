import type { DryRun, DryRunView } from 'contracts/automation/event-action/event-action.endpoints';
import { describe, expect, it } from 'vitest';
import { actedIn, dryRows } from './dry-run-rows.ts';

const run = (name: string, verdict: DryRunView['verdict'] = 'done') =>
  ({ causeId: name, recordId: name, verdict, results: [] }) as unknown as DryRunView;
const dry = (...runs: DryRunView[]): DryRun => ({
  ...{ happened: 9, until: '2026-03-02T09:00:00.000Z', runs },
  counts: { done: runs.length - 1, failed: 0, waiting: 0, skipped: 1, untried: 0 },
});
const seen = (rows: ReturnType<typeof dryRows>) =>
  rows.map(({ causeId, difference, place }) => [causeId, difference, place]);

describe('rows of a rule that is tried', () => {
  it('given a change of a rule, when both are compared, then what comes and goes stands first', () => {
    const saved = dry(run('a'), run('b'), run('c', 'skipped'));
    const tried = dry(run('b'), run('c'), run('d', 'skipped'));
    expect(seen(dryRows(tried, saved))).toEqual([
      ['c', 'new', 0],
      ['a', 'gone', 1],
      ['b', null, 2],
      ['d', null, 3],
    ]);
    expect(actedIn(tried)).toBe(2);
  });

  it('given a list that is cut, when both are compared, then no difference is claimed', () => {
    const cut = {
      ...dry(run('a'), run('b', 'skipped')),
      counts: { done: 500, failed: 0, waiting: 0, skipped: 1, untried: 400 },
    };
    expect(seen(dryRows(cut, dry(run('c'), run('d', 'skipped'))))).toEqual([
      ['a', null, 0],
      ['b', null, 1],
    ]);
  });
});
