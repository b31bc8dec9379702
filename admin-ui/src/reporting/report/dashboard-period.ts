import { type Days, daysOf, momentsOf, type NamedPeriod, type Viewpoint } from '#admin-ui/shared/period';

export const DEFAULT_PERIOD: NamedPeriod = 'last30Days';

/** What is shown: the days that count, and those that stand below a chart. Moments as the API takes them. */
export type ReportPeriod = Days & { labels: Days; start: string; end: string };

/** What a period means today, in the company's days; null when it means nothing. Today stands beside yesterday (docs/product.md REP-2). */
export const reportPeriodOf = (period: string, at: Viewpoint): ReportPeriod | null => {
  const days = daysOf(period, at);
  if (!days) return null;
  const labels = period === 'today' ? { first: days.first - 1, last: days.last } : days;
  return { ...days, labels, ...momentsOf(days, at.timeZone) };
};
