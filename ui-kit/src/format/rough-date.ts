import type { Locale } from 'contracts/kernel/locales';
import { formatDay } from './formats.ts';

/** A day, a month or a year, as far as somebody remembers (`2019-04-01`, `2019-04`, `2019`), as the language writes it (docs/product.md UI-2). */
export const formatRoughDate = (date: string, locale: Locale): string => {
  if (date.length >= 10) return formatDay(date, locale);
  const [year = '', month] = date.split('-');
  if (month === undefined) return year;
  if (locale === 'pt-br') return `${month}/${year}`;
  const name = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
  return `${name.format(new Date(`${year}-${month}-01T00:00:00Z`))} ${year}`;
};
