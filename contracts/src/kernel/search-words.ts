const MARKS = /\p{M}+/gu;
const SEPARATORS = /[^\p{L}\p{N}]+/gu;

/** Words as searches compare them: lower case, without accents, without anything that is not a letter or a digit. */
export const searchWords = (text: string): string[] =>
  text.normalize('NFKD').replace(MARKS, '').toLowerCase().split(SEPARATORS).filter(Boolean);
