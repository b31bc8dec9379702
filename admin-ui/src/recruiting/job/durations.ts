import { languageTag } from 'contracts/kernel/language-tag';
import type { Locale } from 'contracts/kernel/locales';

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400];

/** A time in its greatest unit: `3 days`, `5 hr`, `2 min`. */
export const durationText = (seconds: number | null, locale: Locale): string => {
  if (seconds === null) return '—';
  const [unit, size] =
    seconds >= DAY
      ? (['day', DAY] as const)
      : seconds >= HOUR
        ? (['hour', HOUR] as const)
        : (['minute', MINUTE] as const);
  const unitDisplay = unit === 'day' ? 'long' : 'short';
  const value = seconds / size;
  const maximumFractionDigits = value < 10 && unit !== 'minute' ? 1 : 0;
  return new Intl.NumberFormat(languageTag(locale), { style: 'unit', unit, unitDisplay, maximumFractionDigits }).format(
    value,
  );
};
