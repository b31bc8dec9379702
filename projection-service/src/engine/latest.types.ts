/**
 * Of rows that hold the same in all of `of`, the latest alone counts: how many of those hold the same in `counted`. What is asked
 * of them costs as much for a million rows as for ten thousand.
 */
export type LatestOf<R> = {
  /** None of them is ever null, or changes; an index of the rows in which `present` is not null begins with the company and these. */
  of: readonly (keyof R & string)[];
  /** A row in which it is null takes no part. */
  present: keyof R & string;
  /** The greatest is the latest, the first field before the others; last of all, the id decides. None of them is ever null. */
  by: readonly (keyof R & string)[];
  /** One that holds null in one of them is in no counter. */
  counted: readonly (keyof R & string)[];
};
