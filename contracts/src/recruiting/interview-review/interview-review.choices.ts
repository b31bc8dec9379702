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
 * What is wrong with a recording: its browser did not come back, or it could not be prepared. `waiting`: the rest may still come; `interrupted`: it was closed with what had
 * arrived; `missing`: nothing of it arrived, and nothing will. `no-converter` and `not-converted`: it is whole and plays as it came, since
 * there is no ffmpeg, or for what it is.
 */
export const recordingFaults = ['waiting', 'interrupted', 'missing', 'no-converter', 'not-converted'] as const;
export type RecordingFault = (typeof recordingFaults)[number];
