/** Choices and limits of the handbook, apart from their schema: pages import these without zod. */
export const handbookKinds = ['process', 'sop', 'policy'] as const;
export type HandbookKind = (typeof handbookKinds)[number];
/** How work is done; what holds for everybody is a policy. */
export const procedureKinds = ['process', 'sop'] as const;

/** Of the draft: what was published stays readable until the document is archived. */
export const handbookStatuses = ['draft', 'in-review', 'published', 'archived'] as const;
export type HandbookStatus = (typeof handbookStatuses)[number];

/** Characters. */
export const MAX_SUMMARY_LENGTH = 5_000;
export const MAX_HANDBOOK_STEPS = 100;
export const MAX_CHECKS = 50;
export const MAX_REVIEWERS = 20;
export const MAX_STEP_LESSONS = 20;
export const MAX_TEST_QUESTIONS = 20;
export const MAX_ACKNOWLEDGE_DAYS = 365;
export const MAX_REPEAT_MONTHS = 60;
/** Documents of one page of an export. */
export const EXPORT_PAGE = 20;
/** Documents of one page of a reader's list. */
export const READER_PAGE = 50;
