export type Words = { [key: string]: string | Words };

/** These words, and the usual ones where they say nothing. */
export const withUsual = (usual: Words, words: Words): Words =>
  Object.fromEntries(
    [...new Set([...Object.keys(usual), ...Object.keys(words)])].map((key) => {
      const [own, other] = [words[key], usual[key]];
      const isBoth = typeof own === 'object' && typeof other === 'object';
      return [key, isBoth ? { ...other, ...own } : (own ?? other ?? '')];
    }),
  );

/** As it stands within a sentence: `Job` is `job`, `API key` stays. */
export const inSentence = (name: string): string =>
  /^.\p{Lu}/u.test(name) ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

/** What a resource is called, and whatever else is said of it. */
export type ResourceWords = Words & {
  name_one: string;
  name_other: string;
  /** In the audit, where it needs more than its name within its own pages. */
  historyName?: string;
};
