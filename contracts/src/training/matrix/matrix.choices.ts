/** Choices and limits of tables of people, apart from their schema: pages import these without zod. */
/** Columns of one table; people of one page. */
export const MATRIX_COLUMNS = 50;
export const MATRIX_PEOPLE = 50;

/** How somebody stands with a training that was scheduled for them. */
export const standings = ['done', 'done-late', 'begun', 'not-started', 'overdue'] as const;
export type Standing = (typeof standings)[number];

/** What a table of people by programs may be narrowed to. */
export const standingFilters = [...standings, 'not-scheduled'] as const;
export type StandingFilter = (typeof standingFilters)[number];

/** The last column that a window may begin with. */
export const MAX_COLUMN = 100_000;
