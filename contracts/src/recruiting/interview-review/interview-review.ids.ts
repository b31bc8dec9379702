import { derivedId, type Id } from '#contracts/kernel/id';

/** One review for each step and reviewer: a member of the company, a program, or somebody with a link. */
export const reviewIdOf = (responseId: Id, reviewerId: string): Id =>
  derivedId('interview-review', responseId, reviewerId);
