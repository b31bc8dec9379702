import type { StaffInterviewStatus } from 'contracts/recruiting/interview/interview.entity';
import type { Comments, Field, Stage } from '#deploy/seed/content';
import type { Random } from '#deploy/seed/random';

/** One thing that staff did with an interview, some hours after the thing before. */
export type Turn = {
  afterHours: number;
  by: 'Owner' | 'Recruiter';
  status: StaffInterviewStatus | null;
  comment: string;
};

type Course = readonly StaffInterviewStatus[];

/** How interviews go, as often as listed. */
const courses: readonly [Course, ...Course[]] = [
  ['reviewed', 'considered', 'approved'],
  ['reviewed', 'considered', 'approved'],
  ['reviewed', 'considered', 'approved'],
  ['reviewed', 'considered', 'approved'],
  ['reviewed', 'rejected'],
  ['reviewed', 'rejected'],
  ['reviewed', 'rejected'],
  ['reviewed', 'considered', 'unapproved'],
  ['reviewed', 'considered', 'unapproved'],
  ['reviewed', 'considered'],
  ['reviewed', 'considered'],
  ['reviewed'],
  ['discarded'],
  ['reviewed', 'discarded'],
  ['reviewed', 'rejected', 'reviewed', 'considered', 'approved'],
  [],
];

/** Hours until staff get to it. */
const WAITING: Record<StaffInterviewStatus, readonly [number, number]> = {
  reviewed: [3, 40],
  considered: [24, 110],
  approved: [30, 140],
  unapproved: [30, 140],
  rejected: [20, 90],
  discarded: [60, 200],
};
const SILENT = 0.2;
const COMMENTED_BETWEEN = 0.12;
const DECIDED_BY_OWNER = 0.65;

/** What happens to one interview in time, as far as anybody knows at its opening. */
export const drawCourse = (random: Random, comments: Comments, field: Field): Turn[] => {
  const comment = (stage: Stage): string => {
    const [first = '', ...rest] = comments[stage][field];
    return random.pick([first, ...rest]);
  };
  return random.pick(courses).flatMap((status): Turn[] => {
    const [shortest, longest] = WAITING[status];
    const decides = status === 'approved' || status === 'unapproved';
    const by = decides && random.chance(DECIDED_BY_OWNER) ? 'Owner' : 'Recruiter';
    const afterHours = random.between(shortest, longest);
    const move: Turn = { afterHours, by, status, comment: random.chance(SILENT) ? '' : comment(status) };
    if (!random.chance(COMMENTED_BETWEEN)) return [move];
    return [move, { afterHours: random.between(2, 20), by: 'Recruiter', status: null, comment: comment('alone') }];
  });
};
