import type { Token } from 'markdown-it';

/** Characters of a column in which text is wrapped by hand or by an editor, and with the word that did not fit. */
const MOST_OF_A_LINE = 100;
const LEAST_WITH_NEXT_WORD = 66;
/** Breaks of a text that are looked at, and the part of them that must look wrapped. */
const LEAST_BREAKS = 3;
const MOST_OF_THEM = 0.6;
const ENDS_A_SENTENCE = /[.!?:;]$/;

type Break = { token: Token; isWrap: boolean; isWithin: boolean };

const isBreak = ({ type }: Token): boolean => type === 'softbreak' || type === 'hardbreak';

const breaksOf = ({ content, children }: Token): Break[] => {
  const breaks = (children ?? []).filter(isBreak);
  const lines = content.split('\n').map((line) => line.trim());
  if (breaks.length !== lines.length - 1)
    return breaks
      .map((token) => ({ token, isWrap: true, isWithin: true }))
      .filter(({ token }) => token.type === 'softbreak');
  return breaks.flatMap((token, at) => {
    if (token.type === 'hardbreak') return [];
    const line = lines[at] ?? '';
    const nextWord = /^\S*/.exec(lines[at + 1] ?? '')?.[0] ?? '';
    const isFull = line.length + 1 + nextWord.length > LEAST_WITH_NEXT_WORD;
    return [{ token, isWrap: isFull && line.length <= MOST_OF_A_LINE, isWithin: !ENDS_A_SENTENCE.test(line) }];
  });
};

/** Lets lines flow on in a text whose lines were wrapped in a column; where people broke a line, it stays broken. */
export const joinWrapped = (tokens: readonly Token[]): void => {
  const breaks = tokens.filter(({ type }) => type === 'inline').flatMap(breaksOf);
  const wraps = breaks.filter(({ isWrap }) => isWrap);
  const areWithin = wraps.filter(({ isWithin }) => isWithin).length > wraps.length / 2;
  if (breaks.length < LEAST_BREAKS || wraps.length < breaks.length * MOST_OF_THEM || !areWithin) return;
  for (const { token } of wraps) Object.assign(token, { type: 'text', content: ' ' });
};
