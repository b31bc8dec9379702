import { languageTag } from 'contracts/kernel/language-tag';
import type { Locale } from 'contracts/kernel/locales';

/** Seconds as a clock shows them: `1:05`. */
export const clockText = (seconds: number, locale: Locale): string => {
  const whole = Math.max(0, Math.round(seconds));
  const two = new Intl.NumberFormat(languageTag(locale), { minimumIntegerDigits: 2 });
  return `${Math.floor(whole / 60)}:${two.format(whole % 60)}`;
};
