/** Choices and limits of schedules, apart from their schema: pages import these without zod. */
export const scheduleStatuses = ['assigning', 'scheduled', 'cancelled'] as const;
export type ScheduleStatus = (typeof scheduleStatuses)[number];

export const MAX_SCHEDULED_USERS = 5_000;
export const MAX_SCHEDULED_TEAMS = 200;
export const MAX_SCHEDULED_ROLES = 50;
export const MAX_SCHEDULED_LABELS = 50;
export const MAX_REPEAT_MONTHS = 60;
/** People who are assigned by one command. */
export const ASSIGNED_AT_ONCE = 200;
/** Accounts that one address names, of whom it is counted what they have. */
export const MAX_COUNTED_USERS = 100;
/** Names that are asked for at once, by ids. */
export const MAX_NAMED_AT_ONCE = 100;
/** Of those that match what was typed, so many are offered. */
export const OFFERED_FOR_SCHEDULE = 25;
