import { dayNumber, dayStart } from '#contracts/kernel/zoned-day';

/** The last day on which one may apply, `2026-03-29`, and the IANA zone that it is a day of. */
export type LastDay = { expiresOn: string | null; timeZone: string | null };

/** When that day is over there, ISO 8601 UTC; null where no day is set. */
export const expiryOf = ({ expiresOn, timeZone }: LastDay): string | null =>
  expiresOn === null || timeZone === null ? null : new Date(dayStart(timeZone, dayNumber(expiresOn) + 1)).toISOString();
