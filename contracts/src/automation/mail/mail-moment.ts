import { languageTag } from '#contracts/kernel/language-tag';
import type { Locale } from '#contracts/kernel/locales';

/** `Friday, November 27, 2026 at 2:00 PM (America/Chicago)`, as mails say a moment. */
export const momentText = (at: string | Date, { locale, timeZone }: { locale: Locale; timeZone: string }): string =>
  `${new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'full', timeStyle: 'short', timeZone }).format(new Date(at))} (${timeZone.replaceAll('_', ' ')})`;
