import { dayName, dayOf } from 'contracts/kernel/zoned-day';
import { DEFAULT_DEADLINE_DAYS, DEFAULT_REMINDER_DAYS } from 'contracts/recruiting/response/response.choices';

/** What an invitation says of time, as its form holds it. */
export type InvitationTime = { day: string; reminderDays: readonly number[] };

export const tomorrowIn = (timeZone: string): string => dayName(dayOf(timeZone, Date.now()) + 1);

type Usual = { answerDays: number; reminderDays: readonly number[] };
const byDefault: Usual = { answerDays: DEFAULT_DEADLINE_DAYS, reminderDays: DEFAULT_REMINDER_DAYS };

/** As a job says, or as most do. */
export const usualTime = (timeZone: string, { answerDays, reminderDays }: Usual = byDefault): InvitationTime => ({
  day: dayName(dayOf(timeZone, Date.now()) + answerDays),
  reminderDays,
});

/** Offered as days before the deadline. */
export const reminderChoices = [7, 5, 3, 2, 1] as const;

/** A day that is typed by half is none. */
export const isDay = (day: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(day);

export const bodyOf = ({ day, reminderDays }: InvitationTime, timeZone: string) => ({
  deadline: { day, timeZone },
  reminderDays: [...reminderDays],
});

/** A deadline is the begin of the day after; people know the last minute before it. */
export const lastMoment = (expiresAt: string): string => new Date(Date.parse(expiresAt) - 1).toISOString();
