import { languageTag } from 'contracts/kernel/language-tag';
import type { Locale } from 'contracts/kernel/locales';

const UTC = 'UTC';

export const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || UTC;

/** As people read it: `America/New York`. */
export const zoneName = (timeZone: string): string => timeZone.replaceAll('_', ' ');

/** `GMT+1`, as it is there at `now`. */
const offsetIn = (timeZone: string, locale: Locale, now: Date): string =>
  new Intl.DateTimeFormat(languageTag(locale), { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** Every time zone this browser knows, by name, and how far it is from Greenwich now: `America/New York · GMT-5`. */
export const timeZoneChoices = (locale: Locale, current: string, now = new Date()): { id: string; name: string }[] => {
  const names = new Set([UTC, ...Intl.supportedValuesOf('timeZone'), current]);
  return [...names].sort().map((id) => ({ id, name: `${zoneName(id)} · ${offsetIn(id, locale, now)}` }));
};
