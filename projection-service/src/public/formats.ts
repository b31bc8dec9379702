import { languageTag } from 'contracts/kernel/language-tag';
import type { Locale } from 'contracts/kernel/locales';
import type { JobContent } from 'contracts/recruiting/job/job.content';
import { salaryWords } from 'contracts/recruiting/job/job.salary';
import { pageTexts } from './texts/texts.ts';

type Salary = Pick<JobContent, 'salaryMin' | 'salaryMax' | 'currency' | 'interval'>;

/** `$72,000 – $96,000 a year`, or null where nothing is said. */
export const formatSalary = ({ interval, ...salary }: Salary, locale: Locale): string | null => {
  const words = salaryWords(salary, locale);
  if (words === null || interval === null) return null;
  const texts = pageTexts[locale];
  const said = { exact: (amount: string) => amount, from: texts.from, 'up-to': texts.upTo };
  return `${said[words.bound](words.amount)} ${texts.interval[interval]}`;
};

/** Where a job is, with its country unless the place names it; null where nothing is said. */
export const formatPlace = (
  { location, country }: Pick<JobContent, 'location' | 'country'>,
  locale: Locale,
): string | null => {
  const name = country && (new Intl.DisplayNames(languageTag(locale), { type: 'region' }).of(country) ?? country);
  const isNamed = name !== null && location.toLowerCase().includes(name.toLowerCase());
  return [location, isNamed ? null : name].filter(Boolean).join(', ') || null;
};

const dates = {
  'en-us': new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }),
  'pt-br': new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' }),
};

/** A day as docs/product.md PUB-7 writes it: `Nov 3, 2026`, `03/11/2026`. */
export const formatDay = (instant: string, locale: Locale): string => dates[locale].format(new Date(instant));

export const formatCount = (count: number, locale: Locale): string =>
  new Intl.NumberFormat(languageTag(locale)).format(count);

/** `1 job found`, `2,000 jobs found`. */
export const formatJobsFound = (count: number, locale: Locale): string => {
  const isOne = count > 0 && new Intl.PluralRules(languageTag(locale)).select(count) === 'one';
  return pageTexts[locale].jobsFound(formatCount(count, locale), isOne);
};

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const firstSign = (word: string): string => [...graphemes.segment(word)][0]?.segment ?? '';

/** One or two signs that stand for a name. */
export const initialsOf = (name: string): string => {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const chosen = words.length > 0 ? words : [name];
  return chosen.slice(0, 2).map(firstSign).join('').toUpperCase();
};
