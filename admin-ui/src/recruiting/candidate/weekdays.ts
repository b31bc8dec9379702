import type { Locale } from 'contracts/kernel/locales';
import { intlTag } from '#admin-ui/shared/formats';

/** A Monday. */
const MONDAY = Date.UTC(2026, 2, 2);
const DAY = 86_400_000;

/** Monday is 1, Saturday 6. */
export const weekdays = (locale: Locale) =>
  [1, 2, 3, 4, 5, 6].map((day) => ({
    day,
    name: new Intl.DateTimeFormat(intlTag(locale), { weekday: 'short', timeZone: 'UTC' }).format(
      MONDAY + (day - 1) * DAY,
    ),
  }));
