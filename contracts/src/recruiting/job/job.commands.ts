import { z } from 'zod';
import type { Id } from '#contracts/kernel/id';
import type { Command } from '#contracts/kernel/message';
import { JobDetails } from './job.events.ts';

/** Only the title is required; without a slug one is made from the title. */
export const CreateJob = JobDetails.extend({
  slug: JobDetails.shape.slug.optional(),
  location: JobDetails.shape.location.default(''),
  country: JobDetails.shape.country.default(null),
  description: JobDetails.shape.description.default(''),
  employmentType: JobDetails.shape.employmentType.default(null),
  salaryMin: JobDetails.shape.salaryMin.default(null),
  salaryMax: JobDetails.shape.salaryMax.default(null),
  currency: JobDetails.shape.currency.default(null),
  interval: JobDetails.shape.interval.default(null),
});
export const ChangeJob = JobDetails.partial();
export type ChangeJob = z.infer<typeof ChangeJob>;
/** A whole record as the API gave it, edited: what only the server writes is let through and ignored. */
export const ReplaceJob = ChangeJob.extend({
  id: z.unknown().optional(),
  status: z.unknown().optional(),
  publishedAt: z.unknown().optional(),
  createdAt: z.unknown().optional(),
  updatedAt: z.unknown().optional(),
  version: z.unknown().optional(),
});

/** Slugs that name pages of the product itself. */
export const RESERVED_SLUGS: readonly string[] = [
  'api',
  'assets',
  'board',
  'favicon',
  'healthz',
  'hooks',
  'landlord',
  'metrics',
  'readyz',
  'robots',
  'sitemap',
  'test',
];

export type JobCommand =
  | Command<'CreateJob', JobDetails & { jobId: Id }>
  | Command<'ChangeJob', ChangeJob>
  | Command<'PublishJob'>
  | Command<'UnpublishJob'>
  | Command<'RemoveJob'>;

/** Every way this aggregate may refuse: one problem type and one translation key each. */
export type JobRejection =
  | 'job-not-found'
  | 'job-already-exists'
  | 'slug-reserved' // names a page of the product itself
  | 'job-slug-taken' // another job, perhaps of another company, has this address
  | 'job-salary-range-invalid' // the minimum is above the maximum
  | 'job-salary-currency-required'; // an amount without a currency and an interval says nothing
