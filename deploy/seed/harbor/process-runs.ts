import type { ProcessRunContent } from '#deploy/seed/content';

/** How the docks were opened, and what is still to be done. */
export const harborProcessRuns: readonly ProcessRunContent[] = [
  {
    process: 'Open the docks in spring',
    name: 'Docks of the north shore',
    leader: 'Trainer',
    startedDaysAgo: 6,
    dueInDays: 12,
    steps: [
      {
        doneDaysAgo: 4,
        comment: {
          role: 'Trainer',
          daysAgo: 4,
          text: 'Two boards at berth 9 are soft. I have marked them with red tape.',
        },
      },
      { role: 'Owner', dueInDays: 3 },
      { team: 'Boatyard', dueInDays: 8 },
      { role: 'Recruiter' },
    ],
  },
  {
    process: 'Hand out and take back life jackets',
    name: 'Life jackets of the first regatta',
    leader: 'Trainer',
    startedDaysAgo: 20,
    dueInDays: -16,
    steps: [{ doneDaysAgo: 19 }, { doneDaysAgo: 18 }, { role: 'Recruiter', doneDaysAgo: 18 }, { doneDaysAgo: 17 }],
  },
];
