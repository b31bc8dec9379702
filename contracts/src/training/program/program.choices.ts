/** Limits of programs, apart from their schema: pages import these without zod. */
export const MAX_LESSONS = 200;
/** Of an import: the lessons, and what says how they belong together. */
export const MAX_MARKDOWN_FILES = MAX_LESSONS + 1;
