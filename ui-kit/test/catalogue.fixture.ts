import type { Catalogue } from '#ui-kit/i18n/translate';

/** Every text of a catalogue by its key. */
export const textsOf = (catalogue: Catalogue, above = ''): Map<string, string> =>
  new Map(
    Object.entries(catalogue).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[`${above}${key}`, value]] : [...textsOf(value, `${above}${key}.`)],
    ),
  );

/** Names of the values that a text is filled with. */
export const placeholdersOf = (text = ''): string =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)]
    .map(([, name]) => name)
    .sort()
    .join();

type UsedKey = { key: string; isPrefix: boolean };

/** Keys that sources ask for; of those put together at run time, what stands before the first gap. */
export const keysUsedIn = (sources: Record<string, string>, roots: readonly string[]): UsedKey[] => {
  const key = new RegExp(`['"\`]((?:${roots.join('|')})\\.[\\w.-]*)(\\$\\{)?`, 'g');
  return Object.values(sources).flatMap((source) =>
    [...source.matchAll(key)].map(([, found = '', gap]) => ({ key: found, isPrefix: gap !== undefined })),
  );
};

/** The keys among `used` that the catalogue has no text for. */
export const missingKeys = (used: readonly UsedKey[], texts: Map<string, string>): string[] =>
  used
    .filter(({ key, isPrefix }) =>
      isPrefix
        ? ![...texts.keys()].some((known) => known.startsWith(key))
        : !texts.has(key) && !texts.has(`${key}_other`),
    )
    .map(({ key }) => key);
