/** Reports that a dashboard can hold, apart from their schema: pages that must stay small import these without zod. */
export const reportNames = [
  'candidates-total',
  'interviews-total',
  'jobs-total',
  'interviews-by-status',
  'interviews-by-job',
  'interviews-over-days',
  'jobs-by-source',
  'sources',
  'hires-total',
  'hire-time-total',
  'programs-total',
  'trainings-by-status',
] as const;

/** Columns of the grid. */
export const DASHBOARD_COLUMNS = 12;
