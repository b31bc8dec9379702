import { dayName } from 'contracts/kernel/zoned-day';
import { describe, expect, it } from 'vitest';
import { customFaults, reportPeriodOf, type Viewpoint } from './dashboard-period.ts';

/** A Wednesday: in Kolkata it has been Thursday for half an hour. */
const at: Viewpoint = { now: Date.parse('2026-03-18T19:00:00.000Z'), timeZone: 'UTC', locale: 'en-us' };
const daysOf = (period: string, from: Partial<Viewpoint> = {}) => {
  const shown = reportPeriodOf(period, { ...at, ...from });
  return shown && [dayName(shown.first), dayName(shown.last)];
};

describe('period of the dashboard', () => {
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
    expect(daysOf(period)).toEqual(days);
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
    expect(daysOf(period)).toBeNull();
  });

  it('given today, when its labels are asked for, then yesterday stands beside it, and does not count', () => {
    const shown = reportPeriodOf('today', at);
    expect(shown && [dayName(shown.labels.first), dayName(shown.labels.last)]).toEqual(['2026-03-17', '2026-03-18']);
    expect(shown?.start).toBe('2026-03-18T00:00:00.000Z');
  });

  it('given a company in Kolkata, when today is asked for, then it is the day there, from midnight to midnight', () => {
    const shown = reportPeriodOf('today', { ...at, timeZone: 'Asia/Kolkata' });
    expect([shown?.start, shown?.end]).toEqual(['2026-03-18T18:30:00.000Z', '2026-03-19T18:29:59.999Z']);
  });

  it('given the night in which clocks go forward, when that day is asked for, then it has 23 hours', () => {
    const shown = reportPeriodOf('2026-03-08,2026-03-08', { ...at, timeZone: 'America/Chicago' });
    expect([shown?.start, shown?.end]).toEqual(['2026-03-08T06:00:00.000Z', '2026-03-09T04:59:59.999Z']);
  });

  it('given two days of one’s own, when they cannot be a period, then it is said which of them is wrong and why', () => {
    expect(customFaults({ start: '', end: '2026-03-01' })).toEqual({
      start: 'reporting.dashboard.period.dayMissing',
      end: null,
    });
    expect(customFaults({ start: '2026-03-02', end: '2026-03-01' }).end).toBe('common.period.reversed');
    expect(customFaults({ start: '2026-03-01', end: '2026-04-01' }).end).toBe('common.period.tooLong');
    expect(customFaults({ start: '2026-03-01', end: '2026-03-31' })).toEqual({ start: null, end: null });
  });
});
