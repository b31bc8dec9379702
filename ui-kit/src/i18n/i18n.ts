import { languageTag } from 'contracts/kernel/language-tag';
import { DEFAULT_LOCALE, type Locale } from 'contracts/kernel/locales';
import { localePreference } from '#ui-kit/preferences/preferences';
import { type Catalogue, translate, type Values } from './translate.ts';

export type Translate = (keys: string | readonly string[], values?: Values) => string;
type Language = { locale: Locale; t: Translate };

/** The texts of a UI. en-us stands beneath every other language, which is loaded when it is first asked for. */
export type Catalogues = { 'en-us': Catalogue } & Record<Exclude<Locale, 'en-us'>, () => Promise<Catalogue>>;

const languageOf = (locale: Locale, catalogues: readonly Catalogue[]): Language => ({
  locale,
  t: (keys, values) => translate(keys, { locale, catalogues, values }),
});

let current = languageOf(DEFAULT_LOCALE, []);
const listeners = new Set<() => void>();

const change = (next: Language) => {
  current = next;
  for (const tell of listeners) tell();
};

const added = new Set<Catalogues>();

const follow = async () => {
  const locale = localePreference.get();
  const english = [...added].map((words) => words['en-us']);
  const other = locale === 'en-us' ? [] : await Promise.all([...added].map((words) => words[locale]()));
  if (locale !== localePreference.get()) return;
  document.documentElement.lang = languageTag(locale);
  change(languageOf(locale, [...other, ...english]));
};

export const language = {
  get: () => current,
  subscribe: (tell: () => void) => {
    listeners.add(tell);
    return () => {
      listeners.delete(tell);
    };
  },
};

/**
 * Words that come with the pages that say them: a module `….words.ts` beside an area's catalogues adds these, and whatever uses
 * a key of theirs imports it.
 */
export const addWords = async (words: Catalogues): Promise<Catalogues> => {
  added.add(words);
  await follow();
  return words;
};

/** Begins in the preferred language with the words of every page, and follows that preference from then on, `<html lang>` included. */
export const startI18n = async (words: Catalogues) => {
  localePreference.subscribe(() => void follow());
  await addWords(words);
};
