import type { AssignmentStatus } from '#contracts/training/assignment/assignment.choices';
import type { Standing } from './matrix.choices.ts';

type Assigned = {
  status: AssignmentStatus;
  completedAt: string | null;
  expiresAt: string | null;
  firstExpiresAt: string | null;
};

/** Late is what was completed after the deadline that was set first, however it was moved; null: it was cancelled. */
export const standingOf = ({ status, completedAt, expiresAt, firstExpiresAt }: Assigned): Standing | null => {
  if (status === 'cancelled') return null;
  if (status === 'expired') return 'overdue';
  if (status === 'begun') return 'begun';
  if (status !== 'completed') return 'not-started';
  const deadline = firstExpiresAt ?? expiresAt;
  const isLate = deadline !== null && completedAt !== null && Date.parse(completedAt) > Date.parse(deadline);
  return isLate ? 'done-late' : 'done';
};
