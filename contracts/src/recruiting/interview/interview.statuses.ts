/** The ten statuses of docs/product.md REC-10, apart from their schema: pages that must stay small import these without zod. */
export const interviewStatuses = [
  'created',
  'pending',
  'unanswered',
  'answered',
  'approved',
  'considered',
  'discarded',
  'rejected',
  'reviewed',
  'unapproved',
] as const;

/** Statuses that staff set; the others follow from what the candidate and the system do. */
export const staffInterviewStatuses = [
  'reviewed',
  'considered',
  'approved',
  'unapproved',
  'rejected',
  'discarded',
] as const;

/** What an interview that is rejected may have a reason of. */
export const REJECTED = 'rejected';

/** How long a change of status is offered to be undone. */
export const UNDO_SECONDS = 10;
/** When a change is settled and its candidate told: the offer, and the time that a request takes. Milliseconds. */
export const SETTLES_AFTER_MS = (UNDO_SECONDS + 2) * 1_000;

/** When a status that was set at `since` is settled. */
export const settlesAt = (since: string): string => new Date(Date.parse(since) + SETTLES_AFTER_MS).toISOString();

export const MAX_COMMENT_LENGTH = 500;
/** Interviews that one bulk change may name. */
export const MAX_BULK = 500;

/** Where an interview stands for its candidate (docs/product.md REC-15). */
export const progressSteps = ['applied-to', 'in-progress', 'completed'] as const;
export type Progress = (typeof progressSteps)[number];

const completed: readonly string[] = ['approved', 'rejected', 'discarded'];

/** The ten statuses as the candidate's three. */
export const progressOf = (status: (typeof interviewStatuses)[number]): Progress => {
  if (status === 'created') return 'applied-to';
  return completed.includes(status) ? 'completed' : 'in-progress';
};

/** What happens to a response that the status of its interview follows. */
export const followedSteps = [
  'invited',
  'extended',
  'reopened',
  'submitted',
  'expired',
  'withdrawn',
  'restored',
] as const;
export type FollowedStep = (typeof followedSteps)[number];
