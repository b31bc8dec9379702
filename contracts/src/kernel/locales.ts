/** Languages of the product, apart from their schema: pages that must stay small import these without zod. */
export const locales = ['en-us', 'pt-br'] as const;
export type Locale = (typeof locales)[number];
/** docs/product.md UI-1 */
export const DEFAULT_LOCALE: Locale = 'en-us';

/** What a browser may ask for, and the language it then gets. */
export const understoodTags: Readonly<Record<string, Locale>> = {
  'en-us': 'en-us',
  en: 'en-us',
  'pt-br': 'pt-br',
  pt: 'pt-br',
};

/** The language that `?lang=` names; undefined for all else. */
export const localeNamed = (lang: string | null | undefined): Locale | undefined =>
  locales.find((locale) => locale === lang?.toLowerCase());
