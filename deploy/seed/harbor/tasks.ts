import type { TaskContent } from '#deploy/seed/content';

/** What people of Harbor have to do, and have done. */
export const harborTasks: readonly TaskContent[] = [
  {
    title: 'Call Amara about the oak she would bring',
    text: 'She offered the planks from her last boat. Ask how long they have dried, and whether the lorry has to be ours.',
    by: 'Recruiter',
    role: 'Owner',
    candidate: 'Amara Okonkwo',
    daysAgo: 3,
    dueInDays: 2,
  },
  {
    title: 'Find a Tuesday for the trial cooking',
    by: 'Recruiter',
    role: 'Owner',
    job: 'head-chef-lakeside-kitchen',
    daysAgo: 6,
    dueInDays: -2,
  },
  {
    title: 'Sign the lease of the winter hall',
    by: 'Owner',
    role: 'Owner',
    daysAgo: 2,
  },
  {
    title: 'Show Björn the berth for his own boat',
    by: 'Owner',
    role: 'Recruiter',
    candidate: 'Björn Sandström',
    daysAgo: 4,
    dueInDays: 5,
  },
  {
    title: 'Count the life jackets before the season',
    text: 'All sizes, the children’s too. What is older than ten years goes.',
    by: 'Owner',
    team: 'Boatyard',
    daysAgo: 5,
    dueInDays: 9,
  },
  {
    title: 'Ask the board what the lead boatbuilder may cost',
    by: 'Recruiter',
    role: 'Owner',
    job: 'lead-boatbuilder',
    daysAgo: 10,
    dueInDays: -6,
    doneDaysAgo: 7,
  },
];
