import { languageTag } from 'contracts/kernel/language-tag';
import { type Locale, locales } from 'contracts/kernel/locales';
import type { Language } from './language.ts';
import { otherLocale } from './language.ts';
import type { Head } from './render.ts';

type Parameters = Record<string, string | number | undefined>;

/** A path with the parameters that say something. */
export const pathWith = (path: string, parameters: Parameters): string => {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
};

type Address = {
  /** Where the page is known, and the path under which it is shown where that is another. */
  origin: string;
  path: string;
  shownPath?: string;
  language: Language;
  parameters?: Parameters;
  /** What the link that switches takes along besides; the page is the same without. */
  kept?: Parameters;
};

/** `?lang=` of links from a page whose reader chose a language. */
export const chosenLang = ({ locale, isChosen }: Language): Locale | undefined => (isChosen ? locale : undefined);

/** A page's own address, the same page in each language, and the link that switches. */
export const addressesOf = ({
  origin,
  path,
  shownPath = path,
  language,
  parameters = {},
  kept = {},
}: Address): Pick<Head, 'canonical' | 'alternates' | 'switchHref'> => {
  const inLanguage = (lang: Locale | undefined) => origin + pathWith(path, { ...parameters, lang });
  return {
    canonical: inLanguage(chosenLang(language)),
    alternates: [
      ...locales.map((locale) => ({ hreflang: languageTag(locale), href: inLanguage(locale) })),
      { hreflang: 'x-default', href: inLanguage(undefined) },
    ],
    switchHref: pathWith(shownPath, { ...parameters, ...kept, lang: otherLocale(language.locale) }),
  };
};
