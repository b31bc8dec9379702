/** Choices and limits of questions, apart from their schema: pages that must stay small import these without zod. */
export const responseTypes = ['video', 'text', 'screen-share', 'document', 'multiple-choice', 'audio'] as const;
export type ResponseType = (typeof responseTypes)[number];

/** Those that are recorded: takes, time limit and time to think are about them. */
export const recordedTypes: readonly ResponseType[] = ['video', 'screen-share', 'audio'];

export const MAX_QUESTIONS = 100;
export const MAX_CHOICES = 50;
export const MAX_TAKES = 20;
/** An hour. */
export const MAX_SECONDS = 3_600;
export const MAX_POINTS = 1_000;
