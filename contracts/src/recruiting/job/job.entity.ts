import { z } from 'zod';
import { entity } from '#contracts/kernel/entity';
import { requiredText, slug, text } from '#contracts/kernel/text';
import { customFilter } from '#contracts/recruiting/custom-field/custom-filter';
import { customValues } from '#contracts/recruiting/custom-field/custom-values';
import { employmentTypes, jobStatuses, MAX_JOB_DESCRIPTION_LENGTH, salaryIntervals } from './job.choices.ts';

/** Minor units of `currency` (cents): up to ten thousand million whole units. */
const salary = z.int().min(0).max(1_000_000_000_000).nullable();

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

/** What a company hires for. Salaries are integer minor units of `currency` (ISO 4217) per `interval`. */
export const job = entity({
  name: 'job',
  context: 'recruiting',
  permissions: 'tenant.jobs',
  fields: {
    title: requiredText(200),
    /** Last part of the public address. */
    slug: slug(),
    location: text(200),
    /** ISO 3166-1 alpha-2. */
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'country-invalid')
      .nullable(),
    description: text(MAX_JOB_DESCRIPTION_LENGTH),
    employmentType: z.enum(employmentTypes).nullable(),
    salaryMin: salary,
    salaryMax: salary,
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'currency-invalid')
      .nullable(),
    interval: z.enum(salaryIntervals).nullable(),
    /** Values of the company's own fields. */
    custom: customValues(),
  },
  defaults: {
    location: '',
    country: null,
    description: '',
    employmentType: null,
    salaryMin: null,
    salaryMax: null,
    currency: null,
    interval: null,
    custom: {},
  },
  merged: ['custom'],
  unique: { slug: { within: 'installation', madeFrom: 'title', reserved: RESERVED_SLUGS } },
  readOnly: { publishedAt: z.iso.datetime().nullable() },
  readOnlyDefaults: { publishedAt: null },
  states: {
    values: jobStatuses,
    initial: 'unpublished',
    transitions: {
      PublishJob: {
        event: 'JobPublished',
        to: 'published',
        path: 'publish',
        summary: 'Publish a job',
        sets: (publishedAt: string) => ({ publishedAt }),
      },
      UnpublishJob: {
        event: 'JobUnpublished',
        to: 'unpublished',
        path: 'unpublish',
        summary: 'Unpublish a job',
        sets: () => ({ publishedAt: null }),
      },
    },
  },
  filters: ['status'],
  filtersVia: { custom: customFilter().optional() },
  sorts: ['updatedAt', 'title', 'createdAt'],
  search: ['title', 'location'],
});
export type JobFields = typeof job.types.fields;
export type JobCommand = typeof job.types.command;
export type JobEvent = typeof job.types.event;
export type JobView = typeof job.types.view;
export type JobStatus = JobView['status'];

/** Every way a job may refuse beyond those of any entity: one problem type and one translation key each. */
export type JobRejection =
  | 'slug-reserved' // names a page of the product itself
  | 'job-slug-taken' // another job, perhaps of another company, has this address
  | 'job-salary-range-invalid' // the minimum is above the maximum
  | 'job-salary-currency-required'; // an amount without a currency and an interval says nothing
