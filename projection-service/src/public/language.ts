import { DEFAULT_LOCALE, type Locale, localeNamed, understoodTags } from 'contracts/kernel/locales';

const TAGS = Object.keys(understoodTags);

export type Language = { locale: Locale; isChosen: boolean };

/** `?lang=` goes before what the browser asks for; `accepts` chooses among tags by its Accept-Language. */
export const languageOf = (lang: unknown, accepts: (tags: string[]) => string | false): Language => {
  const chosen = typeof lang === 'string' ? localeNamed(lang) : undefined;
  if (chosen) return { locale: chosen, isChosen: true };
  return { locale: understoodTags[accepts(TAGS) || DEFAULT_LOCALE] ?? DEFAULT_LOCALE, isChosen: false };
};

export const otherLocale = (locale: Locale): Locale => (locale === 'en-us' ? 'pt-br' : 'en-us');
