import type { NamedFilterContent } from '#deploy/seed/content';

/** What recruiters of Harbor look at most. */
export const harborNamedFilters: readonly NamedFilterContent[] = [
  {
    name: 'Within an hour of the harbor',
    filter: { near: { country: 'US', postalCode: '55802', km: 96.6 } },
    sort: { field: 'lastName', order: 'ASC' },
    by: 'Recruiter',
    daysAgo: 20,
  },
  {
    name: 'Portuguese for the summer guests',
    label: 'Speaks Portuguese',
    sort: { field: 'updatedAt', order: 'DESC' },
    columns: { city: true, skills: true },
    by: 'Owner',
    daysAgo: 12,
  },
  {
    name: 'Nobody looks after them yet',
    filter: { whose: 'nobody' },
    sort: { field: 'createdAt', order: 'DESC' },
    by: 'Recruiter',
    daysAgo: 7,
  },
];
