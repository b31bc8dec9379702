import type { ReviewedQuestion } from 'contracts/recruiting/interview-review/interview-review.views';

type Question = Pick<ReviewedQuestion, 'answer' | 'ratings'>;

/** The next answer after a place that one has not rated, around to the place itself; null: none is left. */
export const unratedAfter = (questions: readonly Question[], place: number): number | null => {
  const order = questions.map((_, index) => (place + 1 + index) % questions.length);
  const isUnrated = (index: number) => {
    const { answer, ratings } = questions[index] ?? { answer: null, ratings: [] };
    return answer !== null && !ratings.some(({ isMine }) => isMine);
  };
  return order.find(isUnrated) ?? null;
};
