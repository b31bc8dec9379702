import { languageTag } from './language-tag.ts';
import type { Locale } from './locales.ts';

/** Digits after the point in which a currency counts its minor units: 2 for USD, 0 for JPY; 2 for what is none. */
export const minorDigits = (currency: string): number => {
  try {
    return new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
};

/** Minor units (cents) as units of the currency. */
export const majorOf = (minor: number, currency: string): number => minor / 10 ** minorDigits(currency);

/** Writes amounts of a currency: without cents where all of `amounts` have none. */
const writer = (amounts: readonly number[], currency: string, locale: Locale): Intl.NumberFormat =>
  new Intl.NumberFormat(languageTag(locale), {
    style: 'currency',
    currency,
    ...(amounts.every(Number.isInteger) && { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
  });

/** Minor units as one reads them: `$72,000`, `R$ 1.850,50`. */
export const formatMoney = (minor: number, currency: string, locale: Locale): string => {
  const amount = majorOf(minor, currency);
  return writer([amount], currency, locale).format(amount);
};

/** Two amounts in minor units as one reads them together: `$72,000 – $96,000`. */
export const formatMoneyRange = (minors: [number, number], currency: string, locale: Locale): string => {
  const [from, to] = minors.map((minor) => majorOf(minor, currency)) as [number, number];
  return writer([from, to], currency, locale).formatRange(from, to);
};
