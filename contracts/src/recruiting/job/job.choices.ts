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

/** Where the work is done: at the place of the job, there on some days, or from wherever somebody lives. */
export const workplaceTypes = ['on-site', 'hybrid', 'remote'] as const;

/** The one list of pay periods. */
export const salaryIntervals = ['annually', 'monthly', 'weekly', 'daily', 'hourly'] as const;
/** By the names that listings elsewhere have for them. */
export const intervalUnits = {
  annually: 'year',
  monthly: 'month',
  weekly: 'week',
  daily: 'day',
  hourly: 'hour',
} as const satisfies Record<SalaryInterval, string>;

/** What sort of work it is. */
export const jobCategories = [
  'administration',
  'agriculture',
  'construction',
  'consulting',
  'customer-service',
  'design',
  'education',
  'engineering',
  'finance',
  'health-care',
  'hospitality',
  'human-resources',
  'legal',
  'logistics',
  'maintenance',
  'management',
  'manufacturing',
  'marketing',
  'purchasing',
  'research',
  'sales',
  'security',
  'software',
  'other',
] as const;

/** What the company does where the work is done. */
export const industries = [
  'agriculture',
  'arts',
  'automotive',
  'construction',
  'education',
  'energy',
  'finance',
  'food',
  'government',
  'health-care',
  'hospitality',
  'information-technology',
  'insurance',
  'legal',
  'logistics',
  'manufacturing',
  'marine',
  'media',
  'non-profit',
  'professional-services',
  'real-estate',
  'retail',
  'telecommunications',
  'tourism',
  'other',
] as const;

export const educationLevels = [
  'none',
  'high-school',
  'vocational',
  'associate',
  'bachelor',
  'master',
  'doctorate',
] as const;
/** With the years that go with them. */
export const experienceLevels = ['intern', 'entry', 'mid', 'senior', 'director', 'executive'] as const;
/** Months that a level asks for at least; none for those that say nothing of time. */
export const experienceMonths: Record<ExperienceLevel, number | null> = {
  intern: 0,
  entry: 0,
  mid: 36,
  senior: 84,
  director: null,
  executive: null,
};
export const travelFrequencies = ['none', 'occasional', 'frequent', 'mostly'] as const;
export const jobBenefits = [
  'medical',
  'dental',
  'vision',
  'life-insurance',
  'retirement',
  'bonus',
  'equity',
  'paid-leave',
  'parental-leave',
  'flexible-hours',
  'remote-work',
  'training',
  'meals',
  'transport',
  'child-care',
  'housing',
] as const;

export const jobStatuses = ['published', 'unpublished'] as const;
export const MAX_JOB_DESCRIPTION_LENGTH = 50_000;
export type WorkplaceType = (typeof workplaceTypes)[number];
export type EmploymentType = (typeof employmentTypes)[number];
export type SalaryInterval = (typeof salaryIntervals)[number];
export type JobCategory = (typeof jobCategories)[number];
export type Industry = (typeof industries)[number];
export type EducationLevel = (typeof educationLevels)[number];
export type ExperienceLevel = (typeof experienceLevels)[number];
export type TravelFrequency = (typeof travelFrequencies)[number];
export type JobBenefit = (typeof jobBenefits)[number];
