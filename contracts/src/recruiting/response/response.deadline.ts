import { z } from 'zod';
import { day } from '#contracts/kernel/day';
import { timeZone } from '#contracts/kernel/time-zone';
import { remindingOn } from '#contracts/kernel/zoned-clock';
import { dayNumber, dayOf, dayStart } from '#contracts/kernel/zoned-day';
import { MAX_DEADLINE_DAYS, MAX_REMINDERS } from './response.choices.ts';

/** The last day to answer, or how many days after the invitation it is; both are days of a time zone. */
export const Deadline = z.union([
  z.strictObject({ day: day(), timeZone: timeZone() }),
  z.strictObject({ days: z.int().min(1).max(MAX_DEADLINE_DAYS), timeZone: timeZone() }),
]);
export type Deadline = z.infer<typeof Deadline>;

/** Days before the end of the last day. */
export const ReminderDays = z
  .array(z.int().min(1).max(MAX_DEADLINE_DAYS))
  .max(MAX_REMINDERS)
  .refine((days) => new Set(days).size === days.length, { message: 'choices-repeated' });

const lastDay = (deadline: Deadline, now: number): number =>
  'day' in deadline ? dayNumber(deadline.day) : dayOf(deadline.timeZone, now) + deadline.days;

/** When the last day is over there, ISO 8601 UTC. */
export const deadlineAt = (deadline: Deadline, now: Date): string =>
  new Date(dayStart(deadline.timeZone, lastDay(deadline, now.getTime()) + 1)).toISOString();

/** When somebody is reminded, in the morning, first to last: so many days before the end, what is over left out. */
export const remindersAt = (
  { deadline, reminderDays }: { deadline: Deadline; reminderDays: readonly number[] },
  now: Date,
): string[] => {
  const end = lastDay(deadline, now.getTime()) + 1;
  return [...reminderDays]
    .sort((one, other) => other - one)
    .map((days) => remindingOn(deadline.timeZone, end - days))
    .filter((at) => at > now.getTime())
    .map((at) => new Date(at).toISOString());
};
