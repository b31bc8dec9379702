import { languageTag } from 'contracts/kernel/language-tag';
import type { Locale } from 'contracts/kernel/locales';

export type Catalogue = { readonly [key: string]: string | Catalogue };
export type Values = Record<string, string | number>;

const lookUp = (catalogue: Catalogue, key: string): string | undefined => {
  const found = key
    .split('.')
    .reduce<string | Catalogue | undefined>(
      (node, part) => (typeof node === 'object' ? node[part] : undefined),
      catalogue,
    );
  return typeof found === 'string' ? found : undefined;
};

const fill = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

/** `found` with a count: `found_zero` for none, else `found_one`, `found_other` as the language counts; without one: `found`. */
const formsOf = (key: string, locale: Locale, { count }: Values): string[] =>
  typeof count === 'number'
    ? [
        ...(count === 0 ? [`${key}_zero`] : []),
        `${key}_${new Intl.PluralRules(languageTag(locale)).select(count)}`,
        `${key}_other`,
        key,
      ]
    : [key];

/**
 * The text of the first key that has one, in the first of the catalogues that does: i18next's dialect as far as the portal
 * needs it, at a fortieth of its weight. A key that none has is shown itself.
 */
export const translate = (
  keys: string | readonly string[],
  {
    locale,
    catalogues,
    values = {},
  }: { locale: Locale; catalogues: readonly Catalogue[]; values?: Values | undefined },
): string => {
  const wanted = typeof keys === 'string' ? [keys] : keys;
  for (const key of wanted) {
    for (const catalogue of catalogues) {
      for (const form of formsOf(key, locale, values)) {
        const text = lookUp(catalogue, form);
        if (text !== undefined) return fill(text, values);
      }
    }
  }
  return wanted.at(-1) ?? '';
};
