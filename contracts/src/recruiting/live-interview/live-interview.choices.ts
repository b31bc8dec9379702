/** Choices and limits of live interviews, apart from their schema: pages that must stay small import these without zod. */
export const liveInterviewStatuses = ['offered', 'scheduled', 'cancelled'] as const;
export type LiveInterviewStatus = (typeof liveInterviewStatuses)[number];
export const liveAnswers = ['none', 'yes', 'no'] as const;
export type LiveAnswer = (typeof liveAnswers)[number];

/** Times that a candidate chooses from, and people who talk with them. */
export const MAX_SLOTS = 20;
export const MAX_INTERVIEWERS = 20;
/** A candidate says whether they come at one time at most so often. */
export const MAX_LIVE_ANSWERS = 10;
export const MAX_LIVE_TITLE = 200;
export const MAX_PLACE_LENGTH = 500;
export const MAX_CANCEL_REASON = 500;
export const MIN_LIVE_MINUTES = 5;
export const MAX_LIVE_MINUTES = 480;
export const DEFAULT_LIVE_MINUTES = 45;
