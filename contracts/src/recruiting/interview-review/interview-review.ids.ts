import { derivedId, type Id } from '#contracts/kernel/id';

/** One review for each step, or live interview, and reviewer: a member of the company, a program, or somebody with a link. */
export const reviewIdOf = (of: Id, reviewerId: string): Id => derivedId('interview-review', of, reviewerId);
