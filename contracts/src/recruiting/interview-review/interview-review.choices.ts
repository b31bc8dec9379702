/** Statuses and limits of reviews, apart from their schema: pages that must stay small import these without zod. */
export const reviewStatuses = ['draft', 'submitted'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

export const MAX_REVIEW_COMMENT_LENGTH = 2_000;
/** Comments of one person on one step. */
export const MAX_REVIEW_COMMENTS = 200;
export const MAX_REVIEW_MENTIONS = 20;
export const MAX_REVIEWER_NAME_LENGTH = 100;
/** Seconds into a recording; longer than any. */
export const MAX_MOMENT = 86_400;
/** Words of a scorecard. */
export const MAX_SCORECARD = 50;

/**
 * What became of a recording whose browser did not come back. `waiting`: the rest may still come; `interrupted`: it was closed with what had
 * arrived; `missing`: nothing of it arrived, and nothing will.
 */
export const recordingFaults = ['waiting', 'interrupted', 'missing'] as const;
export type RecordingFault = (typeof recordingFaults)[number];
