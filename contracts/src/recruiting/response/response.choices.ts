/** Choices and limits of what candidates answer, apart from their schema: pages that must stay small import these without zod. */
export const responseStatuses = ['invited', 'begun', 'submitted', 'expired', 'withdrawn'] as const;
export type ResponseStatus = (typeof responseStatuses)[number];

/** Its answers are waited for. */
export const isWaiting = (status: ResponseStatus): boolean => status === 'invited' || status === 'begun';

/** Events that the candidate alone brings about. */
export const candidatesEvents: readonly string[] = [
  'ResponseOpened',
  'ResponseQuestionShown',
  'ResponseThinkingStarted',
  'ResponseTakeStarted',
  'ResponseTakeStopped',
  'ResponseTakeAbandoned',
  'ResponseGapRecorded',
  'ResponseAnswerGiven',
  'ResponseSubmitted',
];

/** Days that a candidate has to answer, where nobody says otherwise. */
export const DEFAULT_DEADLINE_DAYS = 7;
export const MAX_DEADLINE_DAYS = 365;
/** Days before the deadline on which a candidate is reminded, where nobody says otherwise. */
export const DEFAULT_REMINDER_DAYS: readonly number[] = [3, 1];
export const MAX_REMINDERS = 5;

/** Between two mails that invite one candidate. Milliseconds. */
export const RESEND_PAUSE_MS = 10 * 60_000;

/** Time of one person in percent of what everybody has: an accommodation. */
export const MAX_TIME_PERCENT = 400;
export const MAX_REASON_LENGTH = 500;
export const MAX_ANSWER_LENGTH = 20_000;
/** A recording whose question sets no limit goes on for so long at most. Seconds. */
export const MAX_TAKE_SECONDS = 3_600;
/** Recordings of a question that allows as many as one likes, beside those that are granted. */
export const MAX_UNLIMITED_TAKES = 50;
/** Files of one person that answer the questions of one company. */
export const MAX_ANSWER_FILES = 500;
/** Of captions: an hour of talk with its times. Characters. */
export const MAX_CAPTIONS_LENGTH = 200_000;
/** Network gaps of one take that are kept, and chunks of one recording. */
export const MAX_GAPS = 50;
export const MAX_CHUNKS = 100_000;
/** Pieces of one recording whose hashes its history lists: one a second for more than an hour. */
export const MAX_LISTED_PIECES = 5_000;
/** What nothing has come of for so long is not being sent now. Milliseconds. */
export const IDLE_UPLOAD_MS = 60_000;

/** How long a video of a question is, is waited for so long after it came; then it takes no time. Milliseconds. */
export const MAX_MEASURE_MS = 3_600_000;
/** An answer begins this long after the time to think at the latest; begun later, its time has run since then. Milliseconds. */
export const START_GRACE_MS = 10_000;
/** A recording that is longer than the time between its start and its stop by more than this has used more than its time. Milliseconds. */
export const OVERTIME_MS = 3_000;
/** What was recorded in time may arrive for so long after the deadline. Milliseconds. */
export const LATE_BYTES_MS = 24 * 3_600_000;
