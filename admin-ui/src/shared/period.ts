import dayjs, { type Dayjs } from 'dayjs';

/** Periods of docs/product.md REP-2. A custom one is `start,end` as two days. */
export const periods = ['today', 'yesterday', 'thisWeek', 'last7Days', 'thisMonth', 'last30Days', 'lastMonth'] as const;
export type NamedPeriod = (typeof periods)[number];

/** Days that a custom period may cover (docs/product.md REP-3). */
export const MAX_PERIOD_DAYS = 31;

const days = (from: Dayjs, to: Dayjs) => ({ from: from.startOf('day'), to: to.endOf('day') });

const named: Record<NamedPeriod, (now: Dayjs) => { from: Dayjs; to: Dayjs }> = {
  today: (now) => days(now, now),
  yesterday: (now) => days(now.subtract(1, 'day'), now.subtract(1, 'day')),
  thisWeek: (now) => days(now.startOf('week'), now),
  last7Days: (now) => days(now.subtract(6, 'day'), now),
  thisMonth: (now) => days(now.startOf('month'), now),
  last30Days: (now) => days(now.subtract(29, 'day'), now),
  lastMonth: (now) => days(now.subtract(1, 'month').startOf('month'), now.subtract(1, 'month').endOf('month')),
};

const isNamed = (period: string): period is NamedPeriod => (periods as readonly string[]).includes(period);

export const readCustom = (period: string): { start: string; end: string } | null => {
  const [, start, end] = /^(\d{4}-\d\d-\d\d),(\d{4}-\d\d-\d\d)$/.exec(period) ?? [];
  return start && end ? { start, end } : null;
};

/** What is wrong with a custom period, as a translation key. */
export const periodFault = (start: string, end: string): string | null => {
  if (!start || !end) return null;
  if (dayjs(end).isBefore(dayjs(start))) return 'common.period.reversed';
  return dayjs(end).diff(dayjs(start), 'day') + 1 > MAX_PERIOD_DAYS ? 'common.period.tooLong' : null;
};

/** First and last moment of a period in local days, as the API takes them; null when it is none. */
export const boundsOf = (period: string, now: Date): { from: string; to: string } | null => {
  const custom = readCustom(period);
  const range = custom ? days(dayjs(custom.start), dayjs(custom.end)) : isNamed(period) && named[period](dayjs(now));
  return range ? { from: range.from.toISOString(), to: range.to.toISOString() } : null;
};
