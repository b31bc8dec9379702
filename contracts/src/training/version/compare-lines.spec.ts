import { describe, expect, it } from 'vitest';
import { compareLines } from './compare-lines.ts';

const sides = (left: string, right: string) =>
  compareLines([...left], [...right]).map((line) => `${line.left ?? '·'}${line.right ?? '·'}`);

describe('two versions side by side', () => {
  it.each([
    ['the same', 'abc', 'abc', ['aa', 'bb', 'cc']],
    ['a line more', 'ac', 'abc', ['aa', '·b', 'cc']],
    ['a line less', 'abc', 'ac', ['aa', 'b·', 'cc']],
    ['a line in the place of another', 'axc', 'ayc', ['aa', 'xy', 'cc']],
    ['lines that moved', 'abcd', 'acbd', ['aa', 'b·', 'cc', '·b', 'dd']],
    ['nothing before', '', 'ab', ['·a', '·b']],
    ['nothing after', 'ab', '', ['a·', 'b·']],
    ['the same line often', 'aaa', 'aa', ['aa', 'aa', 'a·']],
  ])('given %s, when they are compared, then what both say stands beside itself', (_, left, right, lines) => {
    expect(sides(left, right)).toEqual(lines);
  });

  it('given texts too long to be compared line by line, when they are, then nothing of them is lost', () => {
    const left = Array.from({ length: 3_100 }, (_, at) => `left ${at}`);
    const right = Array.from({ length: 10 }, (_, at) => `right ${at}`);
    const lines = compareLines(left, right);
    expect(lines.flatMap((line) => line.left ?? [])).toEqual(left);
    expect(lines.flatMap((line) => line.right ?? [])).toEqual(right);
  });
});
