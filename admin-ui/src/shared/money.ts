import { minorDigits } from 'contracts/kernel/money';

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
