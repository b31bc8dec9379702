import type { ApiKeyView } from 'contracts/identity/api-key/api-key.views';
import { dayNumber, dayOf, dayStart } from 'contracts/kernel/zoned-day';

/** `until`: the last day on which the key is taken, `2027-03-01`; empty: it does not end. */
export type ApiKeyFormValues = Pick<ApiKeyView, 'name' | 'scopes'> & { until: string };

export const emptyApiKey: ApiKeyFormValues = { name: '', scopes: [], until: '' };

/** The last moment of a day in a time zone. */
const endOf = (day: string, timeZone: string): string =>
  new Date(dayStart(timeZone, dayNumber(day) + 1) - 1).toISOString();

export const fromApiKeyForm =
  (timeZone: string) =>
  ({ name, scopes, until }: ApiKeyFormValues) => ({
    name: name.trim(),
    scopes,
    expiresAt: until ? endOf(until, timeZone) : null,
  });

/** Today is the first day that a key may end on. */
export const isStillToCome =
  (timeZone: string, now: Date) =>
  (until: unknown): string | undefined =>
    typeof until === 'string' && until !== '' && dayNumber(until) < dayOf(timeZone, now.getTime())
      ? 'problem.api-key-expiry-past'
      : undefined;
