import type { Locale } from 'contracts/kernel/locales';
import { localePreference } from '#ui-kit/preferences/preferences';

const marks: Record<Locale, { group: string; decimal: string }> = {
  'en-us': { group: ',', decimal: '.' },
  'pt-br': { group: '.', decimal: ',' },
};

/** For `pattern` of an input: digits, perhaps in groups of three, and perhaps a fraction, as either language writes them. */
export const NUMBER_PATTERN = '-?([0-9]{1,3}([., ][0-9]{3})+|[0-9]+)([.,][0-9]+)?';

/**
 * What was typed, as its language writes numbers: `1.500` is fifteen hundred in Portuguese. A mark that could only be a decimal
 * one is read as that in each: `1,5` and `1.5`. NaN where it is no number.
 */
export const readNumber = (typed: string, locale: Locale = localePreference.get()): number => {
  const { group, decimal } = marks[locale];
  const text = typed.replace(/\s/g, '').replace('−', '-');
  const [whole = '', ...fraction] = text.split(decimal);
  const isGrouped = new RegExp(`^-?[1-9]\\d{0,2}([${group}]\\d{3})+$`).test(whole);
  const read = isGrouped ? [whole.replaceAll(group, ''), ...fraction].join('.') : text.replace(',', '.');
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(read) ? Number(read) : Number.NaN;
};

/** A number as people of the language type it, without marks between thousands. */
export const writeNumber = (value: number | string, locale: Locale = localePreference.get()): string =>
  String(value).replace('.', marks[locale].decimal);

/** What was typed, as a form holds it: the number, or the text where that is none. */
export const numberOrText = (typed: string, locale?: Locale): number | string => {
  const number = readNumber(typed, locale);
  return Number.isNaN(number) ? typed.trim() : number;
};
