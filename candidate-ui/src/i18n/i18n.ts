import { languageTag } from 'contracts/kernel/language-tag';
import type { Locale } from 'contracts/kernel/locales';
import { localePreference } from '#candidate-ui/shared/preferences';
import { enUs } from './en-us.ts';
import { type Catalogue, translate, type Values } from './translate.ts';

export type Translate = (keys: string | readonly string[], values?: Values) => string;
type Language = { locale: Locale; t: Translate };

/** A language's catalogue, loaded when it is first asked for. en-us stands beneath every other. */
const load: Record<Locale, () => Promise<readonly Catalogue[]>> = {
  'en-us': async () => [enUs],
  'pt-br': async () => [(await import('./pt-br.ts')).ptBr, enUs],
};

const languageOf = (locale: Locale, catalogues: readonly Catalogue[]): Language => ({
  locale,
  t: (keys, values) => translate(keys, { locale, catalogues, values }),
});

let current = languageOf('en-us', [enUs]);
const listeners = new Set<() => void>();

const follow = async () => {
  const locale = localePreference.get();
  const catalogues = await load[locale]();
  if (locale !== localePreference.get()) return;
  current = languageOf(locale, catalogues);
  document.documentElement.lang = languageTag(locale);
  for (const tell of listeners) tell();
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

/** Begins in the preferred language and follows that preference from then on, `<html lang>` included. */
export const startI18n = async () => {
  await follow();
  localePreference.subscribe(() => void follow());
};
