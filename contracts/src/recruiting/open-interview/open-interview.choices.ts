/** Limits of what a company says before an interview, apart from their schema: pages that must stay small import these without zod. */
export const MAX_INSTRUCTIONS_LENGTH = 5_000;
export const openInterviewStatuses = ['closed', 'open'] as const;
