import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

export const jobEnUs = resourceEnUs({
  name_one: 'Job',
  name_other: 'Jobs',
  noDescription: 'No description yet.',
  salaryFrom: 'from {{amount}}',
  salaryUpTo: 'up to {{amount}}',
  fields: {
    title: 'Title',
    slug: 'Public address',
    employmentType: 'Employment type',
    salary: 'Salary',
    salaryMin: 'From',
    salaryMax: 'To',
    currency: 'Currency',
    interval: 'Pay period',
    publishedAt: 'Published',
    custom: 'Custom fields',
  },
  status: { published: 'Published', unpublished: 'Unpublished' },
  employmentType: {
    'full-time': 'Full-time',
    'part-time': 'Part-time',
    contractor: 'Contractor',
    temporary: 'Temporary',
    internship: 'Internship',
    'per-diem': 'Per diem',
    other: 'Other',
  },
  interval: { annually: 'Annually', monthly: 'Monthly', weekly: 'Weekly', daily: 'Daily', hourly: 'Hourly' },
  per: { annually: 'a year', monthly: 'a month', weekly: 'a week', daily: 'a day', hourly: 'an hour' },
  form: { basics: 'Details', salary: 'Salary range', custom: 'Custom fields' },
  hints: {
    slug: 'Last part of the public address. Created from the title if left empty.',
    description: 'Plain text or Markdown.',
  },
  submit: 'Create job',
  publish: { action: 'Publish', done: 'Job published' },
  unpublish: { action: 'Unpublish', done: 'Job unpublished' },
  remove: { detail: 'It will no longer appear in lists or on public pages. Its history stays in the audit log.' },
  removeMany: {
    detail: 'They will no longer appear in lists or on public pages. Their history stays in the audit log.',
  },
  empty: { detail: 'Create your first job and publish it when it is ready.' },
  events: { JobPublished: 'Job published', JobUnpublished: 'Job unpublished' },
});

export const jobProblemEnUs = {
  'job-not-found': 'This job does not exist.',
  'job-slug-taken': 'This address is already used by another job',
  'slug-reserved': 'This address is reserved. Choose another one',
  'job-salary-range-invalid': 'The start of the salary range is higher than the end',
  'job-salary-currency-required': 'Choose a currency and a pay period',
  'job-amount-invalid': 'Enter an amount, such as 52000 or 18.50',
  'slug-invalid': 'Use lowercase letters, digits and single hyphens',
  'country-invalid': 'Choose a country from the list',
  'currency-invalid': 'Choose a currency from the list',
};
