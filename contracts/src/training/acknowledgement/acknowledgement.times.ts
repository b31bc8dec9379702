import { remindersBefore } from '#contracts/training/assignment/assignment.times';
import type { Asking } from './acknowledgement.entity.ts';

const DAY_MS = 24 * 3_600_000;

/** Until when, and when people are reminded, if they are asked now. */
export const askedNow = (
  { acknowledgeDays, reminderDays }: Pick<Asking, 'acknowledgeDays' | 'reminderDays'>,
  now: Date,
): Pick<Asking, 'askedAt' | 'dueAt' | 'reminders'> => {
  const askedAt = now.toISOString();
  if (acknowledgeDays === null) return { askedAt, dueAt: null, reminders: [] };
  const dueAt = new Date(now.getTime() + acknowledgeDays * DAY_MS).toISOString();
  return {
    askedAt,
    dueAt,
    reminders: remindersBefore(dueAt, { reminderDays, startsAt: askedAt, timeZone: 'UTC', now }),
  };
};

/** So many months later, in UTC; of a month that is shorter, its last day. */
export const monthsLater = (at: Date, months: number): string => {
  const later = new Date(at);
  later.setUTCMonth(at.getUTCMonth() + months);
  if (later.getUTCDate() !== at.getUTCDate()) later.setUTCDate(0);
  return later.toISOString();
};
