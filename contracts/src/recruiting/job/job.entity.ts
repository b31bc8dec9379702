import { z } from 'zod';
import { link } from '#contracts/kernel/contact';
import { day } from '#contracts/kernel/day';
import { entity } from '#contracts/kernel/entity';
import { Id } from '#contracts/kernel/id';
import { requiredText, slug, text } from '#contracts/kernel/text';
import { timeZone } from '#contracts/kernel/time-zone';
import { customFilter } from '#contracts/recruiting/custom-field/custom-filter';
import { customValues } from '#contracts/recruiting/custom-field/custom-values';
import { MAX_SCORECARD } from '#contracts/recruiting/interview-review/interview-review.choices';
import {
  DEFAULT_DEADLINE_DAYS,
  DEFAULT_REMINDER_DAYS,
  MAX_DEADLINE_DAYS,
} from '#contracts/recruiting/response/response.choices';
import { ReminderDays } from '#contracts/recruiting/response/response.deadline';
import { jobStatuses } from './job.choices.ts';
import { jobContent, jobContentDefaults } from './job.content.ts';
import { JobStep, MAX_JOB_STEPS } from './job.steps.ts';
import { jobUpcasts } from './job.upcasts.ts';

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

const MAX_TEAM = 50;
const TeamMember = z.strictObject({ userId: Id, isMailed: z.boolean() });

/** A job of which nothing is said but its title. */
export const jobDefaults = {
  ...jobContentDefaults,
  expiresOn: null,
  timeZone: null,
  expiresAt: null,
  postingUrl: '',
  confirmationCode: '',
  steps: [],
  answerDays: DEFAULT_DEADLINE_DAYS,
  reminderDays: [...DEFAULT_REMINDER_DAYS],
  ratingTypeIds: [],
  templateId: null,
  team: [],
  isRestricted: false,
  custom: {},
};

/** What a company hires for. */
export const job = entity({
  name: 'job',
  context: 'recruiting',
  permissions: 'tenant.jobs',
  fields: {
    title: requiredText(200),
    /** Last part of the public address. */
    slug: slug(),
    ...jobContent,
    /** Last day on which one may apply, in `timeZone`. */
    expiresOn: day().nullable(),
    timeZone: timeZone().nullable(),
    /** When that day is over. */
    expiresAt: z.iso.datetime().nullable(),
    /** Where it stands on a job board, and the code that the board gave for it; staff alone see them. */
    postingUrl: link(500),
    confirmationCode: text(60),
    /** What its interview asks, in order. */
    steps: z.array(JobStep).max(MAX_JOB_STEPS),
    /** Days that candidates have to answer a step, and days before the deadline on which they are reminded. */
    answerDays: z.int().min(1).max(MAX_DEADLINE_DAYS),
    reminderDays: ReminderDays,
    /** By which of the company's words its answers are rated; none named: by all. */
    ratingTypeIds: z
      .array(Id)
      .max(MAX_SCORECARD)
      .refine((ids) => new Set(ids).size === ids.length, { message: 'choices-repeated' }),
    /** Template that it was made of. */
    templateId: Id.nullable(),
    /** Who hires for it; those with `isMailed` are told of every application. */
    team: z.array(TeamMember).max(MAX_TEAM, 'job-team-too-large'),
    /** Nobody else in the company sees it, but whoever may see all jobs. */
    isRestricted: z.boolean(),
    /** Values of the company's own fields. */
    custom: customValues(),
  },
  computed: ['expiresAt'],
  defaults: jobDefaults,
  merged: ['custom'],
  upcasts: jobUpcasts,
  unique: { slug: { within: 'installation', madeFrom: 'title', reserved: RESERVED_SLUGS } },
  readOnly: { publishedAt: z.iso.datetime().nullable(), expiredAt: z.iso.datetime().nullable() },
  readOnlyDefaults: { publishedAt: null, expiredAt: null },
  states: {
    values: jobStatuses,
    initial: 'unpublished',
    transitions: {
      PublishJob: {
        event: 'JobPublished',
        to: 'published',
        path: 'publish',
        summary: 'Publish a job',
        sets: (publishedAt: string) => ({ publishedAt, expiredAt: null }),
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
  events: {
    /** Its last day is over: off the public pages by itself. */
    JobExpired: {},
  },
  apply: { JobExpired: (_, __, at) => ({ status: 'unpublished' as const, publishedAt: null, expiredAt: at }) },
  commands: {
    /** When the last day is over at `dueAt`. */
    ExpireJob: { data: z.strictObject({ dueAt: z.iso.datetime() }) },
  },
  system: ['ExpireJob'],
  filters: ['status', 'workplaceType'],
  ranges: ['expiresAt'],
  filtersVia: { custom: customFilter().optional() },
  sorts: ['updatedAt', 'title', 'createdAt', 'expiresAt'],
  search: ['title', 'location', 'city', 'region', 'postalCode'],
});
export type JobFields = typeof job.types.fields;
/** What a new job says; the rest has its defaults. */
export type NewJob = Omit<Extract<typeof job.types.command, { type: 'CreateJob' }>['data'], 'jobId'>;
export type JobCommand = typeof job.types.command;
export type JobEvent = typeof job.types.event;
export type JobView = typeof job.types.view;
export type JobStatus = JobView['status'];

/** Every way a job may refuse beyond those of any entity: one problem type and one translation key each. */
export type JobRejection =
  | 'slug-reserved' // names a page of the product itself
  | 'job-slug-taken' // another job, perhaps of another company, has this address
  | 'job-salary-range-invalid' // the minimum is above the maximum
  | 'job-salary-currency-required' // an amount without a currency and an interval says nothing
  | 'job-time-zone-required' // a day is one of a time zone
  | 'job-restricted-without-you' // whoever restricts it would not see it any more
  | 'job-expired'; // published on days alone that are still to come
