import { languageTag } from 'contracts/kernel/language-tag';
import type { Locale } from 'contracts/kernel/locales';
import type { JobView } from 'contracts/recruiting/job/job.entity';
import { zoneName } from 'ui-kit/format/time-zones';
import { useLocale } from 'ui-kit/preferences/preferences';

const styles = {
  'en-us': { dateStyle: 'medium' },
  'pt-br': { day: '2-digit', month: '2-digit', year: 'numeric' },
} as const satisfies Record<Locale, Intl.DateTimeFormatOptions>;

/** `Nov 30, 2026`: a day of the calendar, wherever it is read. */
export const lastDayText = (expiresOn: string | null, locale: Locale): string =>
  expiresOn === null
    ? ''
    : new Intl.DateTimeFormat(languageTag(locale), { ...styles[locale], timeZone: 'UTC' }).format(
        new Date(`${expiresOn}T00:00:00Z`),
      );

/** The last day on which one may apply, and where it is that day. */
export const LastDay = ({ job: { expiresOn, timeZone } }: { job: Pick<JobView, 'expiresOn' | 'timeZone'> }) => {
  const locale = useLocale();
  return [lastDayText(expiresOn, locale), timeZone && zoneName(timeZone)].filter(Boolean).join(' · ');
};
