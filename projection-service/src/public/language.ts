import { type Locale, locales } from 'contracts/kernel/locales';

const isLocale = (value: unknown): value is Locale => (locales as readonly unknown[]).includes(value);

/** What a browser may ask for, and the language it then gets. */
const UNDERSTOOD: Record<string, Locale> = { 'en-us': 'en-us', en: 'en-us', 'pt-br': 'pt-br', pt: 'pt-br' };
const TAGS = Object.keys(UNDERSTOOD);

export type Language = { locale: Locale; isChosen: boolean };

/** `?lang=` goes before what the browser asks for; `accepts` chooses among tags by its Accept-Language. */
export const languageOf = (lang: unknown, accepts: (tags: string[]) => string | false): Language => {
  const chosen = typeof lang === 'string' ? lang.toLowerCase() : undefined;
  if (isLocale(chosen)) return { locale: chosen, isChosen: true };
  return { locale: UNDERSTOOD[accepts(TAGS) || 'en-us'] ?? 'en-us', isChosen: false };
};

export const otherLocale = (locale: Locale): Locale => (locale === 'en-us' ? 'pt-br' : 'en-us');
