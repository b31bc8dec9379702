import type { LibraryContent } from '#deploy/seed/content';
import { lakeOf, type Scene } from '#deploy/seed/library/picture';

const water: Scene['water'] = [
  [92, 142, 168],
  [34, 74, 104],
];
const morning: Scene = {
  sky: [
    [120, 172, 208],
    [238, 226, 200],
  ],
  water,
  hill: [66, 98, 84],
  shows: 'boat',
};
const dusk: Scene = {
  ...{
    sky: [
      [62, 62, 112],
      [242, 160, 110],
    ],
    hill: [52, 60, 82],
    shows: 'lodge',
  },
  water: [
    [214, 140, 116],
    [44, 48, 88],
  ],
};
const summer: Scene = {
  sky: [
    [84, 158, 214],
    [206, 230, 238],
  ],
  water,
  hill: [74, 122, 78],
  shows: 'lodge',
};

/** What the staff keep in their library, and what of it they have thrown away. */
export const harborLibrary: LibraryContent = {
  folders: [
    { name: 'Brand', daysAgo: 62 },
    { name: 'Contracts', daysAgo: 58 },
    { name: 'Training', daysAgo: 58 },
    { name: 'Workshop', within: 'Training', daysAgo: 50 },
    { name: 'For trainers', within: 'policies', daysAgo: 37, roles: ['Trainer'] },
  ],
  files: [
    { name: 'Launch day.png', folder: 'Brand', by: 'Owner', daysAgo: 61, picture: () => lakeOf(morning) },
    { name: 'The lodge at dusk.png', folder: 'Brand', by: 'Owner', daysAgo: 61, picture: () => lakeOf(dusk) },
    {
      ...{ name: 'The lodge in June, too bright.png', folder: 'Brand', by: 'Owner', daysAgo: 60 },
      ...{ picture: () => lakeOf(summer), trashedDaysAgo: 4 },
    },
    { name: 'Seasonal contract.docx', folder: 'Contracts', by: 'Recruiter', daysAgo: 57, text: 'seasonal-contract' },
    { name: 'Welcome to Harbor & Pine.docx', folder: 'Training', by: 'Owner', daysAgo: 56, text: 'welcome' },
    { name: 'How to scarf a plank.pdf', folder: 'Workshop', by: 'Owner', daysAgo: 49, text: 'how-to-scarf-a-plank' },
    {
      ...{ name: 'Paid time off, draft.docx', folder: 'policies', by: 'Recruiter', daysAgo: 40 },
      ...{ text: 'paid-time-off', trashedDaysAgo: 12 },
    },
    { name: 'Paid time off.pdf', folder: 'policies', by: 'Owner', daysAgo: 38, text: 'paid-time-off' },
    {
      name: 'Safety in the workshop.pdf',
      folder: 'policies',
      by: 'Owner',
      daysAgo: 38,
      text: 'safety-in-the-workshop',
    },
    { name: 'Working with guests.pdf', folder: 'policies', by: 'Owner', daysAgo: 26, text: 'working-with-guests' },
    {
      ...{ name: 'When a boat leaks.pdf', folder: 'For trainers', by: 'Owner', daysAgo: 36 },
      text: 'when-a-boat-leaks',
    },
    { name: 'Season calendar.pdf', folder: 'root', by: 'Recruiter', daysAgo: 9, text: 'season-calendar' },
  ],
};
