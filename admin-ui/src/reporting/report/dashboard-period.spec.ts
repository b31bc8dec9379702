import { dayName } from 'contracts/kernel/zoned-day';
import { describe, expect, it } from 'vitest';
import { reportPeriodOf } from './dashboard-period.ts';

const at = { now: Date.parse('2026-03-18T19:00:00.000Z'), timeZone: 'UTC', locale: 'en-us' } as const;

describe('period of the dashboard', () => {
  it('given today, when its labels are asked for, then yesterday stands beside it, and does not count', () => {
    const shown = reportPeriodOf('today', at);
    expect(shown && [dayName(shown.labels.first), dayName(shown.labels.last)]).toEqual(['2026-03-17', '2026-03-18']);
    expect(shown?.start).toBe('2026-03-18T00:00:00.000Z');
  });

  it('given another period, when its labels are asked for, then they are its days', () => {
    const shown = reportPeriodOf('last7Days', at);
    expect(shown?.labels).toEqual({ first: shown?.first, last: shown?.last });
  });
});
