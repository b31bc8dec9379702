import { languageTag } from 'contracts/kernel/language-tag';
import type { Locale } from 'contracts/kernel/locales';

/** Every currency in use, ISO 4217, named in the reader's language. */
export const currencyChoices = (locale: Locale): { id: string; name: string }[] => {
  const names = new Intl.DisplayNames([languageTag(locale)], { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((id) => ({ id, name: `${id}, ${names.of(id) ?? id}` }));
};
