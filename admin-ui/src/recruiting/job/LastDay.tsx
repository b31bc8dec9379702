import type { Locale } from 'contracts/kernel/locales';
import type { JobView } from 'contracts/recruiting/job/job.entity';
import { formatDay } from 'ui-kit/format/formats';
import { zoneName } from 'ui-kit/format/time-zones';
import { useLocale } from 'ui-kit/preferences/preferences';

/** `Nov 30, 2026`: a day of the calendar, wherever it is read. */
export const lastDayText = (expiresOn: string | null, locale: Locale): string =>
  expiresOn === null ? '' : formatDay(expiresOn, locale);

/** The last day on which one may apply, and where it is that day. */
export const LastDay = ({ job: { expiresOn, timeZone } }: { job: Pick<JobView, 'expiresOn' | 'timeZone'> }) => {
  const locale = useLocale();
  return [lastDayText(expiresOn, locale), timeZone && zoneName(timeZone)].filter(Boolean).join(' · ');
};
