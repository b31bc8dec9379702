import { clockAt, momentOfClock } from '#contracts/kernel/zoned-clock';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** So many days later, or earlier, when the clocks of a time zone show the same. Milliseconds. */
export const daysOn = (at: number, days: number, timeZone: string): number =>
  momentOfClock(timeZone, clockAt(timeZone, at) + days * DAY_MS, at + days * DAY_MS);

type Scheduled = { startsAt: string; deadline: string | null; timeZone: string };
type Time = { deadlineDays: number | null; deadlineHours: number | null };

/** When an assignment ends, ISO 8601 UTC: as the schedule says, else as long after the start as the program does; null: never. */
export const assignmentEnd = (
  { startsAt, deadline, timeZone }: Scheduled,
  { deadlineDays, deadlineHours }: Time,
): string | null => {
  if (deadline !== null) return deadline;
  const [days, hours] = [deadlineDays ?? 0, deadlineHours ?? 0];
  if (days === 0 && hours === 0) return null;
  return new Date(daysOn(Date.parse(startsAt), days, timeZone) + hours * HOUR_MS).toISOString();
};

type Around = { reminderDays: readonly number[]; startsAt: string; timeZone: string; now: Date };

/** When somebody is reminded, first to last: so many days before the end, never in the past or before the start. */
export const remindersBefore = (end: string, { reminderDays, startsAt, timeZone, now }: Around): string[] =>
  [...reminderDays]
    .sort((one, other) => other - one)
    .map((days) => daysOn(Date.parse(end), -days, timeZone))
    .filter((at) => at > Math.max(now.getTime(), Date.parse(startsAt)))
    .map((at) => new Date(at).toISOString());
