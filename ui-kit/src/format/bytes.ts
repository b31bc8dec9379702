import { languageTag } from 'contracts/kernel/language-tag';
import type { Locale } from 'contracts/kernel/locales';
import { useLocale } from '#ui-kit/preferences/preferences';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'];
const STEP = 1_024;

/** `3.4 MB`, `3,4 MB`. */
export const formatBytes = (bytes: number, locale: Locale): string => {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log(bytes) / Math.log(STEP)));
  const options = { style: 'unit', unit: UNITS[power], unitDisplay: power === 0 ? 'long' : 'short' } as const;
  const digits = { maximumFractionDigits: power < 2 ? 0 : 1 };
  return new Intl.NumberFormat(languageTag(locale), { ...options, ...digits }).format(bytes / STEP ** power);
};

export const useBytes = (): ((bytes: number) => string) => {
  const locale = useLocale();
  return (bytes) => formatBytes(bytes, locale);
};
