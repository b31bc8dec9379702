import type { Locale } from 'contracts/kernel/locales';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { zoneNow } from './display-zone.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

export { dayjs };

/** Formats of docs/product.md UI-2. pt-br counts 24 hours. Month names are only shown in English. */
export const patterns: Record<Locale, { date: string; time: string }> = {
  'en-us': { date: 'MMM D, YYYY', time: 'h:mm a' },
  'pt-br': { date: 'DD/MM/YYYY', time: 'HH:mm' },
};

/** The moment as the clocks of a time zone have it. */
const local = (instant: string, zone: string) => dayjs(instant).tz(zone);

export const formatDate = (instant: string, locale: Locale, zone = zoneNow()): string =>
  local(instant, zone).format(patterns[locale].date);
export const formatTime = (instant: string, locale: Locale, zone = zoneNow()): string =>
  local(instant, zone).format(patterns[locale].time);
export const formatDateTime = (instant: string, locale: Locale, zone = zoneNow()): string =>
  `${formatDate(instant, locale, zone)}, ${formatTime(instant, locale, zone)}`;

/** The tag that Intl knows: `pt-br` → `pt-BR`. */
export const intlTag = (locale: Locale): string => (locale === 'pt-br' ? 'pt-BR' : 'en-US');

export const formatCount = (count: number, locale: Locale): string =>
  new Intl.NumberFormat(intlTag(locale)).format(count);
