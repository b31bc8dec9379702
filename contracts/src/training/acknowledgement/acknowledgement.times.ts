import { daysOn, remindersBefore } from '#contracts/training/assignment/assignment.times';
import type { Asking } from './acknowledgement.entity.ts';

/** Until when, and when people are reminded, if they are asked now: days are those of the clocks of a time zone. */
export const askedNow = (
  { acknowledgeDays, reminderDays, timeZone }: Pick<Asking, 'acknowledgeDays' | 'reminderDays'> & { timeZone: string },
  now: Date,
): Pick<Asking, 'askedAt' | 'dueAt' | 'reminders'> => {
  const askedAt = now.toISOString();
  if (acknowledgeDays === null) return { askedAt, dueAt: null, reminders: [] };
  const dueAt = new Date(daysOn(now.getTime(), acknowledgeDays, timeZone)).toISOString();
  return {
    askedAt,
    dueAt,
    reminders: remindersBefore(dueAt, { reminderDays, startsAt: askedAt, timeZone, now }),
  };
};

/** So many months later, in UTC; of a month that is shorter, its last day. */
export const monthsLater = (at: Date, months: number): string => {
  const later = new Date(at);
  later.setUTCMonth(at.getUTCMonth() + months);
  if (later.getUTCDate() !== at.getUTCDate()) later.setUTCDate(0);
  return later.toISOString();
};
