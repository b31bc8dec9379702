import type { StaffInterviewStatus } from 'contracts/recruiting/interview/interview.entity';
import type { Random } from '#deploy/seed/random';

/** Shares of interviews by the way they went; together 1. */
const courses: readonly { share: number; statuses: readonly StaffInterviewStatus[] }[] = [
  { share: 0.15, statuses: [] },
  { share: 0.2, statuses: ['reviewed'] },
  { share: 0.18, statuses: ['reviewed', 'rejected'] },
  { share: 0.15, statuses: ['reviewed', 'considered'] },
  { share: 0.14, statuses: ['reviewed', 'considered', 'approved'] },
  { share: 0.1, statuses: ['reviewed', 'unapproved'] },
  { share: 0.08, statuses: ['discarded'] },
];

const comments = [
  'Clear answers to every question, with examples.',
  'Good match for the team. Start date to be agreed.',
  'Sound experience, a little less than we asked for.',
  'References were called and are good.',
  'The sound of answer two is weak, the content is not.',
  'Would rather work in another place. Told the colleagues there.',
  'Asked for a second conversation, which makes sense.',
  'Available from the first of next month.',
] as const;
const COMMENTED = 0.6;

export const drawStatuses = (random: Random): readonly StaffInterviewStatus[] => {
  let left = random.fraction();
  for (const { share, statuses } of courses) {
    if (left < share) return statuses;
    left -= share;
  }
  return [];
};

export const drawComment = (random: Random): string => (random.chance(COMMENTED) ? random.pick(comments) : '');
