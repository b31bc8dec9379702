import type { Condition } from './list-source.ts';

/** Each word that was typed stands anywhere in a column of small letters; nothing of it stands for anything but itself. */
export const wordsLike = (column: string, typed: string): Condition[] =>
  typed
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ column, type: 'text', operator: '~~', value: `%${word.replace(/[\\%_]/g, '\\$&')}%` }));
