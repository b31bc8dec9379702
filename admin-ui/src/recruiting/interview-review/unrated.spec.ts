import { describe, expect, it } from 'vitest';
import { unratedAfter } from './unrated.ts';

const answer = { text: 'Said' };
const mine = { isMine: true } as never;
const others = { isMine: false } as never;

describe('the next answer that is not rated', () => {
  it('given answers of which some are rated by oneself, when asked from a place, then it is the next of the others, around the end', () => {
    const questions = [
      { answer, ratings: [others] },
      { answer, ratings: [mine] },
      { answer: null, ratings: [] },
      { answer, ratings: [] },
    ];
    expect([0, 1, 2, 3].map((place) => unratedAfter(questions, place))).toEqual([3, 3, 3, 0]);
  });

  it('given nothing that is left to rate, when asked, then there is none', () => {
    expect(
      unratedAfter(
        [
          { answer, ratings: [mine] },
          { answer: null, ratings: [] },
        ],
        0,
      ),
    ).toBeNull();
    expect(unratedAfter([], 0)).toBeNull();
  });
});
