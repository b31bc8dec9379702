/** Choices and limits of a job, apart from its schema: pages that must stay small import these without zod. */
export const employmentTypes = [
  'full-time',
  'part-time',
  'contractor',
  'temporary',
  'internship',
  'per-diem',
  'other',
] as const;
export const salaryIntervals = ['annually', 'monthly', 'weekly', 'daily', 'hourly'] as const;
export const jobStatuses = ['published', 'unpublished'] as const;
export const MAX_JOB_DESCRIPTION_LENGTH = 50_000;
export type EmploymentType = (typeof employmentTypes)[number];
export type SalaryInterval = (typeof salaryIntervals)[number];
