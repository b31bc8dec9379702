import type { Locale } from 'contracts/kernel/locales';
import { intlTag } from './formats.ts';

/** Digits after the point in which a currency counts its minor units: 2 for USD, 0 for JPY. */
export const minorDigits = (currency: string): number => {
  try {
    return new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
};

/** What a person typed, in minor units; null where they typed nothing, NaN where it is no amount. */
export const toMinor = (typed: string, currency: string): number | null => {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  const amount = Number(text);
  return Number.isFinite(amount) ? Math.round(amount * 10 ** minorDigits(currency)) : Number.NaN;
};

/** Minor units as a person would type them. */
export const fromMinor = (minor: number | null, currency: string): string => {
  if (minor === null) return '';
  const digits = minorDigits(currency);
  const text = (minor / 10 ** digits).toFixed(digits);
  return digits > 0 ? text.replace(/\.0+$/, '') : text;
};

export const formatMoney = (minor: number, currency: string, locale: Locale): string => {
  const digits = minorDigits(currency);
  const amount = minor / 10 ** digits;
  return new Intl.NumberFormat(intlTag(locale), {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : digits,
  }).format(amount);
};
