import { languageTag } from 'contracts/kernel/language-tag';
import type { Locale } from 'contracts/kernel/locales';

const dates: Record<Locale, Intl.DateTimeFormatOptions> = {
  'en-us': { year: 'numeric', month: 'short', day: 'numeric' },
  'pt-br': { year: 'numeric', month: '2-digit', day: '2-digit' },
};
const times: Record<Locale, Intl.DateTimeFormatOptions> = {
  'en-us': { hour: 'numeric', minute: '2-digit', hour12: true },
  'pt-br': { hour: '2-digit', minute: '2-digit', hour12: false },
};

const format = (instant: string, locale: Locale, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(languageTag(locale), options).format(new Date(instant));

/** docs/product.md UI-2: `Nov 20, 2026`, `20/11/2026`. */
export const formatDate = (instant: string, locale: Locale): string => format(instant, locale, dates[locale]);

/** A day of the calendar, `2026-11-20`, wherever it is read. */
export const formatDay = (day: string, locale: Locale): string =>
  format(`${day}T00:00:00Z`, locale, { ...dates[locale], timeZone: 'UTC' });

/** A month of the calendar, `2026-11`: `November 2026`, `novembro de 2026`. */
export const formatMonth = (month: string, locale: Locale): string =>
  format(`${month}-01T00:00:00Z`, locale, { year: 'numeric', month: 'long', timeZone: 'UTC' });

/** `3:05 pm`, `15:05`. Some browsers put a narrow space before the half of the day. */
export const formatTime = (instant: string, locale: Locale): string =>
  format(instant, locale, times[locale]).replace(/\s/g, ' ').toLowerCase();

export const formatDateTime = (instant: string, locale: Locale): string =>
  `${formatDate(instant, locale)}, ${formatTime(instant, locale)}`;

export const formatCount = (count: number, locale: Locale): string =>
  new Intl.NumberFormat(languageTag(locale)).format(count);

export const countryName = (code: string, locale: Locale): string =>
  new Intl.DisplayNames([languageTag(locale)], { type: 'region' }).of(code) ?? code;
