import type { HiresContent } from '#deploy/seed/content';

/** What Harbor & Pine does before somebody starts, and how far it is with whom. */
export const harborHires: HiresContent = {
  checklists: [
    {
      name: 'Everybody',
      description: 'Papers, keys and a place to sit.',
      isDefault: true,
      slugs: [],
      items: [
        {
          title: 'A copy of your passport or identity card',
          description: 'We need it for the employment form and delete it from our desk once that is filed.',
          kind: 'document',
          documentType: 'other',
          assignee: 'candidate',
          daysBefore: 14,
        },
        {
          title: 'Whom should we call in an emergency?',
          description: 'A name and a telephone number.',
          kind: 'details',
          assignee: 'candidate',
          daysBefore: 10,
        },
        { title: 'Send the papers to payroll', kind: 'task', assignee: 'Recruiter', daysBefore: 7 },
        { title: 'Keys, and a name on the coat hook', kind: 'task', assignee: 'manager', daysBefore: 3 },
        {
          title: 'Lunch together on the first day',
          kind: 'task',
          assignee: 'manager',
          daysBefore: 0,
          isRequired: false,
        },
      ],
    },
    {
      name: 'Workshop',
      description: 'For everybody who works with wood, on top of the papers.',
      isDefault: false,
      slugs: ['marine-joiner', 'lead-boatbuilder', 'apprentice-boatbuilder'],
      items: [
        {
          title: 'A copy of your passport or identity card',
          kind: 'document',
          documentType: 'other',
          assignee: 'candidate',
          daysBefore: 14,
        },
        {
          title: 'Size of your safety shoes and gloves',
          kind: 'details',
          assignee: 'candidate',
          daysBefore: 14,
        },
        {
          title: 'Certificate of your trade, if you have one',
          kind: 'document',
          documentType: 'certificate',
          assignee: 'candidate',
          daysBefore: 7,
          isRequired: false,
        },
        { title: 'Order shoes, gloves and ear protection', kind: 'task', assignee: 'Trainer', daysBefore: 10 },
        { title: 'Send the papers to payroll', kind: 'task', assignee: 'Recruiter', daysBefore: 7 },
        { title: 'Bench, vice and a drawer with a lock', kind: 'task', assignee: 'manager', daysBefore: 2 },
        { title: 'Walk through the workshop: exits, saws, glue', kind: 'task', assignee: 'Trainer', daysBefore: 0 },
      ],
    },
  ],
  /** In turn, for interviews in the order of their approval; the last approved stand at the beginning. */
  courses: [
    { startsInDays: 21, done: 1, status: 'preparing', notes: 'Would like a parking place near the slipway.' },
    { startsInDays: 9, done: 2, status: 'preparing' },
    { startsInDays: null, done: 0, status: 'preparing' },
    { startsInDays: 5, done: 9, status: 'approved' },
    { startsInDays: 30, done: 3, status: 'approved' },
    { startsInDays: 14, done: 2, status: 'withdrawn', reason: 'Took an offer closer to home. Ask again next season.' },
    { startsInDays: 16, done: 1, status: 'declined', reason: 'The place was given to somebody from the yard.' },
    { startsInDays: -6, done: 9, status: 'hired' },
  ],
  applicant: {
    slug: 'marine-joiner',
    daysAgo: 3,
    startsInDays: 20,
    notes: 'Starts at the bench next to Tomasz.',
    adds: [
      {
        ...{ title: 'Your employment contract', kind: 'contract', assignee: 'candidate', daysBefore: 10 },
        template: 'Employment agreement',
      },
      {
        ...{ title: 'Read our code of conduct', kind: 'policy', assignee: 'candidate', daysBefore: 5 },
        policy: 'Code of conduct',
      },
    ],
  },
};
