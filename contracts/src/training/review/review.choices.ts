/** Choices and limits of reviews, apart from their schema: pages import these without zod. */
export const reviewStates = ['open', 'done'] as const;
export type ReviewState = (typeof reviewStates)[number];
export const REVIEWS_AT_ONCE = 25;
