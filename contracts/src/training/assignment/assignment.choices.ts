/** Choices and limits of what people are assigned, apart from their schema: pages import these without zod. */
export const assignmentStatuses = ['waiting', 'open', 'begun', 'completed', 'expired', 'cancelled'] as const;
export type AssignmentStatus = (typeof assignmentStatuses)[number];

/** Nothing can be done any more. */
export const isOver = (status: AssignmentStatus): boolean =>
  status === 'completed' || status === 'expired' || status === 'cancelled';

/** Days before the deadline on which people are reminded, where nobody says otherwise. */
export const DEFAULT_REMINDER_DAYS: readonly number[] = [3, 1];
/** Parts of a video that were played are kept to this many of a step; parts beside one another are one. */
export const MAX_WATCHED_PARTS = 200;
/** What was played is counted as long as it took; this much of time not counted yet makes up for a slow network. Milliseconds. */
export const WATCH_CARRY_MS = 5_000;
/** Of what was played while nothing could be told, so much counts once it is. Milliseconds. */
export const MAX_UNTOLD_MS = 600_000;
/** What was played for less than this at a time is not worth an event. Milliseconds. */
export const LEAST_PLAYED_MS = 1_000;
/** Parts of a video that are told at once. */
export const MAX_TOLD_PARTS = 100;
export const MAX_REASON_LENGTH = 500;
/** What a reviewer writes about one answer. */
export const MAX_FEEDBACK_LENGTH = 5_000;
