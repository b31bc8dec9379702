import type { CustomFieldContent } from '#deploy/seed/content';

/** What a boatyard with lodges asks everybody, and what it notes on its jobs. */
export const harborCustomFields: readonly CustomFieldContent[] = [
  { name: 'Boating license', appliesTo: 'candidate', kind: 'yes-no', hint: 'For the launches on the lake.' },
  {
    name: 'Housing',
    appliesTo: 'candidate',
    kind: 'choice',
    options: ['Staff house', 'Own place', 'Looking for one'],
    hint: 'Where they would live in season.',
  },
  {
    name: 'Second trades',
    appliesTo: 'candidate',
    kind: 'choices',
    options: ['Kitchen', 'Rigging', 'Varnish', 'Front desk', 'Swimming lessons'],
    hint: 'Everybody learns one here.',
  },
  { name: 'Seasons with us', appliesTo: 'candidate', kind: 'number', hint: '' },
  { name: 'Can start', appliesTo: 'candidate', kind: 'date', hint: '' },
  { name: 'Cost center', appliesTo: 'job', kind: 'text', hint: 'As in the books.' },
];
