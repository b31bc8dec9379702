import { describe, expect, it } from 'vitest';
import { boundsOf, periodFault } from './period.ts';

const now = new Date(2026, 2, 18, 15, 0);
const local = (iso: string | undefined) => {
  const date = new Date(iso ?? 0);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate(), date.getHours()].join('-');
};

describe('period', () => {
  it('given a named period, when its bounds are asked for, then they are whole local days', () => {
    const bounds = boundsOf('last7Days', now);

    expect(local(bounds?.from)).toBe('2026-3-12-0');
    expect(local(bounds?.to)).toBe('2026-3-18-23');
  });

  it('given last month, when its bounds are asked for, then it ends with that month', () => {
    const bounds = boundsOf('lastMonth', now);

    expect(local(bounds?.from)).toBe('2026-2-1-0');
    expect(local(bounds?.to)).toBe('2026-2-28-23');
  });

  it('given two days, when their bounds are asked for, then both days are within', () => {
    const bounds = boundsOf('2026-03-01,2026-03-02', now);

    expect(local(bounds?.from)).toBe('2026-3-1-0');
    expect(local(bounds?.to)).toBe('2026-3-2-23');
  });

  it('given no period that is known, when its bounds are asked for, then there are none', () => {
    expect(boundsOf('yesteryear', now)).toBeNull();
    expect(boundsOf('constructor', now)).toBeNull();
  });

  it('given 31 days, 32 days and days in the wrong order, when they are checked, then only the first passes', () => {
    expect(periodFault('2026-03-01', '2026-03-31')).toBeNull();
    expect(periodFault('2026-03-01', '2026-04-01')).toBe('common.period.tooLong');
    expect(periodFault('2026-03-02', '2026-03-01')).toBe('common.period.reversed');
  });
});
