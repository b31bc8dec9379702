import type { Locale } from 'contracts/kernel/locales';
import { MAX_PERIOD_DAYS } from 'contracts/kernel/period-limit';
import { type Day, dayName, dayNumber, dayOf, dayStart } from 'contracts/kernel/zoned-day';
import { intlTag } from './formats.ts';

/** Periods of docs/product.md REP-2. A custom one is `start,end` as two days. */
export const periods = ['today', 'yesterday', 'thisWeek', 'last7Days', 'thisMonth', 'last30Days', 'lastMonth'] as const;
export type NamedPeriod = (typeof periods)[number];

/** Days of a time zone, both of them within. */
export type Days = { first: Day; last: Day };
/** Where and when somebody looks: `now` in milliseconds. */
export type Viewpoint = { now: number; timeZone: string; locale: Locale };

const SUNDAY = 7;
const DAYS_A_WEEK = 7;
/** 1970-01-01 was a Thursday, the fourth day of ISO's week. */
const weekday = (day: Day): number => ((((day + 3) % DAYS_A_WEEK) + DAYS_A_WEEK) % DAYS_A_WEEK) + 1;

/** ISO number of the weekday that a week begins with. Not every browser can tell; both of our languages say Sunday. */
const firstWeekday = (locale: Locale): number => {
  const known = new Intl.Locale(intlTag(locale)) as Intl.Locale & { getWeekInfo?: () => { firstDay: number } };
  return known.getWeekInfo?.().firstDay ?? SUNDAY;
};

const weekStart = (day: Day, locale: Locale): Day =>
  day - ((weekday(day) - firstWeekday(locale) + DAYS_A_WEEK) % DAYS_A_WEEK);
const monthStart = (day: Day): Day => dayNumber(`${dayName(day).slice(0, -2)}01`);

const named: Record<NamedPeriod, (today: Day, locale: Locale) => Days> = {
  today: (today) => ({ first: today, last: today }),
  yesterday: (today) => ({ first: today - 1, last: today - 1 }),
  thisWeek: (today, locale) => ({ first: weekStart(today, locale), last: today }),
  last7Days: (today) => ({ first: today - 6, last: today }),
  thisMonth: (today) => ({ first: monthStart(today), last: today }),
  last30Days: (today) => ({ first: today - 29, last: today }),
  lastMonth: (today) => {
    const last = monthStart(today) - 1;
    return { first: monthStart(last), last };
  },
};

export const isNamed = (period: string): period is NamedPeriod => (periods as readonly string[]).includes(period);

/** A period of one's own, whether or not its days are any. */
export const readCustom = (period: string): { start: string; end: string } | null => {
  const [, start, end] = /^(\d{4}-\d\d-\d\d),(\d{4}-\d\d-\d\d)$/.exec(period) ?? [];
  return start && end ? { start, end } : null;
};

const isDay = (name: string): boolean => {
  const day = dayNumber(name);
  return Number.isFinite(day) && dayName(day) === name;
};

/** What is wrong with each end of a custom period, as translation keys; null where nothing is. */
export const customFaults = ({ start, end }: { start: string; end: string }) => {
  const missing = (day: string) => (isDay(day) ? null : 'common.period.dayMissing');
  const faults = { start: missing(start), end: missing(end) };
  if (faults.start || faults.end) return faults;
  const length = dayNumber(end) - dayNumber(start) + 1;
  if (length < 1) return { start: null, end: 'common.period.reversed' };
  return { start: null, end: length > MAX_PERIOD_DAYS ? 'field.period-too-long' : null };
};

/** What a period means as of now; null when it means nothing. */
export const daysOf = (period: string, { now, timeZone, locale }: Viewpoint): Days | null => {
  if (isNamed(period)) return named[period](dayOf(timeZone, now), locale);
  const custom = readCustom(period);
  if (!custom) return null;
  const { start, end } = customFaults(custom);
  return start || end ? null : { first: dayNumber(custom.start), last: dayNumber(custom.end) };
};

/** First and last moment of days, as the API takes them. */
export const momentsOf = ({ first, last }: Days, timeZone: string): { start: string; end: string } => ({
  start: new Date(dayStart(timeZone, first)).toISOString(),
  end: new Date(dayStart(timeZone, last + 1) - 1).toISOString(),
});

/** `Nov 3 – 9, 2026`, `03/11/2026 – 09/11/2026`. */
export const formatDays = ({ first, last }: Days, locale: Locale): string =>
  new Intl.DateTimeFormat(intlTag(locale), {
    dateStyle: locale === 'pt-br' ? 'short' : 'medium',
    timeZone: 'UTC',
  }).formatRange(dayStart('UTC', first), dayStart('UTC', last));
