import type { Locale } from 'contracts/kernel/locales';
import { minorDigits } from 'contracts/kernel/money';
import { readNumber, writeNumber } from './number.ts';

/** Digits of the smallest part of any currency. */
const MOST_DIGITS = 3;

/** An amount as people type it: nothing below zero, no smaller part than any currency has. */
export const amountRule = (typed: unknown): string | undefined => {
  const text = String(typed ?? '').trim();
  const amount = readNumber(text);
  return text === '' || (amount >= 0 && Number(amount.toFixed(MOST_DIGITS)) === amount)
    ? undefined
    : 'problem.job-amount-invalid';
};

/** What a person typed, in minor units; null where they typed nothing, NaN where it is no amount. */
export const toMinor = (typed: string, currency: string, locale?: Locale): number | null =>
  typed.trim() === '' ? null : Math.round(readNumber(typed, locale) * 10 ** minorDigits(currency));

/** Minor units as a person would type them. */
export const fromMinor = (minor: number | null, currency: string, locale?: Locale): string => {
  if (minor === null) return '';
  const digits = minorDigits(currency);
  const text = (minor / 10 ** digits).toFixed(digits);
  return writeNumber(digits > 0 ? text.replace(/\.0+$/, '') : text, locale);
};
