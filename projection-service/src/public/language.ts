import { DEFAULT_LOCALE, type Locale, localeNamed, understoodTags } from 'contracts/kernel/locales';
import { LOCALE_KEY } from 'ui-kit/preferences/locale-key';

const TAGS = Object.keys(understoodTags);

export type Language = { locale: Locale; isChosen: boolean };

/** `?lang=` goes before what the browser asks for; `accepts` chooses among tags by its Accept-Language. */
export const languageOf = (lang: unknown, accepts: (tags: string[]) => string | false): Language => {
  const chosen = typeof lang === 'string' ? localeNamed(lang) : undefined;
  if (chosen) return { locale: chosen, isChosen: true };
  return { locale: understoodTags[accepts(TAGS) || DEFAULT_LOCALE] ?? DEFAULT_LOCALE, isChosen: false };
};

/** Keeps the language that was chosen, as the other pages of this address do (docs/product.md UI-1), unless the browser has been told. */
export const keepingScript = ({ locale, isChosen }: Language): string | null =>
  isChosen
    ? `try{localStorage.getItem("${LOCALE_KEY}")||localStorage.setItem("${LOCALE_KEY}","${locale}")}catch{}`
    : null;

export const otherLocale = (locale: Locale): Locale => (locale === 'en-us' ? 'pt-br' : 'en-us');
