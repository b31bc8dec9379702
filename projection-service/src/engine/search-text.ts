import { searchWords } from 'contracts/kernel/search-words';

/** What the search column holds: every word with a space before it, so that ` ab` finds the beginning of a word. */
export const searchText = (texts: readonly (string | null)[]): string =>
  searchWords(texts.filter((text) => text !== null).join(' '))
    .map((word) => ` ${word}`)
    .join('');

/** Shortest piece of a word for which the trigram index can be asked anywhere inside a word. */
const TRIGRAM = 3;

/** What a row must match, all of them: a word anywhere, a shorter one at the beginning of words. */
export const searchPatterns = (query: string): string[] =>
  searchWords(query).map((word) => (word.length < TRIGRAM ? `% ${word}%` : `%${word}%`));
