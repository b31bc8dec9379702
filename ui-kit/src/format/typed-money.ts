import type { Locale } from 'contracts/kernel/locales';
import { minorDigits } from 'contracts/kernel/money';
import { readNumber, writeNumber } from './number.ts';

/** What a person typed, in minor units; null where they typed nothing, NaN where it is no amount. */
export const toMinor = (typed: string, currency: string, locale?: Locale): number | null => {
  if (typed.trim() === '') return null;
  const amount = readNumber(typed, locale);
  return amount >= 0 ? Math.round(amount * 10 ** minorDigits(currency)) : Number.NaN;
};

/** Minor units as a person would type them. */
export const fromMinor = (minor: number | null, currency: string, locale?: Locale): string => {
  if (minor === null) return '';
  const digits = minorDigits(currency);
  const text = (minor / 10 ** digits).toFixed(digits);
  return writeNumber(digits > 0 ? text.replace(/\.0+$/, '') : text, locale);
};
