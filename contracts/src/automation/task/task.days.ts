import { remindingOn } from '#contracts/kernel/zoned-clock';
import { dayNumber, dayStart } from '#contracts/kernel/zoned-day';

const at = (moment: number): string => new Date(moment).toISOString();

/** When a day is over there, and when in it people are reminded of what is due, ISO 8601 UTC; nothing is told of what has passed by `now`. */
export const momentsOfDay = (day: string | null, timeZone: string, now: Date) => {
  if (day === null) return { dueAt: null, remindAt: null };
  const number = dayNumber(day);
  const reminding = remindingOn(timeZone, number);
  return {
    dueAt: at(dayStart(timeZone, number + 1)),
    remindAt: reminding > now.getTime() ? at(reminding) : null,
  };
};
