/** What the typeface of documents has: Latin, Greek and Cyrillic letters, their marks, and signs of business (docs/product.md SIG-21). */
const DRAWN =
  /^[ -~\u00a1-\u00ac\u00ae-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03e1\u03f0-\u052f\u1e00-\u1f15\u1f18-\u1f1d\u1f20-\u1f45\u1f48-\u1f4d\u1f50-\u1f57\u1f59\u1f5b\u1f5d\u1f5f-\u1f7d\u1f80-\u1fb4\u1fb6-\u1fc4\u1fc6-\u1fd3\u1fd6-\u1fdb\u1fdd-\u1fef\u1ff2-\u1ff4\u1ff6-\u1ffe\u2010-\u2027\u2030-\u205e\u2070\u2071\u2074-\u208e\u20a0-\u20bf\u2100-\u215f\u2212\ufb00-\ufb06]$/u;
const PRINTED = /^[\p{L}\p{N}\p{P}\p{S}]$/u;
const MAX_NAMED_LETTERS = 20;

/** Letters in one piece with their marks, blanks of one kind, and nothing that is not seen. */
export const drawnText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\t\n\r\u00a0\u2000-\u200a\u2028\u2029\u202f\u205f]/g, ' ')
    .replace(/[\u00ad\u200b-\u200f\u2060-\u2069\ufeff]/g, '');

const numberOf = (letter: string): string =>
  `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

export const isDrawn = (letter: string): boolean => DRAWN.test(letter);

/** Letters of a text that no document can be written with, as people are told of them. */
export const unknownLetters = (text: string): string[] =>
  [...new Set(drawnText(text))]
    .filter((letter) => !isDrawn(letter))
    .slice(0, MAX_NAMED_LETTERS)
    .map((letter) => (PRINTED.test(letter) ? letter : numberOf(letter)));

/** A text with the numbers of letters in the place of those that cannot be drawn: nothing of it is lost. */
export const spelledOut = (text: string): string =>
  [...drawnText(text)].map((letter) => (isDrawn(letter) ? letter : `[${numberOf(letter)}]`)).join('');
