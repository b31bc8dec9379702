/** The ten statuses of spec section 3, apart from their schema: pages that must stay small import these without zod. */
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

export const MAX_COMMENT_LENGTH = 500;
/** Interviews that one bulk change may name. */
export const MAX_BULK = 500;
