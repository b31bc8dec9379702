import {
  benefits,
  categories,
  educationLevels,
  employmentTypes,
  experienceLevels,
  industries,
  intervals,
  travelFrequencies,
  workplaceTypes,
} from 'ui-kit/recruiting/job-words.en-us';
import { instructionsEnUs } from '#admin-ui/recruiting/open-interview/instructions.en-us';
import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

/** Fields that jobs and templates have alike. */
export const jobFieldsEnUs = {
  title: 'Title',
  salary: 'Salary',
  salaryMin: 'From',
  salaryMax: 'To',
  currency: 'Currency',
  interval: 'Pay period',
  streetAddress: 'Street address',
  postalCode: 'Postal code',
  city: 'City',
  region: 'State or region',
  workplaceType: 'Workplace',
  employmentTypes: 'Employment types',
  categories: 'Fields of work',
  industries: 'Industries',
  educationLevel: 'Education',
  experienceLevel: 'Experience',
  travelFrequency: 'Travel',
  availableToRelocate: 'Applicants should be willing to relocate',
  benefits: 'Benefits',
  steps: 'Interview steps',
  answerDays: 'Days to answer',
  reminderDays: 'Reminders',
  ratingTypeIds: 'Scorecard',
};
export const jobStepEnUs = {
  name: 'Step',
  fields: {
    ...instructionsEnUs.fields,
    name: 'Name of the step',
    questionSetId: 'Question set',
    questionSetRevision: 'Version',
  },
  hints: instructionsEnUs.hints,
};

/** Choices of a job, by field. */
export const jobChoicesEnUs = {
  employmentTypes,
  workplaceType: workplaceTypes,
  categories,
  industries,
  educationLevel: educationLevels,
  experienceLevel: experienceLevels,
  travelFrequency: travelFrequencies,
  benefits,
  interval: { annually: 'Annually', monthly: 'Monthly', weekly: 'Weekly', daily: 'Daily', hourly: 'Hourly' },
};

export const jobEnUs = resourceEnUs({
  name_one: 'Job',
  name_other: 'Jobs',
  expiresWithin: 'Expires within {{days}} days',
  noDescription: 'No description yet.',
  salaryFrom: 'from {{amount}}',
  salaryUpTo: 'up to {{amount}}',
  fields: {
    ...jobFieldsEnUs,
    slug: 'Public address',
    expiresOn: 'Last day to apply',
    timeZone: 'Time zone of that day',
    expiresAt: 'Expires',
    expiredAt: 'Expired',
    postingUrl: 'Posting on a job board',
    confirmationCode: 'Confirmation code',
    publishedAt: 'Published',
    custom: 'Custom fields',
    templateId: 'Template',
    team: 'Hiring team',
    isRestricted: 'Only the hiring team sees this job',
  },
  items: {
    steps: jobStepEnUs,
    team: { name: 'Member', fields: { userId: 'Person', isMailed: 'Email about new applications' } },
  },
  status: { published: 'Published', unpublished: 'Unpublished' },
  ...jobChoicesEnUs,
  per: intervals,
  copy: {
    action: 'Copy',
    title: 'Copy this job?',
    detail: 'The copy is unpublished, has an address of its own and no last day.',
    done: 'Job copied',
  },
  preview: { action: 'Preview', title: 'Preview of the public page' },
  toTemplate: 'Save as template',
  sources: {
    title: 'Sources',
    detail:
      'Share a link of its own for each place where you post the job. What comes from it, and what your team adds with a source, is counted here.',
    name: 'Source of the link',
    manage: 'Manage sources',
    columns: {
      source: 'Source',
      interviews: 'Candidates',
      considered: 'Shortlisted',
      approved: 'Approved',
      rejected: 'Rejected',
      hired: 'Hired',
    },
    none: 'Nobody has applied yet.',
  },
  funnel: {
    title: 'Progress',
    interviews: 'Candidates',
    firstAnswer: 'Time to first answer',
    hire: 'Time to approval',
    hired: 'Time to hire',
    ofMany: 'Median of {{number}}',
    none: 'No candidates yet.',
    reasons: 'Rejected because',
    columns: { status: 'Status', reached: 'Reached', now: 'There now', stay: 'Time in status', waiting: 'Waiting' },
  },
  team: {
    none: 'Nobody yet. Add people in the form of this job.',
    mailed: 'Gets emails',
    restricted:
      'Only the hiring team and people who may see all jobs see this job, its candidates’ interviews and its notes.',
  },
  form: {
    basics: 'Title and address',
    kind: 'Kind of work',
    place: 'Location',
    description: 'Description',
    requirements: 'Requirements',
    salary: 'Salary and benefits',
    interview: 'Interview',
    team: 'Hiring team',
    posting: 'Posting',
    custom: 'Custom fields',
  },
  hints: {
    workplaceType: 'Of a remote job, the country is where people may work from.',
    answerDays: 'After the invitation, until the end of the day. Can be changed for each invitation.',
    reminderDays: 'Sent by email on the morning of the day.',
    ratingTypeIds: 'The ratings that reviewers choose from. Leave empty to offer all of your company’s.',
    isRestricted: 'In your company. The public page stays as it is. People who may see all jobs see it too.',
    location: 'As shown to candidates. City and state are shown if left empty.',
    expiresOn: 'The job is taken off the public pages when this day is over.',
    postingUrl: 'For your team only.',
    confirmationCode: 'From the job board. For your team only.',
    slug: 'Last part of the public address. Created from the title if left empty.',
  },
  submit: 'Create job',
  publish: {
    action: 'Publish',
    title: 'Publish this job?',
    detail: '“{{title}}” will be open to everybody at {{address}}, and candidates can apply.',
    done: 'Job published',
  },
  unpublish: {
    action: 'Unpublish',
    title: 'Unpublish this job?',
    detail: '“{{title}}” will no longer be shown at {{address}}, and nobody can apply. Applications you have stay.',
    done: 'Job unpublished',
  },
  remove: { detail: 'It will no longer appear in lists or on public pages. Its history stays in the audit log.' },
  removeMany: {
    detail: 'They will no longer appear in lists or on public pages. Their history stays in the audit log.',
  },
  empty: { detail: 'Create your first job and publish it when it is ready.' },
  events: { JobPublished: 'Job published', JobUnpublished: 'Job unpublished', JobExpired: 'Job expired' },
});

/** What the form says before anything is sent; the rest is in `job-problem.en-us.ts`. */
export const jobFormProblemEnUs = {
  'job-amount-invalid': 'Enter an amount, such as 52000 or 18.50',
};
