import { employmentTypes, intervals, workplaceTypes } from 'ui-kit/recruiting/job-words.en-us';

export const jobEnUs = {
  job: {
    one: 'Job',
    posted: 'Posted',
    toApply: 'Go to your application',
    readAll: 'Read the full description',
    description: 'About the job',
    noDescription: 'The company has not added a description yet.',
    salaryFrom: 'From {{amount}}',
    salaryUpTo: 'Up to {{amount}}',
    per: intervals,
    employmentTypes,
    workplaceTypes,
    company: { address: 'Headquarters', email: 'Email', phone: 'Phone', website: 'Website' },
    open: {
      title: 'Open jobs',
      lead: 'Jobs at all companies that hire with Onrecord.',
      search: 'Search by job, company or location',
      found_zero: '{{number}} jobs found',
      found_one: '{{number}} job found',
      found_other: '{{number}} jobs found',
      applied: 'Applied',
      none: {
        title: 'No jobs match your search',
        detail: 'Try fewer or different words.',
        action: 'Show all jobs',
      },
      empty: { title: 'No open jobs right now', detail: 'Check back later for new jobs.' },
    },
    pages: { label: 'Job pages', range: '{{from}}–{{to}} of {{total}}', previous: 'Previous', next: 'Next' },
  },
};
