/** One rating of one answer, as far as agreement is about it. */
type Rated = { ratingTypeId: string; score: number };

/** How far reviewers agree about one answer. */
export type Agreement = {
  count: number;
  average: number;
  lowest: number;
  highest: number;
  /** How many chose the word that most chose. */
  same: number;
};

/** Null where nobody has rated. */
export const agreementOf = (ratings: readonly Rated[]): Agreement | null => {
  if (ratings.length === 0) return null;
  const scores = ratings.map(({ score }) => score);
  const chosen = Map.groupBy(ratings, ({ ratingTypeId }) => ratingTypeId);
  return {
    count: scores.length,
    average: scores.reduce((sum, score) => sum + score, 0) / scores.length,
    lowest: Math.min(...scores),
    highest: Math.max(...scores),
    same: Math.max(...[...chosen.values()].map(({ length }) => length)),
  };
};

/** The mean of the answers' averages: an answer that more people rated counts no more than another. */
export const averageOf = (answers: readonly (readonly Rated[])[]): number | null => {
  const averages = answers.flatMap((ratings) => agreementOf(ratings)?.average ?? []);
  return averages.length === 0 ? null : averages.reduce((sum, one) => sum + one, 0) / averages.length;
};
