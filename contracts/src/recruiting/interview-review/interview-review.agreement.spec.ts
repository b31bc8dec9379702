import { describe, expect, it } from 'vitest';
import { agreementOf, averageOf } from './interview-review.agreement.ts';

const good = { ratingTypeId: 'good', score: 4 };
const weak = { ratingTypeId: 'weak', score: 1 };

describe('agreement between reviewers', () => {
  it('given three ratings of one answer, when two chose the same word, then two of three agree, and the span is said', () => {
    expect(agreementOf([good, weak, good])).toEqual({ count: 3, average: 3, lowest: 1, highest: 4, same: 2 });
    expect(agreementOf([])).toBeNull();
  });

  it('given answers that more or fewer people rated, when averaged, then each answer counts the same', () => {
    expect(averageOf([[good, good, good], [weak], []])).toBe(2.5);
    expect(averageOf([[], []])).toBeNull();
  });
});
