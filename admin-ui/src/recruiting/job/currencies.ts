import type { Locale } from 'contracts/kernel/locales';
import { intlTag } from '#admin-ui/shared/formats';

/** Every currency in use, ISO 4217, named in the reader's language; the code comes first, as people look for it. */
export const currencyChoices = (locale: Locale) => {
  const names = new Intl.DisplayNames([intlTag(locale)], { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((id) => ({ id, name: `${id}, ${names.of(id) ?? id}` }));
};
