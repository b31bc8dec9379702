import { languageTag } from 'contracts/kernel/language-tag';
import type { Locale } from 'contracts/kernel/locales';

/** A mean of scores, with one digit where it is not whole. */
export const scoreText = (score: number, locale: Locale): string =>
  new Intl.NumberFormat(languageTag(locale), { maximumFractionDigits: 1 }).format(score);
