const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** What a clock in a time zone shows at a moment, as milliseconds since 1970 of a clock in UTC that shows the same. */
const clockAt = (timeZone: string, at: number): number => {
  const parts: Record<string, number> = {};
  const format = new Intl.DateTimeFormat('en-u-ca-iso8601', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  for (const { type, value } of format.formatToParts(at)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
};

/** The moment a day earlier at which the clocks of a time zone show the same; one that they leave out is taken as before the change. */
export const dayBefore = (timeZone: string, startsAt: string): string => {
  const at = Date.parse(startsAt);
  const wanted = clockAt(timeZone, at) - DAY_MS;
  const usual = at - DAY_MS;
  return new Date(usual + (wanted - clockAt(timeZone, usual))).toISOString();
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
