/** Where a task stands, apart from its schema: pages that must stay small import these without zod. */
export const taskStatuses = ['open', 'done', 'cancelled'] as const;
export type TaskStatus = (typeof taskStatuses)[number];

/** Of whom a list shows tasks: those that are mine to do, my teams' among them, or those that I have made for others. */
export const taskOwners = ['mine', 'made'] as const;
export type TaskOwner = (typeof taskOwners)[number];

/** What a task may be about: one of these at most. */
export const taskSubjects = ['candidateId', 'interviewId', 'jobId', 'memberId'] as const;
export type TaskSubject = (typeof taskSubjects)[number];

export const MAX_TASK_TITLE_LENGTH = 200;
export const MAX_TASK_TEXT_LENGTH = 5_000;
