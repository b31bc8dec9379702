import { expect, it } from 'vitest';
import { differenceOf } from './verdict.ts';

it('given counts, when compared with what was reckoned, then what is lost, doubled and strange is told apart', () => {
  const expected = new Map([
    ['kept', 1],
    ['lost', 2],
    ['doubled', 1],
  ]);
  const seen = new Map([
    ['kept', 1],
    ['lost', 1],
    ['doubled', 3],
    ['strange', 1],
  ]);
  expect(differenceOf(expected, expected)).toEqual({ expected: 4, lost: 0, doubled: 0, strange: 0, examples: [] });
  expect(differenceOf(expected, seen)).toEqual({
    ...{ expected: 4, lost: 1, doubled: 2, strange: 1 },
    examples: ['lost: 1, not 2', 'doubled: 3, not 1', 'strange: 1, not 0'],
  });
});
