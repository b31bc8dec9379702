const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Scheduled = { startsAt: string; deadline: string | null };
type Time = { deadlineDays: number | null; deadlineHours: number | null };

/** When an assignment ends, ISO 8601 UTC: as the schedule says, else as long after the start as the program does; null: never. */
export const assignmentEnd = (
  { startsAt, deadline }: Scheduled,
  { deadlineDays, deadlineHours }: Time,
): string | null => {
  if (deadline !== null) return deadline;
  const time = (deadlineDays ?? 0) * DAY_MS + (deadlineHours ?? 0) * HOUR_MS;
  return time > 0 ? new Date(Date.parse(startsAt) + time).toISOString() : null;
};

type Around = { reminderDays: readonly number[]; startsAt: string; now: Date };

/** When somebody is reminded, first to last: so many days before the end, never in the past or before the start. */
export const remindersBefore = (end: string, { reminderDays, startsAt, now }: Around): string[] =>
  [...reminderDays]
    .sort((one, other) => other - one)
    .map((days) => Date.parse(end) - days * DAY_MS)
    .filter((at) => at > Math.max(now.getTime(), Date.parse(startsAt)))
    .map((at) => new Date(at).toISOString());
