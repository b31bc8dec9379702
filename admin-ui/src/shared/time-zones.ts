import { languageTag } from 'contracts/kernel/language-tag';
import type { Locale } from 'contracts/kernel/locales';
import type { Choice } from '#admin-ui/shared/Combobox.tsx';

const UTC = 'UTC';

/** `GMT+1`, as it is there at `now`. */
const offsetIn = (timeZone: string, locale: Locale, now: Date): string =>
  new Intl.DateTimeFormat(languageTag(locale), { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** Every time zone this browser knows, by name, and how far it is from Greenwich now: `America/New York · GMT-5`. */
export const timeZoneChoices = (locale: Locale, current: string, now = new Date()): Choice[] => {
  const names = new Set([UTC, ...Intl.supportedValuesOf('timeZone'), current]);
  return [...names].sort().map((id) => ({ id, name: `${id.replaceAll('_', ' ')} · ${offsetIn(id, locale, now)}` }));
};
