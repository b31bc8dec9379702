import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { defineEvents, type EventsOf } from '#contracts/kernel/message';
import { requiredText, text } from '#contracts/kernel/text';
import { employmentTypes, jobStatuses, MAX_JOB_DESCRIPTION_LENGTH, salaryIntervals } from './job.choices.ts';

export const EmploymentType = z.enum(employmentTypes);
export type EmploymentType = z.infer<typeof EmploymentType>;

export const SalaryInterval = z.enum(salaryIntervals);
export type SalaryInterval = z.infer<typeof SalaryInterval>;

export const JobStatus = z.enum(jobStatuses);
export type JobStatus = z.infer<typeof JobStatus>;

/** Minor units of `currency` (cents): up to ten thousand million whole units. */
const MAX_SALARY = 1_000_000_000_000;

/** What staff write about a job. Salaries are integer minor units of `currency` (ISO 4217) per `interval`. */
export const JobDetails = z.strictObject({
  title: requiredText(200),
  /** Last part of the public address; unique across companies. */
  slug: z
    .string()
    .min(3)
    .max(100)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'slug-invalid'),
  location: text(200),
  /** ISO 3166-1 alpha-2. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'country-invalid')
    .nullable(),
  description: text(MAX_JOB_DESCRIPTION_LENGTH),
  employmentType: EmploymentType.nullable(),
  salaryMin: z.int().min(0).max(MAX_SALARY).nullable(),
  salaryMax: z.int().min(0).max(MAX_SALARY).nullable(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'currency-invalid')
    .nullable(),
  interval: SalaryInterval.nullable(),
});
export type JobDetails = z.infer<typeof JobDetails>;

// Stored for ever: rename or retype nothing here without an upcast.
export const jobEvents = defineEvents('job', {
  JobCreated: z.object({ jobId: Id, ...JobDetails.shape }),
  /** Only the fields that changed, as they were and as they are. */
  JobChanged: z.object({ jobId: Id, from: JobDetails.partial(), to: JobDetails.partial() }),
  JobPublished: z.object({ jobId: Id }),
  JobUnpublished: z.object({ jobId: Id }),
  JobRemoved: z.object({ jobId: Id }),
});
export type JobEvent = EventsOf<typeof jobEvents.shapes>;
