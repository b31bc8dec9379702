/** Choices of acknowledgements, apart from their schema: pages import these without zod. */
export const acknowledgementStatuses = ['asked', 'overdue', 'acknowledged'] as const;
export type AcknowledgementStatus = (typeof acknowledgementStatuses)[number];

/** People who are asked, or reminded, by one command. */
export const ASKED_AT_ONCE = 200;
