import type { RuleContent } from '#deploy/seed/content';

/** What the yard lets happen by itself. */
export const harborRules: readonly RuleContent[] = [
  {
    name: 'Thank rejected candidates',
    description: 'A day later, so that nobody is turned down within the hour.',
    status: 'rejected',
    template: 'Thanks, and goodbye for now',
    delay: { delayTime: 1, delayUnit: 'days' },
    onDaysAgo: 21,
  },
  {
    name: 'Invite approved candidates to the yard',
    description: 'Off until the slipway is repaired.',
    status: 'approved',
    template: 'A day at the yard',
    delay: { delayTime: 2, delayUnit: 'hours' },
  },
];
