import { clockAt, momentOfClock } from '#contracts/kernel/zoned-clock';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The moment a day earlier at which the clocks of a time zone show the same; one that they leave out is taken as before the change. */
export const dayBefore = (timeZone: string, startsAt: string): string => {
  const at = Date.parse(startsAt);
  return new Date(momentOfClock(timeZone, clockAt(timeZone, at) - DAY_MS, at - DAY_MS)).toISOString();
};

type Times = { startsAt: string | null; slots: readonly { startsAt: string }[]; minutes: number };

/** When it is over: of times to choose from the last one. */
export const overAt = ({ startsAt, slots, minutes }: Times): string => {
  const starts = startsAt === null ? slots.map((slot) => Date.parse(slot.startsAt)) : [Date.parse(startsAt)];
  return new Date(Math.max(0, ...starts) + minutes * MINUTE_MS).toISOString();
};

/** From when to when somebody is busy with it. */
export const busyTime = (startsAt: string, minutes: number): { from: Date; to: Date } => ({
  from: new Date(startsAt),
  to: new Date(Date.parse(startsAt) + minutes * MINUTE_MS),
});

/** When the last of the times that are offered begins, in one form; null: none is offered. */
export const lastSlotAt = (slots: readonly { startsAt: string }[]): string | null =>
  slots.length === 0 ? null : new Date(Math.max(...slots.map(({ startsAt }) => Date.parse(startsAt)))).toISOString();
