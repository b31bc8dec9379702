import { dayName } from 'contracts/kernel/zoned-day';
import { describe, expect, it } from 'vitest';
import { customFaults, daysOf, momentsOf, type Viewpoint } from './period.ts';

/** A Wednesday: in Kolkata it has been Thursday for half an hour. */
const at: Viewpoint = { now: Date.parse('2026-03-18T19:00:00.000Z'), timeZone: 'UTC', locale: 'en-us' };
const namesOf = (period: string, from: Partial<Viewpoint> = {}) => {
  const days = daysOf(period, { ...at, ...from });
  return days && [dayName(days.first), dayName(days.last)];
};
const momentsIn = (period: string, timeZone: string) => {
  const days = daysOf(period, { ...at, timeZone });
  return days && momentsOf(days, timeZone);
};

describe('period', () => {
  it.each([
    ['today', ['2026-03-18', '2026-03-18']],
    ['yesterday', ['2026-03-17', '2026-03-17']],
    ['thisWeek', ['2026-03-15', '2026-03-18']],
    ['last7Days', ['2026-03-12', '2026-03-18']],
    ['thisMonth', ['2026-03-01', '2026-03-18']],
    ['last30Days', ['2026-02-17', '2026-03-18']],
    ['lastMonth', ['2026-02-01', '2026-02-28']],
    ['2026-01-31,2026-02-02', ['2026-01-31', '2026-02-02']],
    ['2026-03-01,2026-03-31', ['2026-03-01', '2026-03-31']],
  ])('given %s, when it is asked for on a Wednesday, then it is %o', (period, days) => {
    expect(namesOf(period)).toEqual(days);
  });

  it.each([
    '',
    'tomorrow',
    'toString',
    '2026-03-01,2026-04-01',
    '2026-03-02,2026-03-01',
    '2026-02-30,2026-03-01',
    '2026-03-01',
  ])('given "%s", when it is asked for, then it is no period', (period) => {
    expect(namesOf(period)).toBeNull();
  });

  it('given Kolkata, when today is asked for, then it is the day there, from midnight to midnight', () => {
    expect(momentsIn('today', 'Asia/Kolkata')).toEqual({
      start: '2026-03-18T18:30:00.000Z',
      end: '2026-03-19T18:29:59.999Z',
    });
  });

  it('given the night in which clocks go forward, when that day is asked for, then it has 23 hours', () => {
    expect(momentsIn('2026-03-08,2026-03-08', 'America/Chicago')).toEqual({
      start: '2026-03-08T06:00:00.000Z',
      end: '2026-03-09T04:59:59.999Z',
    });
  });

  it('given two days of one’s own, when they cannot be a period, then it is said which of them is wrong and why', () => {
    expect(customFaults({ start: '', end: '2026-03-01' })).toEqual({ start: 'common.period.dayMissing', end: null });
    expect(customFaults({ start: '2026-03-02', end: '2026-03-01' }).end).toBe('common.period.reversed');
    expect(customFaults({ start: '2026-03-01', end: '2026-04-01' }).end).toBe('field.period-too-long');
    expect(customFaults({ start: '2026-03-01', end: '2026-03-31' })).toEqual({ start: null, end: null });
  });
});
