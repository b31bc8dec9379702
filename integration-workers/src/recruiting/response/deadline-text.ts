import { languageTag } from 'contracts/kernel/language-tag';
import type { Locale } from 'contracts/kernel/locale';

type Deadline = { at: Date; timeZone: string };

/** The last minute of the last day as people say it: `Nov 29, 2026, 11:59 pm (America/Chicago)`. */
export const deadlineIn = (locale: Locale, { at, timeZone }: Deadline): string => {
  const last = new Date(at.getTime() - 1);
  const format = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeStyle: 'short', timeZone });
  return `${format.format(last)} (${timeZone.replaceAll('_', ' ')})`;
};
