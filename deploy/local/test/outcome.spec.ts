import { expect, it } from 'vitest';
import { ofPlaywright, ofVitest, oneCheck, slowest, sum, summary, titlesOf, withExit } from './outcome.ts';

const vitest = ofVitest({
  testResults: [
    {
      status: 'failed',
      assertionResults: [
        { fullName: 'a', status: 'passed', duration: 5 },
        { fullName: 'b', status: 'failed', duration: 7 },
        { fullName: 'c', status: 'skipped' },
        { fullName: 'g', status: 'passed', duration: 2, failureMessages: ['once'] },
      ],
    },
    { status: 'failed', assertionResults: [] },
  ],
});

const journey = (title: string, status: string, duration: number, why?: string) => ({
  title,
  tests: [{ status, results: [{ duration }], annotations: why ? [{ type: 'skip', description: why }] : [] }],
});

const playwright = ofPlaywright({
  suites: [
    {
      specs: [journey('d', 'expected', 30)],
      suites: [
        { specs: [journey('e', 'unexpected', 1), journey('f', 'skipped', 0, 'no sea'), journey('h', 'flaky', 1)] },
      ],
    },
  ],
});

it('given reports of several stages, when they are summed, then each test counts once and a file without tests as a failure', () => {
  expect(summary(vitest)).toBe('2 passed, 2 failed, 1 skipped');
  expect(summary(playwright)).toBe('2 passed, 1 failed, 1 skipped');
  expect(summary(sum([vitest, playwright, oneCheck(true)]))).toBe('5 passed, 3 failed, 2 skipped');
});

it('given no skipped test, when summed, then the line ends with the failures', () => {
  expect(summary(sum([oneCheck(true), oneCheck(false)]))).toBe('1 passed, 1 failed');
});

it('given a run that ended badly without a failed test, when counted, then it is one failure, and never two', () => {
  expect(withExit(oneCheck(true), false).failed).toBe(1);
  expect(withExit(vitest, false).failed).toBe(2);
  expect(withExit(oneCheck(true), true).failed).toBe(0);
});

it('given tests of several stages, when the slowest are asked for, then they come slowest first', () => {
  expect(slowest(sum([vitest, playwright])).map(({ title }) => title)).toEqual([
    'd',
    'b',
    'a',
    'g',
    'e',
    'h',
    'c',
    'f: no sea',
  ]);
});

it('given tests that passed when tried again, when listed, then they are told apart from those that failed, and from those that were skipped and say why', () => {
  const all = sum([vitest, playwright]);
  expect(titlesOf(all, 'retried')).toEqual(['g', 'h']);
  expect(titlesOf(all, 'failed')).toEqual(['b', 'e']);
  expect(titlesOf(all, 'skipped')).toEqual(['c', 'f: no sea']);
});
