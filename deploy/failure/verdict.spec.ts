import { describe, expect, it } from 'vitest';
import { judgeOrder } from './bus.ts';
import { deathsOf, faultsOf } from './figures.ts';
import { settled } from './settled.ts';
import { reached, type Verdict } from './verdict.ts';

const place = (streamName: string, version: number) => ({
  id: `${streamName}${version}`,
  streamName,
  streamVersion: BigInt(version),
});

describe('events on the bus', () => {
  it('given batches of which one came again, when judged, then nothing is missing or out of order', () => {
    const told = [place('a', 1), place('b', 1), place('a', 2), place('a', 1), place('a', 2), place('a', 3)];
    const ids = ['a1', 'a2', 'a3', 'b1'];
    expect(judgeOrder(ids, told)).toEqual({ events: 4, missing: [], again: 2, disordered: [] });
  });

  it('given one that came before an earlier one, and one that never came, when judged, then both are named', () => {
    const told = [place('a', 2), place('a', 1)];
    expect(judgeOrder(['a1', 'a2', 'b1'], told)).toMatchObject({ missing: ['b1'], disordered: ['a2', 'a1'] });
  });
});

it('given what was to reach somebody, when it came twice, not at all, or under a strange id, then each is told apart', () => {
  expect(reached(['a', 'b'], ['a', 'a', 'c'])).toEqual({ wanted: 2, missing: ['b'], again: 1, strangers: ['c'] });
});

it('given work that stands still, when it is waited for, then what is left is told', async () => {
  const left = [{ jobs: 2 }, { jobs: 1 }];
  expect(await settled(async () => left.shift() ?? { jobs: 1 }, 1)).toEqual({ jobs: 1 });
  expect(await settled(async () => ({ jobs: 0 }))).toEqual({ jobs: 0 });
});

const whole: Verdict = {
  ...{
    acknowledged: 1,
    faults: new Map(),
    lost: [],
    doubled: [],
    unequal: [],
    tables: 1,
    left: { 'mails to send': 0 },
  },
  ...{ mails: reached(['a'], ['a', 'a']), calls: reached([], []), bus: judgeOrder([], []) },
};

it.each<[string, Partial<Verdict>]>([
  ['answers 502', { faults: new Map([[502, 1]]) }],
  ['without an answer in time', { faults: new Map([['hung', 1]]) }],
  ['connection was lost', { faults: new Map([['dropped', 1]]) }],
  ['commands lost', { lost: ['a'] }],
  ['commands doubled', { doubled: ['a'] }],
  ['tables unequal', { unequal: ['a'] }],
  ['mails to send', { left: { 'mails to send': 1 } }],
  ['mails under another', { mails: reached(['a'], ['a', 'b']) }],
  ['calls that were not', { calls: reached(['a'], []) }],
  ['not on Kafka', { bus: judgeOrder(['a1'], []) }],
  ['out of order', { bus: judgeOrder(['a2'], [place('a', 2)]) }],
])('given %s, when it is judged, then that alone is wrong', (what, changed) => {
  expect(faultsOf(whole)).toEqual([]);
  expect(faultsOf({ ...whole, ...changed })).toEqual([expect.stringContaining(what)]);
});

it('given kills, when they are told, then of each victim the latest answer and the slowest command are', () => {
  const kill = (victim: 'postgres' | 'redis', answeredMs: number, waitedMs: number) => ({
    ...{ victim, after: 5, answeredMs, waitedMs },
  });
  expect(deathsOf([kill('redis', 20, 90), kill('postgres', 2_900, 3_000), kill('postgres', 400, 6_000)])).toBe(
    '3 kills (postgres 2, answered again after 2.9 s, slowest command 6.0 s; redis 1, answered again after 0.0 s, slowest command 0.1 s)',
  );
});
