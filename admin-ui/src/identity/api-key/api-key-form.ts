import { dayNumber, dayOf, dayStart } from 'contracts/kernel/zoned-day';
import { zoneNow } from '#admin-ui/shared/display-zone';

type Values = Record<string, unknown>;

/** The last moment of a day in a time zone. */
const endOf = (day: string, timeZone: string): string =>
  new Date(dayStart(timeZone, dayNumber(day) + 1) - 1).toISOString();

/** `until`: the last day on which the key is taken, `2027-03-01`; empty: it does not end. */
export const fromApiKeyForm = ({ name, scopes }: Values, { until }: Values): Values => ({
  name,
  scopes,
  expiresAt: typeof until === 'string' && until !== '' ? endOf(until, zoneNow()) : null,
});

/** Today is the first day that a key may end on. */
export const isStillToCome =
  (timeZone: string, now: Date) =>
  (until: unknown): string | undefined => {
    if (typeof until !== 'string' || until === '') return undefined;
    const day = dayNumber(until);
    if (!Number.isFinite(day)) return 'field.date-invalid';
    return day < dayOf(timeZone, now.getTime()) ? 'problem.api-key-expiry-past' : undefined;
  };
