import { countryCodes } from 'contracts/kernel/country';
import { languageTag } from 'contracts/kernel/language-tag';
import type { Locale } from 'contracts/kernel/locales';

/** Every country by its name in the reader's language, in that language's order. */
export const countryChoices = (locale: Locale) => {
  const names = new Intl.DisplayNames([languageTag(locale)], { type: 'region' });
  return countryCodes
    .map((id) => ({ id, name: names.of(id) ?? id }))
    .sort((one, other) => one.name.localeCompare(other.name, languageTag(locale)));
};
