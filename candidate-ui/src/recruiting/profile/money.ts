import { languageTag } from 'contracts/kernel/language-tag';
import type { Locale } from 'contracts/kernel/locales';

/** Decimals of a currency: 2 of dollars, none of yen. */
const digitsOf = (currency: string | null): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency: currency ?? 'USD' }).resolvedOptions()
    .maximumFractionDigits ?? 2;

/** Minor units as people write them: `60000`, `60000.50`. */
export const toMajor = (minor: number | null, currency: string | null): string => {
  if (minor === null) return '';
  const digits = digitsOf(currency);
  return (minor / 10 ** digits).toFixed(minor % 10 ** digits === 0 ? 0 : digits);
};

/** What was typed in minor units; null where nothing was, NaN where it is no amount. */
export const toMinor = (typed: string, currency: string | null): number | null => {
  const plain = typed.trim();
  if (plain === '') return null;
  if (!/^\d+([.,]\d{1,2})?$/.test(plain)) return Number.NaN;
  return Math.round(Number(plain.replace(',', '.')) * 10 ** digitsOf(currency));
};

/** Every currency in use, ISO 4217, named in the reader's language. */
export const currencyChoices = (locale: Locale): { id: string; name: string }[] => {
  const names = new Intl.DisplayNames([languageTag(locale)], { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((id) => ({ id, name: `${id}, ${names.of(id) ?? id}` }));
};
